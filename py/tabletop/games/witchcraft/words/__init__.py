"""All text of Witchcraft that players read or hear, by topic."""
