"""Witchcraft: two to six witches race up their Power Meters while the village grows suspicious."""
