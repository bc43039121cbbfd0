"""Who advises people in Garden Growth: hints, judges of reviews, and their reasons."""
