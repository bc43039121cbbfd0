import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const script = await readFile(new URL("../../static/js/theme.js", import.meta.url), "utf8");

/** A page on which the script has run: `written` lists what it wrote on the root element since. */
function pageWith({ dark = false, stored = null } = {}) {
  const written = [];
  const dataset = new Proxy(
    {},
    {
      set(target, name, value) {
        written.push(`${name}=${value}`);
        target[name] = value;
        return true;
      },
    },
  );
  const page = createContext({
    document: { documentElement: { dataset } },
    matchMedia: (query) => ({
      matches: dark && query.includes("dark"),
      addEventListener() {},
    }),
    localStorage: { getItem: () => stored },
  });
  runInContext(script, page);
  return { apply: page.applySettings, dataset, written: () => written.splice(0) };
}

test("the first paint follows the system, then the person", () => {
  assert.deepEqual(pageWith({ dark: true }).written(), ["theme=dark", "motion=auto"]);
  const chosen = pageWith({ dark: true, stored: '{"theme":"light","motion":"off"}' });
  assert.deepEqual(chosen.written(), ["theme=light", "motion=off"]);
});

test("damaged settings leave the system's wishes", () => {
  assert.deepEqual({ ...pageWith({ stored: "{" }).dataset }, { theme: "light", motion: "auto" });
});

test("the same settings again write nothing, so that the board is not painted afresh", () => {
  const page = pageWith();
  page.written();
  page.apply({ theme: "auto", motion: "auto" });
  assert.deepEqual(page.written(), []);
  page.apply({ theme: "contrast", motion: "auto" });
  assert.deepEqual(page.written(), ["theme=contrast"]);
});
