"""What a game says, apart from its rules: the contract that each game's `words` fulfil."""
