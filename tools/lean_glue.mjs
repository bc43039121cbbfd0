// Removes unused code from Pyodide's Emscripten JavaScript: graphics and sound, and a global name
// for each WebAssembly function.
//
// A kept part keeps everything that it mentions, by any word in code or strings. So some unused
// code stays, but nothing that is named anywhere is removed.
import { parse } from "acorn";

/** Statements that only initialize graphics or sound. */
const DRAWING = /^registerPostMainLoop\(\(\)=>SDL|^for\(let i=0;i<\d+;\+\+i\)/;
/** The imports of the WebAssembly file that may be missing. */
const NONE_MISSING = "new Proxy(new Set([]),GOTHandler)";
const MISSING_IF_LEFT_OUT = "new Proxy({has:name=>!(name in wasmImports)},GOTHandler)";
const NAMED = /"([\w$]+)"|wasmExports\.([\w$]+)/g;

export const wordsOf = (text) => text.match(/[\w$]+/g) ?? [];

/** A part of the text; it stays if one of `names` is mentioned, or if it has none. */
const part = (text, names = [], words = wordsOf(text)) => ({ text, names, words });

/** @returns {object} the part that a statement is which is no declaration */
function statement(node, text) {
  const { type, left } = node.expression ?? {};
  if (type !== "AssignmentExpression" || left.type !== "MemberExpression") {
    return part(text);
  }
  if (left.object.name === "Module" && left.computed) {
    return part(text, [left.property.value]);
  }
  // How a function is to be called stays with it.
  if (left.property.name === "sig") {
    return part(text, [left.object.name], []);
  }
  return part(text);
}

/** @returns {object[]} the parts of one statement of the program */
function partsOf(node, source) {
  const text = source(node);
  if (DRAWING.test(text)) {
    return [];
  }
  if (node.type === "VariableDeclaration") {
    const names = ({ id }) => (id.type === "Identifier" ? [id.name] : []);
    return node.declarations.map((each) => part(`${node.kind} ${source(each)};`, names(each)));
  }
  if (/^(Function|Class)Declaration$/.test(node.type)) {
    return [part(text, [node.id.name])];
  }
  return [statement(node, /[;}]$/.test(text) ? text : `${text};`)];
}

/** @returns {object[]} the parts of the function that gives names to what the WebAssembly file has */
function handingOut({ body }, source) {
  const each = body.body.map((node) => {
    const [name] = wordsOf(source(node));
    return part(source(node), [name], [name, "wasmExports"]);
  });
  return [part("function assignWasmExports(wasmExports){", [], []), ...each, part("}", [], [])];
}

/** @returns {object} the part that offers functions to the WebAssembly file: only those it asks for */
function offer({ init }, source, asked) {
  const given = init.properties.filter(({ key }) => asked.has(key.name ?? key.value));
  return part(`var wasmImports={${given.map(source).join(",")}};`, ["wasmImports"]);
}

/** @returns {object[]} the parts that stay, in their order */
function kept(parts, mentioned) {
  const named = new Map();
  for (const each of parts) {
    for (const name of each.names) {
      named.set(name, [...(named.get(name) ?? []), each]);
    }
  }
  const staying = new Set();
  const open = parts.filter(({ names }) => !names.length);
  const mention = (word) => {
    open.push(...(named.get(word) ?? []));
    named.delete(word);
  };
  mentioned.forEach(mention);
  while (open.length) {
    const next = open.pop();
    if (staying.has(next)) {
      continue;
    }
    staying.add(next);
    next.words.forEach(mention);
  }
  return parts.filter((each) => staying.has(each));
}

/**
 * @param {string} text pyodide.asm.mjs
 * @param {Set<string>} asked the names of all functions that the WebAssembly file asks for
 * @param {string[]} users the words of the sources that use Pyodide from outside
 * @returns {string} what is kept of it
 */
export function leanGlue(text, asked, users) {
  if (!text.includes(NONE_MISSING)) {
    throw new Error("Pyodide asks for places in another way now.");
  }
  const whole = text.replace(NONE_MISSING, MISSING_IF_LEFT_OUT);
  const { body } = parse(whole, { ecmaVersion: "latest", sourceType: "module" });
  const source = ({ start, end }) => whole.slice(start, end);
  const program = body[0].body;
  const parts = program.body.flatMap((node) => {
    if (node.id?.name === "assignWasmExports") {
      return handingOut(node, source);
    }
    const offered = node.declarations?.find(({ id }) => id.name === "wasmImports");
    return offered?.init ? [offer(offered, source, asked)] : partsOf(node, source);
  });
  const lean = kept(parts, users).map((each) => each.text);
  return `${whole.slice(0, program.start + 1)}${lean.join("")}${whole.slice(program.end - 1)}`;
}

/** @returns {Set<string>} all names that the text may take from the WebAssembly file */
export const exportsIn = (text) =>
  new Set([...text.matchAll(NAMED)].map(([, quoted, plain]) => quoted ?? plain));
