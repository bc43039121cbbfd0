"""The table of Falling Leaves: how it is drawn, touched and told."""
