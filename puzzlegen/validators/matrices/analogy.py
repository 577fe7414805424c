"""Solves a published analogy: every change of the language is tried on every attribute.

An attribute belongs to both figures together, since they may exchange its values. A change that makes the second panel
of the first says what the fourth must be, made of the third; an option is explained if each attribute has there what
one of these changes makes.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import analogy as form
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.validators.kits.answers import demand_different
from puzzlegen.validators.kits.properties import fewest
from puzzlegen.validators.matrices.kits.canonical import Way, plainest
from puzzlegen.validators.matrices.kits.evidence import Clue, Lead, conclude
from puzzlegen.validators.matrices.kits.induction import READERS, images
from puzzlegen.validators.matrices.kits.statement import CORNERED, FILLS, POINTING, check_panel

Values: TypeAlias = tuple[Any, ...]  # of both figures
Change: TypeAlias = Callable[[Values], Values | None]  # None where it does not apply

LAYOUTS: Final[Mapping[form.Layout, tuple[int, ...]]] = {
    "nested": (1, 1),
    "left_right": (1, 1),
    "up_down": (1, 1),
    "diagonal": (1, 1),
    "nested_dots": (1, 1, 6),
    "left_right_dots": (1, 1, 6),
}  # cells per part
NESTING: Final = ("square", "pentagon", "hexagon", "circle")
SAME: Final = 1
SIMPLE: Final = 2  # weight of a change that both figures share
ODD: Final = 3  # of one that only one of them takes, of a reflection, and of multiples
_WHO: Final = {"both": (True, True), "first": (True, False), "second": (False, True)}


_PUBLISHED: Final[Mapping[str, form.Change]] = {
    "same": form.Change("same"),
    "exchanged": form.Change("exchanged"),
    "mirrored": form.Change("mirrored"),
    "flipped": form.Change("flipped"),
    "opposite": form.Change("inverted"),
    "doubled": form.Change("times", 2),
    "halved": form.Change("times", -2),
}


def certify(given: form.Rows, query: form.Analogy) -> Certificate:
    """Find every option that some combination of changes leads to.

    The difficulty is the least sum of weights of attributes that together refute all other options, and the depth how
    many attributes that takes at least.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    demand_different(query.options)
    for panel in (*given.panels, *query.options):
        _check(panel, given.layout)
    clues = tuple(_clues(given, query.options))
    certificate = conclude(
        clues,
        len(query.options),
        form.QUESTIONS[type(query)].unit,
        lambda: plainest(f"{given.layout} analogy", given.panels, query.options, _ways(given.layout), turning=False),
        lambda answer: "; ".join([given.layout, *(f"{clue.subject} {_name(clue, answer)}" for clue in clues)]),
    )
    if certificate.verdict is not Verdict.UNIQUE:
        return certificate
    key, options = LETTERS.index(certificate.answers[0]), range(len(query.options))
    differences = [{clue.subject for clue in clues if clue.refutes(option)} for option in options if option != key]
    return msgspec.structs.replace(certificate, depth=Depth.properties(fewest(differences)))


def certify_why(given: form.Rows, query: form.Analogy, answer: str, why: form.Facts) -> Faults:
    """What is false in the changes that are told: the simplest of each attribute in which options differ."""
    clues = {clue.subject: clue for clue in _clues(given, query.options) if len(set(clue.offered)) > 1}
    key = LETTERS.index(answer)
    if why.changes.keys() != clues.keys():
        return ("not all attributes are told in which options differ",)
    for attribute, change in why.changes.items():
        leads = [lead for lead in clues[attribute].leads if lead.value == clues[attribute].offered[key]]
        simplest = min((lead.weight for lead in leads), default=0)
        if change not in [_told(lead.name) for lead in leads if lead.weight == simplest]:
            return ("an attribute does not change so",)
    return ()


def _told(name: str) -> form.Change:
    """A change of the language as it is published."""
    if name in _PUBLISHED:
        return _PUBLISHED[name]
    who, _, step = name.rpartition(" ")
    turned = who.endswith(" turned")
    who = who.removesuffix(" turned") or "both"
    return msgspec.convert({"kind": "turn" if turned else "step", "step": int(step), "who": who}, form.Change)


def _check(panel: Panel, layout: form.Layout) -> None:
    """Refuse a panel that does not fit the layout."""
    check_panel(panel, layout, LAYOUTS[layout])
    if layout.startswith("nested"):
        outer, inner = panel[0][0], panel[1][0]
        if outer.size != 4 or inner.size < 3 or outer.shape not in NESTING or inner.shape not in NESTING:
            raise MalformedStatement(f"nested figures are large, and of {', '.join(NESTING)}")
        if outer.fill == inner.fill == "black":
            raise MalformedStatement("a black figure in a black one cannot be seen")
    for place, dot in enumerate(panel[2] if len(panel) > 2 else ()):
        if (dot.cell, dot.shape, dot.size, dot.fill) != (place, "circle", 4, "black"):
            raise MalformedStatement("dots are black circles of size 4 in the first cells of their row")


def _clues(given: form.Rows, options: tuple[Panel, ...]) -> Iterator[Clue]:
    """All attributes with the changes that explain them."""
    everything = (*given.panels, *options)
    for attribute, changes in _LANGUAGE.items():
        if attribute == "dots":
            if len(LAYOUTS[given.layout]) < 3:
                continue
            values: list[Values] = [(len(panel[2]),) for panel in everything]
        elif attribute == "turn":
            if not any(panel[part][0].shape in POINTING for panel in everything for part in (0, 1)):
                continue
            values = [tuple(panel[part][0].turn for part in (0, 1)) for panel in everything]
        elif attribute == "shape":
            values = [tuple(panel[part][0].shape for part in (0, 1)) for panel in everything]
        else:
            read = READERS[attribute]
            values = [tuple(read(panel[part]) for part in (0, 1)) for panel in everything]
        first, second, third = values[:3]
        leads = []
        for name, (weight, change) in changes.items():
            end = change(third)
            if change(first) == second and end is not None:
                leads.append(Lead(name, weight, end))
        spell = _shades if attribute == "fill" else _plain
        yield Clue(attribute, tuple(leads), tuple(values[3:]), len(changes), spell)


def _plain(values: Values) -> str:
    return " and ".join(str(value) for value in values)


def _shades(values: Values) -> str:
    return _plain(tuple(FILLS[value] for value in values))


def _name(clue: Clue, answer: int) -> str:
    """The simplest changes that lead to the answer, without what a disguise changes of them.

    Which of the two figures takes one is not told, nor which way it is turned or mirrored.
    """
    names = clue.names(answer).replace("first", "one").replace("second", "one").replace("flipped", "mirrored")
    for step in (5, 6, 7):
        names = names.replace(f"turned {step}", f"turned {8 - step}")
    return "/".join(sorted(set(names.split("/"))))


def _ways(layout: form.Layout) -> tuple[Way, ...]:
    """How a disguise can be taken off: two figures that stand beside each other change places."""
    cells = LAYOUTS[layout]
    plain = tuple(range(len(cells)))
    moves = tuple(images(range(count)) for count in cells)
    orders = [plain] if layout.startswith("nested") else [(*pair, *plain[2:]) for pair in permutations((0, 1))]
    return tuple(((0, 1, 2), order, moves) for order in orders)


# --- the changes


def _each(change: Callable[[Any], Any], who: str) -> Change:
    """A change of one figure or of both; it applies if it does to all that take it."""

    def changed(values: Values) -> Values | None:
        after = tuple(change(value) if takes else value for value, takes in zip(values, _WHO[who], strict=True))
        return None if None in after else after

    return changed


def _within(step: int, top: int) -> Callable[[int], int | None]:
    return lambda value: value + step if 0 <= value + step <= top else None


def _corners(step: int) -> Callable[[str], str | None]:
    def changed(shape: str) -> str | None:
        if shape not in CORNERED:
            return None
        place = CORNERED.index(shape) + step
        return CORNERED[place] if 0 <= place < len(CORNERED) else None

    return changed


def _number(change: Callable[[int], int | None]) -> Change:
    def changed(values: Values) -> Values | None:
        after = change(values[0])
        return None if after is None or not 1 <= after <= 6 else (after,)

    return changed


def _steps(kind: Callable[[int], Callable[[Any], Any]]) -> dict[str, tuple[int, Change]]:
    return {
        f"{who} {step:+}": (SIMPLE if who == "both" else ODD, _each(kind(step), who))
        for who in _WHO
        for step in (1, -1)
    }


def _turned(step: int) -> Callable[[int], int]:
    return lambda turn: (turn + step) % 8


_PAIR: Final[dict[str, tuple[int, Change]]] = {
    "same": (SAME, lambda values: values),
    "exchanged": (SIMPLE, lambda values: values[::-1]),
}
_LANGUAGE: Final[Mapping[form.Attribute, Mapping[str, tuple[int, Change]]]] = {
    "shape": {**_PAIR, **_steps(_corners)},
    "size": {**_PAIR, **_steps(lambda step: lambda size: size + step if 1 <= size + step <= 4 else None)},
    "fill": {
        **_PAIR,
        "opposite": (SIMPLE, _each(lambda fill: 3 - fill, "both")),
        **_steps(lambda step: _within(step, 3)),
    },
    "turn": {
        "same": (SAME, lambda values: values),
        "mirrored": (ODD, _each(lambda turn: -turn % 8, "both")),
        "flipped": (ODD, _each(lambda turn: (4 - turn) % 8, "both")),
        **{
            f"{who} turned {step}": (SIMPLE if who == "both" else ODD, _each(_turned(step), who))
            for who in _WHO
            for step in range(1, 8)
        },
    },
    "dots": {
        "same": (SAME, lambda values: values),
        **{f"{step:+}": (SIMPLE, _number(_within(step, 6))) for step in (1, -1, 2, -2)},
        "doubled": (ODD, _number(lambda dots: 2 * dots)),
        "halved": (ODD, _number(lambda dots: None if dots % 2 else dots // 2)),
    },
}
