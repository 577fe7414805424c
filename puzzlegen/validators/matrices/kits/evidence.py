"""What speaks for and against the options of a puzzle of panels, and the certificate that follows from it.

Each attribute that some rules explain is a *clue*: the rules *lead* to values, and an option is explained if it has in
each clue a value to which one of its rules leads. So all combinations of rules count, whatever their complexity. Where
rules of one attribute lead to different values, a reader may hold on to one that no option shows; that is a fault, even
if a single option is explained.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.validators.kits.answers import verdict_on

_METHOD: Final = "induction over all rules"
_DISAGREEMENT: Final = "two rules lead to different values"


class Lead(msgspec.Struct, frozen=True):
    """A rule that explains an attribute, and the value to which it leads."""

    name: str
    weight: int
    value: Hashable


class Clue(msgspec.Struct, frozen=True):
    """An attribute and the rules that explain it.

    Attributes:
        subject: the attribute, in words.
        leads: the rules that explain it; empty if it is not governed by any.
        offered: its value in each option.
        tried: how many rules were tried.
        spell: a value in words.
    """

    subject: str
    leads: tuple[Lead, ...]
    offered: tuple[Hashable, ...]
    tried: int
    spell: Callable[[Any], str] = str

    def refutes(self, option: int) -> bool:
        """True if no rule that explains the attribute leads to this option."""
        return bool(self.leads) and all(lead.value != self.offered[option] for lead in self.leads)

    @property
    def fault(self) -> str | None:
        """What is wrong with the attribute: its rules do not agree."""
        disagree = len({lead.value for lead in self.leads}) > 1
        return _DISAGREEMENT if disagree else None

    def objection(self, option: int) -> str:
        """Why an option is wrong: what each rule demands, and what the option has."""
        wanted: dict[str, str] = {}
        for lead in self.leads:
            wanted.setdefault(self.spell(lead.value), lead.name)
        demands = " or ".join(f"{value} ({rule})" for value, rule in wanted.items())
        return f"{self.subject} must be {demands}, not {self.spell(self.offered[option])}"

    def weight(self, answer: int) -> int:
        """The weight of the simplest rule that leads to the answer."""
        return min(lead.weight for lead in self.leads if lead.value == self.offered[answer])

    def names(self, answer: int) -> str:
        """The simplest rules that lead to the answer."""
        if not self.leads:
            return "free"
        weight = self.weight(answer)
        fitting = (lead for lead in self.leads if lead.weight == weight and lead.value == self.offered[answer])
        return "/".join(sorted({lead.name for lead in fitting}))


def agree(clue: Clue) -> bool:
    """True if all options have the same; what has no direction agrees with any."""
    return len({*clue.offered} - {None}) < 2


def follow(positions: Clue, numbers: Clue) -> bool:
    """True if options differ in positions only where they differ in number."""
    return len({*zip(numbers.offered, positions.offered, strict=True)}) == len({*numbers.offered})


def conclude(
    clues: Sequence[Clue],
    options: int,
    unit: str,
    canonical: Callable[[], str],
    structure: Callable[[int], str],
    effort: Mapping[str, int] | None = None,
    more: float = 0.0,
) -> Certificate:
    """The certificate of a puzzle of panels.

    Args:
        clues: what is known of all attributes.
        options: how many there are.
        unit: of the difficulty, which is the least weight of clues that together refute all other options.
        canonical: makes the canonical form.
        structure: makes the structure, from the answer.
        effort: further counts of work.
        more: what the difficulty counts besides weights.
    """
    against = [[clue for clue in clues if clue.refutes(option)] for option in range(options)]
    left = [option for option in range(options) if not against[option]]
    verdict = verdict_on(left)
    unique = verdict is Verdict.UNIQUE
    weights = [
        (sum(1 << option for option in range(options) if clue.refutes(option)), clue.weight(left[0]))
        for clue in clues
        if unique and clue.leads
    ]
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[option] for option in left[:2]),
        method=_METHOD,
        effort={
            "attributes": len(clues),
            "ungoverned": sum(not clue.leads for clue in clues),
            "rules_tried": sum(clue.tried for clue in clues),
            "rules_found": sum(len(clue.leads) for clue in clues),
            **(effort or {}),
        },
        difficulty=more + least_weight(weights, (1 << options) - 1 ^ 1 << left[0]) if unique else 0.0,
        unit=unit,
        canonical=canonical() if unique else "",
        structure=structure(left[0]) if unique else "",
        refuted={LETTERS[option]: found[0].objection(option) for option, found in enumerate(against) if found},
        faults=tuple(dict.fromkeys(clue.fault for clue in clues if unique and clue.fault)),
    )


def at_work(clues: Sequence[Clue], answer: int, worth: Callable[[str], int]) -> int:
    """The least that has to be found out to refute all options but the answer.

    Args:
        clues: what is known of all attributes.
        answer: the option that is left.
        worth: how many things there are to find out of a rule, by its name.
    """
    options = range(len(clues[0].offered))
    weights = [
        (
            sum(1 << option for option in options if clue.refutes(option)),
            min(worth(lead.name) for lead in clue.leads if lead.value == clue.offered[answer]),
        )
        for clue in clues
        if clue.leads
    ]
    return int(least_weight(weights, sum(1 << option for option in options if option != answer)))


def least_weight(weights: Iterable[tuple[int, int]], wrong: int) -> float:
    """The least weight that refutes all wrong options.

    Args:
        weights: of each attribute the options that it refutes, as bits, and its weight.
        wrong: the options to be refuted, as bits.
    """
    least = {0: 0}  # refuted options as bits -> weight
    for against, weight in weights:
        if not against:
            continue
        for done, spent in list(least.items()):
            both = done | against
            least[both] = min(spent + weight, least.get(both, spent + weight))
    return float(least[wrong])
