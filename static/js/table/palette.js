// Colours by token. A theme is its own tokens and those that the games add.

/**
 * Return the theme of an element, "light" unless it has another.
 * @param {HTMLElement} element
 * @returns {ThemeName}
 */
export function themeOf({ dataset: { theme } }) {
  return theme === "dark" || theme === "contrast" ? theme : "light";
}

/** @import {Colours, ThemeName, Themes} from "./types.d.ts" */

/**
 * The colours of the theme `name` of static/themes.json, as one object {token: colour}.
 * @param {Themes} themes
 * @param {ThemeName} name
 * @returns {Colours}
 */
export function palette(themes, name) {
  const games = Object.values(themes.games ?? {}).map((game) => game[name]);
  return Object.assign({}, themes[name], ...games);
}

/**
 * A function that gives the colour of a token, and throws for a token that no theme has.
 * @param {Colours} colours
 * @returns {(token: string) => string}
 */
export function colourOf(colours) {
  return (token) => {
    const colour = colours[token];
    if (colour === undefined) {
      throw new Error(
        `There is no colour for the token "${token}"; static/themes.json lists them.`,
      );
    }
    return colour;
  };
}

/**
 * Whether a colour shows at all: eight digits that end in 00 do not.
 * @param {string} colour
 */
export const isSeen = (colour) => !/^#[0-9a-f]{6}00$/i.test(colour);
