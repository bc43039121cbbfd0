"""The games, a folder each; `registry` lists them."""
