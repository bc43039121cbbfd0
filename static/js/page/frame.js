// Whether another page shows this one inside itself. A page without headers of its own cannot forbid
// that, but such a page could lay something over ours and have people press what they do not see.

/** @returns {boolean} whether a window around `view` is of another origin */
export function isFramedByOthers(view) {
  for (let inner = view; inner !== inner.parent; inner = inner.parent) {
    if (!isOurs(inner.parent, view)) return true;
  }
  return false;
}

function isOurs(outer, view) {
  try {
    return outer.location.origin === view.location.origin;
  } catch {
    return false; // a browser does not tell where a stranger is
  }
}
