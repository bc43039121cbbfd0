// What the page tells Python.
// Written by `python -m tools.page_types` from Python's types.

/** What the page, storage, opponents and phones say to the application; `do` tells what. */
export type Message =
  | LiftMessage
  | DailyMessage
  | RowMessage
  | HandJoinedMessage
  | HandLeftMessage
  | HandSaidMessage
  | HandIsMessage
  | HandsMessage
  | JoinMessage
  | GuestJoinedMessage
  | GuestHeardMessage
  | GuestLeftMessage
  | IllustrateMessage
  | FetchedMessage
  | ImportMessage
  | LearnMessage
  | LessonOnMessage
  | LessonEndMessage
  | LinkMessage
  | CountMessage
  | CountAfreshMessage
  | CountAllMessage
  | TapMessage
  | DragMessage
  | SlideMessage
  | TypeMessage
  | HintMessage
  | ThoughtMessage
  | NoThoughtMessage
  | OpenGameMessage
  | OpenDialogMessage
  | CloseDialogMessage
  | CloseNoticeMessage
  | SetMessage
  | OfferPaceMessage
  | PersistMessage
  | StorageFactsMessage
  | UpdateReadyMessage
  | UpdateTakenMessage
  | VisibleMessage
  | PaintedMessage
  | ReceiveMessage
  | SitMessage
  | DeclineMessage
  | LearnFirstMessage
  | KeepMineMessage
  | TakeTheirsMessage
  | SentMessage
  | PlaceMessage
  | PlayForMessage
  | GiveBackMessage
  | PuzzleMessage
  | PuzzleAnewMessage
  | PuzzleMissedMessage
  | ReviewShowMessage
  | ReviewPlayMessage
  | ReviewTryMessage
  | RetryBackMessage
  | KeptGamesMessage
  | SummariseMessage
  | TextsMessage
  | OpenSaveMessage
  | RenameMessage
  | CopyMessage
  | DeleteMessage
  | RestoreMessage
  | ExportMessage
  | ExportShortMessage
  | KeptMessage
  | NotKeptMessage
  | ClashMessage
  | ForgottenMessage
  | NotForgottenMessage
  | StorageMessage
  | ListAgainMessage
  | LeaveMessage
  | RestartedMessage
  | ImportOnMessage
  | ImportSharedMessage
  | ImportStopMessage
  | MayClearMessage
  | PicturesMessage
  | ThumbMessage
  | RehearseMessage
  | NewMessage
  | AgainMessage
  | SlideBackMessage
  | CancelMessage
  | LevelMessage
  | UndoMessage
  | RedoMessage
  | GotoMessage
  | SeeMessage
  | ReplayMessage
  | TickMessage
  | LiveMessage
  | ContinueHereMessage
  | FaceMessage
  | UnfaceMessage
  | SeedThrowsMessage
  | ResizeMessage
  | NoWorkerMessage
  | NoMemoryMessage
  | RetryMessage;

/** What the press of a button says, to the application or to the page itself. */
export type Press = Message | InstallMessage | UpdateMessage;

/** A dialog that a message may open; `kind` tells which. */
export type OpenableDialog =
  | StartDialog
  | SavesDialog
  | SaveDialog
  | RenameDialog
  | RulesDialog
  | LessonsDialog
  | PuzzlesDialog
  | KeysDialog
  | DailyDialog
  | MemoryDialog
  | SettingsDialog
  | AboutDialog
  | InstallDialog
  | PasteDialog
  | JoinDialog
  | MenuDialog
  | LogDialog
  | SendDialog
  | ReviewDialog
  | OverDialog;

/**
 * Lift the curtain of `seat`, null for whoever is to move.
 *
 * With `open` it stays lifted for the whole game: nobody with a phone sees this screen.
 */
export interface LiftMessage {
  do: "lift";
  seat?: number | null;
  open?: boolean;
}

/** Open the garden of a day, or play it once more. */
export interface DailyMessage {
  do: "daily";
  game: string;
  day: string;
  person?: Person;
  again?: boolean;
}

/** Read the next game on which the row of equal results depends. */
export interface RowMessage {
  do: "row";
}

/** A phone has connected with the code of a seat, shown for the game `table`. */
export interface HandJoinedMessage {
  do: "hand-joined";
  line: number;
  seat: number;
  table: string;
}

/** The connection to a phone is closed. */
export interface HandLeftMessage {
  do: "hand-left";
  line: number;
  why: string;
}

/** A phone has sent a text (see `phones.protocol`). */
export interface HandSaidMessage {
  do: "hand-said";
  line: number;
  text: string;
}

/** Somebody at the table says that the phone on a line belongs to a seat. */
export interface HandIsMessage {
  do: "hand-is";
  line: number;
  seat: number;
}

/** Show the code of a seat. */
export interface HandsMessage {
  do: "hands";
  seat: number;
}

/** Ask to join the table that shows this code. */
export interface JoinMessage {
  do: "join";
  code: string;
}

/** This phone has connected to a table; `token` is the one saved on this phone, or "". */
export interface GuestJoinedMessage {
  do: "guest-joined";
  token: string;
}

/** The table has sent this phone a text. */
export interface GuestHeardMessage {
  do: "guest-heard";
  text: string;
}

/** The connection to the table is closed. */
export interface GuestLeftMessage {
  do: "guest-left";
  why: string;
}

/** Draw an illustration of the rules of a game. */
export interface IllustrateMessage {
  do: "illustrate";
  game: string;
  name: string;
}

/**
 * Storage has read a game for a purpose; `text` is null if there is no such game.
 *
 * `held` marks a game held for a reload of this tab only, `unread` one that can't be read now.
 */
export interface FetchedMessage {
  do: "fetched";
  id: string;
  text: string | null;
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
  detail?: string;
  held?: boolean;
  unread?: boolean;
}

/**
 * Import a file: its text, or the `fault` that kept the page from reading it.
 *
 * If another app `shared` the file, the page may have stored it under `key`.
 */
export interface ImportMessage {
  do: "import";
  name: string;
  text?: string;
  fault?: "large" | "unreadable" | "no-text" | null;
  shared?: boolean;
  key?: string;
}

/** Open the lesson with this number, from 1. */
export interface LearnMessage {
  do: "learn";
  game: string;
  lesson: number;
}

/** Advance from a step that only explains. */
export interface LessonOnMessage {
  do: "lesson-on";
}

/** Continue the lesson as a normal game. */
export interface LessonEndMessage {
  do: "lesson-end";
}

/** Follow the fragment of an address; `agreed` after the player has confirmed. */
export interface LinkMessage {
  do: "link";
  fragment: string;
  agreed?: boolean;
}

/** Read the next games. */
export interface CountMessage {
  do: "count";
}

/** Count only games that begin from now on. */
export interface CountAfreshMessage {
  do: "count-afresh";
}

/** Count all saved games, as before `CountAfresh`. */
export interface CountAllMessage {
  do: "count-all";
}

/** Somebody tapped a region. */
export interface TapMessage {
  do: "tap";
  region: string;
}

/** Somebody dragged a piece from one region to another. */
export interface DragMessage {
  do: "drag";
  from: string;
  to: string;
}

/** A sliding finger crossed the regions `over`, in order; `starts` if the slide begins there. */
export interface SlideMessage {
  do: "slide";
  over: string[];
  starts: boolean;
}

/** Play a typed move. */
export interface TypeMessage {
  do: "type";
  text: string;
}

/** Give a hint, or its next step. */
export interface HintMessage {
  do: "hint";
}

/**
 * An opponent found a move for the job `number`.
 *
 * `values` pairs moves with their values, best first, if the job asked for them.
 */
export interface ThoughtMessage {
  do: "thought";
  number: number;
  move: string;
  reason: string;
  values?: [string, number][];
}

/** The job `number` failed; `why` is the text of the error. */
export interface NoThoughtMessage {
  do: "no-thought";
  number: number;
  why: string;
}

/** Open the start dialog of a game. */
export interface OpenGameMessage {
  do: "open-game";
  game: string;
}

/** Open a dialog above the others; in JSON, `{"do": "dialog", "kind": "save", ...}`. */
export type OpenDialogMessage = { do: "dialog" } & OpenableDialog;

/** Close the topmost dialog. */
export interface CloseDialogMessage {
  do: "close-dialog";
}

/** Close the notice. */
export interface CloseNoticeMessage {
  do: "close-notice";
}

/** Change a setting. */
export interface SetMessage {
  do: "set";
  key: string;
  value: string;
}

/** The player has skipped several turns of opponents. */
export interface OfferPaceMessage {
  do: "offer-pace";
}

/** Ask the browser to keep the saved games permanently. */
export interface PersistMessage {
  do: "persist";
}

/**
 * The bytes `used` by saved games, and whether the browser has `promised` to keep them.
 *
 * `promised` is null if that is unknown.
 */
export interface StorageFactsMessage {
  do: "storage-facts";
  used: number;
  promised: boolean | null;
}

/** A new version of the page is available. */
export interface UpdateReadyMessage {
  do: "update-ready";
}

/** Another tab has activated the new version. */
export interface UpdateTakenMessage {
  do: "update-taken";
}

/** The page was hidden, or shown again. */
export interface VisibleMessage {
  do: "visible";
  hidden: boolean;
}

/** The table has finished its animation. */
export interface PaintedMessage {
  do: "painted";
}

/** Open a link that was pasted or scanned, alone or within a text. */
export interface ReceiveMessage {
  do: "receive";
  text: string;
}

/** The person at `seat` plays here, or everybody if 0; `name` replaces a default name. */
export interface SitMessage {
  do: "sit";
  seat: number;
  name?: string;
}

/** Discard the received game. */
export interface DeclineMessage {
  do: "decline";
}

/** Save the received game, and open the first lesson. */
export interface LearnFirstMessage {
  do: "learn-first";
}

/** Keep this device's version of the game. */
export interface KeepMineMessage {
  do: "keep-mine";
}

/** Adopt the link's version of the game. */
export interface TakeTheirsMessage {
  do: "take-theirs";
}

/** The game was sent as a link, a code or a file. */
export interface SentMessage {
  do: "sent";
}

/** Move the person at a seat to a place, with `turn` for one turn only. */
export interface PlaceMessage {
  do: "place";
  seat: number;
  place: "here" | "elsewhere" | "phone";
  turn?: boolean;
}

/** Ask whether to play one turn for somebody who is not here. */
export interface PlayForMessage {
  do: "play-for";
  seat: number;
}

/** Give back the seat played here for one turn, before that turn is over. */
export interface GiveBackMessage {
  do: "give-back";
}

/** Open a puzzle, or the next unsolved one if `id` is null. */
export interface PuzzleMessage {
  do: "puzzle";
  game: string;
  id?: number | null;
}

/** Go back to the start of the puzzle. */
export interface PuzzleAnewMessage {
  do: "puzzle-anew";
}

/** Show the latest wrong turn again. */
export interface PuzzleMissedMessage {
  do: "puzzle-missed";
}

/** Look back at the turning point at a ply. */
export interface ReviewShowMessage {
  do: "review-show";
  ply: number;
}

/** Replay what followed the turning point at a ply. */
export interface ReviewPlayMessage {
  do: "review-play";
  ply: number;
}

/** Start a new game from the turning point at a ply. */
export interface ReviewTryMessage {
  do: "review-try";
  ply: number;
}

/** Take back a replayed turn; `agreed` after the players have confirmed. */
export interface RetryBackMessage {
  do: "retry-back";
  agreed?: boolean;
}

/**
 * Storage has games with these ids.
 *
 * `entries` are their entries as texts, `list_` is the list of version 0.1.0, and `since` the time
 * from which games count in the statistics. Unless `whole`, some games can't be read now.
 */
export interface KeptGamesMessage {
  do: "kept-games";
  ids: string[];
  entries: Record<string, string>;
  list: string | null;
  since: string | null;
  whole: boolean;
}

/** Make the entry of the next game that has none. */
export interface SummariseMessage {
  do: "summarise";
}

/** The texts of games without an entry, null for a missing game. */
export interface TextsMessage {
  do: "texts";
  texts: [string, string | null][];
}

/** Open a saved game, with `anyway` even if its checksum is wrong. */
export interface OpenSaveMessage {
  do: "open-save";
  id: string;
  anyway?: boolean;
}

/** Rename a saved game. */
export interface RenameMessage {
  do: "rename";
  id: string;
  name: string;
}

/** Copy a saved game. */
export interface CopyMessage {
  do: "copy";
  id: string;
}

/** Delete a saved game. */
export interface DeleteMessage {
  do: "delete";
  id: string;
}

/** Restore the game that was deleted last. */
export interface RestoreMessage {
  do: "restore";
  id: string;
}

/** Offer a saved game as a file, or all if `id` is null. */
export interface ExportMessage {
  do: "export";
  id?: string | null;
}

/** The file of all games lacks those that can't be read now. */
export interface ExportShortMessage {
  do: "export-short";
}

/** Storage has saved a game; if `loose`, it may not be on disk yet. */
export interface KeptMessage {
  do: "kept";
  id: string;
  loose: boolean;
}

/** Storage has refused a game; `expected` is the text that it still has, or null. */
export interface NotKeptMessage {
  do: "not-kept";
  id: string;
  expected: string | null;
}

/** Storage has another `text` than expected (null: no such game) and did not save `ours`. */
export interface ClashMessage {
  do: "clash";
  id: string;
  text: string | null;
  ours: string;
}

/** Storage has deleted a game. */
export interface ForgottenMessage {
  do: "forgotten";
  id: string;
}

/** Storage could not delete a game. */
export interface NotForgottenMessage {
  do: "not-forgotten";
  id: string;
}

/**
 * Another tab has changed storage: a game, the `entry` of a game, or everything.
 *
 * `text` is the text of the game or the entry, null if it was deleted. If `cleared`, `ids` are the
 * games still saved; unless `whole`, some can't be read now.
 */
export interface StorageMessage {
  do: "storage";
  id?: string | null;
  entry?: string | null;
  text?: string | null;
  cleared?: boolean;
  ids?: string[];
  whole?: boolean;
}

/** List the saved games again. */
export interface ListAgainMessage {
  do: "list-again";
}

/** Return from the table to the menu. */
export interface LeaveMessage {
  do: "leave";
}

/** Python was restarted after a crash; `id` is the game on the table, null on the menu. */
export interface RestartedMessage {
  do: "restarted";
  id: string | null;
}

/** Continue the import with this number. */
export interface ImportOnMessage {
  do: "import-on";
  number: string;
}

/** Import the shared files, as the player has agreed. */
export interface ImportSharedMessage {
  do: "import-shared";
}

/** Stop the import. */
export interface ImportStopMessage {
  do: "import-stop";
}

/** This browser deletes data after seven days without a visit. */
export interface MayClearMessage {
  do: "may-clear";
}

/** The icons, and the colours by token, with which thumbnails are drawn. */
export interface PicturesMessage {
  do: "pictures";
  icons: Record<string, Icon>;
  colours: Record<string, string>;
}

/** The card of a saved game has come into view without a thumbnail. */
export interface ThumbMessage {
  do: "thumb";
  id: string;
}

/** Do one step of preloading a saved game, for a board of this size. */
export interface RehearseMessage {
  do: "rehearse";
  id: string;
  game: string;
  record: string;
  step: number;
  width: number;
  height: number;
  text?: number;
}

/** Open the game set up in the start dialog. */
export interface NewMessage {
  do: "new";
  game: string;
  seats: SeatChoice[];
  options: Record<string, string>;
}

/** Open a new game with the same options, and stronger, weaker or swapped seats if asked. */
export interface AgainMessage {
  do: "again";
  harder?: boolean;
  gentler?: boolean;
  swap?: boolean;
}

/** Two fingers or the system interrupted a slide. */
export interface SlideBackMessage {
  do: "slide-back";
}

/** Put back the latest pick, and drop a hint. */
export interface CancelMessage {
  do: "cancel";
}

/** Change the level of the computer at a seat. */
export interface LevelMessage {
  do: "level";
  seat: number;
  level: string;
}

/** Take back the last move of a person; `agreed` after the players have confirmed. */
export interface UndoMessage {
  do: "undo";
  agreed?: boolean;
}

/** Replay the moves taken back. */
export interface RedoMessage {
  do: "redo";
}

/** Look back at the position of one ply. */
export interface GotoMessage {
  do: "goto";
  ply: number;
}

/** Close all dialogs, and look back at one ply. */
export interface SeeMessage {
  do: "see";
  ply: number;
}

/** Start or stop a replay of the moves. */
export interface ReplayMessage {
  do: "replay";
  playing: boolean;
  speed?: number | null;
}

/** The next move of a running replay is due. */
export interface TickMessage {
  do: "tick";
}

/** Return from a look back to the present position. */
export interface LiveMessage {
  do: "live";
}

/** Start a new game from the ply of the look back; `agreed` as in Undo. */
export interface ContinueHereMessage {
  do: "continue-here";
  agreed?: boolean;
}

/** Somebody threw this face of the next die. */
export interface FaceMessage {
  do: "face";
  text: string;
}

/** Forget the faces entered for this throw. */
export interface UnfaceMessage {
  do: "unface";
}

/** Let the seed decide this throw. */
export interface SeedThrowsMessage {
  do: "seed-throws";
}

/** The board has this size in CSS pixels, text scale and theme. */
export interface ResizeMessage {
  do: "resize";
  width: number;
  height: number;
  text?: number;
  theme?: string;
}

/** Opponents run in the application's worker because theirs does not start. */
export interface NoWorkerMessage {
  do: "no-worker";
}

/** The opponents' worker ran out of memory. */
export interface NoMemoryMessage {
  do: "no-memory";
}

/** Ask an opponent again after a failure. */
export interface RetryMessage {
  do: "retry";
}

/** Install the page as an app. JavaScript handles this; it never reaches `update`. */
export interface InstallMessage {
  do: "install";
}

/** Activate the new version of the page. JavaScript handles this, as it does `Install`. */
export interface UpdateMessage {
  do: "update";
}

/** Set up a game. */
export interface StartDialog {
  kind: "start";
  game: string;
}

/** All saved games. */
export interface SavesDialog {
  kind: "saves";
}

/** What can be done with one saved game. */
export interface SaveDialog {
  kind: "save";
  id: string;
}

/** Rename a saved game. */
export interface RenameDialog {
  kind: "rename";
  id: string;
}

/** The rules of a game, from a section on if one is named; without a game, a list of games. */
export interface RulesDialog {
  kind: "rules";
  game?: string | null;
  section?: string | null;
}

/** The lessons of a game. */
export interface LessonsDialog {
  kind: "lessons";
  game: string;
}

/** The puzzles of a game, or of all games. */
export interface PuzzlesDialog {
  kind: "puzzles";
  game?: string | null;
}

/** The keys of the keyboard, including those of a game if one is named. */
export interface KeysDialog {
  kind: "keys";
  game?: string | null;
}

/** The gardens of the day `day`. */
export interface DailyDialog {
  kind: "daily";
  day: string;
}

/** The statistics of saved games. */
export interface MemoryDialog {
  kind: "memory";
}

/** The settings. */
export interface SettingsDialog {
  kind: "settings";
}

/** Who made this, and the version. */
export interface AboutDialog {
  kind: "about";
}

/** How to install the page as an app. */
export interface InstallDialog {
  kind: "install";
}

/** Paste or scan a link. */
export interface PasteDialog {
  kind: "paste";
}

/** Join the table that shows a code; without one, the player enters it. */
export interface JoinDialog {
  kind: "join";
  code?: string | null;
}

/** The menu of the table. */
export interface MenuDialog {
  kind: "menu";
}

/** The moves of the game on the table. */
export interface LogDialog {
  kind: "log";
}

/** Send the game on the table as a link. */
export interface SendDialog {
  kind: "send";
}

/** The review of the game on the table. */
export interface ReviewDialog {
  kind: "review";
}

/** The result of the game on the table; `asks` is whether to ask about sounds, too. */
export interface OverDialog {
  kind: "over";
  asks?: boolean;
}

/** The name and the portrait of the person who plays. */
export interface Person {
  name?: string;
  face?: string;
}

/** An icon: its SVG path, the side of its square, and the box that the path covers. */
export interface Icon {
  path: string;
  size: number;
  box: [number, number, number, number];
}

/** A seat in the start dialog; `level` is for computers, `face` and `place` are for people. */
export interface SeatChoice {
  name: string;
  kind: "human" | "computer";
  level?: string;
  face?: string;
  place?: string;
}
