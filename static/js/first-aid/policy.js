// What the host's Content-Security-Policy lets the page do.

/** @returns {boolean} whether text may be run as code, which Python needs in order to start */
export function mayEvaluate() {
  try {
    return Function("return true")();
  } catch {
    return false;
  }
}
