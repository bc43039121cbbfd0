"""A page with a table but without a game, on which the painter and its layer are tested."""
