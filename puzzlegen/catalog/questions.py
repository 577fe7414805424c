"""What each family asks at each level, as its format declares it: forms, numbers of options and units."""

from collections.abc import Iterable

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
        task: its name in this form.
        form: of its answer.
        options: their number; 0 where there are none.
        unit: in which its difficulty is measured.
    """

    task: str
    form: AnswerForm
    options: int = 0
    unit: str = ""


class NotOffered(WrongUsage):
    """A family has no questions of a form, or none with so many options, or not at this level."""


def at(row: Row, level: Level) -> tuple[Question, ...]:
    """The questions of a family at a level, in all of their forms."""
    questions = [
        Question(str(question.__struct_config__.tag), how.form, how.options_at(level), how.unit)
        for question, how in format_of(row).questions.items()
        if level in how.levels
    ]
    return tuple(sorted(questions, key=lambda one: one.task))


def numbers(row: Row, level: Level, form: Form | None = None) -> tuple[int, ...]:
    """The numbers of options that its choices can have, in this form or in any."""
    declared = format_of(row)
    asked = [declared.questions[question] for question in declared.wanted(level, form, None)]
    found = {number for how in asked for number in (how.options_at(level), *how.others_at(level))}
    return tuple(sorted(found - {0}))


def count(row: Row) -> int:
    """How many different questions a family asks, at any level; one that is asked in several forms is one."""
    declared = format_of(row).questions
    return len({question_of(one, declared) for one, how in declared.items() if {*how.levels} & {*row.levels}})


def answer_forms(row: Row) -> tuple[AnswerForm, ...]:
    """The forms of its answers, at any level."""
    there = {one.form for level in row.levels for one in at(row, level)}
    return tuple(form for form in AnswerForm if form in there)


def forms(row: Row, level: Level) -> tuple[Form, ...]:
    """The forms in which a family can be asked at a level; where it draws options, boxes are those of options."""
    form = format_of(row)
    return tuple(one for one in ASKED if form.wanted(level, one, None))


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
    if format_of(row).wanted(level, form, options):
        return None
    return f"with {options} options", f", but with {' or '.join(map(str, numbers(row, level, form)))}"
