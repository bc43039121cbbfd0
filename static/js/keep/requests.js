// Promises for IndexedDB, shared by the journal and the store of pictures.

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>} the result; a rejection does not abort the transaction
 */
export function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault?.();
      reject(request.error);
    };
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} resolves when it is committed */
export function committed(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("", "AbortError"));
  });
}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} patience in milliseconds
 * @returns {Promise<Result>} the result; rejects after `patience`
 */
export function within(promise, patience) {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException("The database does not answer.", "TimeoutError"));
    const timer = setTimeout(late, patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
