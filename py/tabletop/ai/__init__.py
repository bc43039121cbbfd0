"""Computer opponents: what they are, and what games share of them. Imports core only."""
