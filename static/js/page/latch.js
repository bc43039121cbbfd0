// Which presses lift the curtain. Pure: whoever uses it says what happened, and when.
//
// The curtain falls under fingers that are still at play: a double tap, a key that is held, a press
// that ends the showing of a move. So a press counts only if it began on the standing curtain, after
// a quiet moment; one that comes sooner begins that moment anew. A click without any press, as
// assistive technology sends it, counts once the moment is over.

/** How long hands must be quiet, in ms. */
export const QUIET = 500;

/** How long after a press has ended a click still comes from it, in ms. */
export const ECHO = 1000;

/** A latch that is open until the curtain falls. Times are those of events, in ms. */
export function createLatch() {
  let quietSince = Infinity; // since when the curtain stands in peace
  /** @type {Map<string, {counts: boolean, ended: number}>} the presses under way, by key or finger */
  const under = new Map();
  let latest = null; // the press that began or ended last

  const isArmed = (at) => at - quietSince >= QUIET;
  const begins = (counts) => ({ counts, ended: Infinity });

  function startle(at) {
    if (quietSince < Infinity && !isArmed(at)) quietSince = at;
  }

  return {
    isArmed,

    /** @returns {number} how long it takes until a press counts, if nobody presses meanwhile */
    wait: (at) => Math.max(0, quietSince + QUIET - at),

    /** The curtain stands since `at`: no press that has begun before lifts it. */
    fall(at) {
      quietSince = at;
      if (latest) latest.counts = false;
      for (const press of under.values()) press.counts = false;
    },

    rise() {
      quietSince = Infinity;
    },

    /** A key or a finger goes down, or (`repeats`) a key that is held says so again. */
    press(id, at, repeats = false) {
      if (!repeats) under.set(id, begins(isArmed(at)));
      else if (!under.has(id)) under.set(id, begins(false));
      latest = under.get(id);
      startle(at);
    },

    release(id, at) {
      latest = under.get(id) ?? begins(false);
      latest.ended = at;
      under.delete(id);
    },

    /** @returns {boolean} whether this click counts; of each press one click does at most */
    click(at) {
      const press = latest !== null && at - latest.ended < ECHO ? latest : null;
      const counts = press ? press.counts : isArmed(at);
      if (press) press.counts = false;
      else startle(at);
      return counts;
    },
  };
}
