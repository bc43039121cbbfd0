// Dialogs that only some people need: their module comes when one is first opened.
import { html } from "../../../build/vendor/lit-html.js";
import { words } from "../words.js";

/**
 * @param {() => Promise<Record<string, Function>>} load
 * @param {string} name of the dialog in its module
 * @returns {(dialog: object, page: object, around: object) => {title: string, body: object}}
 */
export function later(load, name) {
  let build = null;
  return (dialog, page, around) => {
    if (build) return build(dialog, page, around);
    const came = (module) => {
      build = module[name];
      around.redraw();
    };
    load().then(came, () => {}); // the page says itself what did not arrive
    return { title: words.opening, body: html`<p class="say">${words.opening}</p>` };
  };
}
