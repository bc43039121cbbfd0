// Where the focus is in the accessible layer: one stop of the Tab key for every group.

import { tabStop } from "./nav.js";

/**
 * The stops of a layer: `groups` are {kind, stop, visited} and `elements` elements, both by id, `regions()`
 * a map of regions by id.
 */
export function createStops({ root, groups, elements, regions }) {
  /** The regions of a group in the order in which keys walk through them. */
  function membersOf(group) {
    const members = [...regions().values()].filter((each) => each.group === group);
    if (groups.get(group).kind === "grid") {
      members.sort((a, b) => a.row - b.row || a.col - b.col);
    }
    return members;
  }

  /** All regions in the order in which Tab and the arrows come to them. */
  const inOrder = (ids) => ids.flatMap(membersOf);

  function setStop(id) {
    const group = groups.get(id);
    const members = membersOf(id);
    const stop = tabStop(members, { focused: focusedId(), visited: group.visited });
    group.stop = stop?.id ?? null;
    for (const region of members) {
      const index = region === stop ? 0 : -1;
      const element = elements.get(region.id);
      if (element.tabIndex !== index) {
        element.tabIndex = index;
      }
    }
  }

  /** The id of the region that has the focus, or null. */
  const focusedId = () => {
    const { activeElement } = root.ownerDocument;
    return root.contains(activeElement) ? (activeElement.dataset.region ?? null) : null;
  };

  /** Puts the focus on a region, which makes it the tab stop of its group. */
  function focus(id) {
    elements.get(id).focus({ preventScroll: true });
  }

  root.addEventListener("focusin", (event) => {
    const id = event.target.dataset.region;
    const region = regions().get(id);
    const group = groups.get(region?.group);
    if (group) {
      group.visited = id;
      setStop(region.group);
    }
  });

  return {
    membersOf,
    inOrder,
    focusedId,
    focus,
    setAll: () => [...groups.keys()].forEach(setStop),
    /** After new regions: the focus stays where it was, or goes to the group of the `refuge`. */
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
