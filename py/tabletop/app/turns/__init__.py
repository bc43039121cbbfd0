"""How turns are called in sentences: by whose they are, and which."""
