// Whether somebody is just tapping a way square by square: then the board stays where it is, for the
// next finger is on its way to what it saw before.

const PAUSE_MS = 900; // without a tap, and nobody is in the midst of tapping any more

/** Calls `paused(id)` when no further tap has come in the window `id` for a while. */
export function createTapping(paused) {
  let window = null; // the id of that in which the last tap belonged to a way
  let timer = 0;

  function end() {
    clearTimeout(timer);
    timer = 0;
  }

  return {
    /** Takes the id of the window in which a way was tapped, null after any other tap. */
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
    /** The next tap is under way, or there is no table any more. */
    end,
    isIn: (id) => id === window,
    isUnderWay: (id) => timer !== 0 && id === window,
  };
}
