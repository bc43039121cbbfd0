// The accessible layer: one real, focusable element a region, over the drawing.

import { neighbour } from "./nav.js";

const GROUP_ROLES = { grid: "grid", radios: "radiogroup", buttons: "group" };
const ROLES = { grid: "gridcell", radios: "radio", buttons: "button" };
const CHOSEN = { grid: "aria-selected", radios: "aria-checked", buttons: "aria-pressed" };

const has = (region, state) => (region.states ?? []).includes(state);

/**
 * The layer in the element `root`; `act(region)` is called when a region is activated by keyboard
 * or by assistive technology, `cancel()` for the Escape key.
 */
export function createOverlay(root, { act, cancel }) {
  const document = root.ownerDocument;
  const groups = new Map(); // group id -> {element, kind, rows, stop: id of the tab stop}
  const elements = new Map(); // region id -> element
  let regions = new Map(); // region id -> region
  const notes = document.createElement("div"); // what is only read, after all that can be touched
  notes.className = "notes";

  /** Makes the elements those of `scene`. Elements of regions that stay are kept, with focus. */
  function sync(scene) {
    const focused = focusedId();
    const wanted = sorted(scene);
    const lost = focused !== null && !wanted.some(({ region }) => region.id === focused);
    const refuge = lost ? regions.get(focused) : null;
    regions = new Map(wanted.map(({ region }) => [region.id, region]));
    removeStale(scene);
    for (const group of scene.groups) {
      arrange(
        group,
        wanted.filter((each) => each.region.group === group.id),
      );
    }
    const inOrder = scene.groups.map((group) => groups.get(group.id).element);
    order(root, [...inOrder, notes]);
    readOut(scene.notes ?? []);
    setStops();
    regainFocus(focused, refuge);
  }

  function sorted(scene) {
    const kinds = new Map(scene.groups.map((group) => [group.id, group.kind ?? "buttons"]));
    return scene.regions.map((region) => {
      const kind = kinds.get(region.group);
      if (!kind) {
        throw new Error(
          `The region "${region.id}" names a group "${region.group}" that is not there.`,
        );
      }
      return { region: { row: 1, col: 1, hint: "", ...region }, kind };
    });
  }

  function removeStale(scene) {
    const kinds = new Map(scene.groups.map((group) => [group.id, group.kind ?? "buttons"]));
    for (const [id, group] of groups) {
      if (kinds.get(id) !== group.kind) {
        group.element.remove();
        groups.delete(id);
      }
    }
    for (const [id, element] of elements) {
      const region = regions.get(id);
      if (!region || element.dataset.group !== region.group || !root.contains(element)) {
        element.remove();
        elements.delete(id);
      }
    }
  }

  function readOut(wanted) {
    const lines = wanted.map(({ id, text, x, y, w, h }) => {
      const line =
        [...notes.children].find((each) => each.dataset.note === id) ?? document.createElement("p");
      line.dataset.note = id;
      if (line.textContent !== text) {
        line.textContent = text;
      }
      lay(line, x, y, w, h);
      return line;
    });
    order(notes, lines);
  }

  function arrange(group, members) {
    const place = groups.get(group.id) ?? newGroup(group);
    place.element.setAttribute("aria-label", group.label);
    const cells = members.map(({ region }) => elementOf(region, place.kind));
    if (place.kind !== "grid") {
      order(place.element, cells);
      return;
    }
    const numbers = [...new Set(members.map(({ region }) => region.row))].sort((a, b) => a - b);
    for (const [number, row] of place.rows) {
      if (!numbers.includes(number)) {
        row.remove();
        place.rows.delete(number);
      }
    }
    for (const number of numbers) {
      const inRow = members.map((each) => each.region).filter((each) => each.row === number);
      inRow.sort((a, b) => a.col - b.col);
      order(
        rowOf(place, number),
        inRow.map((region) => elements.get(region.id)),
      );
    }
    order(
      place.element,
      numbers.map((number) => place.rows.get(number)),
    );
  }

  function newGroup(group) {
    const kind = group.kind ?? "buttons";
    const element = document.createElement("div");
    element.setAttribute("role", GROUP_ROLES[kind]);
    const place = { element, kind, rows: new Map(), stop: null };
    groups.set(group.id, place);
    return place;
  }

  function rowOf(place, number) {
    if (!place.rows.has(number)) {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      place.rows.set(number, row);
    }
    return place.rows.get(number);
  }

  function elementOf(region, kind) {
    let element = elements.get(region.id);
    if (!element) {
      element = document.createElement("div");
      element.className = "region";
      element.setAttribute("role", ROLES[kind]);
      element.dataset.region = region.id;
      element.dataset.group = region.group;
      element.tabIndex = -1;
      elements.set(region.id, element);
    }
    describe(element, region, kind);
    return element;
  }

  function describe(element, region, kind) {
    setAttribute(element, "aria-label", region.label);
    setAttribute(element, "aria-disabled", has(region, "disabled") ? "true" : null);
    setAttribute(element, CHOSEN[kind], chosen(region, kind));
    setAttribute(element, "aria-description", region.hint || null);
    setAttribute(element, "data-states", (region.states ?? []).join(" "));
    lay(element, region.x, region.y, region.w, region.h);
  }

  // A push button says whether it is pressed only if it can be.
  function chosen(region, kind) {
    if (kind === "buttons" && !has(region, "selected")) {
      return null;
    }
    return String(has(region, "selected"));
  }

  function setStops() {
    for (const [id, group] of groups) {
      const members = membersOf(id);
      const stop = members.find((each) => each.id === group.stop) ?? firstStop(members);
      group.stop = stop?.id ?? null;
      for (const region of members) {
        elements.get(region.id).tabIndex = region === stop ? 0 : -1;
      }
    }
  }

  const firstStop = (members) =>
    members.find((each) => has(each, "selected")) ??
    members.find((each) => has(each, "legal")) ??
    members[0];

  const membersOf = (group) => {
    const members = [...regions.values()].filter((each) => each.group === group);
    if (groups.get(group).kind === "grid") {
      members.sort((a, b) => a.row - b.row || a.col - b.col);
    }
    return members;
  };

  const focusedId = () =>
    root.contains(document.activeElement) ? (document.activeElement.dataset.region ?? null) : null;

  function regainFocus(focused, refuge) {
    if (focused === null || focusedId() === focused) {
      return;
    }
    const group = refuge && groups.has(refuge.group) ? refuge.group : [...groups.keys()][0];
    const id = regions.has(focused) ? focused : groups.get(group)?.stop;
    if (id) {
      focus(id);
    }
  }

  /** Puts the focus on a region and makes it the tab stop of its group. */
  function focus(id) {
    groups.get(regions.get(id).group).stop = id;
    setStops();
    elements.get(id).focus({ preventScroll: true });
  }

  root.addEventListener("focusin", (event) => {
    const id = event.target.dataset.region;
    const group = groups.get(regions.get(id)?.group);
    if (group && group.stop !== id) {
      group.stop = id;
      setStops();
    }
  });

  root.addEventListener("keydown", (event) => {
    const region = regions.get(event.target.dataset?.region);
    if (event.altKey || event.metaKey) {
      return;
    }
    if (event.key === "Escape") {
      cancel();
    } else if (region && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (!event.repeat) {
        act(region);
      }
    } else if (region) {
      move(event, region);
    }
  });

  function move(event, region) {
    const { kind } = groups.get(region.group);
    const goal = neighbour(membersOf(region.group), kind, region, event.key, event.ctrlKey);
    if (goal) {
      event.preventDefault();
      focus(goal.id);
    }
  }

  return {
    sync,
    focus,
    regions: () => [...regions.values()],
    element: (id) => elements.get(id),
    regionOf: (element) => regions.get(element.closest?.("[data-region]")?.dataset.region),
  };
}

function lay({ style }, x, y, w, h) {
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${w}px`;
  style.height = `${h}px`;
}

function setAttribute(element, name, value) {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

// Gives `parent` exactly these children in this order, moving only those that are out of place:
// an element that is moved loses the focus.
function order(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) {
    if (!wanted.has(child)) {
      child.remove();
    }
  }
  children.forEach((child, index) => {
    if (parent.children[index] !== child) {
      parent.insertBefore(child, parent.children[index] ?? null);
    }
  });
}
