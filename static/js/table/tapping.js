// Detects that someone taps a path square by square. Meanwhile the board must not pan, because the
// next tap aims at what was visible before.

const PAUSE_MS = 900; // a pause this long ends the series of taps

/** Call `paused(id)` when a series of taps in the window `id` has ended. */
export function createTapping(paused) {
  let window = null; // the id of the window in which the last tap was on a path
  let timer = 0;

  function end() {
    clearTimeout(timer);
    timer = 0;
  }

  return {
    /** Record a tap on a path in the window `id`, or null for any other tap. */
    tap(id) {
      end();
      window = id;
      if (id) {
        timer = setTimeout(() => {
          timer = 0;
          paused(id);
        }, PAUSE_MS);
      }
    },
    /** Stop waiting: the next tap has begun, or the table is gone. */
    end,
    isIn: (id) => id === window,
    isUnderWay: (id) => timer !== 0 && id === window,
  };
}
