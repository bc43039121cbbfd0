import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.navigator ??= {};
globalThis.document = { createElement: () => ({ width: 300, height: 150 }) };
const { offscreen } = await import("../../static/js/table/canvas.js");
const { createGallery } = await import("../../static/js/table/sprites.js");

const SIDE = 2000; // so large that four pictures are more than a gallery keeps
const WISH = { scale: 1, angle: 0, x: 0, y: 0 };

const gallery = () =>
  createGallery(
    () => ({ canvas: offscreen(SIDE, SIDE) }),
    () => [0, 0, SIDE, SIDE],
  );

const shapes = (name) => [{ kind: name }];

test("a picture is drawn once, also for other shapes that look alike", () => {
  const { picture } = gallery();
  assert.equal(picture(shapes("a"), WISH), picture(shapes("a"), WISH));
  assert.notEqual(picture(shapes("a"), WISH), picture(shapes("b"), WISH));
});

test("pictures that were not seen of late make room, and give back their pixels at once", () => {
  const { picture, tidy } = gallery();
  const old = picture(shapes("old"), WISH);
  tidy();
  const seen = ["a", "b", "c"].map((name) => picture(shapes(name), WISH));
  tidy();
  assert.equal(old.canvas.width * old.canvas.height, 1);
  seen.forEach(({ canvas }) => assert.equal(canvas.width, SIDE));
});

test("what a scene shows is kept, however much it is", () => {
  const { picture, tidy } = gallery();
  const seen = ["a", "b", "c", "d", "e"].map((name) => picture(shapes(name), WISH));
  tidy();
  seen.forEach(({ canvas }) => assert.equal(canvas.width, SIDE));
});
