// Encodes a snapshot layer: the size of the memory; the object list of Python's garbage collector;
// then runs of the number of unchanged words, the number of changed words, and the changed words.
// static/layers.mjs decodes it.
//
// Every tracked object begins with pointers to the next and the previous one. These are left out:
// the list is sorted by address, so the distance to the next object, mostly one byte, is enough to
// restore them.

// A gap of this many unchanged words is no larger than the two numbers of a new run.
const GAP = 3;

/** @returns {Uint32Array} the words of a memory */
export const wordsOf = ({ buffer, byteOffset, length }) =>
  new Uint32Array(buffer, byteOffset, length >> 2);

/** The lowest bits of a pointer are flags. */
const MARKS = 3;
const UNIT = 4;

/** @returns {number[]} the sorted addresses of `object`'s list, its head first */
export function chainIn(words, object) {
  const first = object - 8;
  const chain = [first];
  for (let at = first; ;) {
    const next = words[at >>> 2] & ~MARKS;
    if ((words[(next >>> 2) + 1] & ~MARKS) !== at) {
      throw new Error("The chain is broken.");
    }
    if (next === first) {
      return chain.sort((one, other) => one - other);
    }
    chain.push(next);
    at = next;
  }
}

/** Relink the objects of a list by address; return the list. */
export function orderChain(words, chain) {
  chain.forEach((place, index) => {
    const next = chain[(index + 1) % chain.length];
    const last = chain.at(index - 1);
    words[place >>> 2] = next | (words[place >>> 2] & MARKS);
    words[(place >>> 2) + 1] = last | (words[(place >>> 2) + 1] & MARKS);
  });
  return chain;
}

/** @returns {Uint8Array} a copy of the memory with the list's pointers zeroed */
export function unlinked(memory, chain) {
  const without = memory.slice();
  const words = wordsOf(without);
  for (const place of chain) {
    words[place >>> 2] &= MARKS;
    words[(place >>> 2) + 1] &= MARKS;
  }
  return without;
}

/** @returns {Uint32Array} the distances in a list as 7-bit varints, after their number of bytes */
function written(chain) {
  const bytes = [];
  chain.forEach((place, index) => {
    let distance = (place - (chain[index - 1] ?? 0)) / UNIT;
    if (!Number.isInteger(distance)) {
      throw new Error("An object lies at an odd place.");
    }
    for (; distance > 127; distance >>>= 7) {
      bytes.push((distance & 127) | 128);
    }
    bytes.push(distance);
  });
  const words = new Uint32Array(1 + Math.ceil(bytes.length / 4));
  words[0] = bytes.length;
  new Uint8Array(words.buffer, 4).set(bytes);
  return words;
}

/** @returns {Uint32Array} the encoded changes from `before` (zero beyond its end) to `after` */
export function differences(before, after, chain) {
  const goal = wordsOf(after);
  const from = new Uint32Array(goal.length);
  from.set(wordsOf(before));
  const links = written(chain);
  const layer = new Uint32Array(goal.length + 1 + links.length);
  layer[0] = after.length;
  layer.set(links, 1);
  let length = 1 + links.length;
  let stood = 0;
  for (let at = nextChange(goal, from, 0); at < goal.length; at = nextChange(goal, from, stood)) {
    const end = endOfRun(goal, from, at);
    layer[length++] = at - stood;
    layer[length++] = end - at;
    layer.set(goal.subarray(at, end), length);
    length += end - at;
    stood = end;
  }
  return layer.slice(0, length);
}

function nextChange(goal, from, at) {
  while (at < goal.length && goal[at] === from[at]) {
    at += 1;
  }
  return at;
}

function endOfRun(goal, from, at) {
  for (;;) {
    while (at < goal.length && goal[at] !== from[at]) {
      at += 1;
    }
    const next = nextChange(goal, from, at);
    if (next - at > GAP || next === goal.length) {
      return at;
    }
    at = next;
  }
}
