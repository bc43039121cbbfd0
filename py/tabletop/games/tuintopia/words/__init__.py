"""Every text of Tuintopia that a person can see or hear, room by room."""
