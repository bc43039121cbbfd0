"""Code shared by all games: the game contract, chance, records and matches.

Imports only the standard library.
"""
