"""The levels of computer opponents as the page offers them."""
