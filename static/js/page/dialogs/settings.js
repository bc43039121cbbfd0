import { html, nothing } from "../../../build/vendor/lit-html.js";
import { icon } from "../icons.js";
import { words } from "../words.js";
import { toSend } from "../to-send.js";

const said = words.settings;

/** @import {SettingsDialog, StorageData} from "../data.d.ts" */
/** @import {Page, View} from "../types.d.ts" */

/** @type {(key: string, chosen: string) => (choice: [value: string, label: string]) => unknown} */
const choice =
  (key, chosen) =>
  ([value, label]) =>
    html`<label class="choice">
      <input
        type="radio"
        name=${key}
        value=${value}
        .checked=${value === chosen}
        .sends=${() => ({ do: "set", key, value })}
      /><span>${label}</span>
    </label>`;

/**
 * @type {(key: string, title: string, labels: Record<string, string>, chosen: string) => unknown}
 */
const setting = (key, title, labels, chosen) =>
  html`<fieldset>
    <legend>${title}</legend>
    <div class="choices">${Object.entries(labels).map(choice(key, chosen))}</div>
  </fieldset>`;

/** @param {StorageData | null} facts */
const storage = (facts) =>
  html`<section class="setting" aria-labelledby="storage">
    <h3 id="storage">${said.storage}</h3>
    ${facts ? html`<p>${facts.sentence}</p>` : nothing}
    <div class="answers start">
      ${
        facts && facts.kept === false
          ? html`<button class="button" type="button" .message=${toSend({ do: "persist" })}>
              ${said.keep}
            </button>`
          : nothing
      }
      <button class="button" type="button" .message=${toSend({ do: "export" })}>
        ${icon("share")}${said.exportAll}
      </button>
    </div>
  </section>`;

/** @param {SettingsDialog} dialog @param {Page} page @returns {View} */
export const settings = ({ storage: facts, version }, { settings: chosen }) => ({
  title: said.title,
  body: html`<form class="fields">
      ${setting("theme", said.theme, said.themes, chosen.theme)}
      ${setting("motion", said.motion, said.motions, chosen.motion)}
      ${setting("pace", said.pace, said.paces, chosen.pace)}
      ${setting("forecast", said.forecast, said.forecasts, chosen.forecast)}
      ${setting("sound", said.sound, said.sounds, chosen.sound)}
    </form>
    ${storage(facts)}
    <ul class="rows">
      <li>
        <button class="row" type="button" .message=${toSend({ do: "dialog", kind: "about" })}>
          <span>${said.about}</span><span class="quiet">${version}</span>${icon("step-on")}
        </button>
      </li>
    </ul>`,
});
