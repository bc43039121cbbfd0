// The URL: #game=ID while a table is open, so that reload and back work.
import { toLink } from "./daily/garden-of-the-day.js";
import { isInstalled } from "./installation.js";

/** The undecoded fragment: callers split it before they decode it, and never throw. */
const fragment = () => location.hash.slice(1);
/** @import {Send} from "../python/messages.d.ts" */

/**
 * Return a table's fragment; a puzzle's id, `puzzle/GAME/NUMBER`, is its link.
 * @param {string} id
 */
const addressOf = (id) =>
  id.startsWith("puzzle/") ? `#${id.replace("/", "=")}` : `#game=${encodeURIComponent(id)}`;

/**
 * @param {Send} send
 * @param {string | null} left the id of the last open table
 */
export function createRoutes(send, left) {
  let current = ""; // the fragment of the current screen
  let followed = ""; // the fragment that Python is following

  /** Return the fragment to open; an installed app reopens its last table. */
  function wanted() {
    if (left !== null && isInstalled() && !location.hash) {
      return addressOf(left).slice(1);
    }
    return fragment();
  }

  /**
   * Update the URL after Python has shown a table or the menu.
   * @param {{id: string} | null} table
   */
  function follow(table) {
    const hash = table ? addressOf(table.id) : "";
    if (hash === location.hash) {
      current = fragment();
      return;
    }
    const address = hash || location.pathname + location.search;
    // A table opened from the menu adds a history entry; everything else replaces one.
    if (table && current === "" && !location.hash) {
      history.pushState(null, "", address);
    } else {
      history.replaceState(null, "", address);
    }
    current = fragment();
  }

  /** @param {string} named */
  function ask(named) {
    followed = named;
    send(named ? toLink(named) : { do: "leave" });
  }

  function moved() {
    if (fragment() === current) {
      return;
    }
    current = fragment();
    ask(current);
  }

  function begin() {
    const first = wanted();
    if (first) {
      ask(first);
    }
    addEventListener("hashchange", moved);
    addEventListener("popstate", moved);
  }

  return {
    follow,
    begin,
    /** @param {string} id */
    leadsTo: (id) => `#${wanted()}` === addressOf(id),
    /** The link was followed or given up. */
    arrived() {
      followed = "";
    },
    /** Send an unfinished link again, to a restarted Python. */
    again() {
      if (followed) {
        ask(followed);
      }
    },
  };
}
