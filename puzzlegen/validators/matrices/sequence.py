"""Solves a published row of panels by induction: every rule is tried on every attribute of every part.

An option can be the next panel if each attribute that some rule explains has a value there to which one of its rules
leads.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import Annotated, Any, Final, Literal

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.validators.kits.answers import parse
from puzzlegen.validators.matrices.kits.canonical import Way, plainest, structure, symmetries
from puzzlegen.validators.matrices.kits.evidence import Clue, Lead, agree, conclude, follow
from puzzlegen.validators.matrices.kits.induction import READERS, images, spell
from puzzlegen.validators.matrices.kits.series import place_leads, scale_leads, tried, turn_leads
from puzzlegen.validators.matrices.kits.statement import CELLS, check_panel, read_choice

UNIT: Final = "rule weight"
_MOST: Final = 16  # options
LAYOUTS: Final[Mapping[str, tuple[int, ...]]] = {
    **{name: CELLS[name] for name in ("center", "left_right", "out_in", "diagonal", "grid_3x3", "ring")},
    "walkers_ring_2": (8, 8),
    "walkers_ring_3": (8, 8, 8),
    "walkers_grid_2": (9, 9),
    "walkers_grid_3": (9, 9, 9),
}  # cells per part


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    layout: Literal[tuple(LAYOUTS)]  # type: ignore[valid-type]
    panels: Annotated[tuple[Panel, ...], msgspec.Meta(min_length=4, max_length=5)]


class _Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of attributes, by part and name."""

    laws: tuple[dict[str, str | int | dict[str, int]], ...]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that some combination of rules leads to.

    The difficulty is the least sum of weights of attributes that together refute all other options.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    row, options = _read(statement, query)
    clues = tuple(_clues(row, options))
    return conclude(
        clues,
        len(options),
        UNIT,
        lambda: plainest(f"{row.layout} {len(row.panels)}", row.panels, options, _ways(row.layout, len(row.panels))),
        lambda answer: structure(row.layout, clues, answer, row.layout != "out_in"),
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """What is false in the rules that are told: the simplest of each attribute in which options differ."""
    told = parse(why, _Why, "explanation").laws
    clues = {clue.subject: clue for clue in _clues(*_read(statement, query))}
    key = LETTERS.index(answer)
    wanted = []  # of each law that has to be told, all that it may say
    for subject, clue in clues.items():
        part, _, attribute = subject.removeprefix("part ").partition(": ")
        numbers = clues.get(f"part {part}: number")
        if agree(clue) or (attribute == "position" and numbers and follow(clue, numbers)):
            continue
        leads = [lead for lead in clue.leads if lead.value == clue.offered[key]]
        simplest = min((lead.weight for lead in leads), default=0)
        about = {"part": int(part), "attribute": attribute}
        wanted.append([about | _told(lead.name) for lead in leads if lead.weight == simplest])
    wanted.sort(key=lambda laws: [(law["part"], law["attribute"]) for law in laws[:1]])
    right = len(wanted) == len(told) and all(law in laws for law, laws in zip(told, wanted, strict=True))
    return () if right else ("not all attributes follow the rules that are told",)


def _told(name: str) -> dict[str, Any]:
    """A rule of `series` as it is published; of those that grow, only those that begin with one step."""
    match name.split():
        case ["cycle", "of", length]:
            return {"rule": "cycle", "step": int(length)}
        case ["walk", "around", step]:
            return {"rule": "walk", "way": {"around": int(step)}}
        case ["walk" | "diagonal", "shift", down, right]:
            return {"rule": "walk", "way": {"down": int(down), "right": int(right)}}
        case ["progression" as rule, step] | ["growing" as rule, "+1" | "-1" as step]:
            return {"rule": rule, "step": int(step)}
    return {"rule": name, "step": 0}


def _read(statement: Statement, query: Statement) -> tuple[_Row, tuple[Panel, ...]]:
    row = parse(statement, _Row, "statement")
    options = read_choice(query, "next_panel", Panel, _MOST)
    for panel in (*row.panels, *options):
        _check(panel, row.layout)
    if _walking(row.layout):
        shapes = {tuple(figures[0].shape for figures in panel) for panel in (*row.panels, *options)}
        if len(shapes) > 1 or len(set(*shapes)) < len(*shapes):
            raise MalformedStatement("walkers are known by their shapes, which differ and never change")
    return row, options


def _walking(layout: str) -> bool:
    return layout.startswith("walkers")


def _check(panel: Panel, layout: str) -> None:
    """Refuse a panel that does not fit the layout; walkers are alone in their part, and in their cell."""
    check_panel(panel, layout, LAYOUTS[layout])
    if _walking(layout):
        if any(len(figures) > 1 for figures in panel):
            raise MalformedStatement("a walker is the only figure of its part")
        if len({figures[0].cell for figures in panel}) < len(panel):
            raise MalformedStatement("two walkers stand in one cell")


def _clues(row: _Row, options: tuple[Panel, ...]) -> Iterator[Clue]:
    """All attributes with the rules that explain them.

    As in a matrix, the number is no attribute of its own where the positions follow a rule.
    """
    everything = (*row.panels, *options)
    shown = len(row.panels)
    for part, cells in enumerate(LAYOUTS[row.layout]):
        settled = cells == 1 or _walking(row.layout)
        for attribute, read in sorted(READERS.items(), key=lambda item: item[0] != "position"):
            if (attribute == "position" and cells == 1) or (attribute == "number" and settled):
                continue
            values = tuple(read(panel[part]) for panel in everything)
            if attribute == "turn" and values == (None,) * len(values):
                continue
            known = [value for value in values[:shown] if value is not None]
            leads: tuple[Lead, ...] = ()
            if len(known) == shown:
                if attribute == "position":
                    leads = place_leads(known, cells)
                    settled = settled or bool(leads)
                else:
                    leads = turn_leads(known) if attribute == "turn" else scale_leads(known)
            kind = {"position": "place", "turn": "turn"}.get(attribute, "scale")
            yield Clue(
                f"part {part}: {attribute}",
                leads,
                values[shown:],
                tried(kind, cells),
                lambda value, attribute=attribute: spell(attribute, value),  # type: ignore[misc]
            )


@cache
def _ways(layout: str, panels: int) -> tuple[Way, ...]:
    """How a disguise can be taken off: cells turned or reflected alike for all parts, parts of one make exchanged."""
    parts = LAYOUTS[layout]
    plain = tuple(range(len(parts)))
    orders = list(permutations(plain)) if len(set(parts)) == 1 and layout != "out_in" else [plain]
    return tuple(
        (tuple(range(panels)), order, (images(path),) * len(parts)) for order in orders for path in symmetries(parts[0])
    )
