"""Names and descriptions of the feats of Wizards' Garden."""

from __future__ import annotations

from tabletop.core.language import later

ELSEWHERE = later("From a distance")
ELSEWHERE_DONE = later("Harvest a line that doesn’t include your new seed.")
SEVERAL = later("A full basket")
SEVERAL_DONE = later("Harvest two lines at once.")
STAFF = later("The Staff decides")
STAFF_DONE = later("Win a tie because the Wizard’s Staff is yours.")
