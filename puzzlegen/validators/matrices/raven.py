"""Solves a published matrix by induction.

Every rule of the language is tried on every attribute, along rows and columns. An attribute that some rule explains is
governed; an option can be the missing panel if each governed attribute has a value there to which one of its rules
leads. So all combinations of rules count, whatever their complexity, and an option is refuted only if none leads to it.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.validators.kits.answers import parse
from puzzlegen.validators.matrices.kits.canonical import EXCHANGEABLE, canonical_form, structure
from puzzlegen.validators.matrices.kits.evidence import agree, conclude, follow
from puzzlegen.validators.matrices.kits.induction import every_clue, induce
from puzzlegen.validators.matrices.kits.statement import CELLS, check_panel, read_choice

UNIT: Final = "rule weight"
_MOST: Final = 16  # options
_WAYS: Final[Mapping[int, Mapping[str, Mapping[str, int]]]] = {  # by the cells of a part
    4: {"clockwise": {"around": 1}, "anticlockwise": {"around": -1}},
    8: {f"around by {step:+}": {"around": step} for step in (1, -1, 2, -2)},
    9: {
        "right": {"down": 0, "right": 1},
        "left": {"down": 0, "right": -1},
        "down": {"down": 1, "right": 0},
        "up": {"down": -1, "right": 0},
    },
}


class _Matrix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The layout and the eight panels, row by row."""

    layout: Literal[tuple(CELLS)]  # type: ignore[valid-type]
    panels: Annotated[tuple[Panel, ...], msgspec.Meta(min_length=8, max_length=8)]


class _Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of attributes, by part and name, and whether they hold along columns."""

    laws: tuple[dict[str, str | int | dict[str, int] | None], ...]
    by_columns: bool


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that some combination of rules leads to.

    The difficulty is the least sum of weights of attributes that together refute all other options, where an attribute
    weighs as much as the simplest rule that leads to the answer.

    Rules of one attribute that lead to different values are a fault: a reader may hold on to one that no option shows.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    matrix, options = _read(statement, query)
    layout = matrix.layout
    clues = induce(CELLS[layout], matrix.panels, options)
    return conclude(
        clues,
        len(options),
        UNIT,
        lambda: canonical_form(layout, matrix.panels, options),
        lambda answer: structure(layout, clues, answer, layout in EXCHANGEABLE),
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """What is false in the rules that are told: the simplest of each attribute in which options differ, or none."""
    told = parse(why, _Why, "explanation")
    matrix, options = _read(statement, query)
    cells = CELLS[matrix.layout]
    clues = every_clue(cells, matrix.panels, options)
    key, along = LETTERS.index(answer), " along columns" if told.by_columns else " along rows"
    wanted = []  # of each law that has to be told, all that it may say
    for (part, attribute), clue in clues.items():
        about = {"part": part, "attribute": attribute}
        if not clue.leads and attribute not in ("number", "position"):
            wanted.append([about | {"rule": "none"}] if agree(clue) else [])
        elif not agree(clue) and not (attribute == "position" and follow(clue, clues[part, "number"])):
            leads = [lead for lead in clue.leads if lead.value == clue.offered[key] and lead.name.endswith(along)]
            simplest = min((lead.weight for lead in leads), default=0)
            names = (lead.name.removesuffix(along) for lead in leads if lead.weight == simplest)
            wanted.append([about | _told(name, cells[part]) for name in names])
    wanted.sort(key=lambda laws: [(law["part"], law["attribute"]) for law in laws[:1]])
    right = len(wanted) == len(told.laws) and all(law in laws for law, laws in zip(told.laws, wanted, strict=True))
    return () if right else ("not all attributes follow the rules that are told",)


def _told(name: str, cells: int) -> dict[str, Any]:
    """A rule of `induction` as it is published."""
    kind, _, rest = name.partition(" ")
    match kind:
        case "progression":
            return {"rule": kind, "step": int(rest)}
        case "movement":
            return {"rule": kind, "way": _WAYS[cells].get(rest)}
        case "arithmetic":
            return {"rule": "plus" if rest == "+" else "less"}
    return {"rule": kind}


def _read(statement: Statement, query: Statement) -> tuple[_Matrix, tuple[Panel, ...]]:
    matrix = parse(statement, _Matrix, "statement")
    options = read_choice(query, "missing_panel", Panel, _MOST)
    for panel in (*matrix.panels, *options):
        check_panel(panel, matrix.layout, CELLS[matrix.layout])
    return matrix, options
