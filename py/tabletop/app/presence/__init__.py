"""Where the people of a table are: at this screen, at one elsewhere, or at a phone around it."""
