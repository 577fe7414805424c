"""A puzzle in words: what its picture shows, for models that cannot see, as the family's renderer describes it."""

import re
from collections.abc import Iterator
from typing import Final

from puzzlegen import catalog
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import AnswerForm, Item, Proof, Text

_UNTOLD: Final[Text] = {
    "en": "The pictures of this puzzle cannot be put into words.",
    "zh": "这道题的图片无法用文字描述。",
}
_BOXES: Final[Text] = {
    "en": "The places of the things that could be meant, as boxes [x1, y1, x2, y2]:",
    "zh": "可能被问到的各个对象在图中的位置，用方框 [x1, y1, x2, y2] 表示：",
}
_COLON: Final[Text] = {"en": ": ", "zh": "："}
_ELEMENTS: Final[tuple[tuple[re.Pattern[str], Text], ...]] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"option-([A-Z])", {"en": "option {0}", "zh": "选项 {0}"}),
        (r"r(\d+)c(\d+)", {"en": "row {0}, column {1}", "zh": "第 {0} 行第 {1} 列"}),
        (
            r"r(\d+)c(\d+)-r(\d+)c(\d+)",
            {"en": "row {0}, column {1} to row {2}, column {3}", "zh": "第 {0} 行第 {1} 列到第 {2} 行第 {3} 列"},
        ),
        (r"figure-(\d+)", {"en": "figure {0}", "zh": "图形 {0}"}),
        (r"object-(\d+)", {"en": "object {0}", "zh": "物体 {0}"}),
        (r"first", {"en": "the first picture", "zh": "第一张图"}),
        (r"second", {"en": "the second picture", "zh": "第二张图"}),
    )
)
_PICTURES: Final = frozenset({"first", "second"})  # elements that are whole pictures
_UNREADABLE: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class NotDescribed(WrongUsage):
    """A puzzle cannot be put into words."""


def describe(item: Item, proof: Proof) -> str:
    """All that the pictures of an item show, in its language.

    Where boxes are asked for, the boxes of all things that could be meant follow, since nobody can measure words. Where
    only the things that are meant have boxes, these are not told: the description itself says where everything is.

    Raises:
        NotDescribed: the data are not those of today's version of the family.
    """
    teller = getattr(catalog.load_renderer(item.kind), "describe", None)
    try:
        puzzle = catalog.load_format(item.kind).puzzle(proof.statement, proof.query)
        shown: Text = _UNTOLD if teller is None else teller(puzzle.statement, puzzle.query)
    except _UNREADABLE as error:
        (row,) = catalog.find(item.kind)
        raise NotDescribed(
            f"{item.id} cannot be described: its data are not those of {row.name}, version {row.version}."
        ) from error
    if item.answer_form is AnswerForm.BOUNDING_BOXES:
        return "\n".join((shown[item.language], *_boxes(proof, item.language)))
    return shown[item.language]


def _boxes(proof: Proof, language: str) -> Iterator[str]:
    """The boxes of elements, line by line."""
    meant = {element for answer in proof.certificate.answers for element in answer.split()}
    things = proof.layout.keys() - _PICTURES
    told = [element for element in proof.layout if element not in things or not things <= meant]
    if told:
        yield _BOXES[language]
        yield from (f"{_name(element, language)}{_COLON[language]}{list(proof.layout[element])}" for element in told)


def _name(element: str, language: str) -> str:
    """What people call an element of a picture; others than those above have names that people use (``e4``)."""
    for pattern, words in _ELEMENTS:
        if match := pattern.fullmatch(element):
            return words[language].format(*match.groups())
    return element
