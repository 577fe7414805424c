"""Why a half-drawn figure, or a series of symmetries, ends as it does: the symmetries and the cells that decide."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.matrices.lattices import LATTICES, Lattice, Move
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, named, said, sentence, strung

msg: Final = messages(__name__)

PARTS: Final[Mapping[Fraction, Phrase]] = {  # of a full turn
    Fraction(1, 6): msg("parts-fraction-1-6"),
    Fraction(1, 4): msg("parts-fraction-1-4"),
    Fraction(1, 3): msg("parts-fraction-1-3"),
    Fraction(1, 2): msg("parts-fraction-1-2"),
}

# --- series

_AXIS: Final[Mapping[int, Phrase]] = {  # by their angles, clockwise from upright
    0: msg("axis-0"),
    45: msg("axis-45"),
    90: msg("axis-90"),
    135: msg("axis-135"),
}
_SEVERAL: Final[Mapping[tuple[int, ...], Phrase]] = {
    (0, 90): msg("several-0-90"),
    (45, 135): msg("several-45-135"),
    (0, 45, 90, 135): msg("several-0-45-90-135"),
    (0, 30, 60, 90, 120, 150): msg("several-0-30-60-90-120-150"),
}
_LINE: Final[Mapping[bool, Phrase]] = {  # whether it is a column
    False: msg("line-no"),
    True: msg("line-yes"),
}
_RULES: Final[Mapping[tuple[str, str], Phrase]] = {  # by rule and layout
    ("return", "row"): msg("rules-return-row"),
    ("turn", "row"): msg("rules-turn-row"),
    ("constant", "matrix"): msg("rules-constant-matrix"),
    ("turn", "matrix"): msg("rules-turn-matrix"),
    ("distribute_three", "matrix"): msg("rules-distribute_three-matrix"),
    ("and", "matrix"): msg("rules-and-matrix"),
    ("or", "matrix"): msg("rules-or-matrix"),
}
_LINE_NAMES: Final[Mapping[bool, Phrase]] = {
    False: msg("line-names-no"),
    True: msg("line-names-yes"),
}
_MANY: Final[Mapping[int, Phrase]] = {2: msg("many-2"), 3: msg("many-3")}

# --- half-drawn figures

_SHADES: Final[Mapping[str, Phrase]] = {
    "": msg("shades-x"),
    "light": msg("shades-light"),
    "dark": msg("shades-dark"),
    "black": msg("shades-black"),
}


def turned(steps: int, order: int) -> Phrase:
    """By how much something turns that turns clockwise by so many of ``order`` parts, the shorter way round."""
    part = Fraction(steps % order, order)
    if part == Fraction(1, 2):
        return msg("half-way")
    return msg("clockwise", part=PARTS[part]) if part < Fraction(1, 2) else msg("backwards", part=PARTS[1 - part])


def followed(statement: Statement, options: Sequence[Statement], letter: str, rule: str, down: bool) -> Phrase:
    """The symmetries of all figures, what they follow, and those of the options."""
    lattice, layout = LATTICES[statement["lattice"]], statement["layout"]
    shown, offered = (
        [_symmetry(_shades(panel, lattice), lattice) for panel in panels] for panels in (statement["panels"], options)
    )
    if layout == "row":
        lines = [shown]
        told = [msg("in-order", symmetries=listed(map(_named, shown), SEMICOLON))]
        if rule == "constant":
            told = [msg("all", many=len(shown), symmetry=_named(shown[0]))]
    else:
        order = (0, 3, 6, 1, 4, 7, 2, 5) if down else range(8)
        figures = [shown[place] for place in order]
        lines = [figures[start : start + 3] for start in (0, 3, 6)]
        told = [
            said(
                _LINE[down],
                number=number,
                symmetries=listed([*map(_named, line), *["?"] * (3 - len(line))], SEMICOLON),
            )
            for number, line in enumerate(lines, start=1)
        ]
    terms: dict[str, Phrase] = {"line": _LINE_NAMES[down]}
    if rule == "turn":
        (one,), (other,) = (axes for _, axes in lines[0][:2])
        terms["turn"] = _turned_axis((other - one) % 180)
    if rule == "return":
        terms["many"] = _MANY[len({*shown})]
    wanted = LETTERS.index(letter)
    others = (named(str(LETTERS[place]), _named(symmetry)) for place, symmetry in enumerate(offered) if place != wanted)
    if (rule, layout) in _RULES:
        told.append(said(_RULES[rule, layout], **terms))
    told.append(msg("so", symmetry=_named(offered[wanted]), letter=letter, others=listed(others, SEMICOLON)))
    if any("°" in _named(symmetry)["en"] for symmetry in (*shown, *offered)):
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
        return msg("turns-only", part=PARTS[Fraction(1, turns)]) if turns > 1 else msg("none")
    if len(axes) == 1:
        return _AXIS.get(axes[0]) or msg("slanted", angle=axes[0])
    angles = strung((msg("angle", angle=angle) for angle in axes), AND)
    return _SEVERAL.get(axes) or msg("together", angles=angles)


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
        letters = listed(str(LETTERS[place]) for place in sorted(fails[cell]))
        words = msg(
            "must",
            cell=_place(cell, lattice),
            source=_place(move[cell], lattice),
            shade=_SHADES[panel[move[cell]]],
            letters=letters,
        )
        parts.append(sentence(words))
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
