// Fields of forms.

/**
 * Return the text field of that name in a form.
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export function fieldIn(form, name) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field;
  }
  throw new Error(`There is no field "${name}" in this form.`);
}

/**
 * Select all of the field that an event is about.
 * @param {Event} event
 */
export function selectAll({ currentTarget }) {
  if (currentTarget instanceof HTMLInputElement) {
    currentTarget.select();
  }
}
