// Messages to Python. What is sent before Python has come is kept, in order, and handed over then.

/**
 * @param {(message: object) => boolean} intercept does itself what concerns the page alone; true if it did
 * @param {() => void} sent is called after each message that is Python's: shows at once what will come of it
 * @returns {{send: (message: object) => void, attach: (python: Receiver, answered: () => Promise<void>)
 *   => Promise<void>, detach: () => void, attached: () => boolean, waiting: () => object[]}}
 * @typedef {(message: object) => void} Receiver
 */
export function createMailbox(intercept, sent) {
  /** @type {object[]} */
  let waiting = [];
  /** @type {Receiver | null} */
  let receiver = null;
  /** @type {Receiver | null} who is being handed what has waited */
  let coming = null;

  function send(message) {
    if (intercept(message)) return;
    if (receiver) receiver(message);
    else waiting = withNewer(waiting, message);
    sent();
  }

  /** Hands over what has waited, each when the one before is answered: a tap needs its table. */
  async function attach(python, answered) {
    coming = python;
    while (waiting.length > 0) {
      const [first, ...others] = waiting;
      waiting = others;
      python(first);
      await answered();
      if (coming !== python) return;
    }
    receiver = python;
  }

  /** Python is gone: what is sent waits for the next one. */
  function detach() {
    receiver = null;
    coming = null;
  }

  return { send, attach, detach, attached: () => receiver !== null, waiting: () => waiting };
}

/** Only the newest size of the table counts, at the place of the first: taps after it need one. */
function withNewer(waiting, message) {
  const older = waiting.findIndex((each) => each.do === "resize");
  if (message.do !== "resize" || older < 0) return [...waiting, message];
  return [...waiting.slice(0, older), message, ...waiting.slice(older + 1)];
}
