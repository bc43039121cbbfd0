// Every sentence that the page itself says. What games and dialogs say beyond this comes from Python.

import { t, tCount } from "../language.js";

export const words = {
  title: t("Six Gardens"),
  subtitle: t("Tabletop games of gardens and witchcraft"),
  close: t("Close"),
  back: t("Back"),
  opening: t("Opening…"),
  settingTable: t("Setting the table…"),
  patience: t("Still unpacking the box. The first visit takes a little longer."),
  /** @type {(loaded: string, of: string) => string} */
  loading: (loaded, of) => t("Unpacking the box: {loaded} of {of} MB", { loaded, of }),

  trouble: {
    title: t("The box can’t be opened"),
    why: {
      start: t("Part of Six Gardens didn’t load, or this device couldn’t start it."),
      silent: t("Six Gardens stopped responding, even after a restart."),
      broken: t("Six Gardens crashed again after a restart."),
      parts: t("Part of Six Gardens didn’t load."),
    },
    kept: t("Your games are still saved. You can export them as a file."),
    exportAll: t("Export all games"),
    reload: t("Load the page again"),
    retry: t("Try again"),
  },

  fileReady: {
    title: t("Your file is ready"),
    about: t("Tap Save to choose where it goes."),
    save: t("Save"),
  },

  menu: {
    navigation: t("Rules, import, links, install, settings"),
    rules: t("Rules"),
    import: t("Import"),
    paste: t("Paste a link"),
    install: t("Install"),
    settings: t("Settings"),
    games: t("Games"),
    mine: t("Your games"),
    /** @param {number} count */
    allSaves: (count) => tCount("All saved games", "All {count} saved games", count),
    /** @param {string} seats */
    players: (seats) => (seats === "1" ? t("1 player") : t("{seats} players", { seats })),
    /** @param {string} minutes */
    minutes: (minutes) => t("{minutes} min", { minutes }),
    invite: t("Set the table"),
  },

  curtain: {
    leave: t("All games"),
    framed: t("Secret hands stay hidden here"),
    framedWhy: t(
      "Another website is showing Six Gardens inside its own page, and could trick you into revealing your hand. To play a game with secret hands, open Six Gardens in its own tab.",
    ),
    byItself: t("Open in a new tab"),
  },

  save: {
    thinking: t("thinking…"),
    damaged: t("It stays as it is, and you can export it."),
    /** @param {string} name */
    more: (name) => t("More for {name}", { name }),
    open: t("Continue playing"),
    openAnyway: t("Try to open it"),
    rename: t("Rename"),
    copy: t("Make a copy"),
    export: t("Export"),
    delete: t("Delete"),
    all: t("Saved games"),
    none: t("No saved games yet. Each game you start is saved here, move by move."),
    import: t("Import a game"),
    exportAll: t("Export all"),
    name: t("Name of this game"),
    keep: t("Rename"),
  },

  arriving: {
    title: t("Importing games"),
    stays: t("Games already imported stay, even if you cancel."),
    stop: t("Cancel"),
  },

  lesson: {
    title: t("The lesson"),
    on: t("Continue"),
    leave: t("Leave the lesson"),
    play: t("Play this game to its end"),
    own: t("Start a game of your own"),
    yours: t("Your move"),
  },

  lessons: {
    title: t("Lessons"),
    /** @param {string} game */
    of: (game) => t("{game}: lessons", { game }),
    finished: t("Finished"),
  },

  rules: {
    title: t("Rules"),
    choose: t("Which game?"),
    loading: t("Opening the rule book…"),
    missing: t("These rules couldn’t be opened. Try again when the page has finished loading."),
    explain: t("How it works"),
  },

  signs: {
    title: t("Signs on every table"),
    mover: t("Whose turn it is"),
    last: t("The last move"),
    hint: t("What the hint suggests"),
    winner: t("The winner"),
    wanted: t("What’s needed before you can continue"),
  },

  settings: {
    title: t("Settings"),
    theme: t("Colours"),
    themes: {
      auto: t("Match device"),
      light: t("Light"),
      dark: t("Dark"),
      contrast: t("High contrast"),
    },
    motion: t("Motion"),
    motions: { auto: t("Match device"), off: t("Off") },
    pace: t("Pace of the moves"),
    paces: { slow: t("Slow"), normal: t("Normal"), quick: t("Quick") },
    forecast: t("Show what a move would change"),
    forecasts: { always: t("Always"), after: t("After I choose"), never: t("Never") },
    sound: t("Sound"),
    sounds: { off: t("Off"), on: t("On") },
    storage: t("Your games"),
    keep: t("Ask the browser to keep them"),
    exportAll: t("Export all games"),
    about: t("About and licences"),
    /** @param {string} version */
    version: (version) => t("Version {version}", { version }),
  },

  about: {
    what: t(
      "Tabletop games of gardens and witchcraft, to play alone or together, without an account and even offline. Everything you do stays on this device, unless you share it.",
    ),
    thanks: t("The makers of each game are named at the end of its rules. Thanks to:"),
  },

  install: {
    title: t("Install"),
    ios: [
      t("Tap Safari’s Share button, the square with an arrow."),
      t("Choose “Add to Home Screen”."),
      t("Open Six Gardens from its new icon: it works without a network from then on."),
    ],
    iosNote: t(
      "The installed app starts with no games. Export yours first, then import them there.",
    ),
    other: [
      t("Open your browser’s menu."),
      t(
        "Choose “Install” or “Add to Home screen”. In Safari on a Mac, choose “Add to Dock” in the File menu.",
      ),
      t("Open Six Gardens from its new icon: it works without a network from then on."),
    ],
  },

  table: {
    skip: t("Skip"),
    undo: t("Take back"),
    redo: t("Redo"),
    hint: t("Hint"),
    log: t("What happened"),
    menu: t("Menu"),
    tools: t("Tools"),
    noUndo: t("Nothing to take back."),
    noRedo: t("Nothing to redo."),
    noHint: t("There’s no hint right now."),
    choice: t("can be chosen"),
    noChoice: t("There’s nothing to choose right now."),
    noWay: t("That key does nothing right now."),
    move: t("Move"),
    type: t("Type a move"),
    typeHelp: t("Type it as shown in the rules. Enter plays it; Escape leaves the box."),
  },

  keys: {
    title: t("Keys"),
    table: t("At the table"),
    /** @type {[keys: string[], does: string][]} */
    ofTable: [
      [[t("Tab"), t("Shift+Tab")], t("To the next group, or the previous one.")],
      [
        [t("Arrows")],
        t(
          "Move within a group. Where you can choose only one thing, they also choose it; with Control they only move.",
        ),
      ],
      [[t("Home"), t("End")], t("To the start or end of a row; with Control, of the board.")],
      [[t("Enter"), t("Space")], t("Same as a tap.")],
      [[t("Escape")], t("Puts back what you’ve picked.")],
      [["N", t("Shift+N")], t("To the next thing you can choose, or the previous one.")],
      [["G"], t("To the big button, which plays your choice or ends your turn.")],
      [
        ["P", "T", "F"],
        t("To your piece, the next target and the finish, in games that have them."),
      ],
      [["S"], t("Repeats what to do now, and what your choice would do.")],
      [["H"], t("A hint: first the reason, then the move.")],
      [["B"], t("To where the hint points.")],
      [["U"], t("Takes a move back, like Ctrl+Z; Ctrl+Y plays it again.")],
      [["L"], t("What happened, move by move.")],
      [["M"], t("The menu of the table.")],
      [["/"], t("To the box for typing a move. Enter plays it; Escape leaves the box.")],
      [["?"], t("Opens this list of keys.")],
    ],
    window: t("When the board doesn’t fit the view"),
    /** @type {[keys: string[], does: string][]} */
    ofWindow: [
      [[t("Shift+Arrows")], t("Move the view.")],
      [["+", "−", "0"], t("Zoom in, zoom out, show the whole board.")],
      [["C"], t("Back to the action.")],
    ],
  },

  throw: { back: t("Enter again"), seed: t("Roll for us") },

  post: {
    share: t("Share the link"),
    shareFile: t("Share the game as a file"),
    copy: t("Copy the link"),
    copied: t("Link copied. Paste it into a message."),
    file: t("Save as a file"),
    filed: t("Send the file. To open it, choose Import."),
    code: t("Show a code"),
    noCode: t("This game is too long for a code. Send the link."),
    scan: t("Scan a code"),
    failed: t("That didn’t work here. Copy the link from the field below."),
    long: t("This game is too long for most messages, so send it as a file."),
    link: t("The link"),
    paste: t("Paste a link"),
    pasteHere: t("The message with the link, or just the link"),
    join: t("Join a table with this phone"),
    clipboard: t("From the clipboard"),
    open: t("Open the game"),
    /** @type {(names: string, time: string) => string} */
    sent: (names, time) => t("Sent to {names} · {time}", { names, time }),
    inSafari: t(
      "On an iPad or iPhone, links open in Safari, which doesn’t share its games with the installed app. To play in the app, copy the link and use “Paste a link” there.",
    ),
  },

  replay: {
    title: t("Look back"),
    /** @type {(ply: number, last: number) => string} */
    position: (ply, last) => t("Move {ply} of {last}", { ply, last }),
    first: t("To the start"),
    back: t("One move back"),
    play: t("Play"),
    pause: t("Pause"),
    on: t("One move forward"),
    last: t("To the last move"),
    /** @param {number} speed */
    speed: (speed) => t("Speed {speed}", { speed }),
    from: t("Continue from here"),
    fromHelp: t("As a new game. This one stays as it is."),
    live: t("Back to the game"),
  },

  tableMenu: {
    title: t("Menu"),
    go: t("Continue playing"),
    result: t("How it ended"),
    rules: t("Rules"),
    settings: t("Settings"),
    redo: t("Redo"),
    again: t("New game, same seats"),
    export: t("Export this game"),
    type: t("Type a move"),
    keys: t("Keys and typed moves"),
    leave: t("All games"),
    seats: t("Who plays"),
    /** @param {string} name */
    level: (name) => t("Level of {name}", { name }),
    /** @param {string} name */
    place: (name) => t("Who plays for {name}", { name }),
    paste: t("Paste a link"),
  },

  log: {
    title: t("What happened"),
    start: t("The start"),
    now: t("showing now"),
    redo: t("Redo"),
    empty: t("Nothing yet."),
    /** @type {(ply: number, text: string) => string} */
    at: (ply, text) => t("Move {ply}. {text}", { ply, text }),
  },
};
