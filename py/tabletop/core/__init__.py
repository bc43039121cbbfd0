"""What all games share: the game contract, chance, records and matches.

Only the standard library may be imported here.
"""
