"""The illustrations of the rules, drawn by the tables when they come into view."""
