"""Hints and game reviews for Garden Growth, with the reasons behind them."""
