"""A puzzle in words: what its picture shows, for models that cannot see, as the family's renderer describes it."""

import re
from collections.abc import Iterator
from typing import Final

from puzzlegen import catalog
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import AnswerForm, Item, Proof
from puzzlegen.core.message import Phrase, messages
from puzzlegen.words import say

msg: Final = messages(__name__)

_ELEMENTS: Final = tuple(
    (re.compile(pattern), name)
    for name, pattern in (
        ("option", r"option-(?P<letter>[A-Z])"),
        ("cell", r"r(?P<row>\d+)c(?P<column>\d+)"),
        ("cells", r"r(?P<row>\d+)c(?P<column>\d+)-r(?P<last_row>\d+)c(?P<last_column>\d+)"),
        ("figure", r"figure-(?P<number>\d+)"),
        ("object", r"object-(?P<number>\d+)"),
        ("first", r"first"),
        ("second", r"second"),
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
        phrase: Phrase = msg("untold") if teller is None else teller(puzzle.statement, puzzle.query)
        shown = say(phrase, item.language)
    except _UNREADABLE as error:
        (row,) = catalog.find(item.kind)
        raise NotDescribed(
            f"{item.id} cannot be described: its data are not those of {row.name}, version {row.version}."
        ) from error
    if item.answer_form is AnswerForm.BOUNDING_BOXES:
        return "\n".join((shown, *_boxes(proof, item.language)))
    return shown


def _boxes(proof: Proof, language: str) -> Iterator[str]:
    """The boxes of elements, line by line."""
    meant = {element for answer in proof.certificate.answers for element in answer.split()}
    things = proof.layout.keys() - _PICTURES
    told = [element for element in proof.layout if element not in things or not things <= meant]
    if told:
        yield say(msg("boxes"), language)
        for element in told:
            yield say(msg("box", name=_name(element), box=str(list(proof.layout[element]))), language)


def _name(element: str) -> Phrase:
    """What people call an element of a picture; others than those above have names that people use (``e4``)."""
    for pattern, name in _ELEMENTS:
        if match := pattern.fullmatch(element):
            return msg(name, **match.groupdict())
    return element
