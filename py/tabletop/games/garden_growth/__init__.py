"""Garden Growth: twelve turns to fill a garden of twelve spaces and keep its plants alive."""
