"""The sweep finds worthless families: one that fails in each of its ways."""

from typing import Any

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.catalog.labels import Labels
from puzzlegen.conformance import sweep
from puzzlegen.conformance.drafts import AcceptedDraft, drafts
from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.family import USUAL_LEVELS, Params
from puzzlegen.core.item import LANGUAGES, AnswerForm, Kind
from puzzlegen.core.puzzle import Puzzle, Wording
from puzzlegen.core.question import Asked, Drawn, NoFacts, Published, Question, Questions
from puzzlegen.core.stream import Stream
from puzzlegen.evidence import Measure
from puzzlegen.renderers.kits.wording import numbers

SEED = 4


class WorthlessParams(Params, frozen=True):
    """What makes the family worthless."""

    flaw: str


class Meant(Published, frozen=True):
    """The number that is meant, by its letter and its name."""

    flaw: str
    key: int
    name: int


class Which(Question, frozen=True, tag="number"):
    """Which number is meant?"""


class WhichOf(Which, frozen=True, tag="number_choice"):
    """Which number of four is meant?"""

    options: tuple[int, ...]


def asked(flaw: str) -> Questions:
    """What is asked, with this flaw."""
    if flaw == "constant answer":
        return {Which: Asked(form=AnswerForm.FILL_IN)}
    return {WhichOf: Asked(form=AnswerForm.CHOICE, options=4)}


class Worthless:
    """Generator and renderer of four numbers, of which one is asked for; with a flaw that the sweep has to find."""

    def __init__(self, flaw: str) -> None:
        self.LEVELS = {
            level: WorthlessParams(band=(0, 9 + number), flaw=flaw) for number, level in enumerate(USUAL_LEVELS)
        }

    def invent(self, rng: Stream, params: WorthlessParams, asked: Drawn) -> Puzzle:
        numbers = [7, 8, 9, 10] if params.flaw == "constant options" else rng.sample(range(1000), 4)
        key = asked.place
        if params.flaw == "always A":
            key = 0
        if params.flaw == "largest":
            key = numbers.index(max(numbers))
        if params.flaw == "dealt":
            key = _dealt(rng._index)
        statement = Meant(params.flaw, key, rng.below(10**9))
        if asked.question is Which:
            return Puzzle(statement, Which(), "7", NoFacts())
        return Puzzle(statement, WhichOf(tuple(numbers)), "ABCD"[key], NoFacts())

    def word(self, statement: Meant, query: Which) -> Wording:  # noqa: ARG002
        ask = dict.fromkeys(LANGUAGES, "Which number is meant?")
        if not isinstance(query, WhichOf):
            return Wording(ask, Kind.NUMBER)
        return Wording(ask, Kind.LETTER, options=numbers(query.options))


def _dealt(index: int) -> int:
    """Each run of four items has each letter once."""
    return Stream("deck", index // 4).permutation(4)[index % 4]


BUDGET = 10


def certify(statement: Meant, query: Which) -> Certificate:
    """Believes the key; with a flaw in its findings if that is wanted."""
    flaw, letter = statement.flaw, "ABCD"[statement.key]
    answer = letter if isinstance(query, WhichOf) else "7"
    spent = BUDGET <= 0 and flaw != "no budget"
    return Certificate(
        verdict=Verdict.UNDECIDED if spent else Verdict.UNIQUE,
        answers=() if spent else (answer,),
        method="none",
        effort={},
        difficulty=1 + statement.name % 7 * (flaw == "difficulty of a disguise"),
        unit="steps",
        canonical="same" if flaw == "constant form" else f"{statement.name} {statement.key}",
        refuted=dict.fromkeys(set("ABCD") - {letter}, "no") if isinstance(query, WhichOf) else {},
    )


def worthless(flaw: str) -> tuple[AcceptedDraft, ...]:
    row = catalog.Row(
        category="template",
        family="worthless",
        labels=Labels(mmiq_paradigm="guesswork" if flaw == "label" else "mathematics"),
        summary="",
    )
    validator = catalog.Validator(certify, None, None)
    rooms = Worthless(flaw)
    loaded = catalog.Family(row, catalog.Format(Meant, asked(flaw)), rooms, rooms, validator)  # type: ignore[arg-type]
    return tuple(one for level in USUAL_LEVELS for one in drafts(loaded, level, SEED, sweep.COUNT))


@pytest.mark.parametrize(
    ("flaw", "check"),
    [
        ("always A", "letters"),
        ("constant options", "spread"),
        ("constant answer", "spread"),
        ("constant answer", "guessers"),
        ("largest", "guessers"),
        ("dealt", "answer leaks"),
        ("constant form", "forms"),
        ("no budget", "budgets"),
        ("label", "labels"),
    ],
)
def test_a_worthless_family_fails(flaw: str, check: str) -> None:
    assert list(sweep.CHECKS[check](worthless(flaw)))


def test_a_family_without_a_flaw_passes() -> None:
    some = worthless("none")
    assert [told for check in sweep.CHECKS.values() for told in check(some)] == []


def renamed(statement: Meant, query: Which, rng: Any) -> tuple[Meant, Which]:
    """Another name, which this family's canonical form and difficulty depend on."""
    return replace(statement, name=statement.name + 1 + rng.randrange(9)), query


def test_a_disguise_that_changes_the_form_or_the_difficulty_is_found() -> None:
    assert any("canonical" in told for told in sweep.disguises(worthless("none"), [renamed]))
    assert any("difficulty" in told for told in sweep.disguises(worthless("difficulty of a disguise"), [renamed]))
    assert "disguise 0 fits no puzzle" in sweep.disguises(worthless("none"), [lambda *_: None])


def test_levels_that_a_plain_program_cannot_tell_apart_are_found() -> None:
    some = worthless("none")
    levels = [level for level in USUAL_LEVELS for _ in range(sweep.COUNT)]
    numbers = iter(levels)
    rising = Measure("places of levels", lambda *_: USUAL_LEVELS.index(next(numbers)))
    assert not list(sweep.levels(some, rising))
    assert any("easy 1, medium 1, hard 1" in told for told in sweep.levels(some, Measure("all alike", lambda *_: 1)))
    assert any("nothing to count" in told for told in sweep.levels(some, Measure("nothing", lambda *_: None)))
