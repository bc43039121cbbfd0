"""Variants of questions and sentences that address the player as "you"."""

from __future__ import annotations

from tabletop.core.language import later, t

TO_YOU = {
    "{name}, where do you go?": later("Where do you go?"),
    "Where to now, {name}?": later("Where to now?"),
    "{name}: cast a spell, draw one, or move again.": later(
        "Cast a spell, draw one, or move again."
    ),
    "{name}: cast a spell, discard one to draw, or move again.": later(
        "Cast a spell, discard one to draw, or move again."
    ),
    "{name}: draw a spell, or move again.": later("Draw a spell, or move again."),
    "{name}: you can’t pay for any spell yet. Draw another, or move again.": later(
        "You can’t pay for any spell yet. Draw another, or move again."
    ),
    "{name}: discard a spell to draw one, or move again.": later(
        "Discard a spell to draw one, or move again."
    ),
    "{name}: spells give Power. Draw one, or move again.": later(
        "Spells give Power. Draw one, or move again."
    ),
    "Which spell will you discard, {name}?": later("Which spell will you discard?"),
    "{spell}: who is it for, {name}?": later("{spell}: who is it for?"),
    "{spell}: who gets {number} Detection, {name}?": later("{spell}: who gets {number} Detection?"),
    "{spell}: who loses {number} Power, {name}?": later("{spell}: who loses {number} Power?"),
    "{spell}: who loses {number} of each resource to you, {name}?": later(
        "{spell}: who loses {number} of each resource to you?"
    ),
    "{name}: cast {spell}?": later("Cast {spell}?"),
    "{name}: cast {spell} on {target}?": later("Cast {spell} on {target}?"),
    "{name}: discard {spell} and draw?": later("Discard {spell} and draw?"),
    "{name}: draw a spell?": later("Draw a spell?"),
    "{name}: go to the Townhall and lower your Detection by 1?": later(
        "Go to the Townhall and lower your Detection by 1?"
    ),
    "{name}: go to the Townhall? Your Detection is already 0.": later(
        "Go to the Townhall? Your Detection is already 0."
    ),
    "{name}: go to {space} for {gifts}?": later("Go to {space} for {gifts}?"),
    "{name}: go to the Inn for one of each resource, then a roll?": later(
        "Go to the Inn for one of each resource, then a roll?"
    ),
    "{name}: go to the Inn? A roll of 1 or 2 puts you out.": later(
        "Go to the Inn? A roll of 1 or 2 puts you out."
    ),
    "{name}: go to the Inn? A roll of 1, 2, 3 or 4 puts you out.": later(
        "Go to the Inn? A roll of 1, 2, 3 or 4 puts you out."
    ),
    "{name}: go to the Inn? Every roll puts you out.": later(
        "Go to the Inn? Every roll puts you out."
    ),
    "{name}: stay at the Townhall and lower your Detection by 1?": later(
        "Stay at the Townhall and lower your Detection by 1?"
    ),
    "{name}: stay at the Townhall? Your Detection is already 0.": later(
        "Stay at the Townhall? Your Detection is already 0."
    ),
    "{name}: stay {where} for {gifts}?": later("Stay {where} for {gifts}?"),
    "{name}: stay at the Inn for one of each resource, then a roll?": later(
        "Stay at the Inn for one of each resource, then a roll?"
    ),
    "{name}: stay at the Inn? A roll of 1 or 2 puts you out.": later(
        "Stay at the Inn? A roll of 1 or 2 puts you out."
    ),
    "{name}: stay at the Inn? A roll of 1, 2, 3 or 4 puts you out.": later(
        "Stay at the Inn? A roll of 1, 2, 3 or 4 puts you out."
    ),
    "{name}: stay at the Inn? Every roll puts you out.": later(
        "Stay at the Inn? Every roll puts you out."
    ),
    "{name}: the star is Power (win at 15), the eye Detection (out at 15).": later(
        "The star is your Power (win at 15) and the eye your Detection (out at 15)."
    ),
}
"""By what is said to somebody with a name."""


def variant_for(name: str, text: str) -> str:
    """Return `text`, or its "you" variant if `name` is "", with placeholders unfilled."""
    return text if name else TO_YOU[text]


def addressed(text: str, name: str) -> str:
    """Return `text` addressed to `name`, or its "you" variant if `name` is ""."""
    return t(variant_for(name, text), name=name)
