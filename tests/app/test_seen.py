"""A view is drawn once, whatever asks for it and whatever else changes."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

from tabletop.app.model.session import Session
from tabletop.app.model.settings import Stage
from tabletop.app.table.current_scene import current_scene
from tabletop.core.sampling import random_match
from tabletop.games.registry import load_game, table_of

STAGE = Stage(820.0, 640.0)


def test_a_session_that_looks_the_same_is_not_drawn_again() -> None:
    """Saving does not change the drawing; another size or position does."""
    match = random_match(load_game("tuintopia"), 2, "seen", {}, 6)
    session = Session(id="seen", match=match)
    table = table_of(match)
    with patch.object(type(table), "scene", autospec=True, side_effect=type(table).scene) as drawn:
        first = current_scene(session, STAGE).scene
        assert current_scene(session.with_file(saved=1), STAGE).scene is first
        assert drawn.call_count == 1
        larger = current_scene(session, Stage(900.0, 700.0)).scene
        assert larger != first
        earlier = current_scene(replace(session, match=match.back_to(5)), STAGE).scene
        assert earlier != first
        assert current_scene(session.with_file(saved=2), STAGE).scene is first
        assert drawn.call_count == 3
