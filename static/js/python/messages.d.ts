// Messages: those for Python (to-python.d.ts), which are told apart by their `do`, and those that the
// page handles by itself.

import type { Job } from "./from-python.d.ts";
import type {
  KeptGamesMessage,
  Message as PythonMessage,
  OpenableDialog,
  Person,
  PlaceMessage,
  ResizeMessage,
  SeatChoice,
} from "./to-python.d.ts";

export type { Job, Person, SeatChoice as NewSeat };

/** The room for a table, in pixels; `text` is how much larger than usual text is. */
export type Room = Required<Pick<ResizeMessage, "width" | "height" | "text">>;

/** Where a person plays. */
export type Place = PlaceMessage["place"];

type Openable = { [Each in OpenableDialog as Each["kind"]]: Each };

/** The kinds of dialogs that a message opens. */
export type DialogKind = keyof Openable;

/** What a dialog is opened with, or only dialogs of one kind. */
export type Opened<Kind extends DialogKind = DialogKind> = {
  [Key in Kind]: { kind: Key } & Openable[Key];
}[Kind];

/** All saved games, as storage has them. */
export type KeptGames = Omit<KeptGamesMessage, "do">;

/** The first message: what Python needs to start. */
interface Begin extends KeptGames {
  do: "begin";
  language: string;
  settings: string | null;
  solved: string | null;
}

/** Compute a job in the application's worker, where opponents have none. */
interface ThinkHere {
  do: "think-here";
  job: Job;
}

/** What the page does by itself (boot.js). */
interface OwnAct {
  do: "pick-file" | "install" | "update" | "skip-turn" | "skip" | "see-all" | "type-move";
}

type AnyMessage = PythonMessage | Begin | ThinkHere | OwnAct;

/**
 * What any message may bring: the local date, which Python doesn't know, and whether the page lost
 * its intern table of scenes.
 */
interface Sent {
  today?: string;
  afresh?: boolean;
}

/** A message, or only those with one `do`. */
export type Message<Do extends AnyMessage["do"] = AnyMessage["do"]> = Extract<
  AnyMessage,
  { do: Do }
> &
  Sent;

/** A message that the page handles by itself. */
export type OwnMessage = OwnAct;

/** Hands a message over, to Python or to the page. */
export type Send = (message: Message) => void;
