// Which of two kept texts of one game is the newer: the shelf and the journal may differ.

/**
 * @typedef {{saved: number | null, played: string}} Stamp how often a game had been kept when the
 *   text was written (null: by a version that did not count), and when
 */

/** @returns {Stamp | null} what a kept text says of itself; null if it can't be read */
function stampOf(text) {
  try {
    const { meta = {} } = JSON.parse(text);
    return {
      saved: Number.isSafeInteger(meta.saved) ? meta.saved : null,
      played: typeof meta.played === "string" ? meta.played : "",
    };
  } catch {
    return null;
  }
}

/**
 * @param {string | null} shelf the text on the shelf
 * @param {string | null} journal the text in the journal
 * @returns {string | null} the newer of both; the journal's where nothing tells
 */
export function newer(shelf, journal) {
  if (shelf === null || journal === null || shelf === journal) return journal ?? shelf;
  const [ours, theirs] = [stampOf(shelf), stampOf(journal)];
  if (!ours || !theirs) return ours ? shelf : journal;
  return isLater(ours, theirs) ? shelf : journal;
}

/** @param {Stamp} one @param {Stamp} other @returns {boolean} whether `one` was written later */
function isLater(one, other) {
  const bothCount = one.saved !== null && other.saved !== null;
  if (bothCount && one.saved !== other.saved) return one.saved > other.saved;
  return one.played > other.played;
}
