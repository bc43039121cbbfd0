// Who is around this page: nobody, a page of ours, or a stranger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isFramedByOthers } from "../../static/js/page/frame.js";

const OURS = "https://gardens.example";

/** The innermost of some windows, the outermost first; `null` is one that does not tell its place. */
function innermost(...origins) {
  let inner = null;
  for (const origin of origins) {
    const page = {
      get location() {
        if (origin === null) {
          throw new DOMException("Blocked a frame", "SecurityError");
        }
        return { origin };
      },
    };
    page.parent = inner ?? page;
    inner = page;
  }
  return inner;
}

test("a page by itself, and one within our own, is framed by nobody", () => {
  assert.equal(isFramedByOthers(innermost(OURS)), false);
  assert.equal(isFramedByOthers(innermost(OURS, OURS, OURS)), false);
});

test("a stranger is found wherever it stands around us", () => {
  assert.equal(isFramedByOthers(innermost(null, OURS)), true);
  assert.equal(isFramedByOthers(innermost("https://other.example", OURS)), true);
  assert.equal(isFramedByOthers(innermost(OURS, null, OURS)), true);
  assert.equal(isFramedByOthers(innermost(null, OURS, OURS)), true);
});
