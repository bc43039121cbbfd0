// The sentence under the title keeps pace with the board: nobody is asked to play before what the
// others played has been seen.

/**
 * @param {() => boolean} isMoving whether anything still moves on the board
 * @returns {(page: import("./foretell.js").Page) => import("./foretell.js").Page} the page to show
 *   now; to be asked again when the board has come to rest
 */
export function createPace(isMoving) {
  let told = { id: "", sentence: "", asks: true };

  return (page) => {
    const { table } = page;
    if (!table) return page;
    const { id, sentence, tools, refused } = table;
    const asks = tools.hint; // a person may play, and so be helped
    if (id === told.id && asks && !told.asks && !refused && isMoving()) {
      return { ...page, table: { ...table, sentence: told.sentence } };
    }
    told = { id, sentence, asks };
    return page;
  };
}
