// The aim of a window: which part of its world it shows, how that is moved and zoomed, and where it
// may go.
// Pure: no canvas, no clock. An aim is {x, y, zoom}: the point of the world in the upper left
// corner of the window, and how many pixels of the scene one pixel of the world takes.

const MOST = 2;
export const AHEAD = 64; // pixels of the scene: more than a place to be touched
const SAME = 0.5; // pixels by which boxes may differ and still be the same to the eye

/** The greatest zoom of a window, and the least: all of the world, but never larger than it is. */
export const mostZoom = (window) => Math.max(window.most ?? MOST, leastZoom(window));

export function leastZoom({ box, world }) {
  return Math.min(1, box[2] / world[2], box[3] / world[3]);
}

/** The part [x, y, w, h] of the world that is visible. */
export const visible = ({ box }, { x, y, zoom }) => [x, y, box[2] / zoom, box[3] / zoom];

/** The point of the world that is seen at the point (x, y) of the scene. */
export const toWorld = ({ box }, aim, x, y) => ({
  x: aim.x + (x - box[0]) / aim.zoom,
  y: aim.y + (y - box[1]) / aim.zoom,
});

/** The point of the scene where the point (x, y) of the world is seen. */
export const toScene = ({ box }, aim, x, y) => ({
  x: box[0] + (x - aim.x) * aim.zoom,
  y: box[1] + (y - aim.y) * aim.zoom,
});

/** `aim` with a zoom that is allowed, moved into the world, or about a world that is smaller. */
export function clamped(window, aim) {
  const zoom = between(aim.zoom, leastZoom(window), mostZoom(window));
  const [left, top, width, height] = window.world;
  return {
    x: start(aim.x, left, width, window.box[2] / zoom),
    y: start(aim.y, top, height, window.box[3] / zoom),
    zoom,
  };
}

const between = (value, low, high) => Math.min(Math.max(value, low), high);

function start(wanted, low, world, length) {
  return world <= length ? low + (world - length) / 2 : between(wanted, low, low + world - length);
}

/** The aim with that zoom whose middle is the point (x, y) of the world, as far as it may be. */
export function centred(window, x, y, zoom) {
  const allowed = between(zoom, leastZoom(window), mostZoom(window));
  const [, , width, height] = window.box;
  return clamped(window, {
    x: x - width / 2 / allowed,
    y: y - height / 2 / allowed,
    zoom: allowed,
  });
}

/** The point in the middle of a box. */
export const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];

/** The aim that a table opens with: what is to be followed in the middle, at zoom 1, or all. */
export const opening = (window) =>
  window.all ? whole(window) : centred(window, ...middle(window.follow ?? window.world), 1);

/** The aim of all of the world. */
export const whole = (window) => centred(window, ...middle(window.world), leastZoom(window));

/** Whether all of the world is visible. */
export const showsAll = (window, aim) => contains(visible(window, aim), window.world);

export const isSameAim = (one, other) =>
  one.x === other.x && one.y === other.y && one.zoom === other.zoom;

/** Whether the box `inner` lies in the box `outer`. */
export function contains([x, y, w, h], inner) {
  return (
    inner[0] >= x - SAME &&
    inner[1] >= y - SAME &&
    inner[0] + inner[2] <= x + w + SAME &&
    inner[1] + inner[3] <= y + h + SAME
  );
}

/** The aim that shows all that `aim` does, (dx, dy) pixels of the scene farther on. */
export const panned = (window, { x, y, zoom }, dx, dy) =>
  clamped(window, { x: x + dx / zoom, y: y + dy / zoom, zoom });

/** `aim` zoomed by `factor`; what is seen at the point (x, y) of the scene stays there. */
export function zoomed(window, aim, factor, x, y) {
  const zoom = between(aim.zoom * factor, leastZoom(window), mostZoom(window));
  return moved(window, toWorld(window, aim, x, y), zoom, x, y);
}

/** The aim with that zoom which shows the point `place` of the world at (x, y) of the scene. */
export function moved(window, place, zoom, x, y) {
  const allowed = between(zoom, leastZoom(window), mostZoom(window));
  return clamped(window, {
    x: place.x - (x - window.box[0]) / allowed,
    y: place.y - (y - window.box[1]) / allowed,
    zoom: allowed,
  });
}

/**
 * The aim with the least movement from `aim` that shows the box [x, y, w, h] of the world, with
 * a margin of so many pixels of the scene; in the middle where it is too large.
 */
export function showing(window, aim, [x, y, w, h], margin = 0) {
  const [, , width, height] = visible(window, aim);
  const rim = margin / aim.zoom;
  return clamped(window, {
    x: nearest(aim.x, width, x, w, rim),
    y: nearest(aim.y, height, y, h, rim),
    zoom: aim.zoom,
  });
}

function nearest(from, length, low, size, margin) {
  const rim = Math.min(margin, (length - size) / 2);
  return rim < 0 ? low + (size - length) / 2 : between(from, low + size + rim - length, low - rim);
}

/**
 * The aim that shows what is to be followed. Where it has to move it goes a little farther than it
 * must: who taps along a way finds the next places still, too.
 */
export function following(window, from) {
  if (window.all) {
    return whole(window);
  }
  const aim = clamped(window, from);
  return contains(visible(window, aim), window.follow)
    ? aim
    : showing(window, aim, window.follow, AHEAD);
}

/** How a window shows its world: `zoom`, and where the world's origin is in the scene. */
export function lensOf({ window, aim }) {
  const left = window.box[0] - aim.x * aim.zoom;
  const top = window.box[1] - aim.y * aim.zoom;
  return { box: window.box, r: window.r ?? 0, zoom: aim.zoom, left, top };
}

/**
 * The aim that `window` has where `before` had `aim`. In a window of another size, what was in
 * the middle stays there, also where the world was laid out in another size; all stays all.
 */
export function carriedOver(before, window, aim) {
  if (same(before.box, window.box)) {
    return clamped(window, aim);
  }
  if (showsAll(before, aim)) {
    return aim.zoom < 1 ? whole(window) : opening(window);
  }
  const [x, y] = middle(visible(before, aim));
  const goal = isScaled(before.world, window.world)
    ? rescaled([x, y], before.world, window.world)
    : [x, y];
  const next = centred(window, ...goal, aim.zoom);
  const { follow } = window;
  const hadIt = before.follow && contains(visible(before, aim), before.follow);
  return follow && hadIt ? showing(window, next, follow) : next;
}

export const same = (one, other) =>
  one === other || Boolean(one && other && one.every((value, index) => value === other[index]));

// A board that has grown keeps its coordinates; one for a larger page has them all multiplied.
const isScaled = ([, , w, h], [, , wide, high]) =>
  w !== wide && Math.abs(wide / w / (high / h) - 1) < 0.01;

const rescaled = ([x, y], from, to) => [
  to[0] + ((x - from[0]) / from[2]) * to[2],
  to[1] + ((y - from[1]) / from[3]) * to[3],
];

/** The aim on the way from one aim to another at `t` from 0 to 1; pure zooming keeps its point. */
export function onTheWay(from, to, t) {
  const zoom = from.zoom * (to.zoom / from.zoom) ** t;
  const change = 1 / to.zoom - 1 / from.zoom;
  const share = Math.abs(change) > 1e-6 ? (1 / zoom - 1 / from.zoom) / change : t;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    zoom,
  };
}
