// What the page shows by itself while Python is on its way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { foretell } from "../../static/js/page/foretell.js";

const page = {
  screen: "menu",
  shelf: [{ id: "a", name: "Rainy Sunday" }],
  dialog: null,
  notice: null,
  table: null,
  settings: { theme: "auto", motion: "auto", sound: "off", pace: "normal" },
};
const games = [{ key: "template", start: { game: "template", title: "Template" } }];

const after = (...messages) =>
  messages.reduce((before, message) => foretell(before, message, games), page);

test("a tapped game opens its start", () => {
  const { dialog } = after({ do: "open-game", game: "template" });
  assert.deepEqual(dialog, { kind: "start", game: "template", title: "Template", back: false });
});

test("a game whose start is not known yet says that it opens", () => {
  const { dialog, opening } = foretell(page, { do: "open-game", game: "template" }, []);
  assert.equal(dialog, null);
  assert.equal(opening.game, "template");
});

test("a dialog on a dialog goes back to it", () => {
  const start = { do: "open-game", game: "template" };
  const rules = { do: "dialog", kind: "rules", game: "template" };
  const both = after(start, rules);
  assert.equal(both.dialog.kind, "rules");
  assert.equal(both.dialog.back, true);
  assert.equal(after(start, rules, { do: "close-dialog" }).dialog.kind, "start");
  assert.equal(after(start, rules, { do: "close-dialog" }, { do: "close-dialog" }).dialog, null);
});

test("renaming begins with the name that there is", () => {
  assert.equal(after({ do: "dialog", kind: "rename", id: "a" }).dialog.name, "Rainy Sunday");
});

test("a dialog that only Python can fill waits for it", () => {
  assert.equal(after({ do: "dialog", kind: "menu" }).dialog, null);
});

test("a tapped save closes what lies over it and says that it opens", () => {
  const next = after({ do: "dialog", kind: "saves" }, { do: "open-save", id: "a" });
  assert.equal(next.dialog, null);
  assert.equal(next.opening.id, "a");
});

test("a link to a new table says which game opens", () => {
  assert.equal(
    after({ do: "link", fragment: "new=witchcraft&seats=2" }).opening.game,
    "witchcraft",
  );
  assert.equal(after({ do: "link", fragment: "learn=witchcraft" }).opening.game, "witchcraft");
  assert.equal(after({ do: "learn", game: "template" }).opening.game, "template");
  assert.equal(after({ do: "link", fragment: "daily=tuintopia" }).opening.game, "tuintopia");
  assert.ok(!after({ do: "link", fragment: "game=a" }).opening);
});

test("a dialog stays where only Python knows what lies beneath it, or what closing it means", () => {
  for (const dialog of [{ kind: "rules", back: true }, { kind: "arriving" }]) {
    const shown = { ...page, dialog };
    assert.equal(foretell(shown, { do: "close-dialog" }, games), shown);
  }
});

test("a setting holds at once", () => {
  const { settings } = after({ do: "set", key: "theme", value: "dark" });
  assert.equal(settings.theme, "dark");
});

test("the page that was is never changed", () => {
  const before = structuredClone(page);
  after({ do: "dialog", kind: "saves" }, { do: "set", key: "theme", value: "dark" });
  assert.deepEqual(page, before);
});

test("the dialog about keys opens before Python is up", () => {
  const { dialog } = after({ do: "dialog", kind: "keys", game: "template" });
  assert.deepEqual(dialog, { kind: "keys", game: "template", back: false });
});

test("a game that somebody has sent says that it opens, until Python has looked at it", () => {
  assert.match(after({ do: "link", fragment: "play=abc" }).notice.text, /Opening/);
  assert.equal(after({ do: "link", fragment: "game=abc" }).notice, null);
});
