"""Who advises people in Wizards' Garden: hints, judges of reviews, and their reasons."""
