"""What guessers without eyes get of an item: its question, its options, and what they may learn from."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import msgspec

from puzzlegen.answers.kinds import spelled
from puzzlegen.core.certificate import UNPROVEN_VERDICTS
from puzzlegen.core.item import BoundingBoxes, Box, Choice, Item, Key, Proof, Statement
from puzzlegen.fairness.luck import Draw, Guess
from puzzlegen.fairness.option_guessers import View

_WORD: Final = re.compile(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+")  # Chinese has no spaces: each character is a word
_NUMBER: Final = re.compile(r"\d+")

Frame: TypeAlias = tuple[float, float, float, float]


class Solved(Protocol):
    """An item with its key and its proof, which are None where these are kept apart."""

    @property
    def item(self) -> Item:
        """As a model may see it."""

    @property
    def key(self) -> Key | None:
        """Its key."""

    @property
    def proof(self) -> Proof | None:
        """Its proof."""


@dataclass(frozen=True)
class Sheet:
    """An item as a guesser without eyes gets it, and its answer.

    Attributes:
        groups: the names of the groups of items that it is judged in.
        contexts: the items that a guesser may learn from, by the name of what they share.
        words: of the question.
        answer: as `spell` writes it.
    """

    groups: tuple[str, ...]
    contexts: Mapping[str, str]
    words: tuple[str, ...]
    answer: str


@dataclass(frozen=True)
class ChoiceSheet(Sheet):
    """A multiple choice.

    Attributes:
        id: of the item.
        letters: of the options.
        key: the place of the right option.
        texts: of the options; empty where they are drawn.
        views: what is known of the options.
    """

    id: str
    letters: tuple[str, ...]
    key: int
    texts: tuple[str, ...]
    views: tuple[View, ...]

    def contents(self) -> Iterator[bytes]:
        """What each option shows, in one piece."""
        for faces in zip(*(view.faces for view in self.views), strict=True):
            yield msgspec.json.encode(faces, order="sorted")

    def rated(self, rate: Callable[[View], Sequence[float]]) -> list[float]:
        """How much a guesser likes each option, over all that is known of them."""
        return [sum(ratings) for ratings in zip(*map(rate, self.views), strict=True)]

    def guess(self, ratings: Sequence[float]) -> Guess:
        """Guess the option rated highest; several such ones share the score."""
        best = max(ratings)
        ties = list(ratings).count(best)
        return Guess((ratings[self.key] == best) / ties, Draw(1 / ties, ties / len(self.letters)))


@dataclass(frozen=True)
class BoxSheet(Sheet):
    """A question for boxes; those of its key in fractions of the rectangle around all that could be boxed."""

    boxes: tuple[Frame, ...]


@dataclass(frozen=True)
class Sheets:
    """The sheets of a release by the form of their answers, each in the order of the items' ids."""

    choices: tuple[ChoiceSheet, ...]
    texts: tuple[Sheet, ...]
    boxes: tuple[BoxSheet, ...]


def read_sheets(solved: Sequence[Solved]) -> Sheets:
    """The sheets of all items whose key and proof fit together; the gate "proven" names the others."""
    sheets = [sheet for one in sorted(solved, key=lambda one: one.item.id) if (sheet := _sheet(one))]
    return Sheets(
        choices=tuple(sheet for sheet in sheets if isinstance(sheet, ChoiceSheet)),
        texts=tuple(sheet for sheet in sheets if not isinstance(sheet, ChoiceSheet | BoxSheet)),
        boxes=tuple(sheet for sheet in sheets if isinstance(sheet, BoxSheet)),
    )


def _sheet(solved: Solved) -> Sheet | None:
    item, key, proof = solved.item, solved.key, solved.proof
    if key is None or proof is None:
        return None
    answer = spelled(key.answer, proof.layout)
    if answer is None:
        return None
    task = f"{item.category}: {proof.query.get('task', item.answer_form)}"
    family = f"{item.category}/{item.family}"
    others = (
        proof.certificate.verdict in UNPROVEN_VERDICTS
    )  # counted apart: the figures of all are those of what is proven
    groups = (task, family) if others else ("all", task, family)
    wording = _NUMBER.sub("#", item.question)
    contexts = {"wording": wording, "task": task, "family": family, "level": f"{family}@{item.level}"}
    words = words_of(item.question)
    if isinstance(key.answer, BoundingBoxes):
        return BoxSheet(groups, contexts, words, answer, _in_frame(key.answer.boxes, proof.layout.values()))
    if not isinstance(key.answer, Choice):
        return Sheet(groups, contexts, words, answer)
    letters = tuple(option.letter for option in item.options)
    if answer not in letters or len(letters) < 2:
        return None
    texts = tuple(option.text for option in item.options if option.text is not None)
    if len(texts) < len(letters):
        texts = ()
    # Options that are places of the puzzle itself, such as lettered cells, are part of the statement.
    views = tuple(_views(texts, letters, proof.query)) or tuple(_views(texts, letters, proof.statement))
    return ChoiceSheet(groups, contexts, words, answer, item.id, letters, letters.index(answer), texts, views)


def words_of(text: str) -> tuple[str, ...]:
    """Its words, in small letters; a Chinese character is one."""
    return tuple(_WORD.findall(text.casefold()))


def _views(texts: tuple[str, ...], letters: tuple[str, ...], data: Statement) -> Iterator[View]:
    """The texts of the options, and each list of the data that may be about them, having a value for each option."""
    if texts:
        yield View(texts)
    for value in data.values():
        if isinstance(value, list | tuple) and len(value) == len(letters) and tuple(value) != texts:
            yield View(tuple(value))


def _in_frame(boxes: Sequence[Box], layout: Iterable[Box]) -> tuple[Frame, ...]:
    if not boxes:
        return ()
    lefts, tops, rights, bottoms = zip(*layout, strict=True)
    left, top = min(lefts), min(tops)
    width, height = max(rights) - left, max(bottoms) - top
    return tuple(
        ((x1 - left) / width, (y1 - top) / height, (x2 - left) / width, (y2 - top) / height) for x1, y1, x2, y2 in boxes
    )
