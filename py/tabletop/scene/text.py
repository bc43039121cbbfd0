"""Scenes as plain text: what a screen reader can say about them."""

from __future__ import annotations

from tabletop.scene.scene import Scene


def to_text(scene: Scene) -> str:
    """Return the sentence of `scene`, its regions by group with their states, and its notes."""
    lines = [scene.sentence]
    for group in scene.groups:
        lines.append(f"{group.label} ({group.kind})")
        for region in scene.regions:
            if region.group == group.id:
                states = f" [{', '.join(region.states)}]" if region.states else ""
                lines.append(f"  {region.label}{states}")
    return "\n".join([*lines, *(note.text for note in scene.notes)])
