// Texts go over a line whole, whatever their length, and none can grow beyond its bound.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assembler, pieces } from "../../../static/js/together/hands/parcel.js";

async function sent(text, most = 1_000_000) {
  const assemble = assembler(most);
  let heard = null;
  for (const piece of await pieces(text)) {
    heard = await assemble(piece);
  }
  return heard;
}

test("every text arrives as it was", async () => {
  const noise = Array.from({ length: 70_000 }, (_, index) =>
    String.fromCodePoint(200 + ((index * 7919) % 40_000)),
  );
  for (const text of [
    "",
    "go=Sw",
    "é🌻".repeat(300),
    noise.join("").replace(/[\ud800-\udfff]/gu, ""),
  ]) {
    assert.equal(await sent(text), text);
  }
});

test("long texts go packed, and in pieces", async () => {
  assert.equal((await pieces("spell ".repeat(50_000))).length, 1);
  const assemble = assembler(100_000);
  assert.equal(await assemble(Uint8Array.of(0, 97)), null);
  assert.equal(await assemble(Uint8Array.of(1, 98)), "ab");
  assert.equal(await assemble(Uint8Array.of(1, 99)), "c");
});

test("what is too large is refused before it is made", async () => {
  await assert.rejects(sent("x".repeat(50_000), 20_000));
  await assert.rejects(sent("y".repeat(300), 200));
  const assemble = assembler(100);
  await assemble(new Uint8Array(90));
  await assert.rejects(assemble(new Uint8Array(90)));
});

test("what is no text is refused", async () => {
  await assert.rejects(assembler(100)(Uint8Array.of(1, 255, 254)));
  await assert.rejects(assembler(100)(Uint8Array.of(3, 1, 2, 3)));
});
