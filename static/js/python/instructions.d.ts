// Instructions from Python (from-python.d.ts), which are told apart by their `do`, and what carries
// them out.

import type { Entry, PageData } from "../page/data.d.ts";
import type { PackedTransition } from "../table/types.d.ts";
import type {
  Instruction as AnyInstruction,
  SayInstruction,
  SketchInstruction,
} from "./from-python.d.ts";

/** How urgent an announcement is: a prompt replaces an earlier one that wasn't read yet. */
export type Tone = SayInstruction["tone"];

/** An illustration of the rules; `moments` is empty if it could not be drawn. */
export type Sketch = Omit<SketchInstruction, "do">;

type Instructions = { [Each in AnyInstruction as Each["do"]]: Each };

/** The name of an instruction that is carried out: `answered` ends an answer. */
export type Do = Exclude<keyof Instructions, "answered">;

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
