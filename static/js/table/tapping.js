// Detects that someone taps a path square by square. Meanwhile the board must not pan, because the
// next tap aims at what was visible before.

const PAUSE_MS = 900; // a pause this long ends the series of taps

/**
 * Call `paused(id)` when a series of taps in the window `id` has ended.
 * @param {(id: string) => void} paused
 */
export function createTapping(paused) {
  /**
   * The id of the window in which the last tap was on a path.
   * @type {string | null}
   */
  let window = null;
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;

  function end() {
    if (timer !== null) {
      clearTimeout(timer);
    }
    timer = null;
  }

  return {
    /**
     * Record a tap on a path in the window `id`, or null for any other tap.
     * @param {string | null} id
     */
    tap(id) {
      end();
      window = id;
      if (id) {
        timer = setTimeout(() => {
          timer = null;
          paused(id);
        }, PAUSE_MS);
      }
    },
    /** Stop waiting: the next tap has begun, or the table is gone. */
    end,
    /** @param {string} id */
    isIn: (id) => id === window,
    /** @param {string} id */
    isUnderWay: (id) => timer !== null && id === window,
  };
}
