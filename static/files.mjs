// The files of our package, and how Python sees them: a start from a picture of memory needs none of
// them at first, so they come later, or at the moment when Python asks for one.

/** Writes the files of a pack (`tools/pack.py`) below the folder where Python is. */
export function unpackFiles(FS, pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const folders = new Set();
  let begin = 4 + length;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(pack.subarray(4, begin)))) {
    const folder = name.slice(0, name.lastIndexOf("/"));
    // Whether a folder is there is not asked for each file: the answer would be an error each time.
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    // To open and close hundreds of files takes ten times as long as to put their bytes there.
    const node = FS.create(name);
    node.contents = pack.slice(begin, begin + size);
    node.usedBytes = size;
    begin += size;
  }
}

/** The number of the error that Python knows as EIO. */
const INPUT_OUTPUT_ERROR = 29;

/**
 * Has the file at `path` there, `size` bytes long, with `contents()` when it is first opened: to make
 * them Python's memory may have to grow, which must not happen while it is being read into. Where
 * they can't be had Python gets an error of the file system, and the next opening tries again.
 */
export function putLater(FS, path, size, contents) {
  FS.writeFile(path, new Uint8Array());
  const { node } = FS.lookupPath(path);
  node.usedBytes = size;
  const usual = node.stream_ops;
  const open = (stream) => {
    try {
      stream.node.contents?.at(0);
    } catch (problem) {
      console.warn(`${path} can't be opened.`, problem);
      throw new FS.ErrnoError(INPUT_OUTPUT_ERROR);
    }
    usual.open?.(stream);
  };
  node.stream_ops = { ...usual, open };
  Object.defineProperty(node, "contents", {
    configurable: true,
    get() {
      const bytes = contents();
      Object.defineProperty(node, "contents", { value: bytes, writable: true });
      return bytes;
    },
  });
}

/**
 * Has the folders at `paths` there; `fill()` writes what is in them when somebody first looks for
 * more than they have.
 */
export function fillLater(FS, paths, fill) {
  const nodes = paths.map((path) => {
    FS.mkdirTree(path);
    return FS.lookupPath(path).node;
  });
  const usual = nodes[0].node_ops;
  const filled = () => {
    if (nodes[0].node_ops === usual) return;
    for (const node of nodes) node.node_ops = usual;
    fill();
  };
  const later = {
    ...usual,
    lookup(parent, name) {
      filled();
      return FS.lookupNode(parent, name);
    },
    readdir(folder) {
      filled();
      return usual.readdir(folder);
    },
  };
  for (const node of nodes) node.node_ops = later;
}

/** @returns {string[]} the folders above files, from the top on, each once */
export function foldersOf(paths) {
  const above = paths.flatMap((path) => {
    const names = path.split("/").slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join("/"));
  });
  return [...new Set(above)].sort();
}
