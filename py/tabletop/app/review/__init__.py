"""A finished game looked at again: where it turned, and what would have been better."""
