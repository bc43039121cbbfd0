"""The opponents of Wizards' Garden."""
