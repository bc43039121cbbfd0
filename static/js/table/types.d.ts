// What this folder makes of scenes, which Python sends (scene.d.ts). Lengths are in CSS pixels, angles in
// degrees clockwise. Fields that are missing have Python's defaults.

import type {
  Box,
  CircleShape,
  GroupData as Group,
  MapData as OverviewMap,
  NoteData as Note,
  PathShape,
  Place as Gate,
  RectShape,
  RegionData as Region,
  ShapeData as Shape,
  TagData as Tag,
  WindowData as SceneWindow,
} from "./scene.js";

export type { Box, Gate, Group, Note, OverviewMap, Region, SceneWindow, Shape, Tag };
export type {
  Camera,
  CircleShape,
  GroupKind,
  IconShape,
  PackedNode,
  PackedScene,
  PackedTransition,
  PathShape,
  RectShape,
  RulerData as Ruler,
  State as RegionState,
  TextShape,
} from "./scene.js";
export type { MomentData as Moment } from "../python/instructions.js";

export interface Point {
  x: number;
  y: number;
}

export type Bounds = [left: number, top: number, right: number, bottom: number];

/** A box by names, as regions have it. */
export interface Area extends Point {
  w: number;
  h: number;
}

interface Placed {
  x?: number;
  y?: number;
  scale?: number;
  angle?: number;
}

export type Outline = RectShape | CircleShape | PathShape;

/** Shapes at a place: a node, or a marker that the page adds. */
export interface Drawing extends Placed {
  key?: string;
  shapes: Shape[];
  opacity?: number;
  face?: string;
  enter?: Gate | null;
  exit?: Gate | null;
  /** The id of the window in whose world it is, "" for none. */
  window?: string;
}

export interface Node extends Drawing {
  key: string;
}

/** A drawing with every field. */
export type Whole = Required<Drawing>;

/** A marker in front of the scene; a `fleeting` one isn't worth caching. */
export interface Sign extends Drawing {
  fleeting?: boolean;
}

/** A region as the accessible layer knows it. */
export interface Cell extends Region {
  row: number;
  col: number;
  hint: string;
}

/** The point of the world at a window's upper left corner, and scene pixels per world pixel. */
export interface Aim extends Point {
  zoom: number;
}

export interface Pane {
  window: SceneWindow;
  aim: Aim;
}

/** How a window shows its world: `left` and `top` are the world's origin in the scene. */
export interface AimLens {
  box: Box;
  r: number;
  zoom: number;
  left: number;
  top: number;
}

/** Device pixels per unit, the origin and the visible area, in device pixels. */
export interface Lens extends Point {
  scale: number;
  area: Bounds;
  /** The radius of a window's corners; the lens of the whole scene has none. */
  r?: number;
}

export interface Scene {
  width: number;
  height: number;
  nodes: Node[];
  regions: Region[];
  groups: Group[];
  notes?: Note[];
  windows?: SceneWindow[];
  inset?: number;
}

export interface Step {
  scene: Scene;
  ms: number;
  /** Milliseconds until the next step, and how long the last step stays. */
  pause?: number;
  stand?: number;
  sound?: string;
  caption?: string;
  announcement?: string;
  /** Whether the pause is for reading, and ends with a tap. */
  held?: boolean;
}

export interface Transition {
  steps: Step[];
}

/** What becomes of a node between two scenes. */
export interface Act {
  kind: "stay" | "move" | "enter" | "exit";
  from: Whole;
  to: Whole;
  travels: boolean;
  /** Whether the node changes windows. */
  flies: boolean;
}

/** How a node is drawn during an act; `turn` is its relative width during a flip. */
export interface Pose extends Point {
  scale: number;
  angle: number;
  opacity: number;
  turn: number;
  shapes: Shape[];
}

/** A cached picture of shapes: `left` and `top` are its corner relative to their origin. */
export interface Picture {
  canvas: HTMLCanvasElement;
  left: number;
  top: number;
  scale: number;
  angle: number;
  /** When it was drawn last, counted in scenes. */
  hour: number;
}

export type ThemeName = "light" | "dark" | "contrast";
export type Colours = Record<string, string>;

/** static/themes.json: the tokens of each theme, and those that the games add. */
export interface Themes extends Record<ThemeName, Colours> {
  games?: Record<string, Record<ThemeName, Colours>>;
}

export interface IconData {
  path: string;
  size: number;
  box: Bounds;
}

export type Icons = Record<string, IconData>;

/** What a person does on a table, for Python. */
export type TableMessage =
  | { do: "tap"; region: string }
  | { do: "drag"; from: string; to: string }
  | { do: "cancel" }
  | { do: "slide"; over: string[]; starts: boolean }
  | { do: "slide-back" };

/** A drawn node without a cached picture. */
export interface Bare {
  node: Whole;
  lens: Lens;
}

/** A canvas on which `nodes` are drawn; `size` names the size and density of it. */
export interface Ground {
  nodes: Whole[];
  canvas: HTMLCanvasElement;
  bare: Bare[];
  size: string;
}

/** Whether a point is inside the outline of a region's path. */
export type Inside = (path: string, x: number, y: number) => boolean;

/** The place of an event on the screen. */
export interface OnScreen {
  readonly clientX: number;
  readonly clientY: number;
}

/** A tag as it lies at the edge of its window, with an arrow towards its point. */
export interface PlacedTag extends Point {
  tag: Tag;
  angle: number;
  scale: number;
}

/** What a finger finds of the markers that the page draws in front of a scene. */
export type Marker =
  { kind: "tag"; pane: Pane; tag: Tag } | { kind: "map"; pane: Pane; map: OverviewMap };

/** Drag the world to a place of the scene; return how far that is beyond what the aim can show. */
export type Pull = (x: number, y: number, factor?: number) => [dx: number, dy: number];

/** Something that a moving finger does. */
export interface Gesture {
  /** Handle the finger's place, and all points since the last call. */
  move(place: Point, way?: Point[]): void;
  /** Finish at a place; return whether it was more than a tap. */
  end(place: Point): boolean;
  /** Undo it, because another gesture takes over. */
  cancel(): void;
  /** End it where the finger's lift got lost. */
  lose(): void;
}

/** What fingers do to a table. */
export interface Touches {
  tap(region: Region): void;
  miss(): void;
  /** Lift the piece of a region; return whether that is possible now. */
  hold(region: Region): boolean;
  carry(dx: number, dy: number): void;
  /** Mark the region below a carried piece. */
  over(region: Region | null): void;
  drop(from: Region, to: Region): void;
  release(): void;
  slide(over: string[], starts: boolean): void;
  unslide(): void;
  explain(region: Region): void;
  hush(): void;
  /** Scroll by scene pixels, where an aim can't follow a finger past the edge of its world. */
  push(dx: number, dy: number): void;
}
