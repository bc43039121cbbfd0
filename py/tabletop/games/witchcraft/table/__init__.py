"""The table of Witchcraft: how it is drawn, touched and told."""
