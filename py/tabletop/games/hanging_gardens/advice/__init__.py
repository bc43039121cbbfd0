"""Who advises people in Hanging Gardens: hints, judges of reviews, and their reasons."""
