// What the page sends to Python: messages by their `do`, with their fields. app/update.py has the
// handler of each. Fields that Python reads only where they are there are optional.

import type { Icons } from "../table/types.d.ts";
import type { Colours } from "../table/types.d.ts";

type Nothing = Record<never, never>;

/** What seats one person at the start: a name and a portrait. */
export interface Person {
  name: string;
  face: string;
}

/** A seat of a new game. */
export interface NewSeat {
  kind: string;
  name: string;
  level?: string;
  place?: string;
  face?: string;
}

/** The room for a table, in pixels; `text` is how much larger than usual text is. */
export interface Room {
  width: number;
  height: number;
  text: number;
}

/** The kinds of dialogs that a message opens. */
export type DialogKind = import("../page/data.d.ts").DialogData["kind"];

/** All saved games, as storage has them. */
export interface KeptGames {
  ids: string[];
  /** Whether these are all games, none unreadable at present. */
  whole: boolean;
  entries: Record<string, string>;
  list: string | null;
  since: string | null;
}

/** A job for an opponent, as app/table/playing.py and app/review/reviewing.py make it. */
export interface Job {
  number: number;
  /** Whether moves are to be compared, for a review. */
  values?: boolean;
}

/** What a person does at a table. */
interface TableActs {
  tap: { region: string };
  drag: { from: string; to: string };
  cancel: Nothing;
  slide: { over: string[]; starts: boolean };
  "slide-back": Nothing;
  type: { text: string };
  face: { text: string };
  unface: Nothing;
  "seed-throws": Nothing;
  undo: { agreed?: true };
  redo: { agreed?: true };
  hint: Nothing;
  level: { seat: number; level: string };
  lift: { seat: number; open?: true };
  goto: { ply: number };
  see: { ply: number };
  replay: { playing: boolean; speed?: number };
  tick: Nothing;
  live: Nothing;
  "continue-here": { agreed?: true };
  retry: Nothing;
  "retry-back": Nothing;
  "offer-pace": Nothing;
  "review-show": { ply: number };
  "review-play": { ply: number };
  "review-try": { ply: number };
  "lesson-on": Nothing;
  "lesson-end": Nothing;
  "puzzle-anew": Nothing;
  "puzzle-missed": Nothing;
  row: Nothing;
}

/** What opens and closes tables and dialogs. */
interface PageActs {
  dialog: { kind: DialogKind; id?: string; game?: string; section?: string; day?: string };
  "close-dialog": Nothing;
  "close-notice": Nothing;
  "open-game": { game: string };
  "open-save": { id: string; anyway?: true };
  new: { game: string; seats: NewSeat[]; options: Record<string, string> };
  again: { harder?: true; gentler?: true; swap?: true };
  daily: { game: string; day: string; person?: Person; again?: boolean };
  learn: { game: string; lesson: number };
  puzzle: { game: string; id?: number };
  link: { fragment: string; agreed?: true };
  leave: Nothing;
  set: { key: string; value: string };
  persist: Nothing;
  illustrate: { game: string; name: string };
  resize: Room & { afresh?: boolean };
  painted: Nothing;
  visible: { hidden: boolean };
  "update-ready": Nothing;
  "update-taken": Nothing;
  "count-afresh": Nothing;
  "count-all": Nothing;
}

/** What happens to saved games. */
interface ShelfActs {
  copy: { id: string };
  delete: { id: string };
  restore: { id: string };
  rename: { id: string; name: string };
  export: { id?: string };
  import: {
    name: string;
    text?: string;
    fault?: "large" | "unreadable" | "no-text";
    shared?: true;
    key?: string;
  };
  "import-shared": { key?: string };
  "import-stop": Nothing;
  "list-again": Nothing;
  thumb: { id: string };
}

/** Playing together: games by post, and phones. */
interface TogetherActs {
  receive: { text: string };
  sit: { seat: number; name?: string };
  decline: Nothing;
  "keep-mine": Nothing;
  "take-theirs": Nothing;
  "learn-first": Nothing;
  sent: Nothing;
  "give-back": Nothing;
  "play-for": { seat: number };
  place: { seat: number; place: string; turn?: true };
  hands: { seat: number };
  "hand-is": { line: number; seat: number };
  "hand-joined": { line: number; seat: number; table: string };
  "hand-said": { line: number; text: string };
  "hand-left": { line: number; why: string };
  join: { code: string };
  "guest-joined": { token: string };
  "guest-heard": { text: string };
  "guest-left": { why: string };
}

/** What storage and opponents answer. */
interface Answers {
  begin: { language: string; settings: string | null; solved: string | null } & KeptGames;
  "kept-games": KeptGames;
  kept: { id: string; loose: boolean };
  "not-kept": { id: string; expected: string | null };
  clash: { id: string; text: string | null; ours: string };
  forgotten: { id: string };
  "not-forgotten": { id: string };
  fetched: {
    id: string;
    text: string | null;
    purpose: string;
    detail: string;
    held?: boolean;
    unread?: boolean;
  };
  texts: { texts: [id: string, text: string | null][] };
  "export-short": Nothing;
  storage: Stored;
  "storage-facts": { used: number; promised: boolean | null };
  "may-clear": Nothing;
  restarted: { id: string | null };
  rehearse: { id: string; game: string; record: string; step: number } & Room;
  pictures: { icons: Icons; colours: Colours };
  "no-memory": Nothing;
  "no-worker": Nothing;
  "no-thought": { number: number; why: string };
  thought: { number: number; move: string; reason: string; values?: [string, number][] };
  "think-here": { job: Job };
}

/** What another tab has done: to a game, to an entry of the list, or to all. */
type Stored =
  | { id: string; text: string | null }
  | { entry: string; text: string | null }
  | { cleared: true; ids: string[]; whole: boolean };

/** What the page does by itself (boot.js). */
interface OwnActs {
  "pick-file": Nothing;
  install: Nothing;
  update: Nothing;
  "skip-turn": Nothing;
  skip: Nothing;
  "see-all": Nothing;
  "type-move": Nothing;
}

interface PythonMessages extends TableActs, PageActs, ShelfActs, TogetherActs, Answers {}

interface Messages extends PythonMessages, OwnActs {}

/** The local date, which Python doesn't know. */
interface Dated {
  today?: string;
}

/** A message, or only those with one `do`. */
export type Message<Do extends keyof Messages = keyof Messages> = {
  [Key in Do]: { do: Key } & Messages[Key] & Dated;
}[Do];

/** A message that the page handles by itself. */
export type OwnMessage = Message<keyof OwnActs>;

/** Hands a message over, to Python or to the page. */
export type Send = (message: Message) => void;
