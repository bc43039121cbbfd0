"""Hints and game reviews for Wizards' Garden, with the reasons behind them."""
