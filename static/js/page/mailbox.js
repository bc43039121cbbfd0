// Messages to Python. What is sent before Python has come is kept, in order, and handed over then.

/**
 * @param {(message: object) => boolean} intercept does itself what concerns the page alone; true if it did
 * @param {(message: object) => void} foretell shows at once what Python will show, while it is not there yet
 * @returns {{send: (message: object) => void, attach: (receiver: (json: string) => void) => void,
 *   attached: () => boolean}}
 */
export function createMailbox(intercept, foretell) {
  /** @type {object[]} */
  let waiting = [];
  /** @type {null | ((json: string) => void)} */
  let receiver = null;

  function send(message) {
    if (intercept(message)) return;
    if (receiver) {
      receiver(JSON.stringify(message));
      return;
    }
    waiting = [...withoutOlder(waiting, message), message];
    foretell(message);
  }

  function attach(python) {
    receiver = python;
    const kept = waiting;
    waiting = [];
    for (const message of kept) python(JSON.stringify(message));
  }

  return { send, attach, attached: () => receiver !== null };
}

/** Only the newest size of the table counts. */
function withoutOlder(waiting, message) {
  return message.do === "resize" ? waiting.filter((each) => each.do !== "resize") : waiting;
}
