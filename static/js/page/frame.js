// Whether another page shows this one inside itself. A page without headers of its own cannot forbid
// that, but such a page could lay something over ours and have people press what they do not see.

/**
 * @typedef {{parent: Framed, location: {origin: string}}} Framed a window, with the one around it or
 *   itself
 */

/** @param {Framed} page @returns {boolean} whether a window around it is of another origin */
export function isFramedByOthers(page) {
  for (let inner = page; inner !== inner.parent; inner = inner.parent) {
    if (!isOurs(inner.parent, page)) {
      return true;
    }
  }
  return false;
}

/** @param {Framed} outer @param {Framed} page */
function isOurs(outer, page) {
  try {
    return outer.location.origin === page.location.origin;
  } catch {
    return false; // a browser does not tell where a stranger is
  }
}
