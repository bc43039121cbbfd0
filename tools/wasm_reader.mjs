// Parses the sections and data segments of a WebAssembly file.

/** A sequential reader of numbers, texts and bytes. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** Read a LEB128 number. */
  number(signed = false) {
    let value = 0;
    for (let shift = 0; ;) {
      const part = this.byte();
      value |= (part & 127) << shift;
      shift += 7;
      if (part & 128) {
        continue;
      }
      return signed && shift < 32 && part & 64 ? value | (-1 << shift) : value >>> 0;
    }
  }

  text() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }
}

/** @returns {{id: number, content: number, end: number}[]} the sections, by where they lie */
export function sectionsOf(bytes) {
  const found = [];
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length;) {
    const id = reader.byte();
    const size = reader.number();
    found.push({ id, content: reader.at, end: reader.at + size });
    reader.at += size;
  }
  return found;
}

/** @returns {{place: number, at: number, length: number}[]} the data segments, in order of place:
 *   where in memory each belongs, and where in the file it is */
export function dataOf(bytes) {
  const found = [];
  for (const { content } of sectionsOf(bytes).filter(({ id }) => id === 11)) {
    const reader = new Reader(bytes, content);
    for (let left = reader.number(); left > 0; left -= 1) {
      const [kind, opcode] = [reader.number(), reader.byte()];
      if (kind !== 0 || opcode !== 0x41) {
        throw new Error("This data does not lie at a fixed place.");
      }
      const place = reader.number(true);
      reader.at += 1; // the end of the expression
      const length = reader.number();
      found.push({ place, at: reader.at, length });
      reader.at += length;
    }
  }
  return found.sort((one, other) => one.place - other.place);
}
