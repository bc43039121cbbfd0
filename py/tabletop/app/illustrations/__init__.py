"""The pictures of the rules: drawn by the tables when a page of rules shows their place."""
