// Tells the style sheets how high what covers a part of the page is.
import { at } from "./at.js";

/**
 * Keeps a property of all styles at the height of an element, in pixels.
 * @param {string} id of the element
 * @param {string} property such as "--bar"
 */
export function tellHeight(id, property) {
  const element = at(id);
  const tell = () =>
    document.documentElement.style.setProperty(property, `${element.offsetHeight}px`);
  new ResizeObserver(tell).observe(element);
}
