// The WebAssembly file is compiled once for all workers of a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shareCode } from "../../static/shared-code.mjs";

/** A worker's scope, whose page answers with `code` by the port that it is given. */
function createScope(code) {
  const done = { posted: [], compiled: 0 };
  const scope = {
    postMessage(message, ports) {
      done.posted.push(message);
      ports?.[0].postMessage({ code });
    },
  };
  scope.WebAssembly = {
    async instantiateStreaming() {
      done.compiled += 1;
      return { module: "compiled", instance: "from the file" };
    },
    instantiate: async (module) => `of ${module}`,
  };
  return { scope, done };
}

test("a first worker compiles the file, and hands the page what it has compiled", async () => {
  const { scope, done } = createScope();
  shareCode(false, scope);
  const { instance } = await scope.WebAssembly.instantiateStreaming("file", {});
  assert.equal(instance, "from the file");
  assert.deepEqual(done.posted, [{ code: "compiled" }]);
});

test("a later one takes that, stops the file from coming, and Python hears nothing of it", async () => {
  const { scope, done } = createScope("the page's");
  shareCode(true, scope);
  let cancelled = false;
  const file = Promise.resolve({ body: { cancel: () => (cancelled = true) } });
  const taken = await scope.WebAssembly.instantiateStreaming(file, {});
  assert.deepEqual(taken, { module: "the page's", instance: "of the page's" });
  assert.ok(cancelled);
  assert.deepEqual(done, { posted: [{ wants: "code" }], compiled: 0 });
});

test("it compiles the file itself where the page has nothing", async () => {
  const { scope, done } = createScope(null);
  shareCode(true, scope);
  await scope.WebAssembly.instantiateStreaming("file", {});
  assert.equal(done.compiled, 1);
});

test("a browser that can't hand compiled code on starts Python anyway", async () => {
  const { scope } = createScope();
  scope.postMessage = () => {
    throw new Error("The object can not be cloned.");
  };
  shareCode(false, scope);
  assert.ok(await scope.WebAssembly.instantiateStreaming("file", {}));
});
