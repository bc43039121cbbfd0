// Decides which presses lift the curtain. Pure: the caller passes events and their times.
//
// When the curtain falls, someone may still be pressing: a double tap, a held key, a press that
// ends an animation. So a press only counts if it began after the curtain fell and after a quiet
// period; an earlier press restarts that period. A click without a press, as assistive technology
// sends it, counts once the period is over.

/** The quiet period without presses, in ms. */
export const QUIET = 500;

/** Time after the end of a press in which a click belongs to it, in ms. */
export const LATE_CLICK = 1000;

/** @typedef {{counts: boolean, ended: number}} Press */

/** Create a latch, open until the curtain falls. Times are event times in ms. */
export function createLatch() {
  let quietSince = Infinity; // start of the quiet period
  /** @type {Map<string | number, Press>} current presses, by key or finger */
  const under = new Map();
  /** @type {Press | null} */
  let latest = null;

  /** @param {number} at */
  const isArmed = (at) => at - quietSince >= QUIET;
  /** @param {boolean} counts @returns {Press} */
  const begins = (counts) => ({ counts, ended: Infinity });

  /** @param {number} at */
  function startle(at) {
    if (quietSince < Infinity && !isArmed(at)) {
      quietSince = at;
    }
  }

  return {
    isArmed,

    /** @param {number} at @returns {number} ms until a press counts, without presses meanwhile */
    wait: (at) => Math.max(0, quietSince + QUIET - at),

    /**
     * Start at `at`, when the curtain fell; earlier presses won't lift it.
     * @param {number} at
     */
    fall(at) {
      quietSince = at;
      if (latest) {
        latest.counts = false;
      }
      for (const press of under.values()) {
        press.counts = false;
      }
    },

    rise() {
      quietSince = Infinity;
    },

    /**
     * Handle a key or finger that goes down, or a held key that `repeats`.
     * @param {string | number} id
     * @param {number} at
     * @param {boolean} [repeats]
     */
    press(id, at, repeats = false) {
      const before = repeats ? (under.get(id) ?? begins(false)) : null;
      latest = before ?? begins(isArmed(at));
      under.set(id, latest);
      startle(at);
    },

    /** @param {string | number} id @param {number} at */
    release(id, at) {
      latest = under.get(id) ?? begins(false);
      latest.ended = at;
      under.delete(id);
    },

    /**
     * @param {number} at
     * @returns {boolean} whether a click then counts; at most one per press does
     */
    click(at) {
      const press = latest !== null && at - latest.ended < LATE_CLICK ? latest : null;
      const counts = press ? press.counts : isArmed(at);
      if (press) {
        press.counts = false;
      } else {
        startle(at);
      }
      return counts;
    },
  };
}
