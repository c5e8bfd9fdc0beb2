"""Tripolis: three city-building tile games, their rules, bots and tables."""

__version__ = "0.1.0"
