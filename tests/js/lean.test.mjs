// What is taken out of Pyodide is what nobody names or calls, and nothing else moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutEncodings } from "../../tools/lean_data.mjs";
import { exportsIn, leanGlue } from "../../tools/lean_glue.mjs";
import { withoutUncalled } from "../../tools/lean_wasm.mjs";

const GLUE = `async function create(){var Module={};var wasmImports={asked,unasked};
function asked(){helper()}asked.sig="v";var helper=()=>1,alone=()=>2;function unasked(){}unasked.sig="v";
var _wanted,_other;Module["shown"]=helper;Module["hidden"]=alone;
function assignWasmExports(wasmExports){_wanted=wasmExports["wanted"];_other=wasmExports["other"]}
var proxy=new Proxy(new Set([]),GOTHandler);start("main",wasmExports.started);use(wasmImports)}`;

test("of the JavaScript all stays that is mentioned by what stays, or from outside", () => {
  const lean = leanGlue(GLUE, new Set(["asked"]), ["_wanted", "shown"]);
  for (const kept of ["helper=()=>1", 'asked.sig="v"', "_wanted=", 'Module["shown"]']) {
    assert.ok(lean.includes(kept), kept);
  }
  for (const gone of ["unasked", "alone", "_other", "hidden"]) {
    assert.ok(!lean.includes(gone), gone);
  }
  assert.ok(["wanted", "main", "started"].every((name) => exportsIn(lean).has(name)));
  assert.ok(!exportsIn(lean).has("other"));
});

test("another way to ask for what is missing stops the build", () => {
  const changed = GLUE.replace("new Set([])", "new Set()");
  assert.throws(() => leanGlue(changed, new Set(), []), /another way/);
});

const section = (id, ...content) => [id, content.length, ...content];
const text = (word) => [word.length, ...Buffer.from(word)];
const body = (...code) => [code.length + 2, 0, ...code, 0x0b];
const HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const ONE_RESULT = section(1, 1, 0x60, 0, 1, 0x7f);
const VALUES = [0x41, 0x10]; // i32.const, a call's number in a constant

/** Functions 0 (asked for) and 1 to 4: 1 calls 2; 3 is in the table; nobody calls 4. */
const MODULE = Uint8Array.from([
  ...HEAD,
  ...ONE_RESULT,
  ...section(2, 1, ...text("m"), ...text("f"), 0, 0),
  ...section(3, 4, 0, 0, 0, 0),
  ...section(4, 1, 0x70, 0, 2),
  ...section(7, 2, ...text("one"), 0, 1, ...text("four"), 0, 4),
  ...section(9, 1, 0, 0x41, 1, 0x0b, 1, 3),
  ...section(
    10,
    4,
    ...body(0x10, 2),
    ...body(...VALUES, 0x1a, 0x41, 7),
    ...body(0x41, 3),
    ...body(0x41, 4),
  ),
]);

test("of the WebAssembly file nothing goes that can be called", async () => {
  const lean = withoutUncalled(MODULE, new Set(["one"]));
  assert.ok(WebAssembly.validate(lean));
  const { instance } = await WebAssembly.instantiate(lean, { m: { f: () => 0 } });
  assert.deepEqual(Object.keys(instance.exports), ["one"]);
  assert.equal(instance.exports.one(), 7);
  const empty = Buffer.from(lean).indexOf(Uint8Array.from([3, 0, 0x00, 0x0b]));
  assert.ok(empty > 0, "what nobody calls is empty");
  const both = withoutUncalled(MODULE, new Set(["one", "four"]));
  assert.deepEqual(both, MODULE);
});

test("an instruction that nobody knows stops the build", () => {
  const odd = MODULE.slice();
  odd[odd.lastIndexOf(0x41)] = 0xfb;
  assert.throws(() => withoutUncalled(odd, new Set(["four"])), /not known/);
});

/** A file with data alone: a text, the rows of a table, and the table. */
function fileWithTable() {
  const data = Buffer.alloc(4096, "text");
  const [first, row] = [1024, 256];
  data.fill(0, first);
  data.fill(0xee, row, row + 8);
  for (const [index, place] of [row, row + 4].entries()) {
    data.writeUInt32LE(1024 + place, first + 8 * (40 + index));
    data.set([0x21, 0x22], first + 8 * (40 + index) + 4);
  }
  const segment = [1, 0, 0x41, 0x80, 0x08, 0x0b, 0x80, 0x20, ...data];
  return Uint8Array.from([...HEAD, 11, 0x88, 0x20, ...segment]);
}

test("the table of an encoding and its rows become zeros, and nothing beside them does", () => {
  const file = fileWithTable();
  const lean = withoutEncodings(file, 1);
  const begin = file.length - 4096;
  assert.equal(lean.length, file.length);
  assert.ok(lean.subarray(begin + 256, begin + 264).every((byte) => byte === 0));
  assert.ok(lean.subarray(begin + 1024).every((byte) => byte === 0));
  assert.deepEqual(lean.subarray(0, begin + 256), file.subarray(0, begin + 256));
  assert.deepEqual(
    lean.subarray(begin + 264, begin + 1024),
    file.subarray(begin + 264, begin + 1024),
  );
  assert.throws(() => withoutEncodings(file), /look different/);
});
