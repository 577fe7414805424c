"""Solves a published matrix by induction.

Every rule of the language is tried on every attribute, along rows and columns. An attribute that some rule explains is
governed; an option can be the missing panel if each governed attribute has a value there to which one of its rules
leads. So all combinations of rules count, whatever their complexity, and an option is refuted only if none leads to it.
"""

from typing import Final

from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.item import Question, Statement
from puzzlegen.validators.matrices.kits.canonical import EXCHANGEABLE, canonical_form, undirected
from puzzlegen.validators.matrices.kits.evidence import DISAGREEMENT, METHOD, least_weight
from puzzlegen.validators.matrices.kits.induction import ALONG, Trait, induce, spell
from puzzlegen.validators.matrices.kits.statement import CELLS, LETTERS, read_matrix, read_options

UNIT: Final = "rule weight"


def certify(statement: Statement, question: Question) -> Certificate:
    """Find every option that some combination of rules leads to.

    The difficulty is the least sum of weights of attributes that together refute all other options, where an attribute
    weighs as much as the simplest rule that leads to the answer.

    Rules of one attribute that lead to different values are a fault: a reader may hold on to one that no option shows.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    matrix = read_matrix(statement)
    options = read_options(question, matrix.layout)
    traits = induce(CELLS[matrix.layout], matrix.panels, options)
    refuted: dict[str, str] = {}
    left: list[int] = []
    for option in range(len(options)):
        against = next((trait for trait in traits if trait.refutes(option)), None)
        if against is None:
            left.append(option)
        else:
            refuted[LETTERS[option]] = _objection(against, option)
    verdict = Verdict.UNIQUE if len(left) == 1 else Verdict.AMBIGUOUS if left else Verdict.UNSOLVABLE
    unique = verdict is Verdict.UNIQUE
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[option] for option in left[:2]),
        method=METHOD,
        effort={
            "attributes": len(traits),
            "ungoverned": sum(not trait.found for trait in traits),
            "rules_tried": sum(trait.tried for trait in traits),
            "rules_found": sum(len(trait.found) for trait in traits),
        },
        difficulty=_least_weight(traits, left[0], len(options)) if unique else 0.0,
        unit=UNIT,
        canonical=canonical_form(matrix.layout, matrix.panels, options) if unique else "",
        structure=_structure(matrix.layout, traits, left[0]) if unique else "",
        refuted=refuted,
        faults=(DISAGREEMENT,) if unique and any(trait.disagrees for trait in traits) else (),
    )


def _objection(trait: Trait, option: int) -> str:
    """Why an option is wrong: what each rule of an attribute demands, and what the option has."""
    wanted = {spell(trait.attribute, rule.value): f"{rule.name} along {ALONG[rule.along]}" for rule in trait.found}
    demands = " or ".join(f"{value} ({rule})" for value, rule in wanted.items())
    return (
        f"part {trait.part}: {trait.attribute} must be {demands}, not {spell(trait.attribute, trait.offered[option])}"
    )


def _weight(trait: Trait, answer: int) -> int:
    """The weight of the simplest rule that leads to the answer."""
    return min(rule.weight for rule in trait.found if rule.value == trait.offered[answer])


def _least_weight(traits: tuple[Trait, ...], answer: int, options: int) -> float:
    """The least weight of attributes that together refute all options but the answer."""
    refuting = ((sum(1 << option for option in range(options) if trait.refutes(option)), trait) for trait in traits)
    weights = [(against, _weight(trait, answer)) for against, trait in refuting if against]
    return least_weight(weights, (1 << options) - 1 ^ 1 << answer)


def _structure(layout: str, traits: tuple[Trait, ...], answer: int) -> str:
    """The layout and, per part, the simplest rules of each attribute; the same for every disguise of the matrix."""
    parts: list[str] = []
    for number in range(len(CELLS[layout])):
        words: list[str] = []
        for trait in traits:
            if trait.part != number:
                continue
            names = ["free"]
            if trait.found:
                weight = _weight(trait, answer)
                leading = (rule for rule in trait.found if rule.weight == weight)
                names = sorted({undirected(trait.attribute, rule.name) for rule in leading})
            words.append(f"{trait.attribute} {'/'.join(names)}")
        parts.append(", ".join(words))
    if layout in EXCHANGEABLE:
        parts.sort()
    return "; ".join((layout, *parts))
