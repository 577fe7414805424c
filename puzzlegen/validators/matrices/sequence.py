"""Solves a published row of panels by induction: every rule is tried on every attribute of every part.

An option can be the next panel if each attribute that some rule explains has a value there to which one of its rules
leads.
"""

from collections.abc import Mapping
from functools import cache, partial
from itertools import permutations
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import sequence as form
from puzzlegen.formats.matrices.kits.panels import Attribute, Panel, Way
from puzzlegen.validators.kits.answers import demand_different
from puzzlegen.validators.matrices.kits.canonical import Way as Undisguising
from puzzlegen.validators.matrices.kits.canonical import plainest, structure, symmetries
from puzzlegen.validators.matrices.kits.evidence import Clue, Lead, agree, at_work, conclude, follow
from puzzlegen.validators.matrices.kits.induction import READERS, images, spell
from puzzlegen.validators.matrices.kits.series import place_leads, scale_leads, tried, turn_leads
from puzzlegen.validators.matrices.kits.statement import CELLS, check_panel

LAYOUTS: Final[Mapping[form.Layout, tuple[int, ...]]] = {
    "center": CELLS["center"],
    "left_right": CELLS["left_right"],
    "out_in": CELLS["out_in"],
    "diagonal": CELLS["diagonal"],
    "grid_3x3": CELLS["grid_3x3"],
    "ring": CELLS["ring"],
    "walkers_ring_2": (8, 8),
    "walkers_ring_3": (8, 8, 8),
    "walkers_grid_2": (9, 9),
    "walkers_grid_3": (9, 9, 9),
}  # cells per part
_FIRST: Final = 3  # so many steps at most are the first of those that grow
SAID: Final = {"constant": 0, "diagonal": 2, "growing": 2}
"""How many things a rule says: how far down and how far to the right, or the first step and how it grows; else one."""


def certify(row: form.Row, query: form.NextPanel) -> Certificate:
    """Find every option that some combination of rules leads to.

    The difficulty is the least sum of weights of attributes that together refute all other options. The depth is what
    their rules say, at least: nothing of what stays as it is, two things of a diagonal walk and of growing steps.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    options = query.options
    demand_different(options)
    _check((*row.panels, *options), row.layout)
    clues = tuple(_clues(row, options).values())
    certificate = conclude(
        clues,
        len(options),
        form.QUESTIONS[type(query)].unit,
        lambda: plainest(f"{row.layout} {len(row.panels)}", row.panels, options, _ways(row.layout, len(row.panels))),
        lambda answer: structure(row.layout, clues, answer, row.layout != "out_in"),
    )
    if certificate.verdict is not Verdict.UNIQUE:
        return certificate
    said = at_work(clues, LETTERS.index(certificate.answers[0]), lambda name: SAID.get(name.split()[0], 1))
    return msgspec.structs.replace(certificate, depth=Depth.properties(said))


def certify_why(row: form.Row, query: form.NextPanel, answer: str, why: form.Facts) -> Faults:
    """What is false in the rules that are told: the simplest of each attribute in which options differ."""
    clues = _clues(row, query.options)
    key = LETTERS.index(answer)
    wanted: list[list[form.Law]] = []  # of each law that has to be told, all that it may say
    for (part, attribute), clue in clues.items():
        numbers = clues.get((part, "number"))
        if agree(clue) or (attribute == "position" and numbers and follow(clue, numbers)):
            continue
        leads = [lead for lead in clue.leads if lead.value == clue.offered[key]]
        simplest = min((lead.weight for lead in leads), default=0)
        laws = (_told(part, attribute, lead.name) for lead in leads if lead.weight == simplest)
        wanted.append([law for law in laws if law is not None])
    wanted.sort(key=lambda laws: [(law.part, law.attribute) for law in laws[:1]])
    right = len(wanted) == len(why.laws) and all(law in laws for law, laws in zip(why.laws, wanted, strict=True))
    return () if right else ("not all attributes follow the rules that are told",)


def _told(part: int, attribute: Attribute, name: str) -> form.Law | None:
    """A rule of `series` as it is published; of those that grow, only those that begin with few steps."""
    match name.split():
        case ["constant"]:
            return form.Law(part, attribute, "constant", 0)
        case ["cycle", "of", length]:
            return form.Law(part, attribute, "cycle", int(length))
        case ["progression", step]:
            return form.Law(part, attribute, "progression", int(step))
        case ["growing", step] if 1 <= abs(int(step)) <= _FIRST:
            return form.Law(part, attribute, "growing", int(step))
        case ["walk", "around", step]:
            return form.Law(part, attribute, "walk", way=Way(around=int(step)))
        case ["walk" | "diagonal", "shift", down, right]:
            return form.Law(part, attribute, "walk", way=Way(down=int(down), right=int(right)))
    return None


def _walking(layout: form.Layout) -> bool:
    return layout.startswith("walkers")


def _check(panels: tuple[Panel, ...], layout: form.Layout) -> None:
    """Refuse panels that do not fit the layout; walkers are alone in their part, and in their cell."""
    for panel in panels:
        check_panel(panel, layout, LAYOUTS[layout])
    if not _walking(layout):
        return
    if any(len(figures) > 1 for panel in panels for figures in panel):
        raise MalformedStatement("a walker is the only figure of its part")
    if any(len({figures[0].cell for figures in panel}) < len(panel) for panel in panels):
        raise MalformedStatement("two walkers stand in one cell")
    shapes = {tuple(figures[0].shape for figures in panel) for panel in panels}
    if len(shapes) > 1 or len(set(*shapes)) < len(*shapes):
        raise MalformedStatement("walkers are known by their shapes, which differ and never change")


def _clues(row: form.Row, options: tuple[Panel, ...]) -> dict[tuple[int, Attribute], Clue]:
    """All attributes with the rules that explain them.

    As in a matrix, the number is no attribute of its own where the positions follow a rule.
    """
    clues: dict[tuple[int, Attribute], Clue] = {}
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
            clues[part, attribute] = Clue(
                f"part {part}: {attribute}", leads, values[shown:], tried(kind, cells), partial(spell, attribute)
            )
    return clues


@cache
def _ways(layout: form.Layout, panels: int) -> tuple[Undisguising, ...]:
    """How a disguise can be taken off: cells turned or reflected alike for all parts, parts of one make exchanged."""
    parts = LAYOUTS[layout]
    plain = tuple(range(len(parts)))
    orders = list(permutations(plain)) if len(set(parts)) == 1 and layout != "out_in" else [plain]
    return tuple(
        (tuple(range(panels)), order, (images(path),) * len(parts)) for order in orders for path in symmetries(parts[0])
    )
