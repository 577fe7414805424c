"""Sums of pictures and letters that spell words.

A word is drawn first, then the terms that make it: the beginning of one picture's name and the end of another's, say,
with what lies between them taken out again.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import Property, facts
from puzzlegen.facts.words import common, digest, familiar
from puzzlegen.generators.cues.kits.sums import Terms, made
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

DRESSES: Final = ("train", "washing line", "notebook")
KINDS: Final = (
    *("animal", "fruit", "vehicle", "furniture", "instrument", "clothing", "food", "wheels", "lays_eggs", "plant"),
    "wings",
)
"""Properties that results of several sums have, or have not."""
_NEAR: Final = 8  # words or things nearest to one, from which choices are drawn


class RebusSumsParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of: the ways of making a word, and what is asked."""

    ways: tuple[str, ...]
    lengths: Annotated[tuple[int, int], Knob("longer words", 4, 10)]
    tasks: tuple[str, ...] = ("word", "word_choice", "picture")


LEVELS: Final = {
    Level.EASY: RebusSumsParams(
        band=(5, 11),
        bands={"class": (30, 45)},
        ways=("lettered", "whole"),
        lengths=(4, 8),
        tasks=("word", "word_choice", "picture", "class"),
    ),
    Level.MEDIUM: RebusSumsParams(
        band=(12, 18),
        bands={"class": (46, 70)},
        ways=("pair", "pair trailed"),
        lengths=(4, 8),
        tasks=("word", "word_choice", "picture", "class"),
    ),
    Level.HARD: RebusSumsParams(band=(19, 28), ways=("three", "three trailed"), lengths=(5, 9)),
    Level.EXTREME: RebusSumsParams(band=(29, 80), ways=("four", "three trailed"), lengths=(7, 10)),
}


@cache
def _sums(ways: tuple[str, ...], shortest: int, longest: int) -> Mapping[str, tuple[tuple[Terms, ...], ...]]:
    """All words that can be made so, each with its sums in those ways that there are."""
    words = sorted(word for word in familiar() if shortest <= len(word) <= longest)
    if "whole" in ways:
        words += sorted(word for word in common() - familiar() if any(made(word, ("whole",))))
    found = {word: tuple(some for way in ways if (some := tuple(made(word, (way,))))) for word in words}
    return {word: some for word, some in found.items() if some}


@cache
def _alike(ways: tuple[str, ...], shortest: int, longest: int) -> Mapping[tuple[str, str], Mapping[str, list[Terms]]]:
    """The words and their sums by their first and last letters: all that are printed there, or the first and last."""
    found: defaultdict[tuple[str, str], defaultdict[str, list[Terms]]] = defaultdict(lambda: defaultdict(list))
    for word, some in _sums(ways, shortest, longest).items():
        for terms in (terms for way in some for terms in way):
            first, last = (term[2] if term[:2] == ("+", "") else "" for term in (terms[0], terms[-1]))
            found[first or word[0], last or word[-1]][word].append(terms)
    return {ends: sums for ends, sums in found.items() if len(sums) >= len(LETTERS)}


@cache
def _things(kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The things whose names can be spelled: those that are of this kind, and those that are not."""
    named = {thing: name for thing, (name, *_) in facts().called.items() if facts().names[thing]["en"] == name}
    spelled = sorted(thing for thing, name in named.items() if name in common() and any(made(name, ("spelled",))))
    meant = _kind(kind)
    return tuple(one for one in spelled if one in meant.yes), tuple(one for one in spelled if meant.lacks(one))


def _kind(kind: str) -> Property:
    return next(one for one in facts().properties if one.name == kind)


def invent(rng: Stream, params: RebusSumsParams) -> Puzzle:
    """Draw a word, or four of some kind or another, and terms that spell it."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(params.tasks, rng)
    if task == "class":
        return _of_a_kind(place, rng)
    sums = _sums(params.ways, *params.lengths)
    if not sums:
        raise Rejected("no sums spell words of such lengths")
    options: list[str] = []
    if task == "word_choice":
        groups = _alike(params.ways, *params.lengths)
        if not groups:
            raise Rejected("no four words are alike")
        group = groups[state.choice(sorted(groups))]
        options = _four(state.choice(sorted(group)), sorted(group), ask)
        word = options[place]  # any of the four
        terms = state.choice(group[word])
    else:
        word = state.choice(list(sums))
        terms = state.choice(state.choice(sums[word]))
    statement, why = _published([terms], state), {"steps": [_steps(terms, word)]}
    if task == "picture":
        return _missing_picture(statement, word, terms, place, ask, why)
    query = {"task": task, "options": [one.upper() for one in options]} if options else {"task": task}
    return Puzzle(statement, query, LETTERS[place] if options else word.upper(), why)


def _of_a_kind(place: int, rng: Stream) -> Puzzle:
    """Four sums; one of the things that they spell is of a kind and the others are not, or the other way round."""
    state = rng.child("state")
    kind, odd = state.choice(KINDS), bool(rng.per_item(2, "odd"))
    meant = _kind(kind)
    one, many = _things(kind)[::-1] if odd else _things(kind)
    things = state.sample(many, len(LETTERS) - 1)
    things.insert(place, state.choice(one))
    words = [facts().called[thing][0] for thing in things]
    sums = []
    for word in words:
        found = [
            terms
            for terms in made(word, ("spelled",))
            if all(meant.lacks(thing) and thing not in things for _, thing, _ in terms if thing)
        ]
        if not found:
            raise Rejected("a name is spelled by pictures of the kind only")
        sums.append(state.choice(found))
    if len({thing for terms in sums for _, thing, _ in terms if thing}) < len(sums):
        raise Rejected("a picture twice")
    why = {"steps": [_steps(terms, word) for terms, word in zip(sums, words, strict=True)]}
    return Puzzle(_published(sums, state), {"task": "class", "kind": kind, "odd": odd}, LETTERS[place], why)


def _four(key: str, others: Sequence[str], rng: Stream) -> list[str]:
    """The key and three others that look alike, in any order: the others are chosen for one of the four."""
    centre = rng.choice([key, *_nearest(key, others)[: len(LETTERS) - 1]])
    near = [one for one in _nearest(centre, [key, *others]) if one != key]
    four = [*dict.fromkeys((key, centre))]
    four += rng.sample(near, len(LETTERS) - len(four))
    rng.shuffle(four)
    return four


def _nearest(one: str, others: Sequence[str]) -> list[str]:
    """Those others that have most of their first and last letters in common with one, and are about as long."""

    def difference(other: str) -> tuple[int, int, str]:
        common = 0
        for letters in (zip(one, other, strict=False), zip(one[::-1], other[::-1], strict=False)):
            common += [*(letter == its for letter, its in letters), False].index(False)
        return -common, abs(len(one) - len(other)), other

    return sorted((other for other in others if other != one), key=difference)[:_NEAR]


def _published(sums: Sequence[Terms], rng: Stream) -> Statement:
    """What is shown of sums."""
    shown = [
        [{"sign": sign, **({"icon": thing} if thing else {"letters": text.upper()})} for sign, thing, text in terms]
        for terms in sums
    ]
    return {"sums": shown, "dress": rng.choice(DRESSES), "words": digest()}


def _missing_picture(statement: Statement, word: str, terms: Terms, place: int, ask: Stream, why: Statement) -> Puzzle:
    """The sum without one of its pictures, which is to be found among those whose names begin or end like its own."""
    at = ask.choice([number for number, (_, thing, _) in enumerate(terms) if thing])
    key = terms[at][1]
    used = {thing for _, thing, _ in terms} - {key}
    named = {name: thing for thing, (name, *_) in facts().called.items() if thing not in used}
    name = facts().called[key][0]
    options = [named[one] for one in _four(name, sorted(named), ask) if one != name]
    options.insert(place, key)
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
