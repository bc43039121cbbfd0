"""Where the people at a table are: at this screen, on another device, or on a phone around it."""
