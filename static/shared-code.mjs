// One compiled WebAssembly file for all Pythons of a page: it takes some 50 MB in WebKit, and a second
// worker starts sooner without compiling it again. The page hands it on (js/python/workers.js).

/**
 * What the address of runtime.mjs ends with in a worker that asks for the code of an earlier one.
 * PyScript takes for an address only what ends like that of a module.
 */
export const SHARES = "#shared-code.mjs";

/**
 * The scope of a worker.
 * @typedef {{
 *   WebAssembly: typeof WebAssembly,
 *   postMessage: (message: unknown, transfer?: Transferable[]) => void,
 * }} Scope
 */

/**
 * Ask the page for the code of an earlier worker, by a port of our own: PyScript gives every other
 * message to Python, and a worker calls its listeners in the order in which they were added.
 * @param {Scope} scope
 * @returns {Promise<WebAssembly.Module | null>} null if there is none
 */
function ask(scope) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data.code);
    };
    scope.postMessage({ wants: "code" }, [port2]);
  });
}

/**
 * Has the WebAssembly file that is streamed into this worker compiled once for the page.
 * @param {boolean} shares whether an earlier worker may have compiled it
 * @param {Scope} scope
 */
export function shareCode(shares, scope) {
  const { WebAssembly } = scope;
  const usual = WebAssembly.instantiateStreaming.bind(WebAssembly);
  const asked = shares ? ask(scope) : null;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = await asked;
    if (module) {
      (await source).body?.cancel();
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    }
    const compiled = await usual(source, imports);
    try {
      scope.postMessage({ code: compiled.module });
    } catch {
      // A browser that can't hand it on compiles it again.
    }
    return compiled;
  };
}
