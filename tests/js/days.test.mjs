// Every day that a person reads is that of the clock on the wall, not of UTC.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { today } from "../../static/js/page/today.js";
import { longDay } from "../../static/js/page/when.js";

test("in Tokyo a day begins nine hours before that of UTC", (context) => {
  const { TZ } = process.env;
  context.after(() => (TZ === undefined ? delete process.env.TZ : (process.env.TZ = TZ)));
  process.env.TZ = "Asia/Tokyo";
  assert.equal(today(new Date("2026-11-24T22:37Z")), "2026-11-25");
  assert.equal(longDay("2026-11-24T22:37:00+00:00"), "25 November 2026");
  process.env.TZ = "America/Los_Angeles";
  assert.equal(today(new Date("2026-11-24T22:37Z")), "2026-11-24");
  assert.equal(longDay("2026-11-25T02:00:00+00:00"), "24 November 2026");
});

test("nobody takes a day out of a time in UTC", () => {
  const folder = new URL("../../static/js/", import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"));
  const guilty = files.filter((name) =>
    /toISOString|getUTCDate/.test(readFileSync(new URL(name, folder), "utf8")),
  );
  assert.deepEqual(guilty, []);
});
