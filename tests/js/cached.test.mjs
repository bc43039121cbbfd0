// What storage has of derived things is shown only if nothing is wrong about it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isEntry, seal, settingsOf, shelfOf, unseal } from "../../static/js/page/cached.js";

const ENTRY = {
  id: "good",
  game: "wizards-garden",
  title: "Wizards' Garden",
  name: "",
  seats: [
    { name: "Ada", mark: 1, kind: "human" },
    { name: "שרה 🌻", mark: 2, kind: "computer" },
  ],
  status: "Turn 3 · Ada to play",
  when: "2026-11-20T12:00:00+00:00",
  state: "running",
};
const DAMAGED = { ...ENTRY, id: "torn", game: "", seats: [], when: "", state: "damaged" };
const SCENE = {
  id: "good",
  page: { screen: "table", table: { id: "good", sentence: "Ada is to play." } },
  transition: { steps: [{ scene: { width: 300, nodes: [{ key: "a", shapes: [] }] }, ms: 0 }] },
};

const shelf = (texts, list = null, kept = ["good", "torn", "other"]) =>
  shelfOf(new Map(Object.entries(texts)), list, new Set(kept)).map(({ id }) => id);
const json = JSON.stringify;

/** Values of wrong types, sizes and characters, as text of JSON. */
const ODD = [
  "null",
  "true",
  "0",
  "-1",
  "99",
  "1e30",
  "1e999",
  '"\\ud800"',
  '"__proto__"',
  json("W".repeat(100_000)),
  "[]",
  "[null]",
  "{}",
  '{"__proto__":{"mark":1}}',
  json([[[[[]]]]]),
];

/** The path to every value in another, at any depth. */
function* pathsIn(value) {
  if (typeof value !== "object") {
    return;
  }
  for (const key of Object.keys(value)) {
    yield [key];
    for (const path of pathsIn(value[key])) {
      yield [key, ...path];
    }
  }
}

/** A copy of `value` that says "ODD" at the end of a path. */
function withFault([key, ...path], value) {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = path.length > 0 ? withFault(path, value[key]) : "ODD";
  return copy;
}

test("good entries are shown, the newest first", () => {
  const newer = { ...ENTRY, id: "other", when: "2026-11-21T12:00:00Z" };
  const texts = { good: json(ENTRY), other: json(newer), torn: json(DAMAGED) };
  assert.deepEqual(shelf(texts), ["other", "good", "torn"]);
  assert.deepEqual(shelf(texts, null, ["good"]), ["good"], "games that are gone are not");
  const twins = { rent: json({ ...DAMAGED, id: "rent" }), ...texts };
  const kept = Object.keys(twins);
  assert.deepEqual(
    shelf(twins, null, kept),
    ["other", "good", "torn", "rent"],
    "as Python lists them",
  );
});

test("an entry with a wrong value at any depth is not shown", () => {
  const words = ["name", "title", "status", "game"];
  for (const path of pathsIn(ENTRY)) {
    for (const odd of ODD) {
      const text = json(withFault(path, ENTRY)).replace('"ODD"', odd);
      if (odd === '"__proto__"' && words.includes(path.at(-1))) {
        continue;
      } // a word like any other
      assert.deepEqual(shelf({ good: text }), [], text.slice(0, 300));
    }
  }
});

test("an entry with a key more or a key less is not shown", () => {
  for (const key of Object.keys(ENTRY)) {
    const rest = Object.fromEntries(Object.entries(ENTRY).filter(([each]) => each !== key));
    assert.equal(isEntry(rest), false, key);
  }
  for (const more of ['"thumb":""', '"__proto__":{}', '"constructor":1']) {
    assert.deepEqual(shelf({ good: json(ENTRY).replace("{", `{${more},`) }), []);
  }
  assert.deepEqual(shelf({ another: json(ENTRY) }, null, ["good", "another"]), []);
});

test("garbage of any size is no shelf", () => {
  for (const text of ["", "{", "null", "[null]", '"hello"', "NaN", "[".repeat(5_000_000)]) {
    assert.deepEqual(shelf({ good: text }, text), [], text.slice(0, 20));
  }
});

test("a list of version 0.1.0 is read, its pictures left out", () => {
  const list = json([null, "hello", { ...ENTRY, thumb: "\ud800" }, { ...DAMAGED, thumb: 5 }, {}]);
  assert.deepEqual(shelf({}, list), ["good", "torn"]);
  const shown = shelfOf(new Map(), list, new Set(["good"]));
  assert.deepEqual(shown, [ENTRY]);
});

test("settings are one of their values", () => {
  const usual = { theme: "auto", motion: "auto", sound: "off", pace: "normal" };
  for (const odd of [...ODD, "{", "[1", null, undefined]) {
    assert.deepEqual(settingsOf(odd), usual);
    assert.deepEqual(settingsOf(`{"theme":${odd},"sound":${odd},"__proto__":${odd}}`), usual);
  }
  assert.deepEqual(settingsOf('{"theme":"dark","more":1}'), { ...usual, theme: "dark" });
});

test("a scene comes back as it was sealed", () => {
  assert.deepEqual(unseal(seal(SCENE, "edition"), "edition"), SCENE);
});

test("a scene of another edition is none", () => {
  for (const edition of ["", "other", "editio", "edition2"]) {
    assert.equal(unseal(seal(SCENE, "edition"), edition), null);
  }
  assert.equal(unseal(json(SCENE), ""), null, "as version 0.1.0 kept it");
});

test("a scene in which one character is another, missing or doubled is none", () => {
  const text = seal(SCENE, "edition");
  for (let at = 0; at < text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const other = text[at] === "0" ? "1" : "0";
    for (const slip of [
      before + other + after,
      before + after,
      before + text[at] + text.slice(at),
    ]) {
      assert.equal(unseal(slip, "edition"), null, `at ${at}`);
    }
  }
});

test("what is sealed but no scene is none", () => {
  for (const odd of [null, 5, "x", [], {}, { ...SCENE, id: 5 }, { ...SCENE, transition: null }]) {
    assert.equal(unseal(seal(odd, ""), ""), null);
  }
  assert.equal(unseal(null, ""), null);
  assert.equal(unseal("x".repeat(5_000_000), ""), null);
});
