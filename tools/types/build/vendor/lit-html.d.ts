export * from "lit-html";
export { live } from "lit-html/directives/live.js";
export { repeat } from "lit-html/directives/repeat.js";
export { classMap } from "lit-html/directives/class-map.js";
export { ifDefined } from "lit-html/directives/if-defined.js";
export { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
