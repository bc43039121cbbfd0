"""Computer opponents: what they are, and the search that games share. Imports core only."""
