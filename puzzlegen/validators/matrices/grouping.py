"""Finds how properties of line figures divide six figures into two groups of three, or eight into two of four.

A property divides them if it has two values, each in half of the figures. Every property of the language is tried. A
wrong option must not even be half right: an option fails to be refuted, too, if half of the figures share a value of
some property and the others have other, different ones.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices.grouping import QUESTIONS, Figures, Grouping, Groups
from puzzlegen.formats.matrices.kits.line_figures import Trait
from puzzlegen.validators.kits.answers import fingerprint, verdict_on
from puzzlegen.validators.matrices.kits.figure_properties import METHOD, ORDER, Value, faults_of, leads, see
from puzzlegen.validators.matrices.kits.figure_reasons import misreported

_FIGURES: Final = (6, 8)


def certify(shown: Figures, query: Grouping) -> Certificate:
    """Find every option that is a division by some property.

    The difficulty is the number of observations of somebody who looks for one property after the other, in the order of
    the language, at all figures, until one of them divides them; the depth is how many different leads they are. A
    division that no option offers is a fault.

    Raises:
        MalformedStatement: there are more or fewer figures, one is none, or an option does not divide them.
    """
    figures = shown.figures
    if len(figures) not in _FIGURES:
        raise MalformedStatement(f"there are six or eight figures, not {len(figures)}")
    options = _options(query, len(figures))
    seen = [see(figure) for figure in figures]
    columns = {name: [one.values[name] for one in seen] for name in ORDER}
    clear: dict[Groups, str] = {}
    vague: dict[Groups, str] = {}
    for name, values in columns.items():
        counts = Counter(values)
        for value, number in counts.items():
            if number == len(figures) // 2:
                (clear if len(counts) == 2 else vague).setdefault(_division(values, value), name)
    right = [place for place, groups in enumerate(options) if groups in clear]
    arguable = [place for place, groups in enumerate(options) if groups in vague and groups not in clear]
    left = [*right, *arguable] if right else []
    verdict = verdict_on(left)
    unique = verdict is Verdict.UNIQUE
    first = clear[options[right[0]]] if right else ""
    tried = 1 + ORDER.index(first) if first else 0
    faults = faults_of(seen)
    if any(groups not in options for groups in clear):
        faults = (*faults, "a property divides the figures in a way that is not on offer")
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[place] for place in left[:2]),
        method=METHOD,
        effort={"properties_tried": len(columns), "divisions": len(clear), "vague_divisions": len(vague)},
        difficulty=float(len(figures) * tried) if unique else 0.0,
        unit=QUESTIONS[type(query)].unit,
        canonical=_canonical_form([one.codes for one in seen], options) if unique else "",
        structure=_structure(columns, first) if unique else "",
        refuted={
            LETTERS[place]: f"no property divides the figures so; {first or 'none'} divides them otherwise"
            for place in range(len(options))
            if place not in left
        },
        faults=faults,
        depth=Depth.properties(leads(columns[name] for name in ORDER[:tried])),
    )


def certify_why(shown: Figures, query: Grouping, answer: str, why: Trait) -> Faults:
    """What is false in the property that divides the figures, and in what there is to see of it."""
    seen, trait = [see(figure) for figure in shown.figures], why.trait
    if trait not in ORDER:
        raise MalformedStatement("an explanation names a property")
    values = [one.values[trait] for one in seen]
    groups = _options(query, len(seen))[LETTERS.index(answer)]
    holds = len(set(values)) == 2 and _division(values, values[0]) == groups
    faults = () if holds else ("the property does not divide the figures so",)
    return (*faults, *misreported(trait, values, seen, why))


def _options(query: Grouping, figures: int) -> tuple[Groups, ...]:
    """The divisions on offer; raises `MalformedStatement`."""
    options = query.options
    for one, other in options:
        if (
            one[:1] != (1,)
            or len(one) != len(other)
            or sorted((*one, *other)) != [*range(1, figures + 1)]
            or list(one + other) != [*sorted(one), *sorted(other)]
        ):
            raise MalformedStatement(
                f"an option divides 1 to {figures} into two groups of equally many, in order, that of 1 first"
            )
    if len(set(options)) < len(options):
        raise MalformedStatement("two options are alike")
    return options


def _division(values: Sequence[Value], value: Value) -> Groups:
    """The figures that have a value and those that do not, the group of the first one first."""
    one = tuple(place for place, held in enumerate(values, start=1) if held == value)
    other = tuple(place for place, held in enumerate(values, start=1) if held != value)
    first, second = sorted((one, other))
    return first, second


def _canonical_form(codes: Sequence[tuple[object, ...]], options: Sequence[Groups]) -> str:
    """Digest of the figures and the options; the figures are numbered by how they look."""
    forms = []
    for turned in zip(*codes, strict=True):
        order = sorted(range(len(turned)), key=lambda place: turned[place])
        rank = {place + 1: number for number, place in enumerate(order)}
        offered = sorted(sorted(sorted(rank[number] for number in group) for group in groups) for groups in options)
        forms.append(([turned[place] for place in order], offered))
    return fingerprint(min(forms))


def _structure(columns: Mapping[str, Sequence[Value]], first: str) -> str:
    """The property with its values, and how each other property that differs divides the figures."""
    values = sorted({str(value) for value in columns[first]})
    splits = [
        f"{name} {':'.join(str(number) for number in sorted(Counter(column).values(), reverse=True))}"
        for name, column in columns.items()
        if len(set(column)) > 1 and not name.startswith("any ")
    ]
    return f"{first} {' or '.join(values)}; {', '.join(splits)}"
