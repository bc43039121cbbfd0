// The lines of a curve, as outlines in a field of plies by points. Pure.

/**
 * @param {[number, number][]} steps plies after which points changed, and what they were then
 * @param {number} plies
 * @param {number} most the points at the top
 * @returns {string} the outline of a line of steps from the start to the last ply
 */
export function outline(steps, plies, most) {
  const parts = steps.map(([ply, points], at) => `${at ? `H${ply}V` : `M${ply} `}${most - points}`);
  return `${parts.join("")}H${plies}`;
}

/**
 * @param {Pick<import("../data.d.ts").CurveLine, "steps">[]} lines
 * @returns {[number, number]} the least and the most points of all lines; nought is between them
 */
export function span(lines) {
  const points = lines.flatMap(({ steps }) => steps.map(([, each]) => each));
  return [Math.min(0, ...points), Math.max(1, ...points)];
}
