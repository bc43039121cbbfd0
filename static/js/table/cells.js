// Elements of the accessible layer: one for each region, and helpers that all of them use.

/** @import {Cell, GroupKind, Region, RegionState} from "./types.d.ts" */

const ROLES = { grid: "gridcell", radios: "radio", buttons: "button" };
const CHOSEN = { grid: "aria-selected", radios: "aria-checked", buttons: "aria-pressed" };

/**
 * @param {Region} region
 * @param {RegionState} state
 */
export const has = (region, state) => (region.states ?? []).includes(state);

/**
 * Return the id of the region to whose element an event belongs, or null.
 * @param {Event} event
 */
export const regionIdOf = ({ target }) =>
  target instanceof Element
    ? (target.closest("[data-region]")?.getAttribute("data-region") ?? null)
    : null;

/**
 * Create the element for a region in a group of that kind.
 * @param {Document} document
 * @param {Region} region
 * @param {GroupKind} kind
 */
export function newCell(document, region, kind) {
  const element = document.createElement("div");
  element.className = "region";
  element.setAttribute("role", ROLES[kind]);
  element.dataset.region = region.id;
  element.dataset.group = region.group;
  element.tabIndex = -1;
  return element;
}

/**
 * Update an element's label, state and position from its region. A region that would be refused is
 * disabled; one that can be chosen now is described as `choice`; a read-only one is neither.
 * @param {HTMLElement} element
 * @param {Cell} region
 * @param {GroupKind} kind
 * @param {string} choice
 */
export function describe(element, region, kind, choice) {
  setAttribute(element, "aria-label", region.label);
  setAttribute(element, "aria-disabled", has(region, "disabled") ? "true" : null);
  setAttribute(element, CHOSEN[kind], chosen(region, kind));
  const described = [has(region, "legal") ? choice : "", region.hint].filter(Boolean);
  setAttribute(element, "aria-description", described.join(". ") || null);
  setAttribute(element, "aria-keyshortcuts", (kind === "buttons" && shortcuts(region)) || null);
  setAttribute(element, "data-states", (region.states ?? []).join(" "));
  setAttribute(element, "data-held", region.drag || region.trace ? "" : null);
  lay(element, region.x, region.y, region.w, region.h);
}

/**
 * Shortcuts are omitted on the squares of a board, where a screen reader would repeat them.
 * @param {Region} region
 */
const shortcuts = ({ jump = "" }) => [...jump.toUpperCase()].join(" ");

/**
 * Only a toggle button has a pressed state: a board of 375 squares would be read
 * as "not selected" at each. Every radio button has a checked state.
 * @param {Region} region
 * @param {GroupKind} kind
 */
function chosen(region, kind) {
  if (kind !== "radios" && !has(region, "selected")) {
    return null;
  }
  return String(has(region, "selected"));
}

/**
 * Position an element, writing only the styles that change.
 * @param {HTMLElement} element
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
export function lay({ style }, x, y, w, h) {
  const text = `left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px;`;
  if (style.cssText !== text) {
    style.cssText = text;
  }
}

/**
 * @param {CSSStyleDeclaration} style
 * @param {string} name
 * @param {string} value
 */
export function setStyle(style, name, value) {
  if (style.getPropertyValue(name) !== value) {
    style.setProperty(name, value);
  }
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Give `parent` exactly these children in this order, moving only those out of place, because a
 * moved element loses the focus.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function order(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) {
    if (!wanted.has(child)) {
      child.remove();
    }
  }
  let next = parent.firstElementChild;
  for (const child of children) {
    if (next && child === next) {
      next = next.nextElementSibling;
    } else {
      parent.insertBefore(child, next);
    }
  }
}
