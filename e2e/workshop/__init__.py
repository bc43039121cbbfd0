"""A page with a table but without a game, on which the animator and its layer are tested."""
