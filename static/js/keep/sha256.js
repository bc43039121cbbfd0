// Synchronous SHA-256 (FIPS 180-4): the browser's own is asynchronous, and an IndexedDB transaction
// would end before it resolves.

/** @type {number[]} */
const primes = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime)) {
    primes.push(number);
  }
}

/** @param {number} value @returns {number} the first 32 bits of its fractional part */
const fraction = (value) => ((value % 1) * 0x100000000) | 0;
const CONSTANTS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** @type {(word: number, by: number) => number} */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {string} ascii @returns {DataView} the message with its padding and its length in bits */
function padded(ascii) {
  const view = new DataView(new ArrayBuffer(((ascii.length + 8) >> 6) * 64 + 64));
  for (let index = 0; index < ascii.length; index += 1) {
    view.setUint8(index, ascii.charCodeAt(index));
  }
  view.setUint8(ascii.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(ascii.length / 0x20000000));
  view.setUint32(view.byteLength - 4, ascii.length << 3);
  return view;
}

/**
 * Fill `words` with the message schedule of a block.
 * @param {Int32Array} words
 * @param {DataView} view
 * @param {number} offset
 */
function schedule(words, view, offset) {
  for (let index = 0; index < 16; index += 1) {
    words[index] = view.getInt32(offset + 4 * index);
  }
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15], words[index - 2]];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16] + small + words[index - 7] + large;
  }
}

/**
 * Update `hash` with a block, given its schedule `words`.
 * @param {Int32Array} hash
 * @param {Int32Array} words
 */
function compress(hash, words) {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let index = 0; index < 64; index += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + CONSTANTS[index] + words[index]) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] += word));
}

/** @param {string} ascii characters below 128 only @returns {string} the digest, in hexadecimal */
export function sha256(ascii) {
  const [view, hash, words] = [padded(ascii), START.slice(), new Int32Array(64)];
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    schedule(words, view, offset);
    compress(hash, words);
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
