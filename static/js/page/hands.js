// Event handling by delegation. Rendered elements carry their messages as properties:
// .message what a click sends, .held what a long press sends, .read(form) what a form sends,
// .sends(control) what a changed control sends.

const HOLD = 500;
const STEADY = 10;

/** @returns the nearest element from the event's target outwards that carries `property` */
const carrier = (event, property) =>
  event.composedPath().find((each) => each instanceof Element && each[property] !== undefined);

function listenToClicks(send, isHeld) {
  document.addEventListener("click", (event) => {
    const element = carrier(event, "message");
    if (!element || isHeld()) return;
    event.preventDefault();
    send(element.message);
  });
}

function listenToForms(send) {
  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const message = event.target.read?.(event.target);
    if (message) send(message);
  });
  const changed = (event) => {
    if (event.target.sends) send(event.target.sends(event.target));
  };
  document.addEventListener("input", (event) => event.target.type === "range" && changed(event));
  document.addEventListener("change", (event) => event.target.type !== "range" && changed(event));
}

/** A long press where no context menu comes by itself (iPhone, iPad); its click must not count. */
function listenToHolds(send) {
  let press = null;
  let held = false;
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  document.addEventListener("pointerdown", (event) => {
    held = false;
    const element = carrier(event, "held");
    if (!element || event.pointerType === "mouse") return;
    const act = () => {
      held = true;
      send(element.held);
    };
    press = { x: event.clientX, y: event.clientY, timer: setTimeout(act, HOLD) };
  });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > STEADY) end();
  });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, end);
  document.addEventListener("contextmenu", (event) => {
    const element = carrier(event, "held");
    if (!element) return;
    event.preventDefault();
    end();
    if (!held) send(element.held);
  });
  return () => held;
}

/** @param {(message: object) => void} send */
export function listenToHands(send) {
  const isHeld = listenToHolds(send);
  listenToClicks(send, isHeld);
  listenToForms(send);
}
