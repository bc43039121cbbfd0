// Elements of the accessible layer: one for each region, and helpers that all of them use.

const ROLES = { grid: "gridcell", radios: "radio", buttons: "button" };
const CHOSEN = { grid: "aria-selected", radios: "aria-checked", buttons: "aria-pressed" };

export const has = (region, state) => (region.states ?? []).includes(state);

/** Create the element for a region in a group of that kind. */
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

// Shortcuts are omitted on the squares of a board, where a screen reader would repeat them.
const shortcuts = ({ jump = "" }) => [...jump.toUpperCase()].join(" ");

// Only a toggle button has a pressed state: a board of 375 squares would be read
// as "not selected" at each. Every radio button has a checked state.
function chosen(region, kind) {
  if (kind !== "radios" && !has(region, "selected")) {
    return null;
  }
  return String(has(region, "selected"));
}

/** Position an element, writing only the styles that change. */
export function lay({ style }, x, y, w, h) {
  const text = `left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px;`;
  if (style.cssText !== text) style.cssText = text;
}

export function setStyle(style, name, value) {
  if (style.getPropertyValue(name) !== value) {
    style.setProperty(name, value);
  }
}

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
    if (child === next) {
      next = next.nextElementSibling;
    } else {
      parent.insertBefore(child, next);
    }
  }
}
