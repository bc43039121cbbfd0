// What the page says where hands are on phones. These words come with the sheets that say them.
import { t } from "../../language.js";

/** @typedef {keyof typeof words.says} Says how far a code is */

export const words = {
  /** @param {string} name */
  title: (name) => t("{name}’s phone", { name }),
  phones: t("Phones at this table"),
  there: t("connected"),
  missing: t("not connected yet"),
  /** @param {string} name */
  showCode: (name) => t("Show the code for {name}", { name }),
  /** @param {string} name */
  steps: (name) => [
    t("Point {name}’s phone camera at this code, and open the link it finds.", { name }),
    t("{name}’s phone shows a code, too.", { name }),
    t("Tap the button, and hold that code up to this screen’s camera."),
  ],
  scanAnswer: t("Scan the phone’s code"),
  scanTitle: t("The phone’s code"),
  /** @param {string} name */
  playHere: (name) => t("{name} plays on this screen", { name }),
  /** @param {string} name */
  come: (name) => t("{name}’s phone is connected.", { name }),
  done: t("Continue playing"),

  joinTitle: t("Join the table"),
  first: t("The table shows a code for you. Scan it here."),
  scanTable: t("Scan the table’s code"),
  hold: t("Hold this code up to the tablet’s camera."),
  holdFirst: t("At the table, tap “Scan the phone’s code” first."),
  welcome: t("You’ve joined the table. Your hand is on its way…"),

  noScan: t("Can’t scan?"),
  copy: t("Copy the code as text"),
  copied: t("Copied. Send it to the other device, and paste it there."),
  paste: t("Paste the other device’s code here"),
  use: t("Use it"),
  again: t("Another code"),

  says: {
    asking: t("One moment… If you’re asked, allow the camera: it will read the phone’s code."),
    making: t("One moment…"),
    shown: "",
    standing: t("The two devices are looking for each other…"),
    stands: "",
    foreign: t("That’s not the right code. Each code works once, for one phone."),
    never: t("The two devices didn’t find each other."),
    unable: t("This browser can’t connect to other devices. Try another browser."),
  },
  why: [
    t("Both devices must be on the same Wi-Fi, not on mobile data."),
    t("Guest Wi-Fi often keeps devices apart. Try a phone’s hotspot instead."),
    t("On an iPhone or iPad: Settings, Privacy, Local Network, and allow the browser."),
    t("A VPN or strict privacy settings can keep devices apart. Switch them off for the game."),
  ],
  whyTitle: t("What might be in the way"),
  byLink: t("Far away? Play by link instead"),
  /** @param {string} name */
  whose: (name) => t("Is one of these {name}’s phone?", { name }),
  /** @param {string} name */
  itIs: (name) => t("Yes, the phone that was {name}’s", { name }),
  itIsNew: t("Yes, the phone that has just joined"),
  choosing: t("The table is choosing a game. This phone follows by itself."),

  /** @param {string} name */
  away: (name) => t("{name}’s phone hasn’t joined, or has lost its connection.", { name }),
  lost: t("This phone lost its connection. Nothing is lost: scan a new code to rejoin."),
  back: t("Scan a new code"),
};
