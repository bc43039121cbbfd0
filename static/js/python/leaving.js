// Terminates workers when the page is left.

/**
 * Terminate all workers when the page is left: the back/forward cache would keep their memory while
 * the next page needs as much again. A page restored from that cache reloads.
 * @param {Set<() => void>} ends functions that terminate the running workers
 * @param {Pick<Window, "addEventListener"> & {location: {reload: () => void}}} [scope]
 */
export function endWhenLeft(ends, scope = globalThis) {
  scope.addEventListener("pagehide", () => {
    for (const end of ends) {
      end();
    }
  });
  scope.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) {
      scope.location.reload();
    }
  });
}
