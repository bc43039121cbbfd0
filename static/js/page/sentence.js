// How the sentence of a table is set: by what it is for, and by its length.

/** Two lines of a phone hold so many letters; what is longer is set smaller. */
const MANY_LETTERS = 76;

/** Two lines of the smaller letters hold so many; what is longer takes a third one. */
const MOST_LETTERS = 86;

/** @param {import("./types.d.ts").Table} table @returns {string} the classes of its sentence */
export const kindOf = ({ sentence, refused, hinted, lesson, puzzle, passage }) =>
  Object.entries({
    refused,
    hinted,
    taught: lesson || puzzle,
    asked: puzzle,
    explained: passage,
    long: sentence.length > MANY_LETTERS,
    longest: sentence.length > MOST_LETTERS && !(refused || hinted || lesson || puzzle),
  })
    .filter(([, is]) => is)
    .map(([kind]) => kind)
    .join(" ");
