// Sounds: only when they are switched on, only after a gesture, and never loud.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createSounds, SOUNDS } from "../../static/js/page/sounds.js";

/** A page whose audio only writes down what is started. */
function fakePage() {
  let allowed = true;
  const started = [];
  const listeners = new Map();
  const parameter = () => ({
    setValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  const node = (kind) => ({
    kind,
    frequency: parameter(),
    gain: parameter(),
    connect: (next) => next,
    start: () => started.push(kind),
    stop() {},
  });
  let contexts = 0;
  let last = null;
  class AudioContext {
    constructor() {
      contexts += 1;
      last = this;
      Object.assign(this, { sampleRate: 8000, currentTime: 0, state: "running", destination: {} });
    }
    resume = async () => {
      await Promise.resolve();
      if (!allowed) {
        throw new Error("not allowed");
      }
      this.state = "running";
    };
    createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
    createOscillator = () => node("tone");
    createBufferSource = () => node("knock");
    createBiquadFilter = () => node("filter");
    createGain = () => node("gain");
  }
  return {
    AudioContext,
    started,
    contexts: () => contexts,
    /** A call comes, or another app takes the sound. */
    interrupt: (mayResume) => {
      allowed = mayResume;
      last.state = "interrupted";
    },
    allow: () => (allowed = true),
    state: () => last.state,
    addEventListener: (kind, listener) => listeners.set(kind, listener),
    removeEventListener: (kind) => listeners.delete(kind),
    gesture: (kind = "pointerdown") => listeners.get(kind)?.(),
  };
}

test("nothing sounds unless it is switched on", () => {
  const page = fakePage();
  const sounds = createSounds(page);
  page.gesture();
  sounds.play("place");
  assert.equal(page.contexts(), 0);
  assert.deepEqual(page.started, []);
});

test("sound waits for the first gesture after it is switched on", () => {
  const page = fakePage();
  const sounds = createSounds(page);
  sounds.turn(true);
  sounds.play("place");
  assert.equal(page.contexts(), 0);
  page.gesture();
  sounds.play("place");
  assert.deepEqual(page.started, ["knock", "tone"]);
  page.gesture();
  assert.equal(page.contexts(), 1);
});

test("switched off it is silent again, and on again it sounds at once", () => {
  const page = fakePage();
  const sounds = createSounds(page);
  sounds.turn(true);
  page.gesture();
  sounds.turn(false);
  sounds.play("end");
  assert.deepEqual(page.started, []);
  sounds.turn(true);
  sounds.play("end");
  assert.deepEqual(page.started, ["tone", "tone", "tone"]);
});

test("after an interruption the next lifted finger brings the sound back", async () => {
  const page = fakePage();
  const sounds = createSounds(page);
  sounds.turn(true);
  page.gesture();
  page.interrupt(false);
  sounds.play("turn");
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(page.started, []);
  page.allow();
  page.gesture("pointerup");
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(page.state(), "running");
});

test("what was to sound meanwhile does not sound all at once", async () => {
  const page = fakePage();
  const sounds = createSounds(page);
  sounds.turn(true);
  page.gesture();
  page.interrupt(true);
  sounds.play("end");
  sounds.play("end");
  sounds.play("turn");
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(page.started, ["knock"]);
});

test("a step without a sound, or with an unknown one, is silent", () => {
  const page = fakePage();
  const sounds = createSounds(page);
  sounds.turn(true);
  page.gesture();
  sounds.play();
  sounds.play("");
  sounds.play("trumpet");
  assert.deepEqual(page.started, []);
});

test("every sound that Python names can be played, is short and soft", () => {
  const python = readFileSync(
    new URL("../../py/tabletop/scene/sounds.py", import.meta.url),
    "utf8",
  );
  const named = [...python.matchAll(/^[A-Z]+ = "(\w+)"$/gm)].map(([, name]) => name);
  assert.deepEqual(named.sort(), Object.keys(SOUNDS).sort());
  for (const note of Object.values(SOUNDS).flat()) {
    assert.ok((note.at ?? 0) + note.lasts < 1.5);
    assert.ok(note.loud <= 0.2);
    assert.ok(Boolean(note.tone) !== Boolean(note.knock));
  }
});
