"""Who advises people in Tuintopia: hints, judges of reviews, and their reasons."""
