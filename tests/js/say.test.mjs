// Where texts stand for screen readers, and when they are no longer there.
import assert from "node:assert/strict";
import { test } from "node:test";

/** An element with live regions, as a page and its dialog have them. */
function around(...regions) {
  return {
    querySelectorAll: (selector) =>
      regions.filter(({ says }) => selector === "[data-says]" || selector.includes(`"${says}"`)),
  };
}

test("a dialog that opens says nothing of what was said before", async () => {
  const outside = { says: "assertive", textContent: "" };
  const inside = { says: "assertive", textContent: "" };
  globalThis.document = around(outside, inside);
  globalThis.addEventListener = () => {};
  const { forgetSaid, say } = await import("../../static/js/page/say.js");
  say("Solved!", "assertive");
  assert.match(inside.textContent, /^Solved!/);
  forgetSaid(around(inside));
  assert.equal(inside.textContent, "");
  assert.match(outside.textContent, /^Solved!/);
  say("Try again.", "assertive");
  assert.match(inside.textContent, /^Try again\./);
});
