"""The table of Tuintopia: how it is drawn, touched and told."""
