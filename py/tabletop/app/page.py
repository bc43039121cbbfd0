"""The content of the page's HTML as one JSON-compatible object. The board is painted separately."""

from __future__ import annotations

from typing import Any

from tabletop.app import words
from tabletop.app.course.course import course
from tabletop.app.curtain.curtain import curtain
from tabletop.app.ending.result import result
from tabletop.app.hands import shown
from tabletop.app.illustrations.passage import passage_of, rule_of
from tabletop.app.lesson.progress import lesson_bar
from tabletop.app.memory.book import book
from tabletop.app.model import Arrival, Dialog, Model, Notice, Sitting
from tabletop.app.post.sending import fork_dialog, post_bar, send_dialog, send_label, who_dialog
from tabletop.app.presence.places import is_shared, place_of
from tabletop.app.puzzles import shown as puzzles
from tabletop.app.review import sheet as review
from tabletop.app.review.offer import offer
from tabletop.app.review.verdict import verdict
from tabletop.app.shelf.arriving import is_announced
from tabletop.app.shelf.entries import Shelf
from tabletop.app.shelf.listing import find
from tabletop.app.start.dialog import start_dialog
from tabletop.app.strengths.offered import levels_of
from tabletop.app.table.hinting import hint_sentence
from tabletop.app.table.log import told_move
from tabletop.app.table.secrets import footnotes
from tabletop.app.table.sentence import foretold_of, sentence_of
from tabletop.app.table.taking_back import undo_ply
from tabletop.app.table.taps import may_hint
from tabletop.app.table.throwing import question
from tabletop.app.table.viewer import table_of, viewer_of
from tabletop.core.language import t
from tabletop.core.seating import called
from tabletop.games.registry import game_title

Data = dict[str, Any]


def page(model: Model) -> Data:
    """Return the content of the page for `model`, without the list of saved games.

    `draws` is whether the page can request thumbnails of these games (see `shown_shelf`).
    """
    return {
        "screen": "menu" if model.sitting is None else "table",
        "draws": model.pictures is not None,
        "dialog": _dialog(model),
        "notice": _notice(model.notice or verdict(model.sitting)),
        "table": _table(model),
        "curtain": curtain(model.sitting),
        "settings": dict(model.settings),
    }


def shown_shelf(model: Model) -> Shelf | None:
    """Return the list of saved games if the page shows it, otherwise None.

    It is separate from `page` because it can be long: it is sent only when it has changed.
    """
    in_dialog = bool(model.dialogs) and model.dialogs[-1]["kind"] in ("saves", "save", "rename")
    return model.shelf if model.sitting is None or in_dialog else None


def _notice(notice: Notice | None) -> Data | None:
    if notice is None:
        return None
    return {
        "text": notice.text,
        "tone": "warn" if notice.warn else "info",
        "actions": [{"label": each.label, "message": each.message} for each in notice.buttons],
    }


def _table(model: Model) -> Data | None:
    sitting = model.sitting
    if sitting is None:
        return None
    match = sitting.match
    return {
        "id": sitting.id,
        "tentative": sitting.tentative,
        "game": match.game.info.key,
        "title": game_title(match.game.info.key),
        "icon": table_of(match).icon,
        "sentence": sentence_of(model),
        "foretold": foretold_of(model),
        "refused": sitting.refusal is not None,
        "hinted": bool(hint_sentence(model, sitting)),
        "ply": match.ply,
        "last": match.ply + len(match.undone),
        "tools": {
            "undo": sitting.look is None and undo_ply(sitting) is not None,
            "redo": sitting.look is None and bool(match.undone),
            "hint": may_hint(sitting),
        },
        "passage": passage_of(sitting),
        "typed": _typed(sitting),
        "replay": _replay(model, sitting),
        "over": match.to_move is None,
        "secret": is_shared(sitting) or sitting.hand is not None,
        "throw": question(sitting),
        "lesson": lesson_bar(sitting),
        "puzzle": puzzles.bar(sitting, model.solved),
        "hand": shown.hand(sitting),
        "watching": shown.watching(sitting),
        "progress": shown.progress(sitting),
        "phones": shown.phones(model, sitting),
        "post": post_bar(sitting),
    }


def _typed(sitting: Sitting) -> Data:
    """Return the error of the last typed move, its rule, and how many typed moves were played."""
    wrong = sitting.typed_error
    error = wrong.sentence if wrong else None
    return {"error": error, "passage": rule_of(wrong), "played": sitting.typed_played}


def _replay(model: Model, sitting: Sitting) -> Data | None:
    look = sitting.look
    if look is None:
        return None
    last = sitting.match.ply
    bar = {"ply": look.ply, "last": last, "playing": look.playing, "speed": look.speed}
    return {**bar, "turning": review.turning(model, sitting)}


def _dialog(model: Model) -> Data | None:
    if model.arrival is not None and is_announced(model.arrival):
        return _arriving(model.arrival)
    if not model.dialogs:
        return None
    dialog = model.dialogs[-1]
    more = _CONTENTS.get(dialog["kind"], _nothing)(model, dialog)
    return {**dialog, **more, "back": len(model.dialogs) > 1}


def _arriving(arrival: Arrival) -> Data:
    total = len(arrival.texts)
    sentence = words.read_so_far(arrival.read, total)
    more = {"done": arrival.read, "total": total, "sentence": sentence}
    return {"kind": "arriving", **more, "back": False}


def _nothing(model: Model, dialog: Dialog) -> Data:
    return {}


def _start(model: Model, dialog: Dialog) -> Data:
    return start_dialog(dialog["game"])


def _rename(model: Model, dialog: Dialog) -> Data:
    entry = find(model.shelf, dialog["id"])
    return {"name": entry["name"] if entry else ""}


def _rules(model: Model, dialog: Dialog) -> Data:
    return {"game": dialog.get("game"), "section": dialog.get("section", "")}


def _settings(model: Model, dialog: Dialog) -> Data:
    return {"storage": _storage(model), "version": model.version}


def _storage(model: Model) -> Data | None:
    facts = model.storage
    if facts is None:
        return None
    count = len(model.shelf)
    size, held = max(1, round(facts.used / 1000)), t(words.PROMISES[facts.promised])
    sentence = words.kept_games(count, size, held) if count else t(words.NO_GAMES)
    if model.may_clear and not facts.promised:
        sentence = f"{sentence} {t(words.SAFARI_CLEARS)}"
    return {"saves": count, "kept": facts.promised, "sentence": sentence}


def _about(model: Model, dialog: Dialog) -> Data:
    return {"version": model.version}


def _menu(model: Model, dialog: Dialog) -> Data:
    sitting = model.sitting
    if sitting is None:
        return {}
    match = sitting.match
    seats = [
        {
            "seat": number,
            "name": match.names[number - 1],
            "mark": number,
            "kind": "human" if seat.is_human else "computer",
            "level": seat.level,
            "place": place_of(sitting, number),
        }
        for number, seat in enumerate(match.record.seats, start=1)
    ]
    return {
        "id": sitting.id,
        "seats": seats,
        "levels": levels_of(match.record.game, {seat.level for seat in match.record.seats}),
        "redo": bool(match.undone),
        "over": match.to_move is None,
        "send": send_label(sitting),
    }


def _log(model: Model, dialog: Dialog) -> Data:
    sitting = model.sitting
    if sitting is None:
        return {}
    entries = [_log_entry(sitting, ply) for ply in range(sitting.match.ply)]
    current = sitting.look.ply if sitting.look else sitting.match.ply
    return {
        "entries": entries,
        "current": current,
        "redo": bool(sitting.match.undone),
        "notes": footnotes(sitting),
        "review": offer(sitting),
        "course": course(sitting, model.review),
    }


def _log_entry(sitting: Sitting, ply: int) -> Data:
    match = sitting.match
    seat = match.game.current_player(match.positions[ply].state) or None
    return {
        "ply": ply + 1,
        "mark": seat,
        "who": called(match.names, seat, seat) if seat else None,
        "text": told_move(sitting, ply),
        "move": _move_text(sitting, ply),
    }


def _move_text(sitting: Sitting, ply: int) -> str:
    """Return the notation of the move played at `ply`, without what the viewer may not know."""
    return sitting.match.redacted(ply, viewer_of(sitting))


_CONTENTS = {
    "start": _start,
    "rename": _rename,
    "rules": _rules,
    "settings": _settings,
    "about": _about,
    "menu": _menu,
    "log": _log,
    "over": result,
    "memory": book,
    "review": review.sheet,
    "puzzles": puzzles.listed,
    "hands": shown.sheet,
    "send": send_dialog,
    "who": who_dialog,
    "fork": fork_dialog,
}
