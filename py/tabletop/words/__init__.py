"""The texts of a game apart from its rules: the contract that each game's `words` implement."""
