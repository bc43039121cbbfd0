"""Six Gardens: rules engines, opponents, tables and the application that joins them."""
