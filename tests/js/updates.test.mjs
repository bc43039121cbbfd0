// A page that stays open finds new versions, and tabs agree about them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lookDaily, watchTaken } from "../../static/js/page/updates.js";

const HOUR = 3_600_000;

/** A page with a clock that is moved by hand, and how often it looked for an update. */
function fakePage(answer = async () => {}) {
  let now = 0;
  let ring = () => {};
  const document = new EventTarget();
  document.hidden = false;
  const page = { document, Date: { now: () => now }, setInterval: (look) => (ring = look) };
  let looks = 0;
  lookDaily({ update: () => ((looks += 1), answer()) }, page);
  return {
    looks: () => looks,
    pass: (hours) => {
      for (let hour = 0; hour < hours; hour += 1) {
        now += HOUR;
        ring();
      }
    },
    sleep: (hours) => (now += hours * HOUR),
    show: (visible) => {
      document.hidden = !visible;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

test("an open page looks once a day", () => {
  const page = fakePage();
  page.pass(23);
  assert.equal(page.looks(), 0);
  page.pass(1);
  assert.equal(page.looks(), 1);
  page.pass(48);
  assert.equal(page.looks(), 3);
});

test("a hidden page does not look, and does when it is seen again", () => {
  const page = fakePage();
  page.show(false);
  page.pass(50);
  assert.equal(page.looks(), 0);
  page.show(true);
  assert.equal(page.looks(), 1);
});

test("a tablet that slept looks when it wakes, with or without a network", async () => {
  const page = fakePage(async () => {
    throw new Error("offline");
  });
  page.sleep(30);
  page.show(true);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(page.looks(), 1);
});

test("the notice goes when another tab has taken the version, not on the first visit", () => {
  for (const [controller, expected] of [
    [{}, [{ do: "update-taken" }]],
    [null, []],
  ]) {
    const serviceWorker = new EventTarget();
    serviceWorker.controller = controller;
    const sent = [];
    watchTaken(serviceWorker, (message) => sent.push(message));
    serviceWorker.dispatchEvent(new Event("controllerchange"));
    assert.deepEqual(sent, expected);
  }
});
