"""What published forms are made of, and how the questions of a family are declared beside its form.

A module of ``puzzlegen.formats`` has data only: ``Statement``, what the pictures show; ``Query``, the union of the
questions; and ``QUESTIONS``, how each of them is asked:

    QUESTIONS = {
        Turn: Asked(AnswerForm.CHOICE, options=3),
        Turns: Asked(AnswerForm.FILL_IN, weight=2),
        TurnsOffered: Asked(AnswerForm.CHOICE, options=4, one_in=3),
    }

A struct that is derived from another one is the same question in another form: ``class TurnsOffered(Turns)``.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm


class Published(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a published form; fields with a default are left out where they have it."""


class Question(Published, frozen=True, tag_field="task"):
    """What is asked; the tag of each question is the ``task`` of its JSON."""


class NoFacts(Published, frozen=True):
    """The facts of an explanation that needs none."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """How a question is asked.

    Attributes:
        form: of its answer.
        options: their number, if it is a choice; by level, where levels differ.
        others: further numbers of options that may be asked for: the family has levels of its own with them
            (``LEVELS_BY_OPTIONS``), or takes what has so many; by level, where not all have them.
        drawn: whether its options are drawn, so that they may be boxed instead of named.
        unit: in which its difficulty is measured.
        why: the facts of its explanation.
        weight: its share in what the family asks, by level, where levels differ; 0 for a form that only ``one_in``
            brings up.
        one_in: of so many items that would ask the question in the form from which this one is derived, one does in
            this form instead.
        levels: at which it is asked; none for one that is only judged where somebody puts it.
        open_to: why one cheap look may answer it, in a sentence that the docs print: where the property that somebody
            looks at is the work itself (`puzzlegen.fairness.lazy_solvers`); by level, where it is so at some only.
        labels: those that differ from the labels of its family (`puzzlegen.catalog.labels.Labels`), by their names.
    """

    form: AnswerForm
    options: int | Mapping[Level, int] = 0
    others: tuple[int, ...] | Mapping[Level, tuple[int, ...]] = ()
    drawn: bool = False
    unit: str = ""
    why: type[Published] = NoFacts
    weight: int | Mapping[Level, int] = 1
    one_in: int = 0
    levels: tuple[Level, ...] = tuple(Level)
    open_to: str | Mapping[Level, str] = ""
    labels: Mapping[str, str | None] = {}

    def options_at(self, level: Level) -> int:
        """The number of options at a level."""
        return self.options if isinstance(self.options, int) else self.options[level]

    def others_at(self, level: Level) -> tuple[int, ...]:
        """The further numbers of options at a level, which are not its own."""
        others = self.others if isinstance(self.others, tuple) else self.others.get(level, ())
        return tuple(number for number in others if number != self.options_at(level))

    def weight_at(self, level: Level) -> int:
        """Its share at a level."""
        return self.weight if isinstance(self.weight, int) else self.weight[level]

    def open_at(self, level: Level) -> str:
        """Why one cheap look may answer it at a level; "" if none may."""
        return self.open_to if isinstance(self.open_to, str) else self.open_to.get(level, "")


Questions: TypeAlias = Mapping[type[Any], Asked]


class Drawn(NamedTuple):
    """What an item is to ask; both follow from its index alone.

    Attributes:
        question: the struct that is to be built, a key of ``QUESTIONS``.
        place: of the key among four options.
    """

    question: type[Any]
    place: int


def question_of(form: type[Any], questions: Questions) -> type[Any]:
    """The question that is asked in this form: the struct from which it is derived, if there is such a one."""
    return next(base for base in reversed(form.__mro__) if base in questions)


def task_whatever_form(query: Question, questions: Questions) -> str:
    """The task of the question that is asked, whatever the form: forms of one question have one canonical form."""
    return str(question_of(type(query), questions).__struct_config__.tag)
