// WebKit finalizes also while Python waits within a synchronous request: not with us.
import assert from "node:assert/strict";
import { test } from "node:test";
import { finalizeLater } from "../../static/later-finalizers.mjs";

test("what is collected is let go of in a task of its own, once, and can be kept from it", () => {
  const tasks = [];
  const made = [];
  class FinalizationRegistry {
    constructor(cleanUp) {
      made.push(cleanUp);
    }
    unregister(token) {
      return token;
    }
  }
  const scope = {
    FinalizationRegistry,
    setTimeout: (act, _, ...given) => tasks.push(() => act(...given)),
  };
  finalizeLater(scope);
  const cleaned = [];
  const registry = new scope.FinalizationRegistry((held) => cleaned.push(held));
  made[0]("a proxy");
  assert.deepEqual(cleaned, []);
  for (const task of tasks) {
    task();
  }
  assert.deepEqual(cleaned, ["a proxy"]);
  assert.equal(registry.unregister("token"), "token");
});
