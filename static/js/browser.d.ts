// What some browsers have and TypeScript doesn't know.

/** Safari's event of a pinch. */
interface GestureEvent extends UIEvent {
  readonly clientX: number;
  readonly clientY: number;
}

interface HTMLElementEventMap {
  gesturestart: GestureEvent;
}
