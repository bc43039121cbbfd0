// The address: #game=ID while a table is open, so that it can be reloaded and gone back from.
import { isInstalled } from "./installation.js";
import { load } from "./store.js";

const fragment = () => decodeURI(location.hash.slice(1));
const addressOf = (id) => `#game=${encodeURIComponent(id)}`;

/** @param {(message: object) => void} send */
export function createRoutes(send) {
  let current = ""; // the fragment that the screen shows

  /** An installed page that was closed at a table begins there again. */
  function wanted() {
    const last = isInstalled() && !location.hash ? load("last-scene", null) : null;
    return last ? addressOf(last.id).slice(1) : fragment();
  }

  /** Puts the address right after Python has shown a table or the menu. */
  function follow(table) {
    const hash = table ? addressOf(table.id) : "";
    if (hash === location.hash) {
      current = fragment();
      return;
    }
    const address = hash || location.pathname + location.search;
    // A table that is opened from the menu is a page further; all else takes the place of what was.
    if (table && current === "" && !location.hash) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    current = fragment();
  }

  function moved() {
    if (fragment() === current) return;
    current = fragment();
    send(current ? { do: "link", fragment: current } : { do: "leave" });
  }

  function begin() {
    const first = wanted();
    if (first) send({ do: "link", fragment: first });
    addEventListener("hashchange", moved);
    addEventListener("popstate", moved);
  }

  return { follow, begin, leadsTo: (id) => `#${wanted()}` === addressOf(id) };
}
