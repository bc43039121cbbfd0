// What the pictures of kept games are drawn with: icons and colours, for Python.

import { readIcons, readThemes } from "../page/built.js";

/** @returns {Promise<object>} the message that brings them */
export async function pictures() {
  const [icons, themes] = await Promise.all([readIcons(), readThemes()]);
  const colours = { ...themes.light };
  for (const game of Object.values(themes.games)) Object.assign(colours, game.light);
  return { do: "pictures", icons, colours };
}
