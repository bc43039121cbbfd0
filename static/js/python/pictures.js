// Icons and colours with which Python draws thumbnails of saved games.

import { readIcons, readThemes } from "../page/built.js";

/** @returns {Promise<object>} the message with both */
export async function pictures() {
  const [icons, themes] = await Promise.all([readIcons(), readThemes()]);
  const colours = { ...themes.light };
  for (const game of Object.values(themes.games)) Object.assign(colours, game.light);
  return { do: "pictures", icons, colours };
}
