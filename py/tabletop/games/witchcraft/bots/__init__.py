"""The opponents of Witchcraft."""
