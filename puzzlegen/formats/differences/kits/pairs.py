"""The questions about two pictures, side by side or one above the other in one file, or in two files."""

from puzzlegen.core.question import Question
from puzzlegen.facts.differences.terms import Arrangement


class Arranged(Question, frozen=True):
    """How the two pictures stand to each other."""

    arrangement: Arrangement


class Boxes(Arranged, frozen=True, tag="boxes"):
    """Where do they differ, in so many places?"""

    number: int


class Single(Arranged, frozen=True, tag="single"):
    """Where is the only place in which they differ?"""


class Count(Arranged, frozen=True, tag="count"):
    """In how many places do they differ?"""
