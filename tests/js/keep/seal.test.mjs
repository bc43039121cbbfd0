// The checksum in JavaScript is that of Python, and tells intact texts from damaged ones.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { intactRecord, sumOf } from "../../../static/js/keep/seal.js";
import { sha256 } from "../../../static/js/keep/sha256.js";

const file = new URL("../../data/sealed.json", import.meta.url);
/** Records that core/seal.py sealed; tests/core/test_seal.py holds that they are up to date. */
const sealed = JSON.parse(readFileSync(file, "utf8"));

test("SHA-256 is that of Node", () => {
  const ascii = fc.string({ unit: "binary-ascii", maxLength: 300 });
  fc.assert(
    fc.property(ascii, (text) => {
      assert.equal(sha256(text), createHash("sha256").update(text, "ascii").digest("hex"));
    }),
  );
});

test("records that Python sealed are intact", () => {
  assert.ok(sealed.length > 3);
  for (const text of sealed) {
    const record = JSON.parse(text);
    assert.equal(sumOf(record), record.meta.sum);
    assert.deepEqual(intactRecord(text), record);
  }
});

test("a sealed record with any change of its values is damaged", () => {
  const paths = ["seed", "moves", "game"];
  for (const text of sealed) {
    for (const path of paths) {
      const changed = { ...JSON.parse(text), [path]: path === "moves" ? ["x"] : "other" };
      assert.equal(intactRecord(JSON.stringify(changed)), null);
    }
    const more = JSON.parse(text);
    more.meta.saved = 10_000;
    assert.equal(intactRecord(JSON.stringify(more)), null);
    assert.equal(intactRecord(text.slice(0, -20)), null);
  }
});

test("what is no record is damaged; one without a checksum, or of a newer version, is not", () => {
  const plain = { format: "six-gardens", version: 1, game: "g", seed: "s", seats: [], moves: [] };
  assert.ok(intactRecord(JSON.stringify(plain)));
  assert.ok(intactRecord(JSON.stringify({ format: "six-gardens", version: 2, plays: {} })));
  for (const odd of [
    {},
    [],
    null,
    5,
    "x",
    { ...plain, moves: [1] },
    { ...plain, format: "chess" },
  ]) {
    assert.equal(intactRecord(JSON.stringify(odd)), null);
  }
  assert.equal(intactRecord("not JSON"), null);
});
