"""Who advises people in Witchcraft: hints, judges of reviews, and their reasons."""
