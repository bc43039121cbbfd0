"""Wizards' Garden: four seeds of one colour in a line become a flower, and the most flowers win."""
