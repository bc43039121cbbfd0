// The options of a game in its start dialog: a line each, with its choices and what the chosen one means.
import { html, live, nothing } from "../../../build/vendor/lit-html.js";
import { listed } from "../../language.js";
import { fitting, valueOf, valuesOf, withChoice } from "../usual.js";
import { words as said } from "./words.js";
import { changes } from "./control.js";

/** @import {OptionData, OptionValue} from "../data.d.ts" */
/** @import {Draft, Start} from "./draft.js" */

/**
 * What must be chosen first, where a value can't be chosen beside the others.
 * @param {OptionValue} value
 * @param {Start} dialog
 */
function needed({ beside, label }, { options }) {
  const labels = options.flatMap(({ key, values }) =>
    values.filter(({ value }) => value === beside[key]).map((each) => each.label),
  );
  return said.needs(label, listed(labels));
}

/** @type {(dialog: Start, draft: Draft, redraw: () => void) => (option: OptionData) => unknown} */
const optionField = (dialog, draft, redraw) => (option) => {
  const { key, label } = option;
  const table = { options: dialog.options, chosen: draft.options, seats: draft.count };
  const values = fitting(option, draft.count);
  if (values.length < 2) {
    return nothing;
  }
  const possible = valuesOf(option, table);
  const chosen = valueOf(option, table);
  return html`<div class="option" role="group" aria-label=${label}>
    <b>${label}</b>
    <div class="choices">
      ${values.map(
        ({ value, label: name, proposes, sentence }) =>
          html`<label class="choice">
            <input
              type="radio"
              name="option-${key}"
              value=${value}
              ?disabled=${!possible.some((each) => each.value === value)}
              .checked=${live(chosen === value)}
              @change=${changes(
                redraw,
                () => (draft.options = withChoice(draft.options, key, { value, proposes })),
                () => sentence,
              )}
            /><span>${name}</span>
          </label>`,
      )}
    </div>
    <p class="quiet">
      ${values.find(({ value }) => value === chosen)?.sentence}
      ${values.filter((each) => !possible.includes(each)).map((each) => needed(each, dialog))}
    </p>
  </div>`;
};

/** @param {Start} dialog @param {Draft} draft @param {() => void} redraw */
export const optionsField = (dialog, draft, redraw) =>
  dialog.options.length > 0
    ? html`<div class="options">
        <h3>${said.options}</h3>
        ${dialog.options.map(optionField(dialog, draft, redraw))}
      </div>`
    : html`<p class="quiet">${said.noOptions}</p>`;
