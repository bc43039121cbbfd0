"""Play by post: people send a game to each other as a link, and each device keeps a copy."""
