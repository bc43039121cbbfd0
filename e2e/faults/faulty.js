// Storage that fails, in a real browser. It runs before the page's own scripts, and does what
// sessionStorage's "fault" says: "KIND:SEED".
(() => {
  const told = () => {
    try {
      return sessionStorage.getItem("fault") ?? "";
    } catch {
      return ""; // a page without storage
    }
  };
  const [kind, seed] = told().split(":");
  if (!kind) {
    return;
  }

  let state = Number(seed) + 1;
  const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const fail = (name) => new DOMException("An injected fault.", name);
  const wrap = (prototype, name, make) => (prototype[name] = make(prototype[name]));
  const databases = new Set();

  wrap(
    IDBFactory.prototype,
    "open",
    (open) =>
      function (...all) {
        const request = open.apply(this, all);
        request.addEventListener("success", () => databases.add(request.result));
        return request;
      },
  );

  /** Closes every connection, as a browser does; `told` with the event that says so. */
  function lose(told) {
    for (const database of databases) {
      database.close();
      if (told) {
        database.dispatchEvent(new Event("close"));
      }
    }
    databases.clear();
  }

  const NAMES = ["UnknownError", "InvalidStateError", "AbortError", "TransactionInactiveError"];
  const anyName = () => NAMES[Math.floor(chance() * NAMES.length)];

  const failsToOpen = (share) =>
    wrap(
      IDBFactory.prototype,
      "open",
      (open) =>
        function (...all) {
          if (chance() < share) {
            throw fail(anyName());
          }
          return open.apply(this, all);
        },
    );

  const KINDS = {
    none() {},
    lost() {
      failsToOpen(0.4);
      setInterval(() => chance() < 0.5 && lose(chance() < 0.5), 150);
    },
    aborts() {
      wrap(
        IDBDatabase.prototype,
        "transaction",
        (transaction) =>
          function (...all) {
            if (chance() < 0.2) {
              throw fail(anyName());
            }
            const begun = transaction.apply(this, all);
            if (chance() < 0.2) {
              queueMicrotask(() => begun.abort());
            }
            return begun;
          },
      );
    },
    hangs() {
      wrap(
        IDBFactory.prototype,
        "open",
        (open) =>
          function (...all) {
            return chance() < 0.4 ? new EventTarget() : open.apply(this, all);
          },
      );
    },
    lock() {
      navigator.locks.request = () => new Promise(() => {});
      failsToOpen(0.5);
    },
    full() {
      Storage.prototype.setItem = () => {
        throw fail("QuotaExceededError");
      };
      wrap(
        IDBObjectStore.prototype,
        "put",
        (put) =>
          function (...all) {
            if (chance() < 0.2) {
              throw fail("QuotaExceededError");
            }
            return put.apply(this, all);
          },
      );
    },
    evicted() {
      setInterval(() => chance() < 0.3 && localStorage.clear(), 100);
    },
  };
  KINDS[kind]();
})();
