// Removes uncallable functions from Pyodide's WebAssembly file: those exported only for libraries
// loaded later, of which there are none.
//
// Each is replaced by an empty function, so that all indices stay valid; these compress to almost
// nothing.
import { Reader, sectionsOf } from "./wasm_reader.mjs";

const [IMPORTS, EXPORTS, ELEMENTS, CODE] = [2, 7, 9, 10];
/** A body without locals: `unreachable`. */
const EMPTY_FUNCTION = [3, 0, 0x00, 0x0b];

/** The operands of each opcode, a letter for each operand (see `PASS`). */
const FOLLOWING = new Map();
for (const [follows, ...ranges] of [
  ["", [0x00, 0x01], [0x05], [0x0a, 0x0b], [0x0f], [0x19, 0x1b], [0x45, 0xc4], [0xd1]],
  ["n", [0x02, 0x04], [0x06, 0x09], [0x0c, 0x0d], [0x18], [0x20, 0x26], [0x41, 0x42], [0xd0]],
  ["f", [0x10], [0x12], [0xd2]],
  ["nn", [0x11], [0x13], [0x28, 0x3e]],
  ["l", [0x0e]],
  ["t", [0x1c]],
  ["b", [0x3f, 0x40]],
  ["bbbb", [0x43]],
  ["bbbbbbbb", [0x44]],
  ["x", [0xfc]],
]) {
  for (const [from, to = from] of ranges) {
    for (let opcode = from; opcode <= to; opcode += 1) {
      FOLLOWING.set(opcode, follows);
    }
  }
}
const FOLLOWING_MORE = ["", "", "", "", "", "", "", "", "nb", "n", "bb", "b", "nn", "n", "nn"];

const PASS = {
  n: (reader) => reader.number(),
  b: (reader) => reader.byte(),
  f: (reader, called) => called.push(reader.number()),
  t(reader) {
    for (let left = reader.number(); left > 0; left -= 1) {
      reader.number();
    }
  },
  l(reader) {
    PASS.t(reader);
    reader.number();
  },
  x(reader, called) {
    pass(reader, FOLLOWING_MORE[reader.number()] ?? "n", called);
  },
};

function pass(reader, follows, called) {
  for (const letter of follows) {
    PASS[letter](reader, called);
  }
}

/** @returns {number[]} the functions that a body calls or refers to */
function calledIn(bytes, begin, end) {
  const called = [];
  const reader = new Reader(bytes, begin);
  for (let left = reader.number(); left > 0; left -= 1) {
    pass(reader, "nb", called);
  }
  while (reader.at < end) {
    const opcode = reader.byte();
    if (!FOLLOWING.has(opcode)) {
      throw new Error(`Instruction ${opcode} is not known here.`);
    }
    pass(reader, FOLLOWING.get(opcode), called);
  }
  if (reader.at !== end) {
    throw new Error("A function does not end where it should.");
  }
  return called;
}

/** @returns {{begin: number, end: number, whole: number}[]} the bodies; each with its length from `whole` on */
function bodiesOf(bytes, { content }) {
  const reader = new Reader(bytes, content);
  return Array.from({ length: reader.number() }, () => {
    const whole = reader.at;
    const length = reader.number();
    const begin = reader.at;
    reader.at += length;
    return { whole, begin, end: reader.at };
  });
}

/** @returns {{name: string, kind: number, index: number, begin: number, end: number}[]} */
function exportsOf(bytes, { content }) {
  const reader = new Reader(bytes, content);
  return Array.from({ length: reader.number() }, () => {
    const begin = reader.at;
    const [name, kind, index] = [reader.text(), reader.byte(), reader.number()];
    return { name, kind, index, begin, end: reader.at };
  });
}

/** @returns {number[]} the functions in the table, which are called by index */
function inTable(bytes, { content }) {
  const reader = new Reader(bytes, content);
  if (reader.number() !== 1 || reader.number() !== 0) {
    throw new Error("There are other tables.");
  }
  pass(reader, "bnb", []);
  return Array.from({ length: reader.number() }, () => reader.number());
}

/** @returns {Set<number>} all functions reachable from `first` */
function reached(first, bodies, imported, bytes) {
  const found = new Set();
  for (const open = [...first]; open.length;) {
    const next = open.pop();
    if (found.has(next)) {
      continue;
    }
    found.add(next);
    const body = bodies[next - imported];
    if (body) {
      open.push(...calledIn(bytes, body.begin, body.end));
    }
  }
  return found;
}

/** @returns {number[]} a number in LEB128 encoding */
function written(number) {
  const bytes = [];
  for (let rest = number; bytes.push(rest > 127 ? (rest & 127) | 128 : rest), rest > 127;) {
    rest >>>= 7;
  }
  return bytes;
}

const list = (items) => [Uint8Array.from(written(items.length)), ...items];

/** @returns {Uint8Array} the file with only the wanted exports and the functions that they need */
export function withoutUncalled(bytes, wanted) {
  const sections = sectionsOf(bytes);
  const section = (id) => sections.find((each) => each.id === id);
  const bodies = bodiesOf(bytes, section(CODE));
  const exported = exportsOf(bytes, section(EXPORTS)).filter(({ name }) => wanted.has(name));
  const first = exported.filter(({ kind }) => kind === 0).map(({ index }) => index);
  const imported = importedFunctions(bytes, section(IMPORTS));
  const called = reached([...first, ...inTable(bytes, section(ELEMENTS))], bodies, imported, bytes);
  const contents = new Map([
    [EXPORTS, list(exported.map(({ begin, end }) => bytes.subarray(begin, end)))],
    [
      CODE,
      list(
        bodies.map(({ whole, end }, index) =>
          called.has(index + imported)
            ? bytes.subarray(whole, end)
            : Uint8Array.from(EMPTY_FUNCTION),
        ),
      ),
    ],
  ]);
  const parts = sections.flatMap(({ id, content, end }) => {
    const given = contents.get(id) ?? [bytes.subarray(content, end)];
    const size = given.reduce((sum, { length }) => sum + length, 0);
    return [Uint8Array.from([id, ...written(size)]), ...given];
  });
  return new Uint8Array(Buffer.concat([bytes.subarray(0, 8), ...parts]));
}

/** @returns {number} the number of imported functions, which have the first indices */
function importedFunctions(bytes, { content }) {
  const reader = new Reader(bytes, content);
  let functions = 0;
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind === 0) {
      functions += 1;
    }
    if (kind === 1) {
      reader.byte();
    }
    if (kind === 1 || kind === 2) {
      pass(reader, reader.byte() & 1 ? "nn" : "n", []);
    } else {
      pass(reader, { 0: "n", 3: "bb", 4: "bn" }[kind], []);
    }
  }
  return functions;
}
