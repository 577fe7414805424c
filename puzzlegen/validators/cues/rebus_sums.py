"""Reads sums of pictures and letters: every name of each picture, every place where a run can be taken out."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import digest, known
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import LETTERS, Findings, convert, demand_different, fingerprint, proven

BUDGET: Final = 50_000
"""Texts that are made on the way; the most that any sum of eight terms needed was some hundreds."""
UNIT: Final = "letters written or struck out"

_KINDS: Final = {one.name: one for one in facts().properties}
Capitals = Annotated[str, msgspec.Meta(pattern=r"\A[A-Z]{0,12}\Z")]


class _Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sign: Literal["+", "-"]
    icon: str = ""
    letters: Capitals = ""

    def names(self, missing: str) -> tuple[str, ...]:
        """What it may stand for; ``missing`` is what takes the place of a question mark."""
        if self.letters:
            return (self.letters,)
        return tuple(name.upper() for name in facts().called[missing if self.icon == "?" else self.icon])


_Sum = Annotated[tuple[_Term, ...], msgspec.Meta(min_length=2, max_length=8)]


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sums: Annotated[tuple[_Sum, ...], msgspec.Meta(min_length=1, max_length=4)]
    dress: Literal["train", "washing line", "notebook"]
    words: str


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["word", "word_choice", "class", "picture"]
    options: tuple[str, ...] = ()
    word: Capitals = ""
    kind: str = ""
    odd: bool = False


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: tuple[tuple[tuple[Literal["+", "-"], str, str], ...], ...]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every known word that the sums can be read as.

    The difficulty is how many letters are written or struck out on the shortest way to the words.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = _read(statement, query)
    search = _Search()
    findings, readings = _ANSWERS[asked.task](shown, asked, search)
    pattern = " ".join(sorted(_pattern(one) for one in shown.sums))
    return proven(
        findings,
        BUDGET,
        method="all names of the pictures, all places of the runs",
        effort={"texts": search.texts},
        difficulty=float(sum(min(reading.values(), default=0) for reading in readings)),
        unit=UNIT,
        canonical=fingerprint(
            (asked.task, asked.word, asked.kind, asked.odd, sorted(asked.options), sorted(map(_spelled, shown.sums)))
        ),
        structure=f"{asked.task}: {pattern}",
        faults=uncommon(*filter(None, readings)),
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """Whether each step of the sums follows from their terms, down to the words.

    Raises:
        MalformedStatement: the facts break the format.
    """
    shown, asked = _read(statement, query)
    told = convert(why, _Told, "facts").steps
    picture = asked.options[LETTERS.index(answer)] if asked.task == "picture" else ""
    if len(told) != len(shown.sums):
        return ("there are other sums",)
    for terms, steps in zip(shown.sums, told, strict=True):
        text = ""
        if len(steps) != len(terms):
            return ("a term is left out, or added",)
        for term, (sign, part, then) in zip(terms, steps, strict=True):
            possible = (text + part,) if sign == "+" else tuple(_without(text, part))
            if sign != term.sign or part not in term.names(picture) or then not in possible:
                return ("a step does not follow",)
            text = then
        if text.lower() not in known() or (asked.task != "class" and text != _meant(asked, answer)):
            return ("the steps lead to another word",)
    return ()


def _meant(asked: _Asked, answer: str) -> str:
    """The word that a sum leads to."""
    return asked.word or (asked.options[LETTERS.index(answer)] if asked.options else answer)


def _read(statement: Statement, query: Statement) -> tuple[_Shown, _Asked]:
    shown, asked = convert(statement, _Shown, "statement"), convert(query, _Asked, "query")
    terms = [term for one in shown.sums for term in one]
    if shown.words != digest():
        raise MalformedStatement("the statement is about other lists of words")
    if any(bool(term.icon) == bool(term.letters) for term in terms) or any(one[0].sign != "+" for one in shown.sums):
        raise MalformedStatement("a term is either a picture or letters, and nothing is taken out first")
    missing = [term.icon for term in terms].count("?")
    known_icons = {*facts().called, "", "?"}
    if any(term.icon not in known_icons for term in terms) or missing != (asked.task == "picture"):
        raise MalformedStatement("a picture is missing, or has no name")
    if len(shown.sums) != (len(LETTERS) if asked.task == "class" else 1) or bool(asked.word) != (
        asked.task == "picture"
    ):
        raise MalformedStatement("there is one sum, or four of a class; a result stands where a picture is missing")
    if len(asked.options) != (0 if asked.task in ("word", "class") else len(LETTERS)):
        raise MalformedStatement("there are four options, or a word to be found")
    if asked.kind not in (_KINDS if asked.task == "class" else ("",)) or (asked.odd and not asked.kind):
        raise MalformedStatement("a known kind is asked for where there are several sums")
    demand_different(asked.options)
    if asked.task == "picture" and not facts().called.keys() >= {*asked.options}:
        raise MalformedStatement("an option is unknown")
    return shown, asked


class _Search:
    def __init__(self) -> None:
        self.texts = 0

    def read(self, terms: Sequence[_Term], missing: str = "") -> dict[str, int]:
        """The known words that a sum can be read as, each with the letters handled on its shortest way."""
        texts = {"": 0}
        for term in terms:
            reached: dict[str, int] = {}
            for text, letters in texts.items():
                for name in term.names(missing):
                    for then in {text + name} if term.sign == "+" else {*_without(text, name)}:
                        reached[then] = min(reached.get(then, 10**6), letters + len(name))
            texts = reached
            self.texts += len(texts)
        return {text: letters for text, letters in texts.items() if text.lower() in known()}


def _without(text: str, run: str) -> Iterator[str]:
    """The text with a run taken out, wherever it stands."""
    for place in range(len(text) - len(run) + 1):
        if text.startswith(run, place):
            yield text[:place] + text[place + len(run) :]


Found = tuple[list[Findings], list[dict[str, int]]]


def _word(shown: _Shown, asked: _Asked, search: _Search) -> Found:
    reading = search.read(shown.sums[0])
    if not asked.options:
        return [Findings((word,)) for word in sorted(reading)], [reading]
    return [
        Findings(
            tuple(letter for letter, option in zip(LETTERS, asked.options, strict=True) if option == word),
            {
                letter: f"no reading spells {option}"
                for letter, option in zip(LETTERS, asked.options, strict=True)
                if option not in reading
            },
        )
        for word in sorted(reading)
    ], [reading]


def _class(shown: _Shown, asked: _Asked, search: _Search) -> Found:
    """The one sum whose result is of the kind, or is not; every other one is beyond argument the other way round."""
    readings = [search.read(one) for one in shown.sums]
    known = facts()
    names = {known.called.get(thing, (thing,))[0].upper(): thing for thing in known.names if thing not in known.longer}
    if not all(len(reading) == 1 for reading in readings):
        return [Findings(())] * (2 if all(readings) else 0), readings
    right, refuted = [], {}
    for letter, word in zip(LETTERS, (word for reading in readings for word in reading), strict=True):
        thing, kind = names.get(word), _KINDS[asked.kind]
        is_one, is_none = thing in kind.yes, thing is None or kind.lacks(thing)
        if is_one if asked.odd else is_none:
            refuted[letter] = f"{word} is {'' if is_one else 'not '}of the kind"
        else:  # what is arguable may be meant, or not
            right += [letter] * (1 if is_one or is_none else 2)
    return [Findings(tuple(right), refuted)], readings


def _picture(shown: _Shown, asked: _Asked, search: _Search) -> Found:
    """The pictures that make the sum true; with any other one, no reading does."""
    readings = [search.read(shown.sums[0], option) for option in asked.options]
    fit = [{asked.word: reading[asked.word]} for reading in readings if asked.word in reading]
    right = tuple(letter for letter, one in zip(LETTERS, readings, strict=True) if asked.word in one)
    refuted = {letter: f"no reading spells {asked.word}" for letter in LETTERS if letter not in right}
    return [Findings(right, refuted)], fit[:1]


_ANSWERS: Final[dict[str, Any]] = {"word": _word, "word_choice": _word, "class": _class, "picture": _picture}


def _pattern(terms: Sequence[_Term]) -> str:
    return "".join(term.sign + ("l" if term.letters else "p") for term in terms)


def _spelled(terms: Sequence[_Term]) -> str:
    return " ".join(term.sign + (term.letters or term.icon) for term in terms)
