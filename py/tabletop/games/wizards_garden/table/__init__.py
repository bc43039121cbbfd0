"""The table of Wizards' Garden: how it is drawn, touched and told."""
