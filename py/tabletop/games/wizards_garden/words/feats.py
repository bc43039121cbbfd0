"""What the feats of Wizards' Garden are called."""

from __future__ import annotations

from tabletop.core.language import later

ELSEWHERE = later("From a distance")
ELSEWHERE_DONE = later("You harvested a line in which your new seed did not stand.")
SEVERAL = later("A full basket")
SEVERAL_DONE = later("You harvested two lines at once.")
STAFF = later("The Staff decides")
STAFF_DONE = later("You won a tie because the Wizard's Staff was yours.")
