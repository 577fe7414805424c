"""Reads sums of pictures and letters: every name of each picture, every place where a run can be taken out."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Self, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import digest, known
from puzzlegen.formats.cues.rebus_sums import QUESTIONS, Facts, Missing, OfAKind, Query, Sums, Term, Word, WordOffered
from puzzlegen.validators.cues.kits.common_words import uncommon
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, proven

BUDGET: Final = 50_000
"""Texts that are made on the way; the most that any sum of ten terms needed was some hundreds."""

_KINDS: Final = {one.name: one for one in facts().properties}


def certify(shown: Sums, asked: Query) -> Certificate:
    """Find every known word that the sums can be read as.

    The difficulty is how many letters are written or struck out on the shortest way to the words. The depth is the
    longest chain on the shallowest way to them: a run follows those that have to be taken out before its letters stand
    side by side, and the joining of names that it crosses; last comes the word.

    Raises:
        MalformedStatement: terms, pictures and the question do not belong together, or the lists of words are others.
    """
    _check(shown, asked)
    search = _Search()
    findings, readings = _ANSWERS[type(asked)](shown, asked, search)
    pattern = " ".join(sorted(_pattern(one) for one in shown.sums))
    return proven(
        findings,
        BUDGET,
        method="all names of the pictures, all places of the runs",
        effort={"texts": search.texts},
        difficulty=float(sum(min((one.letters for one in reading.values()), default=0) for reading in readings)),
        unit=QUESTIONS[type(asked)].unit,
        canonical=fingerprint(
            (task_of(asked), *_told(asked), sorted(_options(asked)), sorted(map(_spelled, shown.sums)))
        ),
        structure=f"{task_of(asked)}: {pattern}",
        faults=uncommon(*filter(None, readings)),
        depth=Depth.chain(
            max((min(one.deep for one in reading.values()) for reading in readings if reading), default=0)
        ),
    )


def certify_why(shown: Sums, asked: Query, answer: str, why: Facts) -> Faults:
    """Judges whether each step of the sums follows from their terms, down to the words."""
    picture = asked.options[LETTERS.index(answer)] if isinstance(asked, Missing) else ""
    if len(why.steps) != len(shown.sums):
        return ("there are other sums",)
    for terms, steps in zip(shown.sums, why.steps, strict=True):
        text = ""
        if len(steps) != len(terms):
            return ("a term is left out, or added",)
        for term, (sign, part, then) in zip(terms, steps, strict=True):
            possible = (text + part,) if sign == "+" else tuple(_without(text, part))
            if sign != term.sign or part not in _names(term, picture) or then not in possible:
                return ("a step does not follow",)
            text = then
        if text.lower() not in known() or (not isinstance(asked, OfAKind) and text != _meant(asked, answer)):
            return ("the steps lead to another word",)
    return ()


def _meant(asked: Query, answer: str) -> str:
    """The word that a sum leads to."""
    if isinstance(asked, Missing):
        return asked.word
    return asked.options[LETTERS.index(answer)] if isinstance(asked, WordOffered) else answer


def _without(text: str, run: str) -> Iterator[str]:
    """The text with a run taken out, wherever it stands."""
    return (then.letters for then, _ in _Text(text, (0,) * (len(text) + 1)).without(run))


def _options(asked: Query) -> tuple[str, ...]:
    return asked.options if isinstance(asked, WordOffered | Missing) else ()


def _told(asked: Query) -> tuple[str, str, bool]:
    """The result that is told, the kind, and whether one is asked for that is not of it."""
    word = asked.word if isinstance(asked, Missing) else ""
    return (word, asked.kind, asked.odd) if isinstance(asked, OfAKind) else (word, "", False)


def _check(shown: Sums, asked: Query) -> None:
    terms = [term for one in shown.sums for term in one]
    if shown.words != digest():
        raise MalformedStatement("the statement is about other lists of words")
    if any(bool(term.icon) == bool(term.letters) for term in terms) or any(one[0].sign != "+" for one in shown.sums):
        raise MalformedStatement("a term is either a picture or letters, and nothing is taken out first")
    missing = [term.icon for term in terms].count("?")
    known_icons = {*facts().called, "", "?"}
    if any(term.icon not in known_icons for term in terms) or missing != isinstance(asked, Missing):
        raise MalformedStatement("a picture is missing, or has no name")
    if len(shown.sums) != (len(LETTERS) if isinstance(asked, OfAKind) else 1):
        raise MalformedStatement("there is one sum, or four of a class")
    if isinstance(asked, OfAKind) and asked.kind not in _KINDS:
        raise MalformedStatement("no such kind is known")
    demand_different(_options(asked))
    if isinstance(asked, Missing) and not facts().called.keys() >= {*asked.options}:
        raise MalformedStatement("an option is unknown")


def _names(term: Term, missing: str) -> tuple[str, ...]:
    """What a term may stand for; ``missing`` is what takes the place of a question mark."""
    if term.letters:
        return (term.letters,)
    return tuple(name.upper() for name in facts().called[missing if term.icon == "?" else term.icon])


class _Effort(NamedTuple):
    """The letters handled on the shortest way to a text, and the steps of the shallowest one, if it is the word."""

    letters: int
    deep: int

    def least(self, other: Self) -> Self:
        return self._replace(letters=min(self.letters, other.letters), deep=min(self.deep, other.deep))


_Reading: TypeAlias = dict[str, _Effort]


class _Text(NamedTuple):
    """What is there, and after how many steps what is on either side of each letter has come together."""

    letters: str
    seams: tuple[int, ...]

    def joined(self, name: str) -> Self:
        """With a name at its end."""
        seam = 1 + self.seams[-1] if self.letters else 0
        return self._replace(letters=self.letters + name, seams=(*self.seams[:-1], seam, *[0] * len(name)))

    def without(self, run: str) -> Iterator[tuple[Self, int]]:
        """With a run taken out, wherever it stands, and the steps until then."""
        for start in range(len(self.letters) - len(run) + 1):
            end = start + len(run)
            if self.letters.startswith(run, start):
                steps = 1 + max(self.seams[start + 1 : end], default=0)
                seams = (*self.seams[:start], steps, *self.seams[end + 1 :])
                yield self._replace(letters=self.letters[:start] + self.letters[end:], seams=seams), steps


Found: TypeAlias = tuple[list[Findings], list[_Reading]]


class _Search:
    def __init__(self) -> None:
        self.texts = 0

    def read(self, terms: Sequence[Term], missing: str = "") -> _Reading:
        """The known words that a sum can be read as."""
        texts: dict[_Text, _Effort] = {_Text("", (0,)): _Effort(0, 1)}
        for term in terms:
            reached: dict[_Text, _Effort] = {}
            for text, (letters, deep) in texts.items():
                for name in _names(term, missing):
                    for then, steps in [(text.joined(name), 0)] if term.sign == "+" else text.without(name):
                        here = _Effort(letters + len(name), max(deep, steps + 1))
                        reached[then] = here.least(reached.get(then, here))
            texts = reached
            self.texts += len(texts)
        words: _Reading = {}
        for (word, _), effort in texts.items():
            if word.lower() in known():
                words[word] = effort.least(words.get(word, effort))
        return words


def _word(shown: Sums, asked: Word, search: _Search) -> Found:
    reading = search.read(shown.sums[0])
    if not isinstance(asked, WordOffered):
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


def _class(shown: Sums, asked: OfAKind, search: _Search) -> Found:
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


def _picture(shown: Sums, asked: Missing, search: _Search) -> Found:
    """The pictures that make the sum true; with any other one, no reading does."""
    readings = [search.read(shown.sums[0], option) for option in asked.options]
    fit = [{asked.word: reading[asked.word]} for reading in readings if asked.word in reading]
    right = tuple(letter for letter, one in zip(LETTERS, readings, strict=True) if asked.word in one)
    refuted = {letter: f"no reading spells {asked.word}" for letter in LETTERS if letter not in right}
    return [Findings(right, refuted)], fit[:1]


_ANSWERS: Final[dict[type[Query], Callable[[Sums, Any, _Search], Found]]] = {
    Word: _word,
    WordOffered: _word,
    OfAKind: _class,
    Missing: _picture,
}


def _pattern(terms: Sequence[Term]) -> str:
    return "".join(term.sign + ("l" if term.letters else "p") for term in terms)


def _spelled(terms: Sequence[Term]) -> str:
    return " ".join(term.sign + (term.letters or term.icon) for term in terms)
