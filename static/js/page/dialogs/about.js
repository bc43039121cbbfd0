import { html, nothing } from "../../../build/vendor/lit-html.js";
import { words } from "../words.js";

/** What others made that is in this page, and under which licence. */
const WORKS = [
  ["Icons", "game-icons.net, by Lorc, Delapouite and others", "Creative Commons BY 3.0"],
  ["Fraunces", "the letters of titles, by Undercase Type", "SIL Open Font License 1.1"],
  ["Nunito", "all other letters, by Vernon Adams and others", "SIL Open Font License 1.1"],
  ["Python", "the language of the rules, by the Python Software Foundation", "PSF License"],
  ["Pyodide", "Python for the browser", "Mozilla Public License 2.0"],
  ["PyScript", "brings Python into a page", "Apache License 2.0"],
  ["lit-html", "draws the page", "BSD 3-Clause"],
  ["Workbox", "keeps the page for use without a network", "MIT License"],
];

const work = ([name, what, licence]) =>
  html`<li><strong>${name}</strong>, ${what}. <span class="quiet">${licence}</span></li>`;

export const about = ({ version }) => ({
  title: words.settings.about,
  reads: true,
  body: html`<p class="say">
      Six table games of gardens and witchcraft, to play alone or together, without a server, an
      account or a network. Everything you do stays on this device.
    </p>
    <p>The makers of each game are named at the end of its rules. With thanks to:</p>
    <ul class="works">
      ${WORKS.map(work)}
    </ul>
    ${version ? html`<p class="quiet">${words.settings.version(version)}</p>` : nothing}`,
});
