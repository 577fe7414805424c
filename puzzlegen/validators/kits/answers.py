"""Answers the questions that many families ask, once the true number is known."""

from collections.abc import Callable, Iterable, Sequence, Sized
from hashlib import blake2b
from typing import Any, Final

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement, Verdict

LETTERS: Final = ("A", "B", "C", "D")


class Findings(msgspec.Struct, frozen=True):
    """The answers to a question, and why each wrong option is wrong."""

    answers: tuple[str, ...]
    refuted: dict[str, str] = {}


def letter_of_number(options: Sequence[int], count: int) -> Findings:
    """The letter of the count among the numbers on offer.

    Raises:
        MalformedStatement: two options say the same.
    """
    if len(set(options)) < len(options):
        raise MalformedStatement("two options say the same")
    lettered = list(zip(LETTERS, options, strict=False))
    return Findings(
        tuple(letter for letter, number in lettered if number == count),
        {letter: f"there are {count}, not {number}" for letter, number in lettered if number != count},
    )


def letters_of_numbers(options: Sequence[int], numbers: Sequence[int], against: str) -> Findings:
    """The answers where all these numbers can be defended, with or without options; ``against`` says why others cannot.

    Raises:
        MalformedStatement: two options say the same.
    """
    if len(set(options)) < len(options):
        raise MalformedStatement("two options say the same")
    if not options:
        return Findings(tuple(map(str, numbers)))
    letters = dict(zip(options, LETTERS, strict=False))
    return Findings(
        tuple(letters[number] for number in numbers if number in letters),
        {letter: against for number, letter in letters.items() if number not in numbers},
    )


def letters_of(right: Sequence[bool], against: str) -> Findings:
    """The letters of the options that are right; ``against`` says why the others are not."""
    letters = "ABCDEFGH"[: len(right)]
    return Findings(
        tuple(letter for letter, holds in zip(letters, right, strict=True) if holds),
        {letter: against for letter, holds in zip(letters, right, strict=True) if not holds},
    )


def demand_different(options: Sequence[object]) -> None:
    """Refuse options of which two are alike."""
    if any(one == other for number, one in enumerate(options) for other in options[:number]):
        raise MalformedStatement("two options are alike")


def verdict_on(answers: Sized) -> Verdict:
    """What so many answers, all that there are, prove."""
    return (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)[min(len(answers), 2)]


def witnesses(answers: Iterable[str]) -> tuple[str, ...]:
    """Two different answers, or the one that all solutions give."""
    return tuple(dict.fromkeys(answers))[:2]


def proven(solutions: Sequence[Findings], budget: int, **measured: Any) -> Certificate:
    """The certificate of a puzzle that has these solutions, each with the answers that it gives.

    Args:
        solutions: what was found; two are enough, and two with different answers are better witnesses. Several are
            ambiguous whatever they say, since questions promise one.
        budget: what was to be spent on the search; where the ``effort`` adds up to more, nothing is proven.
        measured: the other fields of the certificate.
    """
    found = [answer for one in solutions for answer in one.answers]
    verdict = verdict_on(found) if len(solutions) < 2 else Verdict.AMBIGUOUS
    answers = witnesses(found)
    if sum(measured["effort"].values()) > budget:
        verdict, answers = Verdict.UNDECIDED, ()
    refuted = solutions[0].refuted if solutions else {}
    return Certificate(verdict=verdict, answers=answers, refuted=refuted, **measured)


def least(form: tuple[Any, ...], *moves: Callable[[Any], tuple[Any, ...]]) -> tuple[Any, ...]:
    """The least of all that a form becomes by these moves, one after another: the same for all of them."""
    reached, untried = {form}, [form]
    while untried:
        one = untried.pop()
        new = {move(one) for move in moves} - reached
        reached |= new
        untried += new
    return min(reached)


def fingerprint(canonical: Any) -> str:
    """The digest of a canonical form made of tuples, numbers and texts."""
    return blake2b(repr(canonical).encode(), digest_size=16).hexdigest()
