// The files of our package in Python's file system. A start from a snapshot needs none of them at
// first, so they are loaded later, or when Python opens one.

/** Writes the files of a pack (`tools/pack.py`) below the folder where Python is. */
export function unpackFiles(FS, pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const folders = new Set();
  let begin = 4 + length;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(pack.subarray(4, begin)))) {
    const folder = name.slice(0, name.lastIndexOf("/"));
    // Checking each file's folder for existence would cost an exception each time.
    if (!folders.has(folder)) {
      FS.mkdirTree(folder);
    }
    folders.add(folder);
    // Opening and closing hundreds of files takes ten times as long as setting their contents.
    const node = FS.create(name);
    node.contents = pack.slice(begin, begin + size);
    node.usedBytes = size;
    begin += size;
  }
}

/** The errno of EIO. */
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
 * Create the folders at `paths`; `fill()` writes their contents at the first lookup of something
 * missing.
 */
export function fillLater(FS, paths, fill) {
  const nodes = paths.map((path) => {
    FS.mkdirTree(path);
    return FS.lookupPath(path).node;
  });
  const usual = nodes[0].node_ops;
  const filled = () => {
    if (nodes[0].node_ops === usual) {
      return;
    }
    for (const node of nodes) {
      node.node_ops = usual;
    }
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
  for (const node of nodes) {
    node.node_ops = later;
  }
}

/** @returns {string[]} all parent folders of files, top-down, without duplicates */
export function foldersOf(paths) {
  const above = paths.flatMap((path) => {
    const names = path.split("/").slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join("/"));
  });
  return [...new Set(above)].sort();
}
