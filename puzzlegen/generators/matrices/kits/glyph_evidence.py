"""What explanations of line figures say: the values of a trait, and what there is to see of it in each figure."""

from collections.abc import Sequence
from typing import Any

from puzzlegen.generators.matrices.kits.glyph_traits import AS_MANY, axes, odd_points
from puzzlegen.generators.matrices.kits.glyphs import Design


def evidence(trait: str, designs: Sequence[Design]) -> dict[str, Any]:
    """The trait and its value in each figure.

    Where it is about pen strokes, also the points of each piece that an odd number of lines leave; about mirror axes,
    their directions; about as many dots as something else, both numbers.
    """
    found: dict[str, Any] = {"trait": trait, "values": [design.traits[trait] for design in designs]}
    if trait in ("one go", "pen strokes"):
        found["odd_points"] = [odd_points(design.glyph.parts) for design in designs]
    if trait in ("any mirror axes", "mirror axes"):
        found["axes"] = [axes(design.glyph.parts, design.glyph.dots) for design in designs]
    if trait in AS_MANY:
        other = trait.removeprefix("as many dots as ")
        found["dots"] = [design.traits["dots"] for design in designs]
        found["others"] = [design.traits[other] for design in designs]
    return found
