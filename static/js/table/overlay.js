// The accessible layer: a focusable element for each region, over the canvas.

import { describe, lay, newCell, order } from "./cells.js";
import { isChosenBy, leap, neighbour, aimKey } from "./nav.js";
import { createPanes } from "./panes.js";
import { createStops } from "./stops.js";

const GROUP_ROLES = { grid: "grid", radios: "radiogroup", buttons: "group" };
const MARGIN = 24; // pixels of the table kept visible around the focused region

const wholes = new WeakMap(); // region -> its copy with every field

/** Return a region with defaults filled in; the same region always gives the same object. */
function whole(region) {
  if (!wholes.has(region)) wholes.set(region, { row: 1, col: 1, hint: "", ...region });
  return wholes.get(region);
}

/**
 * Create the layer in the element `root`. `act(region)` is called when a region is activated by
 * keyboard or assistive technology, `cancel()` for the Escape key. `aims` are those of the windows;
 * `choice` describes regions that can be chosen now.
 */
export function createOverlay(root, aims, { act, cancel, choice = "" }) {
  const document = root.ownerDocument;
  const groups = new Map(); // group id -> {element, kind, rows, plan, stop, visited, chosen}: ids
  const elements = new Map(); // region id -> element
  const described = new WeakMap(); // element -> the region that it represents
  let regions = new Map(); // region id -> region
  let tabOrder = []; // group ids, in Tab order
  const notes = document.createElement("div"); // read-only regions, after all that can be touched
  notes.className = "notes";
  const panes = createPanes(document, aims);
  const stops = createStops({ root, groups, elements, regions: () => regions });

  /** Take over the regions of `scene` for touch; `sync` updates their elements. */
  function know(scene) {
    regions = new Map(sorted(scene).map(({ region }) => [region.id, region]));
  }

  /** Update the elements to `scene`; elements of remaining regions are kept, with the focus. */
  function sync(scene) {
    const focused = stops.focusedId();
    const wanted = sorted(scene);
    const lost = focused !== null && !wanted.some(({ region }) => region.id === focused);
    const refuge = lost ? regions.get(focused) : null;
    know(scene);
    removeStale(scene);
    for (const group of scene.groups) {
      arrange(
        group,
        wanted.filter((each) => each.region.group === group.id),
      );
    }
    const windows = new Map(wanted.map(({ region }) => [region.group, region.window]));
    const inOrder = scene.groups.map(({ id }) => ({
      window: windows.get(id) ?? "",
      element: groups.get(id).element,
    }));
    order(root, [...panes.arrange(inOrder, scene.windows ?? []), notes]);
    panes.look();
    readOut(scene.notes ?? []);
    tabOrder = scene.groups.map(({ id }) => id);
    stops.setAll();
    stops.regain(focused, refuge);
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
      return { region: whole(region), kind };
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
    place.chosen = null;
    place.element.setAttribute("aria-label", group.label);
    const cells = members.map(({ region }) => elementOf(region, place.kind));
    const plan = members.map(({ region: { id, row, col } }) => `${id} ${row} ${col}`).join("|");
    if (plan === place.plan) return;
    place.plan = plan;
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
    const rows = new Map();
    const place = { element, kind, rows, plan: null, stop: null, visited: null, chosen: null };
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
    const element = elements.get(region.id) ?? newCell(document, region, kind);
    elements.set(region.id, element);
    if (described.get(element) !== region) {
      describe(element, region, kind, choice);
      described.set(element, region);
    }
    return element;
  }

  let arrowed = null; // the region that an arrow has led to and chosen, until something else is done

  /** Return whether an arrow key just chose the region: then Enter confirms it without a tap. */
  function isConfirmed({ id }) {
    const confirmed = arrowed === id;
    arrowed = null;
    return confirmed;
  }

  root.addEventListener("focusin", (event) => {
    const region = regions.get(event.target.dataset.region);
    if (region?.id !== arrowed) {
      arrowed = null;
    }
    // Only keys can reach a region out of view.
    if (region && event.target.matches(":focus-visible")) {
      show(region);
    }
  });

  function show({ id, window, x, y, w, h }) {
    if (window) {
      aims.show(window, [x, y, w, h], MARGIN);
    }
    const nearest = { block: "nearest", inline: "nearest" };
    aims.settled().then(() => elements.get(id)?.scrollIntoView(nearest));
  }

  root.addEventListener("keydown", (event) => {
    const region = regions.get(event.target.dataset?.region);
    if (event.altKey || event.metaKey) {
      return;
    }
    if (event.key === "Escape") {
      cancel();
    } else if (region && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (!event.repeat && !isConfirmed(region)) {
        act(region);
      }
    } else if (region && !moveAim(event, region)) {
      move(event, region);
    }
  });

  function moveAim(event, region) {
    const window = region.window || region.of;
    const wish = window && aims.has(window) && aimKey(event);
    if (!wish) {
      return false;
    }
    event.preventDefault();
    if (!wish.camera) {
      aims.pan(window, wish.dx, wish.dy, true);
      return true;
    }
    aims.act(window, wish.camera);
    if (wish.camera !== "home") {
      show(region);
    }
    return true;
  }

  function move(event, region) {
    const group = groups.get(region.group);
    const members = stops.membersOf(region.group);
    const goal = neighbour(members, group.kind, region, event.key, event.ctrlKey);
    if (goal) {
      goTo(event, goal);
      // With Control only the focus moves, as in any radio group.
      if (!event.ctrlKey && isChosenBy(group, goal)) {
        group.chosen = goal.id;
        arrowed = goal.id;
        act(goal);
      }
      return;
    }
    leapFrom(region, event);
  }

  /** Move the focus from a region, or null, by a shortcut key; return whether it moved. */
  function leapFrom(region, event) {
    const aim = event.ctrlKey
      ? null
      : leap(stops.inOrder(tabOrder), region, event.key, event.shiftKey);
    if (aim && aim.id === stops.focusedId()) {
      elements.get(aim.id).blur(); // or a screen reader would say nothing
    }
    if (aim) {
      goTo(event, aim);
    }
    return aim !== null;
  }

  function goTo(event, goal) {
    event.preventDefault();
    stops.focus(goal.id);
    show(goal);
  }

  return {
    know,
    sync,
    look: panes.look,
    focus: stops.focus,
    leap: (event) => leapFrom(null, event),
    regions: () => [...regions.values()],
    element: (id) => elements.get(id),
  };
}
