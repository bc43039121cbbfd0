// How a link leaves: as a link while it is short, as a file when it is long; and never with an error.
import assert from "node:assert/strict";
import { test } from "node:test";

const shared = [];
Object.assign(globalThis, {
  location: { href: "https://host.example/six/#game=1" },
  document: { title: "Six Gardens" },
});
Object.defineProperty(globalThis, "navigator", {
  value: {
    share: async (parcel) => shared.push(parcel),
    canShare: () => true,
    clipboard: { writeText: async () => assert.fail("not allowed") },
  },
});
const { addressOf, CANCELLED, copy, FAILED, SENT, share, TOO_LONG } =
  await import("../../static/js/together/sending.js");

const dialog = (link) => ({ link, file: "tuintopia.json", message: "Here is our game." });

test("a link opens the page that made it", () => {
  assert.equal(addressOf("abc"), "https://host.example/six/#play=abc");
});

test("a short link is shared as such, a long one as a file that holds it", async () => {
  assert.equal(await share(dialog("abc"), addressOf("abc")), SENT);
  assert.equal(shared.at(-1).url, addressOf("abc"));
  const long = "x".repeat(TOO_LONG);
  assert.equal(await share(dialog(long), addressOf(long)), SENT);
  const [file] = shared.at(-1).files;
  assert.equal(file.name, "tuintopia.json");
  assert.equal(JSON.parse(await file.text()).link, `play=${long}`);
});

test("to have changed one's mind is no fault, and what the device refuses is told", async () => {
  const refuses = (name) => {
    navigator.share = async () => {
      throw Object.assign(new Error(name), { name });
    };
    return share(dialog("abc"), addressOf("abc"));
  };
  assert.equal(await refuses("AbortError"), CANCELLED);
  assert.equal(await refuses("NotAllowedError"), FAILED);
  assert.equal(await copy("abc"), FAILED);
});
