"""Why a half-drawn figure, or a series of symmetries, ends as it does: the symmetries and the cells that decide."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.matrices.lattices import LATTICES, Lattice
from puzzlegen.formats.matrices import symmetry as form
from puzzlegen.formats.matrices.kits.cell_panels import Shade
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, capitalised, comma_list, labelled, sentence_list

msg: Final = messages(__name__)

_AXES: Final[Mapping[tuple[int, ...], str]] = {  # that have names, by their angles, clockwise from upright
    (0,): "upright",
    (45,): "rising",
    (90,): "level",
    (135,): "falling",
    (0, 90): "upright-and-level",
    (45, 135): "diagonals",
    (0, 45, 90, 135): "all-four",
    (0, 30, 60, 90, 120, 150): "all-six",
}
_RULES: Final = {  # by layout; other rules are seen from the symmetries
    "row": ("return", "turn"),
    "matrix": ("constant", "turn", "distribute_three", "and", "or"),
}


def part(number: int) -> Phrase:
    """One of so many equal parts of a full turn."""
    return msg("part", number=number)


def turned(steps: int, order: int) -> Phrase:
    """By how much something turns that turns clockwise by so many of ``order`` parts, the shorter way round."""
    steps %= order
    if 2 * steps == order:
        return msg("half-way")
    return msg("clockwise" if 2 * steps < order else "backwards", part=part(order // min(steps, order - steps)))


def followed(name: str, layout: Literal["row", "matrix"], letter: str, why: form.Followed) -> Phrase:
    """The symmetries of all figures, what they follow, and those of the options."""
    order, way = LATTICES[name].order, "column" if why.down else "row"
    shown, offered = (
        [(turns, tuple(180 * axis // order for axis in axes)) for turns, axes in some]
        for some in (why.shown, why.offered)
    )
    if layout == "row":
        lines = [shown]
        told = [msg("in-order", symmetries=comma_list(map(_named, shown), SEMICOLON))]
        if why.rule == "constant":
            told = [msg("all", many=len(shown), symmetry=_named(shown[0]))]
    else:
        places = (0, 3, 6, 1, 4, 7, 2, 5) if why.down else range(8)
        figures = [shown[place] for place in places]
        lines = [figures[start : start + 3] for start in (0, 3, 6)]
        told = [
            msg(
                f"in-{way}",
                number=number,
                symmetries=comma_list([*map(_named, line), *["?"] * (3 - len(line))], SEMICOLON),
            )
            for number, line in enumerate(lines, start=1)
        ]
    terms: dict[str, Phrase | int] = {"line": msg(way)}
    if why.rule == "turn":
        (one,), (other,) = (axes for _, axes in lines[0][:2])
        terms["turn"] = _turned_axis((other - one) % 180)
    if why.rule == "return":
        terms["many"] = len({*shown})
    wanted = LETTERS.index(letter)
    others = (labelled(LETTERS[place], _named(symmetry)) for place, symmetry in enumerate(offered) if place != wanted)
    if why.rule in _RULES[layout]:
        told.append(msg(f"{layout}-{why.rule}", **terms))
    told.append(msg("so", symmetry=_named(offered[wanted]), letter=letter, others=comma_list(others, SEMICOLON)))
    if any(axes and axes not in _AXES for _, axes in (*shown, *offered)):
        told.append(msg("angles"))
    return sentences(*told)


def _turned_axis(angle: int) -> Phrase:
    return msg("by", angle=angle) if angle <= 90 else msg("by-back", angle=180 - angle)


def _named(symmetry: tuple[int, tuple[int, ...]]) -> Phrase:
    turns, axes = symmetry
    if not axes:
        return msg("turns-only", part=part(turns)) if turns > 1 else msg("none")
    if axes in _AXES:
        return msg(_AXES[axes])
    return msg("slanted" if len(axes) == 1 else "together", angles=sentence_list((f"{angle}°" for angle in axes), AND))


def completed(half: form.Half, letter: str, why: form.Completed) -> Phrase:
    """The move that brings the given part to the area, and cells in which wrong options fail."""
    lattice, kind = LATTICES[half.lattice], half.symmetry.kind
    names = {"mirror": "mirrored", "axes": "crossed", "turn": "turned"}
    parts: list[Phrase] = [msg(names[kind], turn=turned(why.steps, lattice.order) if kind == "turn" else None)]
    for cell, source, letters in why.cells:
        shade = next((shade for shade in get_args(Shade) if source in getattr(half.panel, shade)), "white")
        words = msg(
            "must",
            cell=_place(cell, lattice),
            source=_place(source, lattice),
            shade=msg(f"shade-{shade}"),
            letters=comma_list(letters),
        )
        parts.append(capitalised(words))
    return sentences(*parts, msg("left", letter=letter), msg("counted"))


def _place(cell: int, lattice: Lattice) -> Phrase:
    """A cell by its row and its place in the row."""
    tops = [round(min(y for _, y in outline), 4) for outline in lattice.outlines]
    rows = sorted({*tops})
    return msg("cell", row=rows.index(tops[cell]) + 1, place=tops[: cell + 1].count(tops[cell]))
