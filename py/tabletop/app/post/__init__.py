"""Play by post: a game goes to and fro as a link, and each screen keeps its own copy of it."""
