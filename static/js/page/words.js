// Every sentence that the page itself says. What games and dialogs say beyond this comes from Python.

export const words = {
  title: "Six Gardens",
  subtitle: "Six table games of gardens and witchcraft",
  close: "Close",
  back: "Back",
  opening: "Opening…",
  settingTable: "Setting the table…",
  patience: "Still unpacking the box. The first visit takes a little longer.",

  menu: {
    navigation: "Rules, import, install, settings",
    rules: "Rules",
    import: "Import",
    install: "Install",
    settings: "Settings",
    games: "Games",
    mine: "Your games",
    allSaves: (count) => (count === 1 ? "All saved games" : `All ${count} saved games`),
    players: (seats) => (seats === "1" ? "1 player" : `${seats} players`),
    minutes: (minutes) => `${minutes} min`,
    invite: "Set the table",
  },

  curtain: { leave: "To the games" },

  save: {
    thinking: "thinking…",
    damaged: "This one cannot be read. It is kept, and can be exported.",
    more: (name) => `More for ${name}`,
    open: "Go on playing",
    rename: "Rename",
    copy: "Make a copy",
    export: "Export",
    delete: "Delete",
    all: "Saved games",
    none: "No saved games yet. Each game you begin is kept here, move by move.",
    import: "Import a game",
    exportAll: "Export all",
    name: "Name of this game",
    keep: "Rename",
  },

  start: {
    who: "Who plays?",
    seat: (number) => `Seat ${number}`,
    name: (number) => `Name of seat ${number}`,
    plays: (number) => `Seat ${number} is played by`,
    human: "Person",
    computer: "Computer",
    level: (number) => `Level of seat ${number}`,
    add: "Add a seat",
    remove: (number) => `Remove seat ${number}`,
    options: "How do you play it?",
    begin: "Begin",
    rules: "Rules",
  },

  rules: {
    title: "Rules",
    choose: "Which game?",
    loading: "Opening the rule book…",
    missing:
      "These rules could not be opened. Please try again when the page has loaded completely.",
  },

  settings: {
    title: "Settings",
    theme: "Colours",
    themes: { auto: "As the device", light: "Light", dark: "Dark", contrast: "High contrast" },
    motion: "Motion",
    motions: { auto: "As the device", off: "Still" },
    sound: "Sound",
    sounds: { off: "Off", on: "On" },
    storage: "Your games",
    keep: "Ask the browser to keep them",
    exportAll: "Export all games",
    about: "About and licences",
    version: (version) => `Version ${version}`,
  },

  install: {
    title: "Install",
    ios: [
      "Tap the Share button of Safari, the square with an arrow.",
      "Choose “Add to Home Screen”.",
      "Open Six Gardens from its new icon: it works without a network from then on.",
    ],
    iosNote:
      "The installed one starts with an empty shelf. Export your games first, and import them there.",
    other: [
      "Open the menu of your browser.",
      "Choose “Install” or “Add to Home screen”.",
      "Open Six Gardens from its new icon: it works without a network from then on.",
    ],
  },

  table: {
    undo: "Take back",
    redo: "Play again what was taken back",
    hint: "Hint",
    log: "What happened",
    menu: "Menu",
    tools: "Tools",
    move: "Move",
    type: "Type a move",
    typeHelp: "As it is written in the rules; Enter plays it.",
  },

  throw: { back: "Ask again", seed: "Let the tablet throw" },

  replay: {
    title: "Look back",
    position: (ply, last) => `Move ${ply} of ${last}`,
    first: "To the start",
    back: "One move back",
    play: "Play",
    pause: "Pause",
    on: "One move on",
    last: "To the last move",
    speed: (speed) => `Speed ${speed}`,
    from: "Go on from here",
    fromHelp: "As a new game; this one stays as it is.",
    live: "Back to the game",
  },

  tableMenu: {
    title: "Menu",
    go: "Go on playing",
    result: "How it ended",
    rules: "Rules",
    settings: "Settings",
    redo: "Redo",
    again: "New game, same seats",
    export: "Export this game",
    type: "Type a move",
    leave: "All games",
    levels: "Computer players",
    level: (name) => `Level of ${name}`,
  },

  log: {
    title: "What happened",
    start: "The start",
    now: "now shown",
    redo: "Redo",
    empty: "Nothing yet.",
  },

  over: {
    again: "Play again",
    look: "Look back",
    leave: "All games",
    player: "Player",
    winner: "winner",
    scores: "Scores",
  },
};
