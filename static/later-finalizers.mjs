// Finalizers wait until Python is at rest.
//
// Pyodide lets go of a Python object when the browser has collected what stood for it. WebKit tells
// that also in the middle of a synchronous request, with which Python waits for a file: then Python
// can't be entered, and the worker would be taken for broken. A task of its own never comes then.

/** Has every registry that is made from now on clean up in a task of its own. */
export function finalizeLater(scope = globalThis) {
  scope.FinalizationRegistry = class extends scope.FinalizationRegistry {
    /** @param {(held: unknown) => void} cleanUp */
    constructor(cleanUp) {
      super((held) => scope.setTimeout(cleanUp, 0, held));
    }
  };
}
