// Workers of a page that is left.

/**
 * Ends all workers when the page is left: a browser may keep a page that was left, with the memory of
 * its workers, while the next one needs as much again. If it shows that page again, that loads anew.
 * @param {Set<() => void>} ends what ends each worker that runs
 */
export function endWhenLeft(ends, scope = globalThis) {
  scope.addEventListener("pagehide", () => {
    for (const end of ends) end();
  });
  scope.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) scope.location.reload();
  });
}
