// Event handling by delegation. Rendered elements carry their messages as properties:
// .message what a click sends, .held what a long press sends, .read(form) what a form sends,
// .sends(control) what a changed control sends.

const HOLD = 500;
const STEADY = 10;

/** @import {Message, Send} from "../python/messages.d.ts" */

/**
 * @param {Event} event
 * @param {"message" | "held"} property
 * @returns {Message | undefined} that of the nearest element from the event's target outwards that has one
 */
function carried(event, property) {
  for (const each of event.composedPath()) {
    if (each instanceof Element && each[property] !== undefined) {
      return each[property];
    }
  }
  return undefined;
}

/** @param {Send} send @param {() => boolean} isHeld */
function listenToClicks(send, isHeld) {
  document.addEventListener("click", (event) => {
    const message = carried(event, "message");
    if (!message || isHeld()) {
      return;
    }
    event.preventDefault();
    send(message);
  });
}

/** @param {Send} send */
function listenToForms(send) {
  document.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    const message = form instanceof HTMLFormElement ? form.read?.(form) : null;
    if (message) {
      send(message);
    }
  });
  // A slider sends while it is moved, every other control once it is left.
  for (const kind of ["input", "change"]) {
    document.addEventListener(kind, ({ target }) => {
      const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (!isControl || !target.sends) {
        return;
      }
      if ((kind === "input") === (target.type === "range")) {
        send(target.sends(target));
      }
    });
  }
}

/**
 * A long press where no context menu comes by itself (iPhone, iPad); its click must not count.
 * @param {Send} send
 */
function listenToHolds(send) {
  /** @type {{x: number, y: number, timer: ReturnType<typeof setTimeout>} | null} */
  let press = null;
  let held = false;
  const end = () => {
    if (press) {
      clearTimeout(press.timer);
    }
    press = null;
  };
  document.addEventListener("pointerdown", (event) => {
    held = false;
    const message = carried(event, "held");
    if (!message || event.pointerType === "mouse") {
      return;
    }
    const act = () => {
      held = true;
      send(message);
    };
    press = { x: event.clientX, y: event.clientY, timer: setTimeout(act, HOLD) };
  });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > STEADY) {
      end();
    }
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    document.addEventListener(kind, end);
  }
  document.addEventListener("contextmenu", (event) => {
    const message = carried(event, "held");
    if (!message) {
      return;
    }
    event.preventDefault();
    end();
    if (!held) {
      send(message);
    }
  });
  return () => held;
}

/** @param {Send} send */
export function listenToHands(send) {
  const isHeld = listenToHolds(send);
  listenToClicks(send, isHeld);
  listenToForms(send);
}
