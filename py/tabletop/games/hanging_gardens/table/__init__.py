"""The table of Hanging Gardens: how it is drawn, touched and told."""
