// When to tell how far something has come: at every quarter, for a screen reader that said each step
// would never come to its end. Pure.

export function createQuarters() {
  let told = -1;
  return {
    /**
     * @param {number} loaded
     * @param {number} of
     * @returns {boolean} whether another quarter of all is reached than was told last
     */
    isNext(loaded, of) {
      const now = Math.floor((4 * loaded) / of);
      const isNew = now !== told;
      told = now;
      return isNew;
    },
    /** Begins again. */
    forget() {
      told = -1;
    },
  };
}
