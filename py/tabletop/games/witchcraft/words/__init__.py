"""Everything that is said at the table of Witchcraft, topic by topic."""
