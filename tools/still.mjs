// Takes time and chance out of this process for a while, so that what is made meanwhile is always the
// same; and looks whether it tells where it was made.

const STILL = Date.UTC(2000, 0, 1);

/** Stops all clocks and fills what should be random, both after one number; returns what ends it. */
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

/** Raises an error if `memory` names one of `places`: it would be another one in every folder. */
export function refusePlaces(memory, places) {
  const bytes = Buffer.from(memory.buffer, memory.byteOffset, memory.byteLength);
  const told = places.find((place) => bytes.includes(place));
  if (told) throw new Error(`The picture of memory tells where it was made: ${told}`);
}
