// The address: #game=ID while a table is open, so that it can be reloaded and gone back from.
import { toLink } from "./daily/today.js";
import { isInstalled } from "./installation.js";

/** As it stands: whoever reads it takes it apart before it undoes the escapes, and never fails. */
const fragment = () => location.hash.slice(1);
/** A puzzle is its own link: its id is `puzzle/GAME/NUMBER`. */
const addressOf = (id) =>
  id.startsWith("puzzle/") ? `#${id.replace("/", "=")}` : `#game=${encodeURIComponent(id)}`;

/**
 * @param {(message: object) => void} send
 * @param {string | null} left the id of the table at which the page was left
 */
export function createRoutes(send, left) {
  let current = ""; // the fragment that the screen shows
  let followed = ""; // the fragment that Python was asked to follow, until it has

  /** An installed page that was closed at a table begins there again. */
  function wanted() {
    const resumes = left !== null && isInstalled() && !location.hash;
    return resumes ? addressOf(left).slice(1) : fragment();
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

  function ask(named) {
    followed = named;
    send(named ? toLink(named) : { do: "leave" });
  }

  function moved() {
    if (fragment() === current) return;
    current = fragment();
    ask(current);
  }

  function begin() {
    const first = wanted();
    if (first) ask(first);
    addEventListener("hashchange", moved);
    addEventListener("popstate", moved);
  }

  return {
    follow,
    begin,
    leadsTo: (id) => `#${wanted()}` === addressOf(id),
    /** Nobody waits for the link any more: it was followed, or is given up. */
    arrived() {
      followed = "";
    },
    /** Asks another Python for the link that the last one did not come to follow. */
    again() {
      if (followed) ask(followed);
    },
  };
}
