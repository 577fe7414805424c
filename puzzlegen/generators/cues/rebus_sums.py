"""Sums of pictures and letters that spell words.

A word is drawn first, then the terms that make it: the beginning of one picture's name and the end of another's, say,
with what lies between them taken out again.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from operator import eq
from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import common, digest, familiar
from puzzlegen.generators.cues.kits.sums import Terms, made
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

TASKS: Final = ("word", "word_choice", "class", "picture")
DRESSES: Final = ("train", "washing line", "notebook")
CLASSES: Final = (
    "animal",
    "fruit",
    "vehicle",
    "furniture",
    "instrument",
    "clothing",
    "building",
    "kitchenware",
    "sky",
)
"""Classes of things no two of which share a thing."""
_SUMS: Final = 3  # of a class
_NEAR: Final = 8  # words nearest to one, from which choices are drawn


class RebusSumsParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        ways: of making a word.
        familiar: whether everybody knows the words.
        lengths: the shortest and the longest word.
    """

    ways: tuple[str, ...]
    familiar: Annotated[bool, Knob("only words that everybody knows")]
    lengths: Annotated[tuple[int, int], Knob("longer words", 3, 10)]


LEVELS: Final = {
    Level.EASY: RebusSumsParams(
        band=(5, 11), bands={"class": (20, 33)}, ways=("lettered", "whole"), familiar=True, lengths=(4, 8)
    ),
    Level.MEDIUM: RebusSumsParams(
        band=(12, 18), bands={"class": (34, 38)}, ways=("pair", "trailed"), familiar=False, lengths=(4, 8)
    ),
    Level.HARD: RebusSumsParams(
        band=(19, 40), bands={"class": (39, 80)}, ways=("three",), familiar=False, lengths=(5, 9)
    ),
}


@cache
def _words(ways: tuple[str, ...], everybody: bool, shortest: int, longest: int) -> tuple[str, ...]:
    """The words that can be made so, and compounds of two names that stand there whole."""
    words = (
        one
        for one in common()
        if not everybody or one in familiar() or ("whole" in ways and any(made(one, ("whole",))))
    )
    return tuple(word for word in sorted(words) if shortest <= len(word) <= longest and any(made(word, ways)))


@cache
def _things() -> Mapping[str, tuple[str, ...]]:
    """The things whose names can be spelled, by their class."""
    names = {thing: name["en"].lower() for thing, name in facts().names.items()}
    spelled = {thing for thing, name in names.items() if name in common() and any(made(name, ("spelled",)))}
    return {one.name: tuple(sorted(spelled & one.yes)) for one in facts().properties if one.name in CLASSES}


def invent(rng: Stream, params: RebusSumsParams) -> Puzzle:
    """Draw a word, or a class and three of its things, and terms that spell each."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(TASKS, rng)
    options: list[str] = []
    ways = ("spelled",) if task == "class" else params.ways
    if task == "class":
        options = rng.child("classes").sample(CLASSES, len(LETTERS))
        things = _things()[options[place]]
        words = [facts().names[thing]["en"].lower() for thing in state.sample(things, _SUMS)]
    else:
        all_words = _words(ways, params.familiar, *params.lengths)
        if not all_words:
            raise Rejected("no sums spell words of such lengths")
        words = [state.choice(all_words)]
        if task == "word_choice":
            offered = _alike(state.choice(all_words), all_words, ask)
            words, options = [offered[place]], [one.upper() for one in offered]
    sums = [_drawn(word, ways, state) for word in words]
    statement = {
        "sums": [[_published(term) for term in terms] for terms in sums],
        "dress": state.choice(DRESSES),
        "words": digest(),
    }
    why = {"steps": [_steps(terms, word) for terms, word in zip(sums, words, strict=True)]}
    if task == "picture":
        return _missing_picture(statement, words[0], sums[0], place, ways, params, ask, why)
    query = {"task": task, "options": options} if options else {"task": task}
    return Puzzle(statement, query, LETTERS[place] if options else words[0].upper(), why)


def _alike(word: str, words: Sequence[str], rng: Stream) -> list[str]:
    """Four words that look alike, in any order: nothing says which of them the others were chosen for."""
    near = sorted(
        (one for one in words if len(one) == len(word) and one != word),
        key=lambda one: -sum(map(eq, one, word)),
    )
    if len(near) < _NEAR:
        raise Rejected("too few words that are alike")
    four = [word, *rng.sample(near[:_NEAR], len(LETTERS) - 1)]
    rng.shuffle(four)
    return four


def _drawn(word: str, ways: Sequence[str], rng: Stream) -> Terms:
    """One of the sums that spell a word; those of few ways are as likely as those of many."""
    found = [sums for way in ways if (sums := tuple(made(word, (way,))))]
    return rng.choice(rng.choice(found))


def _published(term: tuple[str, str, str]) -> Mapping[str, str]:
    sign, thing, word = term
    return {"sign": sign, "icon": thing} if thing else {"sign": sign, "letters": word.upper()}


def _missing_picture(
    statement: Statement,
    word: str,
    terms: Terms,
    place: int,
    ways: tuple[str, ...],
    params: RebusSumsParams,
    ask: Stream,
    why: Statement,
) -> Puzzle:
    """The sum without one of its pictures, which is to be found among those of other sums."""
    at = ask.choice([number for number, (_, thing, _) in enumerate(terms) if thing])
    used = {thing for _, thing, _ in terms}
    options: list[str] = []
    while len(options) < len(LETTERS) - 1:
        other = _drawn(ask.choice(_words(ways, params.familiar, *params.lengths)), ways, ask)
        thing = ask.choice([thing for _, thing, _ in other if thing])
        if thing not in used:
            used.add(thing)
            options.append(thing)
    options.insert(place, terms[at][1])
    (shown,) = statement["sums"]
    hidden = [*shown[:at], {"sign": "+", "icon": "?"}, *shown[at + 1 :]]
    query = {"task": "picture", "word": word.upper(), "options": options}
    return Puzzle({**statement, "sums": [hidden]}, query, LETTERS[place], why)


def _steps(terms: Terms, word: str) -> list[list[str]]:
    """Each sign, what it adds or takes out, and what is there then, up to the word."""

    def on(text: str, left: Terms) -> list[list[str]] | None:
        if not left:
            return [] if text == word else None
        (sign, _, part), rest = left[0], left[1:]
        places = range(len(text)) if sign == "-" else (0,)
        for place in places:
            if sign == "-" and not text.startswith(part, place):
                continue
            then = text[:place] + text[place + len(part) :] if sign == "-" else text + part
            if (steps := on(then, rest)) is not None:
                return [[sign, part.upper(), then.upper()], *steps]
        return None

    return on("", terms) or []
