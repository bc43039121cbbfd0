import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { watchPointer } from "../../static/js/table/pointer.js";

const square = { id: "b2", window: "maze", trace: true, x: 0, y: 0, w: 50, h: 50 };

class Root extends EventTarget {
  ownerDocument = new EventTarget();
  getBoundingClientRect = () => ({ left: 0, top: 0 });
  setPointerCapture() {}
}

const finger = (type, x) =>
  Object.assign(new Event(type), { button: 0, pointerId: 1, clientX: x, clientY: 20 });

test("what a long press explains does not lie over the squares that the finger goes on to", () => {
  const hush = mock.fn();
  const on = { tap() {}, miss() {}, over() {}, explain() {}, hush };
  const lens = () => ({ left: 0, top: 0, zoom: 1 });
  const viewports = { all: () => [], windowAt: () => "maze", lens, press() {}, lift() {} };
  const root = new Root();
  watchPointer(root, { regions: () => [square], inside: () => true, viewports, zoom: () => 1, on });
  root.dispatchEvent(finger("pointerdown", 20));
  const before = hush.mock.callCount();
  root.dispatchEvent(finger("pointermove", 22));
  assert.equal(hush.mock.callCount(), before, "a finger that trembles goes on reading");
  root.dispatchEvent(finger("pointermove", 45));
  assert.equal(hush.mock.callCount(), before + 1);
  root.dispatchEvent(finger("pointerup", 45));
});

test("a tap on a way tells its window, another tap none", () => {
  const on = { tap() {}, miss() {}, over() {}, explain() {}, hush() {} };
  const lens = () => ({ left: 0, top: 0, zoom: 1 });
  const lift = mock.fn();
  const viewports = { all: () => [], windowAt: () => "maze", lens, press() {}, lift };
  const root = new Root();
  const regions = mock.fn(() => [square]);
  watchPointer(root, { regions, inside: () => true, viewports, zoom: () => 1, on });
  root.dispatchEvent(finger("pointerdown", 20));
  root.dispatchEvent(finger("pointerup", 20));
  regions.mock.mockImplementation(() => [{ ...square, trace: false }]);
  root.dispatchEvent(finger("pointerdown", 20));
  root.dispatchEvent(finger("pointerup", 20));
  assert.deepEqual(
    lift.mock.calls.map((call) => call.arguments),
    [["maze"], [null]],
  );
});
