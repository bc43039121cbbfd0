"""The furniture of all tables: what is drawn, touched and said alike in every game."""
