// Runs first in a page of `make dev`: keeps it up to date while its sources change.
//
// The server puts the names that the build fills in before this text (server.py). A service worker would
// answer with files that it has stored, so the page believes that the browser has none.
(() => {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
  const shown = { ...globalThis.__VERSION__ };

  /** Brings the style sheets again; each one takes the place of the former when it has come. */
  function restyle() {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
      const again = link.cloneNode();
      const address = new URL(link.href);
      address.searchParams.set("style", shown.style);
      again.href = address.href;
      again.onload = () => link.remove();
      link.after(again);
    }
  }

  new EventSource("dev/changes").onmessage = ({ data }) => {
    const { page, style } = JSON.parse(data);
    if (page !== shown.page) {
      location.reload();
    } else if (style !== shown.style) {
      shown.style = style;
      restyle();
    }
  };
})();
