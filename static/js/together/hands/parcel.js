// Texts over a data channel: long ones are packed and go in pieces, each way in order, and bounded
// before anything is made of them.

const PIECE = 16_000;
const WORTH_PACKING = 400;

/**
 * The first byte of a piece: whether it is the last one of its text, and whether that is packed.
 */
const LAST = 1;
const PACKED = 2;

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/**
 * @type {(bytes: Bytes, stream: CompressionStream | DecompressionStream) => ReadableStream<Uint8Array>}
 */
const through = (bytes, stream) => new Blob([bytes]).stream().pipeThrough(stream);
const isPacking = () => typeof globalThis.CompressionStream === "function";

/**
 * @param {string} text
 * @returns {Promise<Bytes[]>} what goes over the channel for it, piece by piece
 */
export async function pieces(text) {
  const plain = new TextEncoder().encode(text);
  const isPacked = plain.length > WORTH_PACKING && isPacking();
  const bytes = isPacked
    ? await whole(through(plain, new CompressionStream("deflate-raw")), Infinity)
    : plain;
  const count = Math.max(1, Math.ceil(bytes.length / PIECE));
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * PIECE, (index + 1) * PIECE);
    const head = (index === count - 1 ? LAST : 0) + (isPacked ? PACKED : 0);
    return Uint8Array.of(head, ...part);
  });
}

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most
 * @returns {Promise<Bytes>} all that it gives; throws where it is more than `most`
 */
async function whole(stream, most) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    chunks.push(value);
  }
  return joined(chunks, size);
}

/** @param {Uint8Array[]} chunks @param {number} size */
function joined(chunks, size) {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * @param {number} most how many bytes a text may have
 * @returns {(piece: Uint8Array) => Promise<string | null>} takes pieces in order; null until a text
 *   is whole. It throws for what is too large or no text at all.
 */
export function assembler(most) {
  /** @type {Uint8Array[]} */
  let chunks = [];
  let size = 0;
  return async (piece) => {
    const [head] = piece;
    size += piece.length;
    if (size > most + chunks.length + 1) {
      throw new RangeError("too large");
    }
    chunks.push(piece.subarray(1));
    if (!(head & LAST)) {
      return null;
    }
    const bytes = joined(chunks, size - chunks.length);
    chunks = [];
    size = 0;
    const plain =
      head & PACKED
        ? await whole(through(bytes, new DecompressionStream("deflate-raw")), most)
        : bytes;
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  };
}
