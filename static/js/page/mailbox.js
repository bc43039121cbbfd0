// A queue of messages to Python, which are delivered in order once it has started.

/** @import {Message} from "../python/messages.d.ts" */

/** @typedef {(message: Message) => void} Receiver */
/** @typedef {ReturnType<typeof createMailbox>} Mailbox */

/**
 * @param {(message: Message) => boolean} intercept handles the page's messages; true if it did
 * @param {() => void} sent called after each message for Python
 */
export function createMailbox(intercept, sent) {
  /** @type {Message[]} */
  let waiting = [];
  /** @type {Receiver | null} */
  let receiver = null;
  /** @type {Receiver | null} gets the queued messages at present */
  let coming = null;

  /** @param {Message} message */
  function send(message) {
    if (intercept(message)) {
      return;
    }
    if (receiver) {
      receiver(message);
    } else {
      waiting = withNewer(waiting, message);
    }
    sent();
  }

  /**
   * Deliver the queue, each message after the answer to the one before: a tap needs its table.
   * @param {Receiver} python
   * @param {() => Promise<void>} answered
   */
  async function attach(python, answered) {
    coming = python;
    while (waiting.length > 0) {
      const [first, ...others] = waiting;
      waiting = others;
      python(first);
      await answered();
      if (coming !== python) {
        return;
      }
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

/**
 * Replace a queued size of the table, in its place, because taps after it need one.
 * @param {Message[]} waiting
 * @param {Message} message
 */
function withNewer(waiting, message) {
  const older = waiting.findIndex((each) => each.do === "resize");
  if (message.do !== "resize" || older < 0) {
    return [...waiting, message];
  }
  return [...waiting.slice(0, older), message, ...waiting.slice(older + 1)];
}
