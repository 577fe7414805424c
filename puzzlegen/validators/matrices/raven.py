"""Solves a published matrix by induction.

Every rule of the language is tried on every attribute, along rows and columns. An attribute that some rule explains is
governed; an option can be the missing panel if each governed attribute has a value there to which one of its rules
leads. So all combinations of rules count, whatever their complexity, and an option is refuted only if none leads to it.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import raven as form
from puzzlegen.formats.matrices.kits.panels import Attribute, Way
from puzzlegen.validators.kits.answers import demand_different
from puzzlegen.validators.matrices.kits.canonical import EXCHANGEABLE, canonical_form, structure
from puzzlegen.validators.matrices.kits.evidence import agree, at_work, conclude, follow
from puzzlegen.validators.matrices.kits.induction import every_clue, induce
from puzzlegen.validators.matrices.kits.statement import CELLS, check_panel

_WAYS: Final[Mapping[int, Mapping[str, Way]]] = {  # by the cells of a part
    4: {"clockwise": Way(around=1), "anticlockwise": Way(around=-1)},
    8: {f"around by {step:+}": Way(around=step) for step in (1, -1, 2, -2)},
    9: {
        "right": Way(down=0, right=1),
        "left": Way(down=0, right=-1),
        "down": Way(down=1, right=0),
        "up": Way(down=-1, right=0),
    },
}


def certify(matrix: form.Matrix, query: form.MissingPanel) -> Certificate:
    """Find every option that some combination of rules leads to.

    The difficulty is the least sum of weights of attributes that together refute all other options, where an attribute
    weighs as much as the simplest rule that leads to the answer. The depth is how many of them have to change along the
    lines, at least: whatever stays as it is, is seen at once.

    Rules of one attribute that lead to different values are a fault: a reader may hold on to one that no option shows.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    layout, options = matrix.layout, query.options
    demand_different(options)
    for panel in (*matrix.panels, *options):
        check_panel(panel, layout, CELLS[layout])
    clues = induce(CELLS[layout], matrix.panels, options)
    certificate = conclude(
        clues,
        len(options),
        form.QUESTIONS[type(query)].unit,
        lambda: canonical_form(layout, matrix.panels, options),
        lambda answer: structure(layout, clues, answer, layout in EXCHANGEABLE),
    )
    if certificate.verdict is not Verdict.UNIQUE:
        return certificate
    rules = at_work(clues, LETTERS.index(certificate.answers[0]), lambda name: not name.startswith("constant"))
    return msgspec.structs.replace(certificate, depth=Depth.properties(rules))


def certify_why(matrix: form.Matrix, query: form.MissingPanel, answer: str, why: form.Facts) -> Faults:
    """What is false in the rules that are told: the simplest of each attribute in which options differ, or none."""
    cells = CELLS[matrix.layout]
    clues = every_clue(cells, matrix.panels, query.options)
    key, along = LETTERS.index(answer), " along columns" if why.by_columns else " along rows"
    wanted: list[list[form.Law]] = []  # of each law that has to be told, all that it may say
    for (part, attribute), clue in clues.items():
        if not clue.leads and attribute not in ("number", "position"):
            wanted.append([form.Law(part, attribute, "none")] if agree(clue) else [])
        elif not agree(clue) and not (attribute == "position" and follow(clue, clues[part, "number"])):
            leads = [lead for lead in clue.leads if lead.value == clue.offered[key] and lead.name.endswith(along)]
            simplest = min((lead.weight for lead in leads), default=0)
            names = (lead.name.removesuffix(along) for lead in leads if lead.weight == simplest)
            laws = (_told(part, attribute, name, cells[part]) for name in names)
            wanted.append([law for law in laws if law is not None])
    wanted.sort(key=lambda laws: [(law.part, law.attribute) for law in laws[:1]])
    right = len(wanted) == len(why.laws) and all(law in laws for law, laws in zip(why.laws, wanted, strict=True))
    return () if right else ("not all attributes follow the rules that are told",)


def _told(part: int, attribute: Attribute, name: str, cells: int) -> form.Law | None:
    """A rule of `induction` as it is published; None if it never is."""
    kind, _, rest = name.partition(" ")
    match kind:
        case "progression":
            return form.Law(part, attribute, "progression", step=int(rest))
        case "movement":
            way = _WAYS[cells].get(rest)
            return form.Law(part, attribute, "movement", way=way) if way else None
        case "arithmetic":
            return form.Law(part, attribute, "plus" if rest == "+" else "less")
        case "constant" | "distribute_three" | "and" | "or" | "xor" | "minus":
            return form.Law(part, attribute, kind)
    raise AssertionError(kind)
