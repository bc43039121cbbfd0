// A page that is left gives back the memory of its workers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { endWhenLeft } from "../../../static/js/python/leaving.js";

/** A page that counts how many times it was loaded anew. */
function createPage() {
  const page = new EventTarget();
  page.reloads = 0;
  page.location = { reload: () => (page.reloads += 1) };
  return page;
}

const event = (type, persisted) => Object.assign(new Event(type), { persisted });

test("all workers are ended when the page is left, also those that came later", () => {
  const page = createPage();
  const ended = [];
  const ends = new Set([() => ended.push("application")]);
  endWhenLeft(ends, page);
  ends.add(() => ended.push("opponents"));
  page.dispatchEvent(event("pagehide", true));
  assert.deepEqual(ended, ["application", "opponents"]);
});

test("a page that the browser has kept is loaded anew, one that opens is not", () => {
  const page = createPage();
  endWhenLeft(new Set(), page);
  page.dispatchEvent(event("pageshow", false));
  assert.equal(page.reloads, 0);
  page.dispatchEvent(event("pageshow", true));
  assert.equal(page.reloads, 1);
});
