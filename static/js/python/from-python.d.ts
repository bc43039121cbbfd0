// What Python tells the page to do.
// Written by `python -m tools.page_types` from Python's types.

import type { Entry, PageData } from "../page/data.js";
import type { Message } from "./to-python.js";
import type { PackedTransition, SketchNode } from "../table/scene.js";

/** The instructions to the page, distinguished by `do`. Most are effects of the application. */
export type Instruction =
  | PaintInstruction
  | ShowInstruction
  | SpareMemoryInstruction
  | AnsweredInstruction
  | LaterInstruction
  | HurryInstruction
  | SayInstruction
  | KeepInstruction
  | HoldInstruction
  | DropSharedInstruction
  | ForgetInstruction
  | KeepEntryInstruction
  | ForgetListInstruction
  | PictureInstruction
  | SketchInstruction
  | FetchInstruction
  | FetchTextsInstruction
  | ListAgainInstruction
  | KeepSettingsInstruction
  | KeepSinceInstruction
  | KeepSolvedInstruction
  | PersistInstruction
  | DownloadInstruction
  | ExportAllInstruction
  | AskInstruction
  | DropInstruction
  | TellInstruction
  | HangUpInstruction
  | RememberInstruction;

/**
 * Animate a transition on the table, after those already queued.
 *
 * `turn` identifies the computer's turn that it belongs to, "" for none.
 */
export interface PaintInstruction {
  do: "paint";
  turn: string;
  transition: PackedTransition;
}

/** Show `page` around the board; `shelf` lists the saved games if the list changed. */
export interface ShowInstruction {
  do: "show";
  page: PageData;
  shelf?: Entry[];
}

/** End the opponents' worker, because memory ran out. */
export interface SpareMemoryInstruction {
  do: "spare-memory";
}

/** The message was handled. This is the last instruction of an answer. */
export interface AnsweredInstruction {
  do: "answered";
}

/** Send this message after the page has rendered and handled pending input. */
export interface LaterInstruction {
  do: "later";
  message: Message;
}

/** Finish running animations at once, because the next picture does not follow from them. */
export interface HurryInstruction {
  do: "hurry";
}

/**
 * Announce a text to screen readers.
 *
 * `tone` is POLITE, ASSERTIVE to interrupt other speech, or PROMPT for what the player should do
 * next: a new prompt replaces an earlier one that was not read yet.
 */
export interface SayInstruction {
  do: "say";
  text: string;
  tone: "polite" | "assertive" | "prompt";
}

/**
 * Write a game into storage, unless another tab has changed it.
 *
 * `expected` is the text that storage should hold now (null: no such game). If storage holds
 * another text, nothing is written and the message `clash` reports what is there. Otherwise `kept`
 * reports success (`loose` if the text may not be on disk yet), or `not-kept` that storage refused
 * it.
 */
export interface KeepInstruction {
  do: "keep";
  id: string;
  text: string;
  expected: string | null;
}

/** Hold a game for a reload of this tab only. It is not listed among the saved games. */
export interface HoldInstruction {
  do: "hold";
  id: string;
  text: string;
}

/** Delete a file shared by another app ("" for all), after it was imported or rejected. */
export interface DropSharedInstruction {
  do: "drop-shared";
  key: string;
}

/** Delete a saved game; `forgotten` comes back, or `not-forgotten` if storage fails. */
export interface ForgetInstruction {
  do: "forget";
  id: string;
}

/**
 * Write the menu entry of one game, or delete it if `entry` is null or writing fails.
 *
 * Each game has its own entry, so that saving a move takes the same time however many games there
 * are.
 */
export interface KeepEntryInstruction {
  do: "keep-entry";
  id: string;
  entry: Entry | null;
}

/** Delete the single list of all games that version 0.1.0 wrote. */
export interface ForgetListInstruction {
  do: "forget-list";
}

/**
 * Show the thumbnail of a saved game: SVG text, "" if there is none.
 *
 * `when` is the time of the entry that it belongs to.
 */
export interface PictureInstruction {
  do: "picture";
  id: string;
  when: string;
  svg: string;
}

/** Show an illustration of the rules of a game. `moments` is empty if it could not be drawn. */
export interface SketchInstruction {
  do: "sketch";
  game: string;
  name: string;
  moments: MomentData[];
}

/**
 * Read a game from storage.
 *
 * The message `fetched` returns its text, null if there is none; `unread` means that it can't be
 * read now. `purpose` and `detail` come back with the text.
 */
export interface FetchInstruction {
  do: "fetch";
  id: string;
  purpose:
    | "open"
    | "open-anyway"
    | "take-up"
    | "result"
    | "rename"
    | "copy"
    | "delete"
    | "export"
    | "summarise"
    | "compare"
    | "count"
    | "row"
    | "learn"
    | "post"
    | "thumb";
  detail: string;
}

/** Read several saved games; `texts` returns pairs of an id and its text, null if missing. */
export interface FetchTextsInstruction {
  do: "fetch-texts";
  ids: string[];
}

/** List the saved games again; `kept-games` comes back. */
export interface ListAgainInstruction {
  do: "list-again";
}

/** Save the settings. */
export interface KeepSettingsInstruction {
  do: "keep-settings";
  settings: Record<string, string>;
}

/** Save the time from which games count in the statistics, "" for all games. */
export interface KeepSinceInstruction {
  do: "keep-since";
  since: string;
}

/** Add puzzles of a game to those solved on this device. */
export interface KeepSolvedInstruction {
  do: "keep-solved";
  game: string;
  ids: number[];
}

/** Report on storage with `storage-facts`; if `ask`, first request that it is permanent. */
export interface PersistInstruction {
  do: "persist";
  ask: boolean;
}

/** Offer a text as a file to download. */
export interface DownloadInstruction {
  do: "download";
  name: string;
  text: string;
}

/**
 * Offer all saved games and the solved puzzles as one file.
 *
 * `on_table` is the id and text of the game on the table. It is included even if storage refused
 * it.
 */
export interface ExportAllInstruction {
  do: "export-all";
  name: string;
  on_table: [string, string] | null;
}

/**
 * Let an opponent compute `job`; `thought` or `no-thought` comes back.
 *
 * A job still running is cancelled.
 */
export interface AskInstruction {
  do: "ask";
  job: Job;
}

/** Cancel the running job of an opponent. */
export interface DropInstruction {
  do: "drop";
}

/** Send a text over a connection: to a phone, or (line 0) from a phone to its table. */
export interface TellInstruction {
  do: "tell";
  line: number;
  text: string;
}

/** Close the connection with this number after everything sent before has gone out. */
export interface HangUpInstruction {
  do: "hang-up";
  line: number;
}

/** Save the token with which this phone reclaims its seat. */
export interface RememberInstruction {
  do: "remember";
  token: string;
}

/**
 * A moment of an illustration: its size in CSS pixels, and its nodes in drawing order.
 *
 * The nodes are drawn `scale` times as large as on the table.
 */
export interface MomentData {
  width: number;
  height: number;
  scale: number;
  nodes: SketchNode[];
}

/**
 * A request to an opponent of `level` to choose a move for `seat`.
 *
 * `number` identifies the job in its results. `view` is what the seat knows after `ply` moves, as
 * written by `core.plain`. `luck` seeds the random generator. Reasons are written in `language`.
 * With `values`, a judge also returns the values of moves, including that of the move `asked`
 * unless it is "".
 */
export interface Job {
  number: number;
  game: string;
  level: string;
  language: string;
  seat: number;
  seats: number;
  options: Record<string, string>;
  ply: number;
  luck: string;
  view: unknown;
  values?: boolean;
  asked?: string;
}
