"""Write TypeScript declarations of what Python and the page send each other.

`python -m tools.page_types` writes all of them. They follow from the annotations in `py/tabletop`:
change those, never the declarations.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py")]

# The line above makes our packages importable.
from tabletop.app.effects import Later, PlainEffect, SketchNode  # noqa: E402
from tabletop.app.messages import (  # noqa: E402
    Encoded,
    Press,
    dialog_kind,
    message_name,
)
from tabletop.app.messages.openable import OpenableDialog  # noqa: E402
from tabletop.scene.boxes import Box  # noqa: E402
from tabletop.scene.intern_table import PackedNode  # noqa: E402
from tabletop.scene.regions import Region, RegionData  # noqa: E402
from tabletop.scene.shapes import KINDS, Node, NodeData, Shape, ShapeData  # noqa: E402
from tabletop.scene.windows import (  # noqa: E402
    Map,
    MapData,
    Ruler,
    RulerData,
    Tag,
    TagData,
    Window,
    WindowData,
)
from tabletop.web.instructions import instruction_name  # noqa: E402
from tools.typescript import File, Record, Tagged, Writer  # noqa: E402

FILES = (
    File(
        "table/scene.d.ts",
        "Scenes as Python sends them. Lengths are in CSS pixels, angles in degrees clockwise.",
        (
            "tabletop.scene.boxes:Box",
            "tabletop.scene.intern_table:PackedTransition",
            "tabletop.scene.regions:Camera",
            "tabletop.scene.regions:State",
            "tabletop.scene.regions:GroupKind",
        ),
        (
            Record(ShapeData, Shape, kinds=KINDS),
            Record(NodeData, Node, other={"shapes": list[ShapeData]}),
            Record(PackedNode, Node, other={"shapes": int}),
            Record(RegionData, Region, spread="box"),
            Record(
                WindowData,
                Window,
                other={"map": MapData, "tags": list[TagData], "ruler": RulerData},
            ),
            Record(MapData, Map, other={"shapes": list[ShapeData]}),
            Record(TagData, Tag, other={"shapes": list[ShapeData]}),
            Record(RulerData, Ruler),
            Record(SketchNode, Node, other={"shapes": list[ShapeData]}, more={"clip": Box}),
        ),
    ),
    File(
        "python/to-python.d.ts",
        "What the page tells Python.",
        (
            "tabletop.app.messages:Message",
            "tabletop.app.messages:Press",
            "tabletop.app.messages.openable:OpenableDialog",
        ),
        tagged=(
            Tagged(Press, "do", message_name, suffix="Message", brief=True, spread="dialog"),
            Tagged(OpenableDialog, "kind", dialog_kind, brief=True),
        ),
        encoded=Encoded,
    ),
    File(
        "page/data.d.ts",
        "What Python tells the page to show around the board.",
        (
            "tabletop.app.page.page:PageData",
            "tabletop.app.page.dialog_data:DialogData",
            "tabletop.app.model.entry:SeatKind",
            "tabletop.app.model.entry:Entry",
            "tabletop.app.start.dialog:Card",
        ),
    ),
    File(
        "python/from-python.d.ts",
        "What Python tells the page to do.",
        ("tabletop.web.instructions:Instruction",),
        tagged=(Tagged(Later | PlainEffect, "do", instruction_name, suffix="Instruction"),),
    ),
)


def texts() -> dict[Path, str]:
    """Return the content of every file of declarations by its path."""
    writer = Writer()
    return {ROOT / "static/js" / file.path: writer.text(file) for file in FILES}


def main() -> None:
    """Write all declarations."""
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
