"""Firefox as Debian packs it, driven over WebDriver BiDi, which it speaks without another program.

Playwright's Firefox is a build of its own that no package has, and Selenium asks for geckodriver.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from websocket import WebSocket, create_connection

PATIENCE = 90.0
ENTER = "\ue007"

PREFERENCES = {
    # A test browser talks to the site under test alone.
    "app.normandy.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}

OPTIONS = ["--headless", "--no-remote", "--remote-debugging-port", "0"]

RUN = """async function (script, ...all) {
  const found = await new Function(script)(...JSON.parse(all[0]));
  return JSON.stringify(found ?? null);
}"""

MIDDLE = """
  const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
"""

FOCUS = "document.querySelector(arguments[0]).focus();"


def firefox_path() -> str | None:
    """Return the path of the system's Firefox, or None."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """A Firefox process with one window; `errors` collects the errors of its pages."""

    def __init__(self, profile: Path, preferences: Mapping[str, object] | None = None) -> None:
        """Start Firefox with the empty folder `profile`; `preferences` override the defaults."""
        path = firefox_path()
        assert path, "There is no Firefox here."
        wanted = {**PREFERENCES, **(preferences or {})}
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in wanted.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self.errors: list[str] = []
        self._process = subprocess.Popen(
            [path, *OPTIONS, "--profile", str(profile), "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._number = 0
        self._socket = self._connect(profile / "WebDriverBiDiServer.json")
        self._command("session.new", capabilities={})
        self._command("session.subscribe", events=["log.entryAdded"])
        contexts = self._command("browsingContext.getTree")["contexts"]
        self._context = {"context": contexts[0]["context"]}

    def quit(self) -> None:
        """End Firefox."""
        self._command("browser.close")
        self._socket.close()
        self._process.wait(PATIENCE)

    def end(self, how: int) -> None:
        """End Firefox with a signal."""
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._socket.close()

    def before_pages(self, script: str) -> None:
        """Run a script before those of every page opened from now on."""
        self._command("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def go(self, address: str) -> None:
        self._command("browsingContext.navigate", **self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._command("browsingContext.reload", **self._context, wait="complete")

    def run(self, script: str, *arguments: Any) -> Any:
        texts = [script, json.dumps(arguments)]
        answer = self._command(
            "script.callFunction",
            functionDeclaration=RUN,
            arguments=[{"type": "string", "value": text} for text in texts],
            awaitPromise=True,
            target=self._context,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def tap(self, selector: str) -> None:
        x, y = self.run(MIDDLE, selector)
        actions = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "finger", "actions": actions})

    def type_line(self, selector: str, text: str) -> None:
        self.run(FOCUS, selector)
        keys = [
            {"type": kind, "value": key} for key in text + ENTER for kind in ("keyDown", "keyUp")
        ]
        self._act({"type": "key", "id": "keys", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self._command("input.performActions", **self._context, actions=[source])

    def _connect(self, server: Path) -> WebSocket:
        """Return the connection to Firefox, once it has written its address."""
        end = time.monotonic() + PATIENCE
        while not server.exists() or not server.read_text(encoding="utf-8"):
            assert time.monotonic() < end, "Firefox does not start."
            time.sleep(0.05)
        port = json.loads(server.read_text(encoding="utf-8"))["ws_port"]
        # A request that names an origin is one of a web page, and refused.
        return create_connection(
            f"ws://127.0.0.1:{port}/session", timeout=PATIENCE, suppress_origin=True
        )

    def _command(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Return the result of a command, after handling the events that precede it."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") == self._number:
                assert "result" in message, message
                result: dict[str, Any] = message["result"]
                return result
            entry = message.get("params", {})
            if entry.get("level") == "error":
                self.errors.append(str(entry.get("text")))
