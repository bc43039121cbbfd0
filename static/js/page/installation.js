// Whether the page can still be installed, and how.

/** @type {BeforeInstallPromptEvent | null} the browser's own offer */
let offer = null;
let installed = matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

export const isInstalled = () => installed;

/** @returns {boolean} whether the page should offer to be installed */
export const canInstall = () => !installed;

/**
 * Safari, and whatever else is made of it on a tablet, clears what a page keeps after seven days
 * without a visit, unless the page is installed.
 */
export const mayClear = () =>
  !installed && /Apple/.test(navigator.vendor) && /Mac OS X/.test(navigator.userAgent);

/**
 * Takes the browser's offer, or has the way described in words where there is none.
 * @param {() => void} describe
 */
export async function install(describe) {
  if (!offer) {
    describe();
    return;
  }
  await offer.prompt();
  offer = null;
}

/** @param {() => void} redraw called when the answer of canInstall changes */
export function watchInstall(redraw) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
  });
  addEventListener("appinstalled", () => {
    installed = true;
    redraw();
  });
}
