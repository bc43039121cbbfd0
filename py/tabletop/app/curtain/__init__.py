"""The curtain between people who share a screen."""
