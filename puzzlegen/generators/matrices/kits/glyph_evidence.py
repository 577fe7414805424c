"""What explanations of line figures say: the values of a trait, and what there is to see of it in each figure."""

from collections.abc import Sequence

from puzzlegen.formats.matrices.kits.line_figures import Trait
from puzzlegen.generators.matrices.kits.glyph_traits import AS_MANY, axes, odd_points
from puzzlegen.generators.matrices.kits.glyphs import Design


def evidence(trait: str, designs: Sequence[Design]) -> Trait:
    """The trait with its value in each figure, and what there is to see of it."""
    strokes, mirrored = trait in ("one go", "pen strokes"), trait in ("any mirror axes", "mirror axes")
    glyphs = [design.glyph for design in designs]

    def numbers(name: str) -> tuple[int, ...] | None:
        return tuple(int(design.traits[name]) for design in designs) if trait in AS_MANY else None

    return Trait(
        trait,
        tuple(design.traits[trait] for design in designs),
        tuple(tuple(odd_points(glyph.parts)) for glyph in glyphs) if strokes else None,
        tuple(tuple(axes(glyph.parts, glyph.dots)) for glyph in glyphs) if mirrored else None,
        numbers("dots"),
        numbers(trait.removeprefix("as many dots as ")),
    )
