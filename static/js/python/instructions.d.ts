// What Python tells the page to do: each instruction is an effect of py/tabletop/app/effects.py, by its name.

import type { Entry, PageData } from "../page/data.d.ts";
import type { Moment, PackedTransition } from "../table/types.d.ts";
import type { Job, Message } from "./messages.d.ts";

/** How urgent an announcement is: a prompt replaces an earlier one that wasn't read yet. */
export type Tone = "polite" | "assertive" | "prompt";

/** An illustration of the rules; `moments` is empty if it could not be drawn. */
export interface Sketch {
  game: string;
  name: string;
  moments: Moment[];
}

interface Instructions {
  show: { page: PageData; shelf?: Entry[] };
  paint: { transition: PackedTransition; turn: string };
  hurry: Record<never, never>;
  say: { text: string; tone: Tone };
  keep: { id: string; text: string; expected: string | null };
  hold: { id: string; text: string };
  forget: { id: string };
  "drop-shared": { key: string };
  "keep-entry": { id: string; entry: Entry | null };
  "forget-list": Record<never, never>;
  picture: { id: string; when: string; svg: string };
  sketch: Sketch;
  fetch: { id: string; purpose: string; detail: string };
  "fetch-texts": { ids: string[] };
  "list-again": Record<never, never>;
  "keep-settings": { settings: Record<string, string> };
  "keep-since": { since: string };
  "keep-solved": { game: string; ids: number[] };
  persist: { ask: boolean };
  download: { name: string; text: string };
  "export-all": { name: string; on_table: [id: string, text: string] | null };
  ask: { job: Job };
  later: { message: Message };
  drop: Record<never, never>;
  "spare-memory": Record<never, never>;
  tell: { line: number; text: string };
  "hang-up": { line: number };
  remember: { token: string };
}

/** The name of an instruction. */
export type Do = keyof Instructions;

/** An instruction, or only those of one name. */
export type Instruction<Name extends Do = Do> = {
  [Key in Name]: { do: Key } & Instructions[Key];
}[Name];

/** What carries out each instruction. */
export type Handlers = { [Key in Do]: (instruction: Instruction<Key>) => unknown };

/** Why Python has failed. */
export type Failure = "start" | "silent" | "broken" | "wasm" | "workers";

/** What the page does where no progress is seen; null when it goes on. */
export type Stall = "loading" | "starting" | "answering" | null;

/** What static/runtime.mjs reports of a worker's start, in bytes where it counts. */
export interface RuntimeReport {
  progress?: number;
  of?: number;
  missing?: boolean;
  waiting?: boolean;
  stored?: boolean;
  python?: "snapshot" | "scratch";
}

/** What the page shows, paints, announces and offers for Python. */
export interface PageWays {
  show(page: PageData, shelf?: Entry[]): void;
  paint(transition: PackedTransition, turn: string): void;
  hurry(): void;
  say(text: string, tone?: Tone): void;
  download(name: string, text: string): void;
  picture(id: string, when: string, svg: string): void;
  sketch(drawn: Sketch): void;
  /** Look whether all is answered and kept now. */
  settled(): void;
}
