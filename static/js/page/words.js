// Every sentence that the page itself says. What games and dialogs say beyond this comes from Python.

import { t, tCount } from "../language.js";

export const words = {
  title: t("Six Gardens"),
  subtitle: t("Table games of gardens and witchcraft"),
  close: t("Close"),
  back: t("Back"),
  opening: t("Opening…"),
  settingTable: t("Setting the table…"),
  patience: t("Still unpacking the box. The first visit takes a little longer."),
  loading: (loaded, of) => t("Unpacking the box: {loaded} of {of} MB", { loaded, of }),

  trouble: {
    title: t("The box can’t be opened"),
    why: {
      start: t("A part of Six Gardens did not arrive, or this device could not start it."),
      silent: t("Six Gardens has stopped answering, also after it was started anew."),
      broken: t("Six Gardens broke down, also after it was started anew."),
      parts: t("A part of Six Gardens did not arrive."),
    },
    kept: t("Your games are kept as they are. You can take them along as a file."),
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
    allSaves: (count) => tCount("All saved games", "All {count} saved games", count),
    players: (seats) => (seats === "1" ? t("1 player") : t("{seats} players", { seats })),
    minutes: (minutes) => t("{minutes} min", { minutes }),
    invite: t("Set the table"),
  },

  curtain: {
    leave: t("To the games"),
    framed: t("Hands stay covered here"),
    framedWhy: t(
      "Another page has put Six Gardens inside itself. It could lay something over the table and have you show what you hold. Where hands are secret, the table must be opened by itself.",
    ),
    byItself: t("Open it by itself"),
  },

  save: {
    thinking: t("thinking…"),
    damaged: t("This one is kept as it is, and can be exported."),
    more: (name) => t("More for {name}", { name }),
    open: t("Go on playing"),
    openAnyway: t("Try to open it"),
    rename: t("Rename"),
    copy: t("Make a copy"),
    export: t("Export"),
    delete: t("Delete"),
    all: t("Saved games"),
    none: t("No saved games yet. Each game you begin is kept here, move by move."),
    import: t("Import a game"),
    exportAll: t("Export all"),
    name: t("Name of this game"),
    keep: t("Rename"),
  },

  arriving: {
    title: t("Games are coming in"),
    stays: t("What has come in stays, also if you cancel."),
    stop: t("Cancel"),
  },

  lesson: {
    title: t("The lesson"),
    on: t("Go on"),
    leave: t("Leave the lesson"),
    play: t("Play this game to its end"),
    own: t("Start a game of your own"),
    yours: t("Your move"),
  },

  rules: {
    title: t("Rules"),
    choose: t("Which game?"),
    loading: t("Opening the rule book…"),
    missing: t(
      "These rules could not be opened. Please try again when the page has loaded completely.",
    ),
    explain: t("How it works"),
  },

  signs: {
    title: t("Signs on every table"),
    mover: t("Whose turn it is"),
    last: t("What was played last"),
    hint: t("Where a hint points"),
    winner: t("Who has won"),
    wanted: t("What is wanted before you can go on"),
  },

  settings: {
    title: t("Settings"),
    theme: t("Colours"),
    themes: {
      auto: t("As the device"),
      light: t("Light"),
      dark: t("Dark"),
      contrast: t("High contrast"),
    },
    motion: t("Motion"),
    motions: { auto: t("As the device"), off: t("Still") },
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
    version: (version) => t("Version {version}", { version }),
  },

  about: {
    what: t(
      "Table games of gardens and witchcraft, to play alone or together, without a server, an account or a network. Everything you do stays on this device.",
    ),
    thanks: t("The makers of each game are named at the end of its rules. With thanks to:"),
  },

  install: {
    title: t("Install"),
    ios: [
      t("Tap the Share button of Safari, the square with an arrow."),
      t("Choose “Add to Home Screen”."),
      t("Open Six Gardens from its new icon: it works without a network from then on."),
    ],
    iosNote: t(
      "The installed one starts with an empty shelf. Export your games first, and import them there.",
    ),
    other: [
      t("Open the menu of your browser."),
      t(
        "Choose “Install” or “Add to Home screen”; in Safari on a Mac, “Add to Dock” in the menu File.",
      ),
      t("Open Six Gardens from its new icon: it works without a network from then on."),
    ],
  },

  table: {
    undo: t("Take back"),
    redo: t("Play again what was taken back"),
    hint: t("Hint"),
    log: t("What happened"),
    menu: t("Menu"),
    tools: t("Tools"),
    noUndo: t("Nothing can be taken back now."),
    noRedo: t("Nothing was taken back that could be played again."),
    noHint: t("There is no hint now."),
    choice: t("can be chosen"),
    noChoice: t("Nothing can be chosen now."),
    noWay: t("This key leads nowhere now."),
    move: t("Move"),
    type: t("Type a move"),
    typeHelp: t("As it is written in the rules; Enter plays it, Escape leaves."),
  },

  keys: {
    title: t("Keys"),
    table: t("At the table"),
    ofTable: [
      [[t("Tab"), t("Shift+Tab")], t("To the next group of things, and to the one before.")],
      [
        [t("Arrows")],
        t(
          "Within a group. Where one of several is chosen they choose it, too; with Control they only move.",
        ),
      ],
      [[t("Home"), t("End")], t("To the first and the last of a row; with Control, of the board.")],
      [[t("Enter"), t("Space")], t("What a tap does.")],
      [[t("Escape")], t("Puts back what is picked.")],
      [["N", t("Shift+N")], t("To the next thing that can be chosen now, and to the one before.")],
      [["G"], t("To the button that goes on: it plays what is picked, or ends the turn.")],
      [
        ["P", "T", "F"],
        t("To your piece, the next target and the finish, where a table has them."),
      ],
      [["S"], t("Says again what is wanted now, and all that a pick would do.")],
      [["H"], t("A hint: why, then what.")],
      [["B"], t("To where a hint points.")],
      [["U"], t("Takes a move back; so does Ctrl+Z, and Ctrl+Y plays it again.")],
      [["L"], t("What happened, move by move.")],
      [["M"], t("The menu of the table.")],
      [["/"], t("To the box in which a move is typed. Enter plays it, Escape leaves.")],
      [["?"], t("Opens this page.")],
    ],
    window: t("Where a board is larger than its window"),
    ofWindow: [
      [[t("Shift+Arrows")], t("Move the view.")],
      [["+", "−", "0"], t("Closer, farther, the whole board.")],
      [["C"], t("Back to where the game is.")],
    ],
  },

  throw: { back: t("Ask again"), seed: t("Throw it for us") },

  post: {
    share: t("Share the link"),
    shareFile: t("Share the game as a file"),
    copy: t("Copy the link"),
    copied: t("The link is copied. Paste it into a message."),
    file: t("Save as a file"),
    filed: t("Send the file. It is opened with Import."),
    code: t("Show a code"),
    noCode: t("This game is too long for a code. Send the link."),
    scan: t("Scan a code"),
    failed: t("That did not work here. Take the link from the field below."),
    long: t("This game is too long for most messages, so it travels as a file."),
    link: t("The link"),
    paste: t("Paste a link"),
    pasteHere: t("The message in which the link came, or the link alone"),
    join: t("Join a table with this phone"),
    clipboard: t("From the clipboard"),
    open: t("Open the game"),
    sent: (names, time) => t("Sent to {names} · {time}", { names, time }),
    inSafari: t(
      "On an iPad or iPhone, links open in Safari, which keeps its games apart from the installed app. To play in the app, copy the link and use “Paste a link” there.",
    ),
  },

  replay: {
    title: t("Look back"),
    position: (ply, last) => t("Move {ply} of {last}", { ply, last }),
    first: t("To the start"),
    back: t("One move back"),
    play: t("Play"),
    pause: t("Pause"),
    on: t("One move on"),
    last: t("To the last move"),
    speed: (speed) => t("Speed {speed}", { speed }),
    from: t("Go on from here"),
    fromHelp: t("As a new game; this one stays as it is."),
    live: t("Back to the game"),
  },

  tableMenu: {
    title: t("Menu"),
    go: t("Go on playing"),
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
    level: (name) => t("Level of {name}", { name }),
    place: (name) => t("Who plays for {name}", { name }),
    paste: t("Paste a link"),
  },

  log: {
    title: t("What happened"),
    start: t("The start"),
    now: t("now shown"),
    redo: t("Redo"),
    empty: t("Nothing yet."),
    at: (ply, text) => t("Move {ply}. {text}", { ply, text }),
  },
};
