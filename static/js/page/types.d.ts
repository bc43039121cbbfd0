// What the page shows, and what its parts are given.

import type { nothing, TemplateResult } from "../../build/vendor/lit-html.js";
import type { Message } from "../python/messages.d.ts";
import type {
  Card,
  DialogData,
  Entry,
  LessonBar,
  PageData,
  PuzzleList,
  TableData,
} from "./data.d.ts";

/** A part of the page as lit renders it. */
export type Content = TemplateResult | typeof nothing;

/** The list of puzzles as it is foreseen: what Python tells of them may come later. */
interface ForeseenPuzzles extends Partial<PuzzleList> {
  kind: "puzzles";
  back: boolean;
}

/** What a dialog is about. */
export type Dialog = DialogData | ForeseenPuzzles;

type OfKind<Each, Kind> = Each extends { kind: infer Own }
  ? Kind extends Own
    ? Each
    : never
  : never;

type Dialogs = { [Kind in Dialog["kind"]]: OfKind<Dialog, Kind> };

/** A dialog, or only those of one kind. */
export type DialogOf<Kind extends keyof Dialogs = keyof Dialogs> = {
  [Key in Kind]: { kind: Key } & Dialogs[Key];
}[Kind];

/** What makes the content of each kind of dialog. */
export type Builders = {
  [Kind in keyof Dialogs]: (dialog: DialogOf<Kind>, page: Page, around: Around) => View;
};

type WithoutBack<Each> = Each extends Dialog ? Omit<Each, "back"> : never;

/** A dialog, whatever lies beneath it. */
export type Unplaced = WithoutBack<Dialog>;

/** A lesson's bar; `waits` while a move is animated. */
export interface PacedLesson extends LessonBar {
  waits?: boolean;
}

/** What is shown of a table. */
export interface Table extends Omit<TableData, "lesson"> {
  lesson: PacedLesson | null;
}

/** The message that opens a table; a link to one says of which game. */
export type Opening = Message & { game?: string };

/** The page's state: what Python tells, or what the page foresees of it (foretell.js). */
export interface Page extends Omit<PageData, "draws" | "curtain" | "dialog" | "table"> {
  draws?: PageData["draws"];
  curtain?: PageData["curtain"];
  dialog: Dialog | null;
  table: Table | null;
  shelf: Entry[];
  /** The message that opens a table, until Python shows anything. */
  opening?: Opening | null;
  /** The dialogs below the one that shows, as far as they are known. */
  beneath?: Dialog[];
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
