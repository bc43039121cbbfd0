"""Hints and game reviews for Witchcraft, with the reasons behind them."""
