"""The strengths of computer opponents as the page offers them."""
