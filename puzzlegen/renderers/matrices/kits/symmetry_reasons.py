"""Why a half-drawn figure, or a series of symmetries, ends as it does: the symmetries and the cells that decide."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.matrices.lattices import LATTICES, Lattice, Move
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


def followed(statement: Statement, options: Sequence[Statement], letter: str, rule: str, down: bool) -> Phrase:
    """The symmetries of all figures, what they follow, and those of the options."""
    lattice, layout, way = LATTICES[statement["lattice"]], statement["layout"], "column" if down else "row"
    shown, offered = (
        [_symmetry(_shades(panel, lattice), lattice) for panel in panels] for panels in (statement["panels"], options)
    )
    if layout == "row":
        lines = [shown]
        told = [msg("in-order", symmetries=comma_list(map(_named, shown), SEMICOLON))]
        if rule == "constant":
            told = [msg("all", many=len(shown), symmetry=_named(shown[0]))]
    else:
        order = (0, 3, 6, 1, 4, 7, 2, 5) if down else range(8)
        figures = [shown[place] for place in order]
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
    if rule == "turn":
        (one,), (other,) = (axes for _, axes in lines[0][:2])
        terms["turn"] = _turned_axis((other - one) % 180)
    if rule == "return":
        terms["many"] = len({*shown})
    wanted = LETTERS.index(letter)
    others = (labelled(LETTERS[place], _named(symmetry)) for place, symmetry in enumerate(offered) if place != wanted)
    if rule in _RULES[layout]:
        told.append(msg(f"{layout}-{rule}", **terms))
    told.append(msg("so", symmetry=_named(offered[wanted]), letter=letter, others=comma_list(others, SEMICOLON)))
    if any(axes and axes not in _AXES for _, axes in (*shown, *offered)):
        told.append(msg("angles"))
    return sentences(*told)


def _turned_axis(angle: int) -> Phrase:
    return msg("by", angle=angle) if angle <= 90 else msg("by-back", angle=180 - angle)


def _symmetry(shades: Sequence[str], lattice: Lattice) -> tuple[int, tuple[int, ...]]:
    """After how many equal turns a figure has looked the same all round, and the angles of its axes."""
    turns, axes = (
        [
            number
            for number, move in enumerate(moves)
            if all(shades[cell] == shades[move[cell]] for cell in range(len(move)))
        ]
        for moves in (lattice.turns, lattice.mirrors)
    )
    return len(turns), tuple(180 * axis // lattice.order for axis in axes)


def _named(symmetry: tuple[int, tuple[int, ...]]) -> Phrase:
    turns, axes = symmetry
    if not axes:
        return msg("turns-only", part=part(turns)) if turns > 1 else msg("none")
    if axes in _AXES:
        return msg(_AXES[axes])
    return msg("slanted" if len(axes) == 1 else "together", angles=sentence_list((f"{angle}°" for angle in axes), AND))


def _shades(panel: Mapping[str, Any], lattice: Lattice) -> list[str]:
    held = ["" for _ in range(lattice.cells)]
    for shade, cells in panel.items():
        for cell in cells:
            held[cell] = shade
    return held


def completed(statement: Statement, options: Sequence[Statement], letter: str) -> Phrase:
    """The move that brings the given part to the area, and cells in which wrong options fail."""
    lattice = LATTICES[statement["lattice"]]
    told, move = _move(statement, lattice)
    panel, right = _shades(statement["panel"], lattice), LETTERS.index(letter)
    offered = [_shades(option, lattice) for option in options]
    left = {place for place in range(len(options)) if place != right}
    parts = [told]
    while left:
        fails = {
            cell: {place for place in left if offered[place][cell] != offered[right][cell]}
            for cell in statement["asked"]
        }
        cell = max(fails, key=lambda cell: len(fails[cell]))
        letters = comma_list(LETTERS[place] for place in sorted(fails[cell]))
        words = msg(
            "must",
            cell=_place(cell, lattice),
            source=_place(move[cell], lattice),
            shade=msg(f"shade-{panel[move[cell]] or 'white'}"),
            letters=letters,
        )
        parts.append(capitalised(words))
        left -= fails[cell]
    return sentences(*parts, msg("left", letter=letter), msg("counted"))


def _move(statement: Statement, lattice: Lattice) -> tuple[Phrase, Move]:
    """How the area comes from the given part, and the given cell from which each of its cells comes."""
    symmetry, given = statement["symmetry"], {*statement["given"]}
    if symmetry["kind"] == "mirror":
        return msg("mirrored"), lattice.mirrors[symmetry["number"]]
    if symmetry["kind"] == "axes":
        return msg("crossed"), lattice.turns[lattice.order // 2]
    parts = lattice.order // symmetry["number"]
    steps = next(
        steps
        for steps in range(parts, lattice.order, parts)
        if {lattice.turns[-steps][cell] for cell in statement["asked"]} <= given
    )
    return msg("turned", turn=turned(steps, lattice.order)), lattice.turns[-steps]


def _place(cell: int, lattice: Lattice) -> Phrase:
    """A cell by its row and its place in the row."""
    tops = [round(min(y for _, y in outline), 4) for outline in lattice.outlines]
    rows = sorted({*tops})
    return msg("cell", row=rows.index(tops[cell]) + 1, place=tops[: cell + 1].count(tops[cell]))
