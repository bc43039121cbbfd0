"""Browsers with injected faults: what is promised about games and files holds in each of them."""
