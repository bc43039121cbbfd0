// What Python tells the page to show around the board.
// Written by `python -m tools.page_types` from Python's types.

import type { LearnMessage, Press, PuzzleMessage } from "../python/to-python.js";

/**
 * The content of the page; `table` is null on the menu.
 *
 * `draws` is whether the page can request thumbnails of saved games.
 */
export interface PageData {
  screen: "menu" | "table";
  draws: boolean;
  dialog: DialogData | null;
  notice: NoticeData | null;
  table: TableData | null;
  curtain: CurtainData | null;
  settings: Record<string, string>;
}

/** A dialog; `kind` tells which. */
export type DialogData =
  | PlainDialog
  | StartDialog
  | SaveDialog
  | RenameDialog
  | RulesDialog
  | LessonsDialog
  | KeysDialog
  | DailyDialog
  | SettingsDialog
  | AboutDialog
  | CountingDialog
  | MemoryDialog
  | MenuDialog
  | LogDialog
  | ResultDialog
  | JoinDialog
  | SendDialog
  | WhoDialog
  | ForkDialog
  | PuzzleGamesDialog
  | PuzzlesDialog
  | ReviewDialog
  | PhonesDialog
  | ForecastDialog
  | ConfirmDialog
  | ArrivingDialog;

export type SeatKind = "human" | "computer";

/**
 * A saved game as the menu lists it.
 *
 * `title` is that of its game, `name` what the player called it, or "". `when` is the time of the
 * latest change in ISO 8601. An unreadable game has no `game`, `seats` or `when`.
 */
export interface Entry {
  id: string;
  game: string;
  title: string;
  name: string;
  seats: EntrySeat[];
  status: string;
  when: string;
  state: "running" | "thinking" | "over" | "damaged";
}

/** The card of a game on the start page; `start` is the content of its start dialog. */
export interface Card {
  key: string;
  title: string;
  line: string;
  seats: string;
  minutes: string;
  start: StartContent;
}

/** A message above the page, until the player closes it; `warn` if something went wrong. */
export interface NoticeData {
  text: string;
  tone: "info" | "warn";
  actions: ButtonData[];
}

/**
 * What the page shows of a game around its board.
 *
 * `tentative` is whether a link opened it and nobody has acted yet. `sentence` says what to do
 * next, `foretold` what the selected move would do beyond that; `refused` is whether the sentence
 * refuses a move, `hinted` whether it is a hint. `ply` counts the moves played, and `last` also
 * those that can be played again. `passage` is the section of the rules, or the number of the rule,
 * that explains it, "" for none. `secret` is whether the board must be hidden from others who can
 * see this screen. `watching` says why this phone shows no hand, and `progress` how far the game is
 * while phones play it; "" otherwise.
 */
export interface TableData {
  id: string;
  tentative: boolean;
  game: string;
  title: string;
  icon: string;
  sentence: string;
  foretold: string;
  refused: boolean;
  hinted: boolean;
  ply: number;
  last: number;
  tools: ToolsData;
  passage: string;
  typed: TypedData;
  replay: ReplayBar | null;
  over: boolean;
  secret: boolean;
  throw: ThrowData | null;
  lesson: LessonBar | null;
  puzzle: PuzzleBar | null;
  hand: HandData | null;
  watching: string;
  progress: string;
  phones: PhoneSeat[];
  post: PostBar | null;
}

/**
 * The closed curtain; `mark` is the seat of the person who is to lift it.
 *
 * `open` and `back` are labels of buttons, "" for none: `open` keeps the hand of a person alone at
 * this screen uncovered, `back` gives a lent seat back. `undo` is whether a move can be taken back.
 * `recap` lists the moves since that person's last turn, under the heading `since`.
 */
export interface CurtainData {
  mark: number;
  title: string;
  button: string;
  open: string;
  since: string;
  undo: boolean;
  back: string;
  recap: RecapLine[];
}

/** A dialog whose content the page knows by itself. */
export interface PlainDialog extends Layered {
  kind: "saves" | "install" | "paste";
}

/** The dialog that sets up a new game. */
export interface StartDialog extends StartContent, Layered {}

/** The dialog with the actions for the saved game `id`. */
export interface SaveDialog extends Layered {
  kind: "save";
  id: string;
}

/** The dialog that renames the saved game `id`; `name` is "" if it has no name yet. */
export interface RenameDialog extends Layered {
  kind: "rename";
  id: string;
  name: string;
}

/**
 * The rules of `game`, null for a choice of games.
 *
 * `section` is the section or the number of the rule to show, "" for the beginning.
 */
export interface RulesDialog extends Layered {
  kind: "rules";
  game: string | null;
  section: string;
}

/** The lessons of `game`. */
export interface LessonsDialog extends Layered {
  kind: "lessons";
  game: string;
}

/** The dialog about the keys, in general and, if given, in `game`. */
export interface KeysDialog extends Layered {
  kind: "keys";
  game?: string;
}

/** The gardens of the day, an ISO 8601 date. */
export interface DailyDialog extends Layered {
  kind: "daily";
  day: string;
}

/** The dialog of settings, with facts about storage (null until they are known). */
export interface SettingsDialog extends Layered {
  kind: "settings";
  storage: StorageData | null;
  version: string;
}

/** The dialog about this page, with its version. */
export interface AboutDialog extends Layered {
  kind: "about";
  version: string;
}

/** The dialog of My garden while saved games are still being read. */
export interface CountingDialog extends Layered {
  kind: "memory";
  counting: Counting;
}

/** The dialog of My garden. */
export interface MemoryDialog extends Book, Layered {
  kind: "memory";
}

/** The dialog of the menu. */
export interface MenuDialog extends MenuContent, Layered {
  kind: "menu";
}

/** The dialog of the log. */
export interface LogDialog extends LogContent, Layered {
  kind: "log";
}

/** The dialog of a result. */
export interface ResultDialog extends ResultContent, Asking, Layered {
  kind: "over";
}

/** The dialog in which this phone joins the table that shows `code`. */
export interface JoinDialog extends Layered {
  kind: "join";
  code?: string;
}

/** The dialog that sends the game. */
export interface SendDialog extends SendContent, Layered {
  kind: "send";
}

/** The dialog that asks which people of the received game `id` are here. */
export interface WhoDialog extends WhoContent, Layered {
  kind: "who";
  id: string;
}

/** The dialog that asks which version of a game to keep. */
export interface ForkDialog extends ForkContent, Layered {
  kind: "fork";
}

/** The dialog of the games that have puzzles. */
export interface PuzzleGamesDialog extends Layered {
  kind: "puzzles";
  games: PuzzleCount[];
}

/** The dialog of the puzzles of one game. */
export interface PuzzlesDialog extends PuzzleList, Layered {
  kind: "puzzles";
}

/** The dialog of a review. */
export interface ReviewDialog extends ReviewContent, Layered {
  kind: "review";
}

/** The dialog of phones, opened at the code of `seat`. */
export interface PhonesDialog extends PhonesContent, Layered {
  kind: "hands";
  seat: number;
}

/** The question when to show forecasts. */
export interface ForecastDialog extends Layered {
  kind: "forecast";
  title: string;
  text: string;
  ways: Choice[];
}

/** A question that is answered with `yes`, or closed with the button labelled `no`. */
export interface ConfirmDialog extends Layered {
  kind: "confirm";
  title: string;
  text: string;
  yes: Consent;
  no: string;
}

/** The progress of an import: `done` of `total` games were read, and the same in words. */
export interface ArrivingDialog extends Layered {
  kind: "arriving";
  done: number;
  total: number;
  sentence: string;
}

/** A seat of a saved game; `mark` is its number, from 1. */
export interface EntrySeat {
  name: string;
  mark: number;
  kind: SeatKind;
}

/**
 * The start dialog of a game: its seats, levels and options with their defaults.
 *
 * `computers` are the usual names of computers. `count` is the number of seats at first, `min` and
 * `max` bound it.
 */
export interface StartContent {
  kind: "start";
  game: string;
  title: string;
  line: string;
  players: string;
  minutes: string;
  faces: Portrait[];
  lessons: LessonOffer[];
  hasPuzzles: boolean;
  seats: StartSeat[];
  computers: string[];
  count: number;
  min: number;
  max: number;
  levels: LevelData[];
  options: OptionData[];
}

/** A button, and the message that it sends. */
export interface ButtonData {
  label: string;
  message: Press;
}

/** Whether a move can be taken back, a move played again, and a hint given. */
export interface ToolsData {
  undo: boolean;
  redo: boolean;
  hint: boolean;
}

/**
 * The error of the last typed move, its rule, and how many typed moves were played.
 *
 * `error` is null and `passage` "" if there was none.
 */
export interface TypedData {
  error: string | null;
  passage: string;
  played: number;
}

/**
 * The bar of a look back at the position after `ply` of `last` moves.
 *
 * `turning` is null unless the look back is about a turning point.
 */
export interface ReplayBar {
  ply: number;
  last: number;
  playing: boolean;
  speed: number;
  turning: TurningBar | null;
}

/** The question for the next face of a throw; `back` is whether a face was entered before. */
export interface ThrowData {
  sentence: string;
  faces: DieFace[];
  back: boolean;
}

/**
 * The bar below the board during the lesson `number` of a game.
 *
 * `step` is the current step, from 1, and `counted` the same in words. `looks` is whether that step
 * only explains, `ends` whether it is the last.
 */
export interface LessonBar {
  number: number;
  step: number;
  steps: number;
  counted: string;
  looks: boolean;
  ends: boolean;
  next: NextLesson | null;
}

/**
 * The bar below the board of a puzzle.
 *
 * `number` is its id, and `counted` that number and the total in words. `grade` is 1 to 3, `graded`
 * the same in words. `missed` is whether the last attempt failed, `begun` whether a move was
 * played. `link` is the fragment that opens the puzzle; `next` is the message that opens another.
 */
export interface PuzzleBar {
  number: number;
  counted: string;
  grade: number;
  graded: string;
  solved: boolean;
  falls: Fall[];
  sound: string;
  missed: boolean;
  begun: boolean;
  link: string;
  next: PuzzleMessage;
}

/**
 * The hand that this phone shows: its seat (0 for an onlooker), and its connection.
 *
 * `away` is whether the connection is lost, `waits` whether a move awaits the table's answer, and
 * `paused` whether the table has no game for phones now.
 */
export interface HandData {
  seat: number;
  away: boolean;
  waits: boolean;
  paused?: boolean;
}

/** A seat on a phone: whether the phone is connected, and whether the seat is to move. */
export interface PhoneSeat {
  seat: number;
  name: string;
  there: boolean;
  plays: boolean;
}

/**
 * The bar below the board of a game by post.
 *
 * `seat` is the seat elsewhere that is to move, 0 for none. `send`, `here` and `back` are labels,
 * "" for no button: to send the game, to play that seat here, and to give a lent seat back.
 */
export interface PostBar {
  seat: number;
  send: string;
  here: string;
  back: string;
  sent: SentData | null;
}

/** A move of the recap; `mark` is the seat that made it, null for chance. */
export interface RecapLine {
  mark: number | null;
  text: string;
}

/** The part that all dialogs share: `back` is whether another dialog lies beneath. */
export interface Layered {
  back: boolean;
}

/**
 * What is saved on this device: how many games, and whether the browser promised to keep them.
 *
 * `kept` is null if that is unknown.
 */
export interface StorageData {
  saves: number;
  kept: boolean | null;
  sentence: string;
}

/** How many of the finished games were read, and how many there are. */
export interface Counting {
  done: number;
  total: number;
}

/**
 * My garden: `flowers` of `beds` goals were reached; games count from the time `since`.
 *
 * `since` is ISO 8601, or "" if all games count.
 */
export interface Book {
  counting: null;
  played: number;
  won: number;
  flowers: number;
  beds: number;
  sentences: string[];
  games: GameStatistics[];
  since: string;
}

/**
 * The menu of the table with the game `id`.
 *
 * `redo` is whether a move can be played again, `over` whether the game is over. `send` is the
 * label of the button that sends the game.
 */
export interface MenuContent {
  id: string;
  seats: MenuSeat[];
  levels: LevelData[];
  redo: boolean;
  over: boolean;
  send: string;
}

/**
 * The log of the game on the table; `current` is the ply that is shown.
 *
 * `notes` are remarks on how the game came about. `review` is the label of the button for a review,
 * "" for none.
 */
export interface LogContent {
  entries: LogEntry[];
  current: number;
  redo: boolean;
  notes: string[];
  review: string;
  course: CurveData | null;
}

/**
 * The result of a finished game.
 *
 * `sentence` is why it is over; `meaning` and `joint` say what the result means to somebody alone
 * or to all together. `review`, `swap` and `send` are the labels of buttons, "" for none; `unsent`
 * is whether somebody elsewhere doesn't have the end yet. `falls` are icons that rain down, and
 * `sound` is the sound played with them.
 */
export interface ResultContent extends RowOffers {
  headline: string;
  faces: Face[];
  sentence: string;
  meaning: string;
  joint: string;
  decisive: DecisiveMoveData | null;
  standings: Standing[];
  sheet: SheetData;
  notes: string[];
  garden: SharedResult | null;
  send: string;
  unsent: boolean;
  review: string;
  lesson: NextLesson | null;
  falls: Fall[];
  sound: string;
  swap: string;
}

/** Whether a result also asks whether to play sounds. */
export interface Asking {
  asks?: boolean;
}

/**
 * The game to send: its link, the message before it, and the name of its file.
 *
 * `secret` warns that the link reveals secrets, "" if there are none.
 */
export interface SendContent {
  title: string;
  about: string;
  secret: string;
  link: string;
  message: string;
  sent: SentData | null;
  file: string;
}

/**
 * The question which people of a received table are here.
 *
 * With one person, `seats` is empty and it only asks whether to open the game. `name` is the label
 * of a field for one's name, `learn` that of a button for the first lesson; "" for none.
 */
export interface WhoContent {
  title: string;
  game: string;
  about: string;
  note: string;
  name: string;
  seats: WhoSeat[];
  all: string;
  learn: string;
  decline: string;
  later: string;
}

/** Two versions of a game, ours first, and the one to recommend. */
export interface ForkContent {
  title: string;
  about: string;
  ways: ForkWay[];
  mine: string;
  theirs: string;
  advised: "mine" | "theirs";
}

/** How many puzzles of a game are solved, in words, and whether all are. */
export interface PuzzleCount {
  game: string;
  line: string;
  done: boolean;
}

/** All puzzles of one game. */
export interface PuzzleList extends PuzzleCount {
  puzzles: PuzzleEntry[];
}

/**
 * The review of a game. While it is in progress, `far` says how far it is.
 *
 * `title`, `show`, `followed` and `again` are labels; `say` is the sentence above the points.
 */
export interface ReviewContent {
  title: string;
  show: string;
  followed: string;
  again: string;
  far: ReviewProgress | null;
  say: string;
  points: PointData[];
}

/** The seats on phones at the table with the id `table`, and the phones without a seat. */
export interface PhonesContent {
  table: string;
  phones: PhoneSeat[];
  strangers: Stranger[];
}

/** An answer to a question, and the message that it sends. */
export interface Choice {
  label: string;
  message: Press;
}

/** The button that agrees; its `tone` is "danger" for what can't be taken back. */
export interface Consent extends Choice {
  tone: "" | "danger";
}

/** A portrait to choose: its icon and its name. */
export interface Portrait {
  icon: string;
  label: string;
}

/** A lesson to start: `label` is for a single button, `title` and `line` are for a list. */
export interface LessonOffer {
  label: string;
  title: string;
  line: string;
  message: LearnMessage;
}

/** The initial choices for a seat in the start dialog. */
export interface StartSeat {
  mark: number;
  name: string;
  kind: SeatKind;
  level: string;
  placeholder: Placeholder;
}

/** A level of opponents; `former` are the levels of earlier versions that it replaced. */
export interface LevelData {
  key: string;
  label: string;
  sentence: string;
  former: string[];
}

/**
 * An option of a game, with its default `value`.
 *
 * `follows` holds the defaults that depend on other options, by key and choice of the other.
 */
export interface OptionData {
  key: string;
  label: string;
  sentence: string;
  value: string;
  follows: Record<string, Record<string, string>>;
  values: OptionValue[];
}

/** The labels of the bar about a turning point; `show` is "" while its better move is shown. */
export interface TurningBar {
  title: string;
  show: string;
  others: string;
  back: string;
  followed: string;
  again: string;
  point: PointData;
}

/** A face to enter: its text, its label, and the seat that a draw of lots names (0: none). */
export interface DieFace {
  text: string;
  label: string;
  seat: number;
}

/** The button that starts the next lesson. */
export interface NextLesson {
  label: string;
  message: LearnMessage;
}

/** An icon that rains down, and its colour, a token of `static/themes.json`. */
export interface Fall {
  icon: string;
  colour: string;
}

/** To whom and when (ISO 8601) the present position was sent. */
export interface SentData {
  names: string;
  when: string;
}

/** The statistics of one game; `played` and `rivals` are sentences. */
export interface GameStatistics {
  key: string;
  title: string;
  played: string;
  rivals: string[];
  bests: BestData[];
  feats: FeatData[];
}

/** A seat in the menu of the table: who plays it, at which level, and where. */
export interface MenuSeat {
  seat: number;
  name: string;
  mark: number;
  kind: SeatKind;
  level: string | null;
  place: string;
}

/**
 * A move in the log, with the ply after it.
 *
 * `mark` and `who` are the seat and the name of who played it, null for chance. `text` is a
 * sentence, and `move` the notation.
 */
export interface LogEntry {
  ply: number;
  mark: number | null;
  who: string | null;
  text: string;
  move: string;
}

/**
 * The curve of a game of `plies` plies: its scores or, in a reviewed race, the winning chances.
 *
 * `label` is its accessible name and `about` describes it in words; `note` says if the lines show
 * chances, otherwise it is "".
 */
export interface CurveData {
  plies: number;
  label: string;
  note: string;
  about: string;
  lines: CurveLine[];
}

/**
 * The sentence about a row of equal results, and the labels of the offers for the next game.
 *
 * Each is "" if there is none.
 */
export interface RowOffers {
  row: string;
  harder: string;
  gentler: string;
}

/** A winner's seat, and its portrait, "" for none. */
export interface Face {
  mark: number;
  icon: string;
}

/**
 * The decisive or best move of a game.
 *
 * `since` says since when the winner has led, "" for a decisive move or if unknown. `gain` is what
 * the move gained in words, "" for a race or a move of chance. `mark` is the seat that played the
 * move, null for chance; `ply` is the ply after the move.
 */
export interface DecisiveMoveData {
  title: string;
  text: string;
  since: string;
  mark: number | null;
  gain: string;
  ply: number;
}

/** The result of a seat: its total, and the terms that matter. */
export interface Standing {
  mark: number;
  name: string;
  winner: boolean;
  total: string;
  terms: TermData[];
}

/** The score sheet; the first column is the total. */
export interface SheetData {
  columns: string[];
  rows: SheetRow[];
}

/**
 * What can be shared of a finished garden of the day.
 *
 * `text` is the result in words, `signs` the course of the game, and `link` the fragment that opens
 * the same garden. `note` says that only the first game of a garden counts, "" in that game.
 */
export interface SharedResult {
  text: string;
  signs: string;
  link: string;
  note: string;
}

/** A seat to claim in a received game. */
export interface WhoSeat {
  seat: number;
  mark: number;
  label: string;
}

/** A version of a game; `picture` is SVG, "" for none. */
export interface ForkWay {
  title: string;
  move: string;
  status: string;
  picture: string;
}

/** A puzzle in the list of a game; `grade` is 1 to 3, `graded` the same in words. */
export interface PuzzleEntry {
  id: number;
  grade: number;
  graded: string;
  solved: boolean;
}

/** How much of a game was reviewed, `text` in words. */
export interface ReviewProgress {
  done: number;
  of: number;
  text: string;
}

/**
 * A turning point: the move `played` at `ply` by the seat `mark`.
 *
 * `better` is the sentence for a better move, `why` its reason, `gain` what it would gain, and
 * `answer` the opponent's reply; "" for none. `plays` is whether what followed can be replayed,
 * `tries` whether a person may try again from there.
 */
export interface PointData {
  ply: number;
  mark: number;
  when: string;
  played: string;
  better: string;
  why: string;
  gain: string;
  answer: string;
  plays: boolean;
  tries: boolean;
}

/** A connected phone without a seat, and the number of its connection. */
export interface Stranger {
  line: number;
  name: string;
}

/** The default name of a seat, for a person and for a computer. */
export interface Placeholder {
  human: string;
  computer: string;
}

/**
 * A choice of an option, for at least `seats` seats.
 *
 * `beside` holds the choices of other options that it requires, by their keys, and `proposes` the
 * choices that it suggests for them.
 */
export interface OptionValue {
  value: string;
  label: string;
  sentence: string;
  seats: number;
  beside: Record<string, string>;
  proposes?: Record<string, string>;
}

/** A best result of a game; `more` explains it, or is "". */
export interface BestData {
  label: string;
  text: string;
  more: string;
}

/** A goal of a game, and whether it was reached. */
export interface FeatData {
  title: string;
  sentence: string;
  icon: string;
  done: boolean;
}

/**
 * The line of a seat; `total` is its present score in words.
 *
 * `steps` are (ply, value) pairs: the start, and each ply at which a score changed or a chance was
 * judged.
 */
export interface CurveLine {
  mark: number;
  name: string;
  total: string;
  steps: [number, number][];
}

/** A term of a score with its points; `decided` is whether the winner led most in it. */
export interface TermData {
  name: string;
  points: string;
  decided: boolean;
}

/** A seat's row of the score sheet. */
export interface SheetRow {
  mark: number;
  name: string;
  winner: boolean;
  cells: string[];
}
