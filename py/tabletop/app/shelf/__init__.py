"""The saved games: the list, storage, import and export of files."""
