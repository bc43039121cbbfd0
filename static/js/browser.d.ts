// What some browsers have and TypeScript doesn't know.

/** Safari's event of a pinch. */
interface GestureEvent extends UIEvent {
  readonly clientX: number;
  readonly clientY: number;
}

interface HTMLElementEventMap {
  gesturestart: GestureEvent;
}

interface Navigator {
  /** In GB; Firefox and Safari don't tell. */
  readonly deviceMemory?: number;
}

interface Navigator {
  /** Safari's: whether the page is an app on the home screen. */
  readonly standalone?: boolean;
}

/** Chrome's offer to install the page as an app. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}
