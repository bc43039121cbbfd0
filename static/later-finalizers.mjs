// Runs finalizers only when Python is not executing.
//
// Pyodide releases a Python object when the browser has collected its proxy. WebKit runs finalizers
// even during a synchronous request, in which Python waits for a file: then Python can't be
// entered, and the worker would count as broken. A separate task never runs at that time.

/** Make every future FinalizationRegistry clean up in a separate task. */
export function finalizeLater(scope = globalThis) {
  scope.FinalizationRegistry = class extends scope.FinalizationRegistry {
    /** @param {(held: unknown) => void} cleanUp */
    constructor(cleanUp) {
      super((held) => scope.setTimeout(cleanUp, 0, held));
    }
  };
}
