// Roving tabindex of the accessible layer: every group of regions is one tab stop.

import { regionIdOf } from "./cells.js";
import { tabStop } from "./nav.js";

/** @import {PlacedGroup} from "./overlay.js" */
/** @import {Cell} from "./types.d.ts" */

/**
 * Create the focus management of a layer. `groups` maps ids to {kind, stop, visited}, `elements`
 * ids to elements; `regions()` returns a map of regions by id.
 * @param {object} layer
 * @param {HTMLElement} layer.root
 * @param {Map<string, PlacedGroup>} layer.groups
 * @param {Map<string, HTMLElement>} layer.elements
 * @param {() => Map<string, Cell>} layer.regions
 */
export function createRovingTabindex({ root, groups, elements, regions }) {
  /**
   * Return the regions of a group in keyboard order.
   * @param {string} group
   */
  function membersOf(group) {
    const members = [...regions().values()].filter((each) => each.group === group);
    if (groups.get(group)?.kind === "grid") {
      members.sort((a, b) => a.row - b.row || a.col - b.col);
    }
    return members;
  }

  /**
   * Return all regions in the order in which Tab and the arrows reach them.
   * @param {string[]} ids
   */
  const inOrder = (ids) => ids.flatMap(membersOf);

  /**
   * @param {PlacedGroup} group
   * @param {string} id
   */
  function setStop(group, id) {
    const members = membersOf(id);
    const stop = tabStop(members, { focused: focusedId(), visited: group.visited });
    group.stop = stop?.id ?? null;
    for (const region of members) {
      const index = region === stop ? 0 : -1;
      const element = elements.get(region.id);
      if (element && element.tabIndex !== index) {
        element.tabIndex = index;
      }
    }
  }

  /** Return the id of the focused region, or null. */
  const focusedId = () => {
    const { activeElement } = root.ownerDocument;
    const isInside = activeElement instanceof HTMLElement && root.contains(activeElement);
    return isInside ? (activeElement.dataset.region ?? null) : null;
  };

  /**
   * Focus a region and make it the tab stop of its group.
   * @param {string} id
   */
  function focus(id) {
    elements.get(id)?.focus({ preventScroll: true });
  }

  root.addEventListener("focusin", (event) => {
    const region = regions().get(regionIdOf(event) ?? "");
    const group = region && groups.get(region.group);
    if (group) {
      group.visited = region.id;
      setStop(group, region.group);
    }
  });

  return {
    membersOf,
    inOrder,
    focusedId,
    focus,
    setAll: () => groups.forEach(setStop),
    /**
     * After an update, keep the focus, or move it to the group of `refuge` if its region is gone.
     * @param {string | null} focused
     * @param {Cell | null | undefined} refuge
     */
    regain(focused, refuge) {
      if (focused === null || focusedId() === focused) {
        return;
      }
      const group = refuge && groups.has(refuge.group) ? refuge.group : [...groups.keys()][0];
      const id = regions().has(focused) ? focused : groups.get(group)?.stop;
      if (id) {
        focus(id);
      }
    },
  };
}
