// Detects browsers in which Python can't start at all.

/** An error that a retry can't fix. */
export class Obstacle extends Error {
  /** @param {"wasm" | "workers"} why the key of the sentence that explains it */
  constructor(why) {
    super(`Python can't start: ${why}.`);
    this.why = why;
  }
}

/**
 * @param {{WebAssembly?: unknown, Worker?: unknown}} [scope]
 * @throws {Obstacle} if the browser lacks what Python needs: in Lockdown Mode it has no WebAssembly
 */
export function findObstacle(scope = globalThis) {
  if (typeof scope.WebAssembly !== "object") {
    throw new Obstacle("wasm");
  }
  if (typeof scope.Worker !== "function") {
    throw new Obstacle("workers");
  }
}

/**
 * @param {Pick<Document, "addEventListener">} page
 * @returns {Promise<never>} rejects with an `Obstacle` when the site's policy blocks a worker
 */
export function whenWorkersAreBlocked(page = document) {
  return new Promise((_, reject) => {
    page.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const isWorker = /^(worker|child|script)-src/.test(violatedDirective);
      if (isWorker && blockedURI.startsWith("blob")) {
        reject(new Obstacle("workers"));
      }
    });
  });
}
