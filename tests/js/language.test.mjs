import assert from "node:assert/strict";
import { test } from "node:test";

const catalogue = {
  language: "nl",
  "Take back": "Terugnemen",
  "{count} game": { one: "{count} spel", other: "{count} spellen" },
};

/** The module as it is loaded by a page that brings a catalogue along, or none. */
async function load(held) {
  globalThis.document = { getElementById: () => held && { textContent: JSON.stringify(held) } };
  const module = await import(`../../static/js/language.js?${Math.random()}`);
  delete globalThis.document;
  return module;
}

test("without a catalogue the sources are said, with their gaps filled", async () => {
  const { t, tCount } = await load(null);
  assert.equal(t("Seat {number}", { number: 2 }), "Seat 2");
  assert.equal(tCount("{count} game", "{count} games", 1), "1 game");
  assert.equal(tCount("{count} game", "{count} games", 3), "3 games");
});

test("a catalogue has its own words, and its own forms for numbers", async () => {
  const { t, tCount } = await load(catalogue);
  assert.equal(t("Take back"), "Terugnemen");
  assert.equal(tCount("{count} game", "{count} games", 1), "1 spel");
  assert.equal(tCount("{count} game", "{count} games", 3), "3 spellen");
});

test("what a catalogue lacks is said in English", async () => {
  const { t } = await load(catalogue);
  assert.equal(t("Hint"), "Hint");
});

test("a list is one phrase in the language of the page", async () => {
  const names = ["Ada", "Ben", "Basil"];
  assert.equal((await load(null)).listed(names), "Ada, Ben and Basil");
  assert.equal((await load(catalogue)).listed(names), "Ada, Ben en Basil");
  assert.equal((await load(null)).listed(["Ada"]), "Ada");
});
