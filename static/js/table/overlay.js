// The accessible layer: a focusable element for each region, over the canvas.

import { describe, lay, newCell, order, regionIdOf } from "./cells.js";
import { isChosenBy, leap, neighbour, aimKey } from "./nav.js";
import { createPanes } from "./panes.js";
import { createRovingTabindex } from "./roving-tabindex.js";

/** @import {Viewports} from "./viewports.js" */
/** @import {Cell, Group, GroupKind, Note, Region, Scene} from "./types.d.ts" */

/**
 * A group in the layer: the rows of a grid by number, the `plan` by which its cells are arranged, and the ids
 * of its tab stop, of the region that had the focus last, and of the one that keys chose last.
 * @typedef {{
 *   element: HTMLElement,
 *   kind: GroupKind,
 *   rows: Map<number, HTMLElement>,
 *   plan: string | null,
 *   stop: string | null,
 *   visited: string | null,
 *   chosen: string | null,
 * }} PlacedGroup
 */

/** @typedef {{region: Cell, kind: GroupKind}} Member */

const GROUP_ROLES = { grid: "grid", radios: "radiogroup", buttons: "group" };
const MARGIN = 24; // pixels of the table kept visible around the focused region

/** @type {WeakMap<Region, Cell>} */
const wholes = new WeakMap();

/**
 * Return a region with defaults filled in; the same region always gives the same object.
 * @param {Region} region
 * @returns {Cell}
 */
function whole(region) {
  const cell = wholes.get(region) ?? { row: 1, col: 1, hint: "", ...region };
  wholes.set(region, cell);
  return cell;
}

/**
 * Create the layer in the element `root`. `act(region)` is called when a region is activated by
 * keyboard or assistive technology, `cancel()` for the Escape key. `viewports` are those of the windows;
 * `choice` describes regions that can be chosen now.
 * @param {HTMLElement} root
 * @param {Viewports} viewports
 * @param {{act: (region: Cell) => void, cancel: () => void, choice?: string}} does
 */
export function createOverlay(root, viewports, { act, cancel, choice = "" }) {
  const document = root.ownerDocument;
  /** @type {Map<string, PlacedGroup>} */
  const groups = new Map();
  /**
   * The elements of regions by their ids.
   * @type {Map<string, HTMLElement>}
   */
  const elements = new Map();
  /**
   * The region that each element represents.
   * @type {WeakMap<HTMLElement, Cell>}
   */
  const described = new WeakMap();
  /** @type {Map<string, Cell>} */
  let regions = new Map();
  /**
   * The ids of the groups in Tab order.
   * @type {string[]}
   */
  let tabOrder = [];
  const notes = document.createElement("div"); // read-only regions, after all that can be touched
  notes.className = "notes";
  /**
   * The elements of notes by their ids.
   * @type {Map<string, HTMLElement>}
   */
  let noteLines = new Map();
  const panes = createPanes(document, viewports);
  const roving = createRovingTabindex({ root, groups, elements, regions: () => regions });

  /**
   * Take over the regions of `scene` for touch; `sync` updates their elements.
   * @param {Scene} scene
   */
  function know(scene) {
    regions = new Map(sorted(scene).map(({ region }) => [region.id, region]));
  }

  /**
   * Update the elements to `scene`; elements of remaining regions are kept, with the focus.
   * @param {Scene} scene
   */
  function sync(scene) {
    const focused = roving.focusedId();
    const wanted = sorted(scene);
    const isThere = wanted.some(({ region }) => region.id === focused);
    const refuge = focused !== null && !isThere ? regions.get(focused) : null;
    know(scene);
    removeStale(scene);
    const windows = new Map(wanted.map(({ region }) => [region.group, region.window]));
    const inOrder = scene.groups.map((group) => ({
      window: windows.get(group.id) ?? "",
      element: arrange(
        group,
        wanted.filter((each) => each.region.group === group.id),
      ),
    }));
    order(root, [...panes.arrange(inOrder, scene.windows ?? []), notes]);
    panes.look();
    readOut(scene.notes ?? []);
    tabOrder = scene.groups.map(({ id }) => id);
    roving.setAll();
    roving.regain(focused, refuge);
  }

  /** @param {Scene} scene */
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

  /** @param {Scene} scene */
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

  /** @param {Note[]} wanted */
  function readOut(wanted) {
    const lines = wanted.map(({ id, text, x, y, w, h }) => {
      const line = noteLines.get(id) ?? document.createElement("p");
      line.dataset.note = id;
      if (line.textContent !== text) {
        line.textContent = text;
      }
      lay(line, x, y, w, h);
      return line;
    });
    order(notes, lines);
    noteLines = new Map(wanted.map(({ id }, index) => [id, lines[index]]));
  }

  /**
   * @param {Group} group
   * @param {Member[]} members
   */
  function arrange(group, members) {
    const place = groups.get(group.id) ?? newGroup(group);
    place.chosen = null;
    place.element.setAttribute("aria-label", group.label);
    const cells = members.map(({ region }) => elementOf(region, place.kind));
    const plan = members.map(({ region: { id, row, col } }) => `${id} ${row} ${col}`).join("|");
    if (plan === place.plan) {
      return place.element;
    }
    place.plan = plan;
    order(place.element, place.kind === "grid" ? rowsOf(place, members) : cells);
    return place.element;
  }

  /**
   * Return the row elements of a grid, with the cells of its members in them.
   * @param {PlacedGroup} place
   * @param {Member[]} members
   */
  function rowsOf(place, members) {
    const numbers = [...new Set(members.map(({ region }) => region.row))].sort((a, b) => a - b);
    for (const [number, row] of place.rows) {
      if (!numbers.includes(number)) {
        row.remove();
        place.rows.delete(number);
      }
    }
    return numbers.map((number) => {
      const inRow = members.map((each) => each.region).filter((each) => each.row === number);
      inRow.sort((a, b) => a.col - b.col);
      const row = rowOf(place, number);
      order(
        row,
        inRow.map((region) => elementOf(region, place.kind)),
      );
      return row;
    });
  }

  /** @param {Group} group */
  function newGroup(group) {
    const kind = group.kind ?? "buttons";
    const element = document.createElement("div");
    element.setAttribute("role", GROUP_ROLES[kind]);
    /** @type {PlacedGroup} */
    const place = {
      element,
      kind,
      rows: new Map(),
      plan: null,
      stop: null,
      visited: null,
      chosen: null,
    };
    groups.set(group.id, place);
    return place;
  }

  /**
   * @param {PlacedGroup} place
   * @param {number} number
   */
  function rowOf(place, number) {
    const known = place.rows.get(number);
    if (known) {
      return known;
    }
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    place.rows.set(number, row);
    return row;
  }

  /**
   * @param {Cell} region
   * @param {GroupKind} kind
   */
  function elementOf(region, kind) {
    /** @param {string} id */
    const element = elements.get(region.id) ?? newCell(document, region, kind);
    elements.set(region.id, element);
    if (described.get(element) !== region) {
      describe(element, region, kind, choice);
      described.set(element, region);
    }
    return element;
  }

  /**
   * The id of the region to which an arrow key led and which it chose, until something else is done.
   * @type {string | null}
   */
  let arrowed = null;

  /**
   * Return whether an arrow key just chose the region: then Enter confirms it without a tap.
   * @param {Cell} region
   */
  function isConfirmed({ id }) {
    const confirmed = arrowed === id;
    arrowed = null;
    return confirmed;
  }

  /** @param {Event} event */
  const regionOf = (event) => regions.get(regionIdOf(event) ?? "");

  root.addEventListener("focusin", (event) => {
    const region = regionOf(event);
    if (region?.id !== arrowed) {
      arrowed = null;
    }
    // Only keys can reach a region out of view.
    if (region && elements.get(region.id)?.matches(":focus-visible")) {
      show(region);
    }
  });

  /** @param {Cell} region */
  function show({ id, window, x, y, w, h }) {
    if (window) {
      viewports.show(window, [x, y, w, h], MARGIN);
    }
    viewports
      .settled()
      .then(() => elements.get(id)?.scrollIntoView({ block: "nearest", inline: "nearest" }));
  }

  root.addEventListener("keydown", (event) => {
    const region = regionOf(event);
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

  /**
   * @param {KeyboardEvent} event
   * @param {Cell} region
   */
  function moveAim(event, region) {
    const window = region.window || region.of;
    const wish = window && viewports.has(window) ? aimKey(event) : null;
    if (!window || !wish) {
      return false;
    }
    event.preventDefault();
    if (!("camera" in wish)) {
      viewports.pan(window, wish.dx, wish.dy, true);
      return true;
    }
    viewports.act(window, wish.camera);
    if (wish.camera !== "home") {
      show(region);
    }
    return true;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Cell} region
   */
  function move(event, region) {
    const group = groups.get(region.group);
    const members = roving.membersOf(region.group);
    const goal = group && neighbour(members, group.kind, region, event.key, event.ctrlKey);
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

  /**
   * Move the focus from a region, or null, by a shortcut key; return whether it moved.
   * @param {Cell | null} region
   * @param {KeyboardEvent} event
   */
  function leapFrom(region, event) {
    const aim = event.ctrlKey
      ? null
      : leap(roving.inOrder(tabOrder), region, event.key, event.shiftKey);
    if (aim && aim.id === roving.focusedId()) {
      elements.get(aim.id)?.blur(); // or a screen reader would say nothing
    }
    if (aim) {
      goTo(event, aim);
    }
    return aim !== null;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Cell} goal
   */
  function goTo(event, goal) {
    event.preventDefault();
    roving.focus(goal.id);
    show(goal);
  }

  return {
    know,
    sync,
    look: panes.look,
    focus: roving.focus,
    /** @param {KeyboardEvent} event */
    leap: (event) => leapFrom(null, event),
    regions: () => [...regions.values()],
    /** @param {string} id */
    element: (id) => elements.get(id),
  };
}
