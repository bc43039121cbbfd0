// One compiled WebAssembly file for all Pythons of a page: it takes some 50 MB in WebKit, and a second
// worker starts sooner without compiling it again. The page hands it on (js/python/workers.js).

/**
 * What the address of runtime.mjs ends with in a worker that asks for the code of an earlier one.
 * PyScript takes for an address only what ends like that of a module.
 */
export const SHARES = "#shared-code.mjs";

/** @returns {Promise<WebAssembly.Module | null>} what the page has of an earlier worker, if anything */
function ask(scope) {
  return new Promise((resolve) => {
    const hear = (event) => {
      if (event.data?.code === undefined) return;
      // PyScript would give it to Python.
      event.stopImmediatePropagation();
      scope.removeEventListener("message", hear, { capture: true });
      resolve(event.data.code);
    };
    scope.addEventListener("message", hear, { capture: true });
    scope.postMessage({ wants: "code" });
  });
}

/**
 * Has the WebAssembly file that is streamed into this worker compiled once for the page.
 * @param {boolean} shares whether an earlier worker may have compiled it
 */
export function shareCode(shares, scope = globalThis) {
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
