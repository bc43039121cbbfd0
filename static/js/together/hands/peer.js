// A line between two devices in reach of each other: a WebRTC data channel, without any server. One
// shows a code, the other one answers with its own, and then they talk.
import { assembler, pieces } from "./parcel.js";
import { packed, unpacked } from "./signal.js";

/** How long addresses are waited for; most come at once, as nobody else is asked for any. */
const GATHERING = 2_500;

/** How long a line may take to stand once both codes are known. */
const STANDING = 20_000;

/** Each says so often that it is there; who is silent for so long while the other is awake is gone. A
 * connection that is lost says so itself, and sooner: a phone may sleep for a while. */
const BEAT = 4_000;
const SILENCE = 60_000;

/** How soon a line must be heard of again when this device has slept, or its page was hidden. */
const AWAKENING = 15_000;

const BEAT_TEXT = new Uint8Array(0);

/** @typedef {{messages: number, bytes: number}} Rate what may come from beat to beat */

/**
 * What is told of a line: that it stands, what comes over it, and why it is gone.
 * @typedef {{
 *   stands: () => void,
 *   heard: (text: string) => void,
 *   left: (why: "never" | "gone" | "flood") => void,
 * }} Ends
 */

/**
 * @typedef {Ends & {most: number, rate: Rate}} BoundEnds `most` is how many bytes a text of the other
 *   side may have
 */
/** @typedef {ReturnType<typeof createLine> & {code: string}} AnswerLine */
/** @typedef {AnswerLine & {admit: (text: string) => Promise<boolean>}} Offer */

/**
 * Counts what the other side sends, of any kind, before anything is made of it.
 *
 * @param {Rate} most
 */
export function createMeter(most) {
  let messages = 0;
  let bytes = 0;
  return {
    /**
     * @param {{byteLength?: number, length?: number} | null} data
     * @returns {boolean} whether it is still within the bounds
     */
    takes(data) {
      messages += 1;
      bytes += data?.byteLength ?? data?.length ?? 0;
      return messages <= most.messages && bytes <= most.bytes;
    },
    beat() {
      messages = 0;
      bytes = 0;
    },
  };
}

/**
 * @param {RTCPeerConnection} connection
 * @returns {Promise<void>} when all addresses of this device are known, or enough was waited
 */
function gathered(connection) {
  if (connection.iceGatheringState === "complete") {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GATHERING);
    connection.addEventListener("icegatheringstatechange", () => {
      if (connection.iceGatheringState !== "complete") {
        return;
      }
      clearTimeout(timer);
      resolve();
    });
  });
}

/** @param {BoundEnds} ends */
function createLine(ends) {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const channel = connection.createDataChannel("hands", { negotiated: true, id: 0 });
  channel.binaryType = "arraybuffer";
  const assemble = assembler(ends.most);
  /** @type {Promise<unknown>} */
  let sending = Promise.resolve();
  let hearing = Promise.resolve();
  let last = 0;
  let beaten = 0;
  const meter = createMeter(ends.rate);
  let isOver = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  /** @param {"never" | "gone" | "flood"} why */
  function end(why) {
    if (isOver) {
      return;
    }
    isOver = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("pagehide", leave);
    connection.close();
    ends.left(why);
  }

  function beat() {
    const now = performance.now();
    if (now - beaten > 3 * BEAT) {
      wake();
    } // this device has slept
    beaten = now;
    meter.beat();
    if (now - last > SILENCE) {
      end("gone");
    } else if (channel.readyState === "open") {
      channel.send(BEAT_TEXT);
    }
  }

  /** Looks at a line again that may have gone while nobody looked. */
  function wake() {
    if (document.visibilityState === "hidden") {
      return;
    }
    if (channel.readyState !== "open") {
      end("gone");
    } else {
      last = Math.max(last, performance.now() - SILENCE + AWAKENING);
    }
  }

  /**
   * Tells the other side at once that this page goes.
   * @param {PageTransitionEvent} event
   */
  function leave({ persisted }) {
    if (!persisted) {
      connection.close();
    }
  }

  /** @param {ArrayBuffer} data */
  async function hear(data) {
    if (isOver) {
      return;
    }
    const text = await assemble(new Uint8Array(data));
    if (text !== null && !isOver) {
      ends.heard(text);
    }
  }

  channel.addEventListener("open", () => {
    last = performance.now();
    beaten = last;
    timer = setInterval(beat, BEAT);
    document.addEventListener("visibilitychange", wake);
    addEventListener("pagehide", leave);
    ends.stands();
  });
  channel.addEventListener("message", ({ data }) => {
    if (isOver) {
      return;
    }
    last = performance.now();
    // Texts are nothing that we send, and neither are more beats than there can be.
    if (!(data instanceof ArrayBuffer) || !meter.takes(data)) {
      end("flood");
    } else if (data.byteLength) {
      hearing = hearing.then(() => hear(data)).catch(() => end("flood"));
    }
  });
  channel.addEventListener("close", () => end("gone"));
  connection.addEventListener("connectionstatechange", () => {
    if (connection.connectionState === "failed") {
      end(timer ? "gone" : "never");
    }
  });

  return {
    connection,
    end,
    /** Gives up on a line that does not come to stand. */
    await() {
      setTimeout(() => {
        if (channel.readyState !== "open" && !timer) {
          end("never");
        }
      }, STANDING);
    },
    /**
     * Sends a text after those before it.
     * @param {string} text
     */
    tell(text) {
      sending = sending
        .then(async () => {
          for (const piece of await pieces(text)) {
            channel.send(piece);
          }
        })
        .catch(() => end("gone"));
    },
    /** Closes the line once all that was told has gone. */
    hangUp() {
      sending = sending.then(() => setTimeout(() => end("gone"), 500));
    },
  };
}

/**
 * The codes of this device: who offers a line, and who answers.
 * @param {RTCPeerConnection} connection
 */
async function codeOf(connection) {
  await gathered(connection);
  const description = connection.localDescription;
  if (!description) {
    throw new Error("This connection has no description yet.");
  }
  return packed(description);
}

/**
 * Offers a line: `code` is to be shown, and `admit` takes the code of who answers.
 *
 * @param {BoundEnds} ends
 * @returns {Promise<Offer>}
 */
export async function offer(ends) {
  const line = createLine(ends);
  await line.connection.setLocalDescription(await line.connection.createOffer());
  return {
    ...line,
    code: await codeOf(line.connection),
    /** @param {string} text @returns {Promise<boolean>} whether this was the code of an answer */
    async admit(text) {
      const answer = unpacked(text, "answer");
      if (!answer) {
        return false;
      }
      await line.connection.setRemoteDescription(answer);
      line.await();
      return true;
    },
  };
}

/**
 * Answers to a code: null where it is none.
 *
 * @param {string} text
 * @param {BoundEnds} ends
 * @returns {Promise<AnswerLine | null>}
 */
export async function answer(text, ends) {
  const offered = unpacked(text, "offer");
  if (!offered) {
    return null;
  }
  const line = createLine(ends);
  await line.connection.setRemoteDescription(offered);
  await line.connection.setLocalDescription(await line.connection.createAnswer());
  return { ...line, code: await codeOf(line.connection) };
}
