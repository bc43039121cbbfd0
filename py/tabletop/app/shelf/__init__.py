"""The kept games: the list, storage, files that come in and go out."""
