// What the page says where hands are on phones. These words come with the sheets that say them.
import { t } from "../../language.js";

export const words = {
  title: (name) => t("{name}’s phone", { name }),
  phones: t("Phones at this table"),
  there: t("is here"),
  missing: t("not yet here"),
  showCode: (name) => t("Show the code for {name}", { name }),
  steps: (name) => [
    t("Hold the camera of {name}’s phone to this code, and open what it finds.", { name }),
    t("{name}’s phone shows a code, too.", { name }),
    t("Tap the button, and hold that code before this screen’s camera."),
  ],
  scanAnswer: t("Scan the phone’s code"),
  scanTitle: t("The phone’s code"),
  playHere: (name) => t("{name} plays on this screen", { name }),
  come: (name) => t("{name}’s phone is here.", { name }),
  done: t("Go on playing"),

  joinTitle: t("Join the table"),
  first: t("The table shows a code for you. Scan it here."),
  scanTable: t("Scan the table’s code"),
  hold: t("Hold this code before the camera of the table."),
  holdFirst: t("At the table, tap “Scan the phone’s code” first."),
  welcome: t("You are at the table. Your hand comes…"),

  noScan: t("Can’t scan?"),
  copy: t("Copy the code as text"),
  copied: t("Copied. Send it to the other device, and paste it there."),
  paste: t("Paste the other device’s code here"),
  use: t("Use it"),
  again: t("Another code"),

  says: {
    making: t("One moment…"),
    shown: "",
    standing: t("The two are looking for each other…"),
    stands: "",
    foreign: t("That was not the right code. Each code fits one phone and one time only."),
    never: t("The two devices did not find each other."),
    unable: t("This browser can’t talk to other devices. Another browser may."),
  },
  why: [
    t("Both must be in the same Wi-Fi, not one of them in the mobile network."),
    t("A Wi-Fi for guests often keeps devices apart. A phone can open a Wi-Fi of its own."),
    t("On an iPhone or iPad: Settings, Privacy, Local Network, and allow the browser."),
    t("A VPN or a strict browser may hide a device. Switch it off for the game."),
  ],
  whyTitle: t("What may be in the way"),
  byLink: t("Play this seat by links instead"),

  away: (name) => t("{name}’s phone has not come, or has lost the table.", { name }),
  lost: t("This phone has lost the table. Nothing is lost: a new code brings you back."),
  back: t("Scan a new code"),
};
