// A file that is packed on its own can be read without the package; whatever else is looked for in its
// folders brings that in, once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fillLater, foldersOf } from "../../static/files.mjs";

const WORDS = "tabletop/games/maze/words.bin";

/** A file system as Emscripten has it: what is known is found at once, for all else its folder is asked. */
function fileSystem() {
  const missing = () => {
    throw new Error("There is no such file.");
  };
  const ops = { lookup: missing, readdir: ({ known }) => [...known.keys()] };
  const folder = () => ({ known: new Map(), node_ops: ops });
  const root = folder();
  const FS = {
    lookupNode: (parent, name) => parent.known.get(name) ?? parent.node_ops.lookup(parent, name),
    lookupPath: (path) => ({ node: path.split("/").reduce(FS.lookupNode, root) }),
    mkdirTree(path) {
      path.split("/").reduce((parent, name) => {
        if (!parent.known.has(name)) {
          parent.known.set(name, folder());
        }
        return parent.known.get(name);
      }, root);
    },
    write(path, text) {
      const names = path.split("/");
      FS.mkdirTree(names.slice(0, -1).join("/"));
      FS.lookupPath(names.slice(0, -1).join("/")).node.known.set(names.at(-1), { text });
    },
  };
  return FS;
}

function packed() {
  const FS = fileSystem();
  FS.write(WORDS, "words");
  let times = 0;
  fillLater(FS, ["tabletop", ...foldersOf([WORDS])], () => {
    times += 1;
    FS.write("tabletop/games/maze/boards.txt", "boards");
    FS.write("tabletop/games/other/spells.txt", "spells");
  });
  const read = (path) => FS.lookupPath(path).node.text;
  return { FS, read, times: () => times };
}

test("a file on its own is read without the package", () => {
  const { read, times } = packed();
  assert.equal(read(WORDS), "words");
  assert.equal(times(), 0);
});

test("whatever else is looked for, in any folder above it, brings the package in, once", () => {
  for (const path of ["tabletop/games/maze/boards.txt", "tabletop/games/other/spells.txt"]) {
    const { FS, read, times } = packed();
    assert.match(read(path), /^(boards|spells)$/);
    assert.equal(read(WORDS), "words");
    assert.throws(() => read("tabletop/none"), /no such file/);
    assert.equal(times(), 1);
    const { node } = FS.lookupPath("tabletop/games/maze");
    assert.deepEqual(node.node_ops.readdir(node), ["words.bin", "boards.txt"]);
  }
  const { FS, times } = packed();
  const { node } = FS.lookupPath("tabletop/games/maze");
  assert.deepEqual(node.node_ops.readdir(node), ["words.bin", "boards.txt"]);
  assert.equal(times(), 1);
});
