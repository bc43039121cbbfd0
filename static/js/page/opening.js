// The animation from a tapped thumbnail to the table.

const TIME = 300;

/** @returns {DOMRect | null} the box of the thumbnail that was tapped, or null */
export function opener() {
  const picture =
    document.querySelector(".dialog[open] .banner") ??
    document.activeElement?.closest(".game, .save")?.querySelector("img");
  return picture?.getBoundingClientRect() ?? null;
}

const isStill = () =>
  document.documentElement.dataset.motion === "off" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {HTMLElement} element @param {DOMRect} from */
export function openFrom(element, { top, right, bottom, left }) {
  if (isStill()) {
    return;
  }
  const inset = `${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px`;
  element.animate([{ clipPath: `inset(${inset} round 14px)` }, { clipPath: "inset(0 round 0)" }], {
    duration: TIME,
    easing: "ease-out",
  });
}
