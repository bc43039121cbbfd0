import { html, nothing } from "../../../build/vendor/lit-html.js";
import { t } from "../../language.js";
import { words } from "../words.js";

/** What others made that is in this page, and under which licence. */
const WORKS = [
  [
    "Icons",
    t(
      "game-icons.net, by Lorc, Delapouite, Caro Asercion, Cathelineau, Faithtoken, Guard13007, Rihlsul, Sbed, Skoll and Zeromancer",
    ),
    "Creative Commons BY 3.0",
  ],
  ["Fraunces", t("the typeface for titles, by Undercase Type"), "SIL Open Font License 1.1"],
  [
    "Nunito",
    t("the typeface for everything else, by Vernon Adams and others"),
    "SIL Open Font License 1.1",
  ],
  ["SCOWL", t("the words of Letter Maze, by Kevin Atkinson and others"), "its own free licence"],
  [
    "naughty-words",
    t("the words that computers don’t play, by Shutterstock and others"),
    "Creative Commons BY 4.0",
  ],
  ["Python", t("the language of the rules, by the Python Software Foundation"), "PSF License"],
  ["Pyodide", t("Python for the browser, with the libraries in it"), "Mozilla Public License 2.0"],
  ["PyScript and Polyscript", t("bring Python into a page, by Anaconda"), "Apache License 2.0"],
  ["coincident", t("and other small tools inside PyScript, by Andrea Giammarchi"), "MIT and ISC"],
  ["lit-html", t("draws the page"), "BSD 3-Clause"],
];

/** @import {AboutDialog} from "../data.d.ts" */
/** @import {View} from "../types.d.ts" */

/** @param {string[]} work */
const work = ([name, what, licence]) =>
  html`<li><strong>${name}</strong>, ${what}. <span class="quiet">${licence}</span></li>`;

/** @param {AboutDialog} dialog @returns {View} */
export const about = ({ version }) => ({
  title: words.settings.about,
  reads: true,
  body: html`<p class="say">${words.about.what}</p>
    <p>${words.about.thanks}</p>
    <ul class="works">
      ${WORKS.map(work)}
    </ul>
    ${version ? html`<p class="quiet">${words.settings.version(version)}</p>` : nothing}`,
});
