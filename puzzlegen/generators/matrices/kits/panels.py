"""Puts panels together from the values of their attributes.

The values of one attribute of one part, one for each panel of a row or for each option, are kept under the number of
the part and the name of the attribute.
"""

import msgspec

from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.figures import Part, Shape
from puzzlegen.formats.matrices.kits.panels import Figure, Panel
from puzzlegen.generators.matrices.kits.rules import Value


def scatter(
    slots: dict[tuple[int, str], list[Value]], number: int, part: Part, rng: Stream, alike: bool = False
) -> None:
    """Give the figures of a part positions that fit their number, the same one for the same number if ``alike``."""
    if (number, "position") in slots:
        return
    cells = len(part.cells)
    if (number, "number") not in slots:
        slots[number, "position"] = [1] * len(next(iter(slots.values())))
        return
    counts = [count for count in slots[number, "number"] if isinstance(count, int)]
    drawn = [sum(1 << cell for cell in rng.sample(range(cells), count)) for count in counts]
    if alike:
        drawn = [drawn[counts.index(count)] for count in counts]
    slots[number, "position"] = list(drawn)


def assemble(
    parts: tuple[Part, ...],
    casts: tuple[tuple[Shape, ...], ...],
    slots: dict[tuple[int, str], list[Value]],
    place: int,
) -> Panel:
    """The panel at a place of the matrix or among the options."""
    panel: list[tuple[Figure, ...]] = []
    for number, (part, cast) in enumerate(zip(parts, casts, strict=True)):
        plain = {"shape": cast[0], "size": part.sizes[-1], "fill": part.fills[0], "turn": 0}
        look = {name: slots[number, name][place] if (number, name) in slots else plain[name] for name in plain}
        position = slots[number, "position"][place]
        assert isinstance(position, int)
        panel.append(
            tuple(
                msgspec.convert({"cell": cell, **look}, Figure)
                for cell in range(len(part.cells))
                if position >> cell & 1
            )
        )
    return tuple(panel)
