// Rules for our JavaScript; layout is Prettier's business.
import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["node_modules/", "static/build/", "site/", "site.new/", ".venv/"] },
  js.configs.recommended,
  {
    rules: {
      curly: "error",
      eqeqeq: "error",
      "no-implicit-globals": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      complexity: ["error", 12],
    },
  },
  {
    files: ["static/**/*.{js,mjs}", "tools/dev/*.{js,mjs}", "bench/probe.js", "e2e/faults/*.js"],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ["static/js/python/workers.js"],
    languageOptions: { globals: { __DIGESTS__: "readonly", __PYSCRIPT__: "readonly" } },
  },
  {
    files: ["static/js/first-aid/repair.js"],
    languageOptions: { globals: { __PARTS__: "readonly" } },
  },
  {
    files: ["static/runtime.mjs", "static/downloads.mjs", "static/service-worker.mjs"],
    languageOptions: {
      // The names in capitals are filled in by the build.
      globals: {
        ...globals.serviceworker,
        __FILES__: "readonly",
        __APART__: "readonly",
        __LAYERS__: "readonly",
        __PICTURES__: "readonly",
        __RESCUE_PAGE__: "readonly",
        __LOCK__: "readonly",
        __PACKED__: "readonly",
        __SIZES__: "readonly",
      },
    },
  },
  {
    files: ["tools/**/*.mjs", "bench/**/*.mjs", "tests/js/**", "eslint.config.js"],
    languageOptions: { globals: { ...globals.node } },
  },
];
