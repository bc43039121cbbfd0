// Scenes as Python sends them. Lengths are in CSS pixels, angles in degrees clockwise.
// Written by `python -m tools.page_types` from Python's types.

/** A rectangle: its upper left corner, width and height, in CSS pixels. */
export type Box = [x: number, y: number, w: number, h: number];

/**
 * A transition, and the new values of the table `interned`, numbered on from those before.
 *
 * `held` are the numbers of shapes, nodes, regions and windows that the page must hold already.
 */
export interface PackedTransition {
  interned: string;
  held: number[];
  shapes: ShapeData[][];
  nodes: PackedNode[];
  regions: RegionData[];
  windows: WindowData[];
  steps: PackedStep[];
}

/** What a region does with a window: zoom in, zoom out, show everything, return to `follow`. */
export type Camera = "closer" | "farther" | "whole" | "home";

/** A state of a region; see `Region`. */
export type State = "legal" | "selected" | "last" | "disabled" | "hint";

/** What a group of regions is; see `Group`. */
export type GroupKind = "grid" | "radios" | "buttons";

/** A rectangle with corners of radius `r`. */
export interface RectShape {
  kind: "rect";
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  opacity?: number;
  shadow?: number;
}

/** A circle of radius `r` about (x, y). */
export interface CircleShape {
  kind: "circle";
  x: number;
  y: number;
  r: number;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  opacity?: number;
  shadow?: number;
}

/**
 * SVG path data `d`, scaled, rotated, then moved to (x, y).
 *
 * `width` and `dash` are scaled as well. The even-odd rule fills the outline, so an inner outline
 * is a hole.
 */
export interface PathShape {
  kind: "path";
  d: string;
  x?: number;
  y?: number;
  scale?: number;
  angle?: number;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  opacity?: number;
  shadow?: number;
}

/** The icon `name` of the icon file, `size` pixels wide and high, centred at (x, y). */
export interface IconShape {
  kind: "icon";
  name: string;
  x: number;
  y: number;
  size: number;
  fill?: string;
  angle?: number;
  opacity?: number;
  shadow?: number;
}

/**
 * Text with its baseline at y; `align` is "start", "middle" or "end" relative to x.
 *
 * `font` is "text" or "title". If `fit` is not 0, text wider than `fit` pixels wraps into at most
 * `lines` lines, `leading` times the size apart; if that isn't enough it shrinks to no less than 13
 * pixels, and is then cut with an ellipsis. With several lines, (x, y) is on the first.
 */
export interface TextShape {
  kind: "text";
  x: number;
  y: number;
  text: string;
  size?: number;
  fill?: string;
  font?: "text" | "title";
  weight?: number;
  align?: "start" | "middle" | "end";
  fit?: number;
  lines?: number;
  leading?: number;
  opacity?: number;
}

/** A shape as JSON data: its `kind`, and the fields not at their default. */
export type ShapeData = RectShape | CircleShape | PathShape | IconShape | TextShape;

/**
 * A node as JSON data, without the fields at their default.
 *
 * A thing that keeps its identity across scenes: a piece, a panel, a mark.
 *
 * `key` is unique in a scene. A node moves from its place in one scene to that of the node with the
 * same key in the next; if its `face` differs, it flips about its vertical axis on the way. A new
 * node comes from `enter`, a removed one goes to `exit`; without these they fade. `opacity` applies
 * to the node as a whole, so that covered shapes don't show through. Later nodes are drawn on top,
 * and moving nodes above all others. A node with a `window` is in the world behind it and clipped
 * to it; a node that moves between windows, or in or out of one, is not clipped on the way.
 */
export interface NodeData {
  key: string;
  shapes: ShapeData[];
  x?: number;
  y?: number;
  scale?: number;
  angle?: number;
  opacity?: number;
  face?: string;
  enter?: Place;
  exit?: Place;
  window?: string;
}

/**
 * A node with the number of its shapes, without the fields at their default.
 *
 * A thing that keeps its identity across scenes: a piece, a panel, a mark.
 *
 * `key` is unique in a scene. A node moves from its place in one scene to that of the node with the
 * same key in the next; if its `face` differs, it flips about its vertical axis on the way. A new
 * node comes from `enter`, a removed one goes to `exit`; without these they fade. `opacity` applies
 * to the node as a whole, so that covered shapes don't show through. Later nodes are drawn on top,
 * and moving nodes above all others. A node with a `window` is in the world behind it and clipped
 * to it; a node that moves between windows, or in or out of one, is not clipped on the way.
 */
export interface PackedNode {
  key: string;
  shapes: number;
  x?: number;
  y?: number;
  scale?: number;
  angle?: number;
  opacity?: number;
  face?: string;
  enter?: Place;
  exit?: Place;
  window?: string;
}

/**
 * A region as JSON data, without the fields at their default.
 *
 * A place that can be tapped; the page makes it a focusable element over the drawing.
 *
 * `label` is the complete accessible name ("b3, white seed, turns black"), unique in its group.
 * `states` holds any of LEGAL, SELECTED, LAST, DISABLED and HINTED; a tap on a disabled region is
 * still answered, with the reason. `row` and `col` count from 1, downwards and to the right. `drag`
 * is the key of the node that follows the finger from here. `hint` is shown on a long press and
 * read after the name. `path` is SVG path data in scene coordinates, for an area that is not a
 * rectangle. Where regions overlap, the later one is on top.
 *
 * The coordinates of a region with a `window` are those of the world behind that window; all
 * regions of a group are in the same window, or none. A region with a `camera` pans or zooms the
 * window named in `of` instead of being tapped (see `windows`). A finger that starts on a region
 * with `trace` and slides on taps every such region it reaches, in order: that is how a word is
 * traced. `jump` holds the letters of the keys that move the focus here, cycling through all such
 * regions: PIECE, TARGET, FINISH and GO_ON, and BULB, which the application adds.
 */
export interface RegionData {
  id: string;
  group: string;
  label: string;
  x: number;
  y: number;
  w: number;
  h: number;
  row?: number;
  col?: number;
  states?: State[];
  drag?: string;
  hint?: string;
  path?: string;
  window?: string;
  camera?: Camera | "";
  of?: string;
  trace?: boolean;
  jump?: string;
}

/**
 * A window as JSON data, without the fields at their default.
 *
 * A viewport at `box`, with corners of radius `r`, onto the `world` behind it.
 *
 * The page pans it only within the world; a smaller world is centred. `follow` is the part that
 * should be visible: the table opens there, and when it changes the window pans just far enough to
 * show it with a small margin, but never while a finger is down. With `all`, the window zooms out
 * to show the whole world instead. `most` is the maximum zoom; the minimum shows the whole world.
 * `tags` avoid the boxes of `clear`, in world coordinates, which hold touch targets; a tag without
 * room is left out. With `slim`, tags are small and half on the frame, so that they cover less of a
 * busy world.
 */
export interface WindowData {
  id: string;
  box: Box;
  world: Box;
  follow?: Box;
  most?: number;
  r?: number;
  map?: MapData;
  tags?: TagData[];
  clear?: Box[];
  ruler?: RulerData;
  slim?: boolean;
  all?: boolean;
}

/**
 * A map as JSON data, without the fields at their default.
 *
 * An overview map: a small drawing of the whole world at `box`, on top of everything else.
 *
 * The page draws `shapes`, relative to the upper left corner of the box, and a frame around the
 * visible part; a tap moves the window there. The box has the aspect ratio of the world. The map is
 * hidden while the whole world is visible, unless it `stays`.
 */
export interface MapData {
  box: Box;
  shapes: ShapeData[];
  stays?: boolean;
}

/**
 * A tag as JSON data.
 *
 * A marker at the edge of a window while the point (x, y) of the world is off screen.
 *
 * The shapes are drawn about the origin, in a circle of radius 14; the page adds an arrow. A tap on
 * the marker moves the window to the point.
 */
export interface TagData {
  key: string;
  shapes: ShapeData[];
  x: number;
  y: number;
}

/**
 * A ruler as JSON data.
 *
 * The names of the columns, `above` a window, and of the rows, at its `left`.
 *
 * The first column and row are centred at the world coordinate `start`, the others `step` pixels
 * apart. The page draws them outside the window, where the table leaves room.
 */
export interface RulerData {
  above: string[];
  left: string[];
  start: number;
  step: number;
}

/**
 * A node of an illustration as JSON data; in a window, it is drawn only within the box `clip`.
 *
 * A thing that keeps its identity across scenes: a piece, a panel, a mark.
 *
 * `key` is unique in a scene. A node moves from its place in one scene to that of the node with the
 * same key in the next; if its `face` differs, it flips about its vertical axis on the way. A new
 * node comes from `enter`, a removed one goes to `exit`; without these they fade. `opacity` applies
 * to the node as a whole, so that covered shapes don't show through. Later nodes are drawn on top,
 * and moving nodes above all others. A node with a `window` is in the world behind it and clipped
 * to it; a node that moves between windows, or in or out of one, is not clipped on the way.
 */
export interface SketchNode {
  key: string;
  shapes: ShapeData[];
  x?: number;
  y?: number;
  scale?: number;
  angle?: number;
  opacity?: number;
  face?: string;
  enter?: Place;
  exit?: Place;
  window?: string;
  clip?: Box;
}

/** A step of a transition; `held` is whether its pause lasts until it was read. */
export interface PackedStep {
  scene: PackedScene;
  ms: number;
  pause: number;
  sound: string;
  caption: string;
  announcement: string;
  held: boolean;
}

/**
 * The position and scale at which a node enters or exits.
 *
 * The coordinates are those of the node. For a node in a window, `outside` selects scene
 * coordinates instead, for example for a card played from the hand.
 */
export type Place = [x: number, y: number, scale: number, outside: boolean];

/** A scene with the numbers of its nodes, regions and windows. */
export interface PackedScene {
  width: number;
  height: number;
  nodes: number[];
  regions: number[];
  groups: GroupData[];
  notes: NoteData[];
  windows: number[];
  inset: number;
}

/** A group as JSON data. */
export interface GroupData {
  id: string;
  label: string;
  kind: GroupKind;
}

/** A note as JSON data. */
export interface NoteData {
  id: string;
  text: string;
  x: number;
  y: number;
  w: number;
  h: number;
}
