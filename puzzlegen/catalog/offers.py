"""What each family gives at each level: its questions with their forms, numbers of options and units, and its pool.

Questions are those that a family's format declares. Of families that declare none yet, they stand in ``offers.json``,
which is drawn from them by ``python -m benchmarks.offers``, and which has the pools of all.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from puzzlegen.answers.kinds import ASKED, Form
from puzzlegen.catalog.format import format_of
from puzzlegen.catalog.row import Row
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import question_of


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that a family asks at a level, in one of its forms.

    Attributes:
        task: its name in this form; empty in a family that has only one.
        form: of its answer.
        options: their number; 0 where there are none.
        unit: in which its difficulty is measured.
    """

    task: str
    form: AnswerForm
    options: int = 0
    unit: str = ""


class Pool(msgspec.Struct, frozen=True):
    """How many different puzzles there are, see ``docs/pools.md``; no size where no two were found to be equal."""

    at_least: int
    size: int | None = None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a family gives at a level.

    Attributes:
        questions: that it asks.
        pool: None where it was not measured.
        others: further numbers of options with which its choices can be made, see `puzzlegen.core.family.Generator`.
    """

    questions: tuple[Question, ...] = ()
    pool: Pool | None = None
    others: tuple[int, ...] = ()

    def numbers(self) -> tuple[int, ...]:
        """The numbers of options that its choices can have."""
        return tuple(sorted({*self.others, *(one.options for one in self.questions if one.options)}))


class NotOffered(WrongUsage):
    """A family has no questions of a form, or none with so many options, or not at this level."""


FILE: Final = files("puzzlegen.catalog") / "offers.json"


@cache
def table() -> Mapping[str, Mapping[Level, Offer]]:
    """``category/family`` -> level -> what it gives."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[Level, Offer]])


def of(row: Row, level: Level) -> Offer:
    """What a family gives at a level; of one that neither declares it nor is in the table, only the forms are known."""
    known, declared = table().get(row.name, {}).get(level), format_of(row).questions
    if not declared:
        return known or Offer(tuple(Question("", form) for form in row.forms))
    asked = {question: how for question, how in declared.items() if level in how.levels}
    questions = [
        Question(str(question.__struct_config__.tag or ""), how.form, how.options_at(level), how.unit)
        for question, how in asked.items()
    ]
    others = {number for how in asked.values() for number in how.others_at(level)}
    return Offer(
        tuple(sorted(questions, key=lambda one: one.task)), known.pool if known else None, tuple(sorted(others))
    )


def count(row: Row) -> int:
    """How many different questions a family asks, at any level and in any form.

    A question that is asked in several forms is one. Families that do not declare their questions yet name each form
    as a task of its own, and each task is counted.
    """
    declared = format_of(row).questions
    if not declared:
        return len({one.task for level in row.levels for one in of(row, level).questions})
    return len({question_of(one, declared) for one, how in declared.items() if {*how.levels} & {*row.levels}})


def forms(row: Row, level: Level) -> tuple[Form, ...]:
    """The forms in which a family can be asked at a level; where it draws options, boxes are those of options."""
    own = {one.form for one in of(row, level).questions}
    boxes = level in row.drawn_options if row.drawn_options else AnswerForm.BOUNDING_BOXES in own
    return tuple(form for form, one in ASKED.items() if (boxes if form == "boxes" else one in own))


def lack(row: Row, level: Level, form: Form | None, options: int | None) -> str | None:
    """Why a family cannot be asked at a level in this form and with so many options, and how it can; None if it can."""
    return next(iter(lacks(row, (level,), form, options)), None)


def lacks(row: Row, levels: Iterable[Level], form: Form | None, options: int | None) -> list[str]:
    """The same for several levels, those of which the same is to be said together."""
    alike: dict[tuple[str, str], list[Level]] = {}
    for level in levels:
        found = _lack(row, level, form, options)
        if found is not None:
            alike.setdefault(found, []).append(level)
    return [
        f"{row.name} has no questions {what} at level{'s' if len(some) > 1 else ''} {', '.join(some)}{instead}."
        for (what, instead), some in alike.items()
    ]


def _lack(row: Row, level: Level, form: Form | None, options: int | None) -> tuple[str, str] | None:
    """What kind of question is lacking, and what there is instead."""
    there = forms(row, level)
    if form is not None and form not in there:
        return f"of the form {form}", f"; its forms there are: {', '.join(there)}"
    offer = of(row, level)
    asked = [one for one in offer.questions if form in (None, "boxes") or one.form is ASKED[form]]
    numbers = offer.numbers()
    # Questions without options do as they are; those whose number is not known are found while items are made.
    known = row.name in table() or bool(format_of(row).questions)
    if options is None or options in numbers or not known or any(not one.options for one in asked):
        return None
    return f"with {options} options", f", but with {' or '.join(map(str, numbers))}"
