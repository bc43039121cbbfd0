// What is global: our own, for modules that load later, and what few browsers have.

import type { Send } from "./python/messages.d.ts";

/** A start of the installed app while it is open already. */
interface Launch {
  readonly targetURL?: string;
  readonly files?: readonly { getFile(): Promise<File> }[];
}

interface CodeReader {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

declare global {
  /** The browser's reader of codes, where it has one. */
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): CodeReader;
        getSupportedFormats(): Promise<string[]>;
      }
    | undefined;

  /** Chrome's, in an installed app. */
  var launchQueue: { setConsumer(take: (launch: Launch) => void): void } | undefined;

  /** Repairs what the service worker has stored (first-aid/main.js). */
  var firstAid: { checkStored(): Promise<void> } | undefined;

  /** Shows the settings on the root element: those given, or those that are kept (theme.js). */
  var applySettings: ((settings?: { theme?: string; motion?: string }) => void) | undefined;

  /** Activates a new version of the page (page/updates.js). */
  var takeUpdate: (() => void) | undefined;

  /** The interface for modules that load later, and for tests (boot.js). */
  var sixGardens: { send: Send; prepareOpponents: () => void; isSettled: () => boolean };
}
