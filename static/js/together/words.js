// What the sheet that reads codes says.
import { t } from "../language.js";

export const words = {
  camera: t("What the camera sees"),
  waiting: t("Hold the code up to the camera."),
  foreign: t("That’s not the code we need here. Try another one."),
  nothing: t("No code was found in that picture. Try a sharper one, with the whole code in it."),
  forbidden: t(
    "Six Gardens isn’t allowed to use the camera. Allow it in the browser’s settings, or choose a picture of the code.",
  ),
  missing: t("No camera was found. Choose a picture of the code instead."),
  insecure: t(
    "The camera works only on a page whose address begins with https. Choose a picture of the code instead.",
  ),
  stopped: t("The camera has stopped."),
  start: t("Start the camera again"),
  another: t("Use the other camera"),
  busy: t("Another app is using the camera. Close it and try again, or choose a picture."),
  unread: t(
    "You can’t scan codes right now: part of Six Gardens didn’t load. Try again online, or paste the link.",
  ),
  picture: t("Choose a picture"),
};
