// Where the data that a WebAssembly file brings along lies in its memory.

/** @returns {[number, number][]} begin and end of each data segment of the module, in order */
export function dataSegments(bytes) {
  let at = 8;
  const byte = () => bytes[at++];
  /** Reads a number as WebAssembly writes it; `signed` where it may be below zero. */
  const number = (signed = false) => {
    let value = 0;
    for (let shift = 0; ;) {
      const part = byte();
      value |= (part & 127) << shift;
      shift += 7;
      if (part & 128) continue;
      return signed && shift < 32 && part & 64 ? value | (-1 << shift) : value >>> 0;
    }
  };
  const found = [];
  while (at < bytes.length) {
    const isData = byte() === 11;
    const size = number();
    const next = at + size;
    for (let left = isData ? number() : 0; left > 0; left -= 1) {
      const [kind, opcode] = [number(), byte()];
      if (kind !== 0 || opcode !== 0x41)
        throw new Error("This data does not lie at a fixed place.");
      const place = number(true);
      at += 1; // the end of the expression
      const length = number();
      found.push([place, place + length]);
      at += length;
    }
    at = next;
  }
  return found.sort(([one], [other]) => one - other);
}
