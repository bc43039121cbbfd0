"""Where the people at a table are, whose turn it is here, and who views the table."""
