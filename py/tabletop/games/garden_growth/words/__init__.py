"""All text of Garden Growth that players read or hear, by topic."""
