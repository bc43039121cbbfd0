// What the page shows, and what its parts are given.

import type { nothing, TemplateResult } from "../../build/vendor/lit-html.js";
import type { Message } from "../python/messages.d.ts";
import type { Card, DialogData, Entry, PageData } from "./data.d.ts";

/** A part of the page as lit renders it. */
export type Content = TemplateResult | typeof nothing;

/** The page's state: what Python tells, or what the page foresees of it (foretell.js). */
export interface Page extends Omit<PageData, "draws" | "curtain"> {
  draws?: PageData["draws"];
  curtain?: PageData["curtain"];
  shelf: Entry[];
  /** The message that opens a table, until Python shows anything. */
  opening?: Message | null;
  /** The dialogs below the one that shows, as far as they are known. */
  beneath?: DialogData[];
}

/** Data of the page that don't come from Python. */
export interface Around {
  games: Card[];
  /** Whether the browser offers to install the page as an app. */
  installable: boolean;
  redraw: () => void;
}

/** What a dialog shows: `wide` if it needs room, `reads` if its text is long enough to be scrolled. */
export interface View {
  title: unknown;
  body: Content;
  foot?: Content;
  wide?: boolean;
  reads?: boolean;
}
