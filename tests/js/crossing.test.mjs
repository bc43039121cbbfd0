import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { crossed } from "../../static/js/table/crossing.js";

const CELL = 50;
const SIZE = 12;
const AROUND = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy]))
  .filter(([dx, dy]) => dx || dy);

const grid = [...Array(SIZE * SIZE).keys()].map((index) => ({
  id: index,
  window: "maze",
  x: (index % SIZE) * CELL,
  y: Math.floor(index / SIZE) * CELL,
  w: CELL,
  h: CELL,
}));

const aimsAt = (left, top, zoom, box = [-1e4, -1e4, 2e4, 2e4]) => ({
  lens: () => ({ left, top, zoom }),
  windowAt: (x, y) =>
    x >= box[0] && y >= box[1] && x <= box[0] + box[2] && y <= box[1] + box[3] ? "maze" : null,
});

/** A way of 2 to 15 squares, each beside the one before, as words of Letter Maze take. */
const ways = fc
  .tuple(fc.nat(SIZE * SIZE - 1), fc.array(fc.nat(7), { minLength: 1, maxLength: 14 }))
  .map(([start, turns]) => {
    const way = [start];
    for (const turn of turns) {
      const [dx, dy] = AROUND[turn];
      const [x, y] = [(way.at(-1) % SIZE) + dx, Math.floor(way.at(-1) / SIZE) + dy];
      const next = y * SIZE + x;
      if (x >= 0 && y >= 0 && x < SIZE && y < SIZE && !way.includes(next)) {
        way.push(next);
      }
    }
    return way;
  });

const crossedBy = (places, viewports) => {
  const found = [];
  for (let index = 1; index < places.length; index += 1) {
    const ids = crossed(grid, places[index - 1], places[index], viewports);
    found.push(...ids.filter((id) => id !== found.at(-1)));
  }
  return found.filter((id, index) => id !== found[index - 1]);
};

test("a finger crosses the squares of its way and no other, however few places are told", () => {
  const lenses = fc.record({
    left: fc.integer({ min: -300, max: 300 }),
    top: fc.integer({ min: -300, max: 300 }),
    zoom: fc.double({ min: 0.3, max: 2, noNaN: true }),
  });
  const trembling = fc.infiniteStream(fc.double({ min: -0.2, max: 0.2, noNaN: true }));
  fc.assert(
    fc.property(ways, lenses, trembling, ([...way], { left, top, zoom }, off) => {
      fc.pre(way.length > 1);
      const places = way.map((id) => ({
        x: left + ((id % SIZE) + 0.5 + off.next().value) * CELL * zoom,
        y: top + (Math.floor(id / SIZE) + 0.5 + off.next().value) * CELL * zoom,
      }));
      assert.deepEqual(crossedBy(places, aimsAt(left, top, zoom)), way);
    }),
    { numRuns: 500 },
  );
});

test("places in between change nothing", () => {
  fc.assert(
    fc.property(ways, fc.integer({ min: 1, max: 9 }), (way, steps) => {
      fc.pre(way.length > 1);
      const corners = way.map((id) => ({
        x: ((id % SIZE) + 0.5) * CELL,
        y: (Math.floor(id / SIZE) + 0.5) * CELL,
      }));
      const places = corners.flatMap((to, index) => {
        const from = corners[Math.max(index - 1, 0)];
        return [...Array(steps).keys()].map((step) => ({
          x: from.x + ((to.x - from.x) * (step + 1)) / steps,
          y: from.y + ((to.y - from.y) * (step + 1)) / steps,
        }));
      });
      assert.deepEqual(crossedBy(places, aimsAt(0, 0, 1)), way);
    }),
  );
});

test("a diagonal that cuts a corner picks no square beside it", () => {
  const shift = 0.3 * CELL;
  const [from, to] = [
    { x: 25 + shift, y: 25 - shift / 2 },
    { x: 75 + shift, y: 75 - shift / 2 },
  ];
  assert.deepEqual(crossed(grid, from, to, aimsAt(0, 0, 1)), [0, SIZE + 1]);
});

test("what lies outside of the window is not crossed", () => {
  const viewports = aimsAt(0, 0, 1, [0, 0, 105, 105]);
  assert.deepEqual(crossed(grid, { x: 25, y: 25 }, { x: 225, y: 25 }, viewports), [0, 1]);
});
