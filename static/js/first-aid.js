// Sees to it that a page of which a part did not arrive says so (a plain script, first in the head).
//
// A style sheet or script that fails is asked for once more. What is missing then, or a page that
// did not come to life, is told in words that need neither styles nor modules.
(() => {
  const root = document.documentElement;
  const PATIENCE = 20_000;
  const WORDS = "A part of Six Gardens did not arrive. Your games are kept as they are.";

  /** Tells it once, with the one thing that helps. */
  function tell() {
    if (document.getElementById("first-aid")) return;
    const note = document.createElement("div");
    note.id = "first-aid";
    note.setAttribute("role", "alert");
    const again = document.createElement("button");
    again.textContent = "Load the page again";
    again.addEventListener("click", () => location.reload());
    const sentence = document.createElement("p");
    sentence.textContent = WORDS;
    note.append(sentence, again);
    document.body.prepend(note);
  }

  const whenThereIsABody = (act) =>
    document.body ? act() : document.addEventListener("DOMContentLoaded", act, { once: true });

  /** Asks once more for a style sheet, past what the browser has stored of it. */
  function askAgain(link) {
    const again = link.cloneNode();
    const address = new URL(link.href);
    address.searchParams.set("again", "1");
    again.href = address.href;
    again.dataset.again = "";
    link.replaceWith(again);
  }

  addEventListener(
    "error",
    ({ target }) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === "stylesheet";
      const isScript = target instanceof HTMLScriptElement && target.type === "module";
      if (isSheet && target.dataset.again === undefined) askAgain(target);
      else if (isSheet || isScript) whenThereIsABody(tell);
    },
    true,
  );
  addEventListener("load", () => setTimeout(() => root.dataset.alive ?? tell(), PATIENCE));
})();
