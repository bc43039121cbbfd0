"""Six Gardens: rules engines, opponents, tables and the application that joins them."""

__version__ = "0.1.0"
