"""Kept games and settings in localStorage, under one prefix: pages of one origin share it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pyodide.ffi import JsException

from tabletop.core.errors import BadRecord
from tabletop.core.strict_json import read_json

PREFIX = "six-gardens/1/"
_GAMES = f"{PREFIX}game/"
_SHELF = f"{PREFIX}shelf"
_SETTINGS = f"{PREFIX}settings"


class StorageRefusedError(Exception):
    """Storage is full, switched off or forbidden."""


class Storage:
    """What localStorage keeps for us. `window` is the page's global object."""

    def __init__(self, window: Any) -> None:
        self._window = window

    def game(self, id_: str) -> str | None:
        """Return the text of a kept game, or None."""
        return self._get(_GAMES + id_)

    def keep_game(self, id_: str, text: str) -> None:
        """Write a game; raise StorageRefusedError if that is not possible."""
        self._set(_GAMES + id_, text)

    def forget_game(self, id_: str) -> None:
        """Take a game out; where storage is forbidden there is none."""
        try:
            self._window.localStorage.removeItem(_GAMES + id_)
        except JsException as error:
            raise StorageRefusedError(str(error)) from error

    def game_ids(self) -> list[str]:
        """Return the ids of all kept games; none where storage is forbidden."""
        try:
            storage = self._window.localStorage
            keys = [str(storage.key(index)) for index in range(storage.length)]
        except JsException:
            return []
        return [key.removeprefix(_GAMES) for key in keys if key.startswith(_GAMES)]

    def used(self) -> int:
        """Return about how many bytes the kept games take: two for each character."""
        return sum(2 * len(self.game(id_) or "") for id_ in self.game_ids())

    def shelf(self) -> str | None:
        """Return the text of the list of kept games, or None."""
        return self._get(_SHELF)

    def keep_shelf(self, entries: tuple[Mapping[str, Any], ...]) -> None:
        """Write the list of kept games; raise StorageRefusedError if that is not possible."""
        self._set(_SHELF, json.dumps(entries, ensure_ascii=False))

    def settings(self) -> Mapping[str, Any]:
        """Return the kept settings; none where there are none that can be read."""
        try:
            settings = read_json(self._get(_SETTINGS) or "{}")
        except BadRecord:
            return {}
        return settings if isinstance(settings, dict) else {}

    def keep_settings(self, settings: Mapping[str, str]) -> None:
        """Write the settings; raise StorageRefusedError if that is not possible."""
        self._set(_SETTINGS, json.dumps(dict(settings)))

    def changed_by_another_tab(self, key: object) -> dict[str, Any]:
        """Return what the message `storage` needs for the key that another tab has written."""
        if key == _SHELF:
            return {"shelf_text": self.shelf()}
        if isinstance(key, str) and key.startswith(_GAMES):
            id_ = key.removeprefix(_GAMES)
            return {"id": id_, "text": self.game(id_)}
        return {}

    def _get(self, key: str) -> str | None:
        try:
            value = self._window.localStorage.getItem(key)
        except JsException:
            return None
        return value if isinstance(value, str) else None

    def _set(self, key: str, value: str) -> None:
        try:
            self._window.localStorage.setItem(key, value)
        except JsException as error:
            raise StorageRefusedError(str(error)) from error
