"""The score sheet: the same terms at every table, even in a low box."""

import pytest

from tabletop.app.model.settings import Stage
from tabletop.app.table.viewer import sight_of
from tabletop.core.language import figure
from tabletop.games.registry import GAMES, table_of
from tabletop.kit.score import Style, score_line, score_note, score_sheet, style_of, term_boxes
from tabletop.scene.boxes import Box
from tabletop.scene.measure import text_width
from tabletop.scene.shapes import Shapes, Text
from tests.tables import Table
from tests.test_every_table import people_at, session_at

TERMS = [score_line("Living plants", 6, 2), score_line("Weeds", -3), score_line("All twelve", 0)]


def texts(shapes: Shapes) -> list[str]:
    return [each.text for each in shapes if isinstance(each, Text)]


@pytest.mark.parametrize("high", [400.0, 120.0, 60.0])
def test_every_term_is_there_at_every_height(high: float) -> None:
    """In a list, or beside the heading if the box is low."""
    said = texts(score_sheet("Ada", "3", TERMS, Box(0, 0, 340, high)))
    assert {"Ada", "3", "6", figure(-3), "0", "+2"} <= set(said)


@pytest.mark.parametrize(
    ("box", "style", "rows"),
    [
        (Box(0, 0, 250, 300), Style.LIST, 3),
        (Box(0, 0, 250, 162), Style.TILES, 2),
        (Box(0, 0, 400, 68), Style.COLUMNS, 1),
        (Box(0, 0, 400, 40), Style.SIGNS, 1),
        (Box(0, 0, 200, 68), Style.SIGNS, 2),
    ],
)
def test_terms_lie_as_their_place_allows(box: Box, style: Style, rows: int) -> None:
    """With less room the list of lines becomes tiles, then columns, then icons only."""
    assert style_of(box, len(TERMS)) is style
    places = term_boxes(TERMS, box, style)
    assert len({place.y for place in places}) == rows
    assert all(place.right <= box.right and place.bottom <= box.bottom for place in places)


@pytest.mark.parametrize("wide", [228.0, 290.0])
def test_tiles_have_room_for_their_names(wide: float) -> None:
    """Seven terms take three rows if there is height; two would cut words or spread too far."""
    seven = [*TERMS, *TERMS, *TERMS][:7]
    box = Box(0, 0, wide, 300)
    assert style_of(box, len(seven)) is Style.TILES
    places = term_boxes(seven, box, Style.TILES)
    assert len({place.y for place in places}) == 3
    assert min(place.w for place in places) > text_width("Three of", 13) + 4


def test_a_score_is_read_aloud_with_its_terms() -> None:
    """Name, total, and its terms."""
    minus = figure(-3)
    assert score_note("Ada", "3", TERMS) == f"Ada 3: Living plants 6, Weeds {minus}, All twelve 0."


@pytest.mark.parametrize("key", GAMES)
def test_a_tap_on_a_player_lays_the_score_open(key: str) -> None:
    """In every game; where the first tap opens the garden (`look-2`), by a second tap."""
    match = people_at(Table(key, 2, {}))
    table, middle = table_of(match), match.back_to(match.ply // 2)
    sight = sight_of(session_at(middle), Stage(1180, 724))
    player = next(
        each.id
        for each in table.scene(sight).regions
        if each.id in ("player-2", "panel-2", "witch-2") and "disabled" not in each.states
    )
    inspected = table.look(sight, player)
    if inspected == "look-2":
        inspected = table.look(
            sight_of(session_at(middle).with_selection(inspected=inspected), Stage(1180, 724)),
            player,
        )
    assert (inspected or "").startswith("score-2")
