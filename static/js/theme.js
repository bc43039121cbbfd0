// Runs before the first paint, so that a dark page never flashes light. The build puts it into index.html;
// boot.js brings it once more for hosts whose Content-Security-Policy forbids inline scripts.
(() => {
  if (globalThis.applySettings) {
    return;
  }
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");

  /**
   * @returns {{theme?: string, motion?: string}} what the person chose, or nothing when it cannot be
   *   read
   */
  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem("six-gardens/1/settings") ?? "{}") ?? {};
    } catch {
      return {}; // storage forbidden or damaged: the system's own wishes hold
    }
  };

  /** @param {string} [wish] @returns {string} light, dark or contrast */
  const resolve = (wish) => {
    if (wish === "light" || wish === "dark" || wish === "contrast") {
      return wish;
    }
    return contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  };

  /** Puts the settings on the root element, where style sheets and the animator read them. */
  const apply = ({ theme, motion } = stored()) => {
    put("theme", resolve(theme));
    put("motion", motion === "off" ? "off" : "auto");
  };

  /**
   * Whoever watches an attribute is told of every writing, and then paints the whole board afresh.
   * @param {string} name
   * @param {string} value
   */
  const put = (name, value) => {
    if (root.dataset[name] !== value) {
      root.dataset[name] = value;
    }
  };

  apply();
  for (const query of [dark, contrast]) {
    query.addEventListener("change", () => apply());
  }
  globalThis.applySettings = apply;
})();
