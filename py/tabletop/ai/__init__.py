"""Computer opponents: their interface and the algorithms that games share.

Imports core, and words for reviews.
"""
