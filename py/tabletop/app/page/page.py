"""The content of the page's HTML as one JSON-compatible object. The board is painted separately."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from tabletop.app.announcing.sentence import foretold_of, sentence_of
from tabletop.app.curtain.curtain import CurtainData, curtain
from tabletop.app.hands import page as hands
from tabletop.app.illustrations.passage import passage_of, rule_of
from tabletop.app.lesson.bar import LessonBar, lesson_bar
from tabletop.app.messages import Encoded, Press, encode
from tabletop.app.messages.openable import RenameDialog, SaveDialog, SavesDialog
from tabletop.app.model.entry import Shelf
from tabletop.app.model.model import Model
from tabletop.app.model.notice import Notice
from tabletop.app.model.session import Session
from tabletop.app.page.dialog import dialog_content
from tabletop.app.page.dialog_data import DialogData
from tabletop.app.post.sending import PostBar, post_bar
from tabletop.app.presence.places import is_shared
from tabletop.app.puzzles import page as puzzles
from tabletop.app.review import sheet as review
from tabletop.app.review.verdict import verdict
from tabletop.app.table.hinting import hint_sentence
from tabletop.app.table.taking_back import undo_ply
from tabletop.app.table.taps import may_hint
from tabletop.app.table.throwing import ThrowData, question
from tabletop.games.registry import game_title, table_of


class ButtonData(TypedDict):
    """A button, and the message that it sends."""

    label: str
    message: Encoded[Press]


class NoticeData(TypedDict):
    """A message above the page, until the player closes it; `warn` if something went wrong."""

    text: str
    tone: Literal["info", "warn"]
    actions: list[ButtonData]


class ToolsData(TypedDict):
    """Whether a move can be taken back, a move played again, and a hint given."""

    undo: bool
    redo: bool
    hint: bool


class TypedData(TypedDict):
    """The error of the last typed move, its rule, and how many typed moves were played.

    `error` is None and `passage` "" if there was none.
    """

    error: str | None
    passage: str
    played: int


class ReplayBar(TypedDict):
    """The bar of a look back at the position after `ply` of `last` moves.

    `turning` is None unless the look back is about a turning point.
    """

    ply: int
    last: int
    playing: bool
    speed: int
    turning: review.TurningBar | None


class TableData(TypedDict):
    """What the page shows of a game around its board.

    `tentative` is whether a link opened it and nobody has acted yet. `sentence` says what to do
    next, `foretold` what the selected move would do beyond that; `refused` is whether the sentence
    refuses a move, `hinted` whether it is a hint. `ply` counts the moves played, and `last` also
    those that can be played again. `passage` is the section of the rules, or the number of the
    rule, that explains it, "" for none. `secret` is whether the board must be hidden from others
    who can see this screen. `watching` says why this phone shows no hand, and `progress` how far
    the game is while phones play it; "" otherwise.
    """

    id: str
    tentative: bool
    game: str
    title: str
    icon: str
    sentence: str
    foretold: str
    refused: bool
    hinted: bool
    ply: int
    last: int
    tools: ToolsData
    passage: str
    typed: TypedData
    replay: ReplayBar | None
    over: bool
    secret: bool
    throw: ThrowData | None
    lesson: LessonBar | None
    puzzle: puzzles.PuzzleBar | None
    hand: hands.HandData | None
    watching: str
    progress: str
    phones: list[hands.PhoneSeat]
    post: PostBar | None


class PageData(TypedDict):
    """The content of the page; `table` is None on the menu.

    `draws` is whether the page can request thumbnails of saved games.
    """

    screen: Literal["menu", "table"]
    draws: bool
    dialog: DialogData | None
    notice: NoticeData | None
    table: TableData | None
    curtain: CurtainData | None
    settings: Mapping[str, str]


def page(model: Model) -> PageData:
    """Return the content of the page for `model`, without the list of saved games."""
    return {
        "screen": "menu" if model.session is None else "table",
        "draws": model.pictures is not None,
        "dialog": dialog_content(model),
        "notice": _notice(model.notice or verdict(model.session)),
        "table": _table(model),
        "curtain": curtain(model.session),
        "settings": dict(model.settings),
    }


def visible_shelf(model: Model) -> Shelf | None:
    """Return the list of saved games if the page shows it, otherwise None.

    It is separate from `page` because it can be long: it is sent only when it has changed.
    """
    top = model.dialogs[-1] if model.dialogs else None
    in_dialog = isinstance(top, SavesDialog | SaveDialog | RenameDialog)
    return model.shelf if model.session is None or in_dialog else None


def _notice(notice: Notice | None) -> NoticeData | None:
    if notice is None:
        return None
    return {
        "text": notice.text,
        "tone": "warn" if notice.warn else "info",
        "actions": [
            {"label": each.label, "message": encode(each.message)} for each in notice.buttons
        ],
    }


def _table(model: Model) -> TableData | None:
    session = model.session
    if session is None:
        return None
    match = session.match
    return {
        "id": session.id,
        "tentative": session.file.tentative,
        "game": match.game.info.key,
        "title": game_title(match.game.info.key),
        "icon": table_of(match).icon,
        "sentence": sentence_of(model),
        "foretold": foretold_of(model),
        "refused": session.selection.refusal is not None,
        "hinted": bool(hint_sentence(model, session)),
        "ply": match.ply,
        "last": match.ply + len(match.undone),
        "tools": {
            "undo": session.look is None and undo_ply(session) is not None,
            "redo": session.look is None and bool(match.undone),
            "hint": may_hint(session),
        },
        "passage": passage_of(session),
        "typed": _typed(session),
        "replay": _replay(model, session),
        "over": match.to_move is None,
        "secret": is_shared(session) or session.hand is not None,
        "throw": question(session),
        "lesson": lesson_bar(session),
        "puzzle": puzzles.bar(session, model.solved),
        "hand": hands.hand(session),
        "watching": hands.watching(session),
        "progress": hands.progress(session),
        "phones": hands.phones(model, session),
        "post": post_bar(session),
    }


def _typed(session: Session) -> TypedData:
    wrong = session.selection.typed_error
    error = wrong.sentence if wrong else None
    return {"error": error, "passage": rule_of(wrong), "played": session.selection.typed_played}


def _replay(model: Model, session: Session) -> ReplayBar | None:
    look = session.look
    if look is None:
        return None
    return {
        "ply": look.ply,
        "last": session.match.ply,
        "playing": look.playing,
        "speed": look.speed,
        "turning": review.turning(model, session),
    }
