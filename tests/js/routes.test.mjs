// The address reaches Python as it stands, whatever somebody has put there.
import assert from "node:assert/strict";
import { test } from "node:test";

const location = { pathname: "/", search: "", hash: "" };
const heard = {};

/** What a browser has, as far as an address needs it. */
Object.assign(globalThis, {
  location,
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false }),
  navigator: {},
  addEventListener: (kind, listener) => (heard[kind] = listener),
});
const { createRoutes } = await import("../../static/js/page/routes.js");

const sentFrom = (hash) => {
  const sent = [];
  location.hash = hash;
  createRoutes((message) => sent.push(message)).begin();
  return sent;
};

for (const fragment of [
  "%",
  "new=%",
  "game=%",
  "%E0%A4%A",
  "new=tuintopia&seats=2",
  "game=a%2Fb",
]) {
  test(`a page that is opened at #${fragment} hands it on`, () => {
    assert.deepEqual(sentFrom(`#${fragment}`), [{ do: "link", fragment }]);
  });
}

test("an address that changes is followed, to a link or back to the menu", () => {
  const sent = sentFrom("");
  assert.deepEqual(sent, []);
  location.hash = "#game=%";
  heard.hashchange();
  heard.popstate();
  location.hash = "";
  heard.popstate();
  assert.deepEqual(sent, [{ do: "link", fragment: "game=%" }, { do: "leave" }]);
});

test("a kept table that the address names is known by its id, spelled as an address spells it", () => {
  location.hash = "#game=a%2Fb%25";
  assert.equal(createRoutes(() => {}).leadsTo("a/b%"), true);
});

test("a link that Python did not come to follow is asked for again, until it is followed", () => {
  const sent = [];
  location.hash = "#game=a";
  const routes = createRoutes((message) => sent.push(message));
  routes.begin();
  Object.assign(globalThis, { history: { replaceState: () => (location.hash = "") } });
  routes.follow(null); // the menu, with which Python begins
  routes.again();
  assert.deepEqual(sent, [
    { do: "link", fragment: "game=a" },
    { do: "link", fragment: "game=a" },
  ]);
  routes.arrived();
  routes.again();
  assert.equal(sent.length, 2);
});
