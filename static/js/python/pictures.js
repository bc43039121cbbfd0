// Icons and colours with which Python draws thumbnails of saved games.

import { readIcons, readThemes } from "../page/built.js";
import { palette } from "../table/palette.js";

/** @returns {Promise<import("./messages.d.ts").Message>} the message with both */
export async function pictures() {
  const [icons, themes] = await Promise.all([readIcons(), readThemes()]);
  return { do: "pictures", icons, colours: palette(themes, "light") };
}
