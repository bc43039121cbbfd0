"""The levels of computer opponents, and offers of a stronger or weaker one."""
