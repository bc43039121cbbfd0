// Makes builds reproducible: freezes clocks and random numbers, and rejects output that contains
// local paths.

const STILL = Date.UTC(2000, 0, 1);

/** Freeze clocks and seed random numbers by `chance`; return a function that restores them. */
export function holdStill(chance = 0) {
  const moment = STILL + 1000 * chance;
  process.env.TZ = "UTC";
  const real = { now: Date.now, random: Math.random };
  const { crypto, performance, Date: RealDate } = globalThis;
  const fill = crypto.getRandomValues;
  const tick = performance.now;
  Date.now = () => moment;
  Math.random = () => (chance + 0.5) / 256;
  performance.now = () => chance * 1000;
  crypto.getRandomValues = (array) => array.fill(chance);
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length ? given : [moment]));
    }
  };
  return () => {
    globalThis.Date = RealDate;
    Date.now = real.now;
    Math.random = real.random;
    performance.now = tick;
    crypto.getRandomValues = fill;
  };
}

/** Throw an error if `memory` contains one of the paths `places`. */
export function refusePlaces(memory, places) {
  const bytes = Buffer.from(memory.buffer, memory.byteOffset, memory.byteLength);
  const told = places.find((place) => bytes.includes(place));
  if (told) {
    throw new Error(`The picture of memory tells where it was made: ${told}`);
  }
}
