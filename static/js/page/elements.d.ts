// Properties that our templates give to elements (hands.js, rehearsal.js, thumbs.js).

import type { Message } from "../python/messages.d.ts";
import type { Entry } from "./data.d.ts";

/** A field of a form that sends a message when it is changed. */
export type Control = HTMLInputElement | HTMLSelectElement;

declare global {
  interface Element {
    /** What a click on it sends. */
    message?: Message;
    /** What holding it sends. */
    held?: Message;
    /** The saved game that a thumbnail shows. */
    save?: Entry;
    /** The drawing that a thumbnail shows, as SVG. */
    drawn?: string;
  }

  interface HTMLFormElement {
    /** The message that a form sends, null for none. */
    read?: (form: HTMLFormElement) => Message | null;
  }

  interface HTMLInputElement {
    sends?: (control: Control) => Message;
  }

  interface HTMLSelectElement {
    sends?: (control: Control) => Message;
  }
}
