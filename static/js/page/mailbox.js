// A queue of messages to Python, which are delivered in order once it has started.

/**
 * @param {(message: object) => boolean} intercept handles the page's messages; true if it did
 * @param {() => void} sent called after each message for Python
 * @returns {{send: (message: object) => void, attach: (python: Receiver, answered: () => Promise<void>)
 *   => Promise<void>, detach: () => void, attached: () => boolean, waiting: () => object[]}}
 * @typedef {(message: object) => void} Receiver
 */
export function createMailbox(intercept, sent) {
  /** @type {object[]} */
  let waiting = [];
  /** @type {Receiver | null} */
  let receiver = null;
  /** @type {Receiver | null} gets the queued messages at present */
  let coming = null;

  function send(message) {
    if (intercept(message)) return;
    if (receiver) receiver(message);
    else waiting = withNewer(waiting, message);
    sent();
  }

  /** Deliver the queue, each message after the answer to the one before: a tap needs its table. */
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

  /** Queue messages again, until Python has restarted. */
  function detach() {
    receiver = null;
    coming = null;
  }

  return { send, attach, detach, attached: () => receiver !== null, waiting: () => waiting };
}

/** Replace a queued size of the table, in its place, because taps after it need one. */
function withNewer(waiting, message) {
  const older = waiting.findIndex((each) => each.do === "resize");
  if (message.do !== "resize" || older < 0) return [...waiting, message];
  return [...waiting.slice(0, older), message, ...waiting.slice(older + 1)];
}
