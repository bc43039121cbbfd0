"""The table of Garden Growth: how it is drawn, touched and told."""
