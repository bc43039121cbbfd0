// Properties that our templates give to elements (hands.js, rehearsal.js, thumbs.js).

import type { Message } from "../python/messages.d.ts";
import type { Entry } from "./data.d.ts";

declare global {
  interface Element {
    /** What a click on it sends. */
    message?: Message;
    /** What holding it sends. */
    held?: Message;
    /** The saved game that a thumbnail shows. */
    save?: Entry;
  }
}
