"""Sums of pictures and letters that spell words.

A word is drawn first, then the terms that make it: the beginning of one picture's name and the end of another's, say,
with what lies between them taken out again.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from operator import eq, itemgetter
from typing import Annotated, Final, get_args

from msgspec.structs import replace

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import Property, facts
from puzzlegen.facts.words import common, digest, familiar
from puzzlegen.formats.cues.rebus_sums import Facts, Missing, OfAKind, Step, Sums, Term, Theme, Word, WordOffered
from puzzlegen.generators.cues.kits.looks import missed
from puzzlegen.generators.cues.kits.sums import Terms, made, varied
from puzzlegen.generators.kits.asking import LETTERS

THEMES: Final = get_args(Theme)
KINDS: Final = (
    *("animal", "fruit", "vehicle", "furniture", "instrument", "clothing", "food", "wheels", "lays_eggs", "plant"),
    "wings",
)
"""Properties that results of several sums have, or have not."""
_KEYS: Final = 16  # tried for a missing picture
_DRAWS: Final = 40  # of three options beside the right one


class RebusSumsParams(Params, frozen=True, kw_only=True):
    """The ways of making a word; ``tasks`` only tell levels apart, what is asked is in `QUESTIONS`.

    Attributes:
        runs: taken out one after the other somewhere in a sum; each is there only after the one before it.
        terms: bounds of their number in a sum.
    """

    ways: tuple[str, ...]
    runs: int
    terms: tuple[int, int]
    lengths: Annotated[tuple[int, int], Knob("longer words", 4, 10)]
    tasks: tuple[str, ...] = ("word",)


LEVELS: Final = {
    Level.EASY: RebusSumsParams(
        band=(5, 11),
        bands={OfAKind: (30, 45)},
        depth=(1, 2),
        depths={OfAKind: (2, 2)},
        ways=("lettered", "whole"),
        runs=0,
        terms=(2, 3),
        lengths=(4, 8),
        tasks=("word", "word_choice", "picture", "class"),
    ),
    Level.MEDIUM: RebusSumsParams(
        band=(12, 18),
        depth=(3, 3),
        ways=("pair", "pair trailed"),
        runs=1,
        terms=(3, 4),
        lengths=(4, 8),
        tasks=("word", "word_choice", "picture"),
    ),
    Level.HARD: RebusSumsParams(
        band=(19, 28), depth=(4, 4), ways=("three", "three trailed"), runs=2, terms=(6, 8), lengths=(5, 9)
    ),
    Level.EXTREME: RebusSumsParams(
        band=(29, 80), depth=(5, 5), ways=("three deep", "four deep"), runs=3, terms=(7, 9), lengths=(6, 10)
    ),
}


@cache
def _sums(ways: tuple[str, ...], runs: int, terms: Band, lengths: Band, band: Band) -> tuple[tuple[str, Terms], ...]:
    """All words that can be made so, each with all of its sums of as many letters and terms as are wanted."""
    words = sorted(word for word in familiar() if lengths[0] <= len(word) <= lengths[1])
    words = [word for word in words if not runs or not word.endswith("ing")]  # seen before anything is taken out
    if "whole" in ways:
        words += sorted(word for word in common() - familiar() if any(made(word, ("whole",))))
    sums = ((word, found) for word in words for found in made(word, ways))
    deep = ((word, found) for word, found in sums if terms[0] <= len(found) <= terms[1] and _row(found) >= runs)
    return tuple((word, found) for word, found in deep if band[0] <= sum(len(text) for *_, text in found) <= band[1])


def _row(terms: Terms) -> int:
    """The most runs that are taken out one after the other."""
    return max(map(len, "".join(sign for sign, *_ in terms).split("+")))


@cache
def _by_word(
    ways: tuple[str, ...], runs: int, terms: Band, lengths: Band, band: Band
) -> Mapping[tuple[str, str], list[Terms]]:
    """The sums of each word, by its last picture: BED ends so many words that it would stand in every third sum."""
    found: defaultdict[tuple[str, str], list[Terms]] = defaultdict(list)
    for word, one in _sums(ways, runs, terms, lengths, band):
        found[word, [thing for _, thing, _ in one if thing][-1]].append(one)
    return found


@cache
def _by_ends(words: tuple[str, ...], begins: int, ends: int) -> Mapping[str, Mapping[str, list[str]]]:
    """Words by so many of their first letters, and by so many of their last ones."""
    found: defaultdict[str, defaultdict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for word in words:
        found[word[:begins]][word[-ends:]].append(word)
    return found


@cache
def _with_picture(
    side: int, ways: tuple[str, ...], runs: int, terms: Band, lengths: Band, band: Band
) -> Mapping[str, list[tuple[str, Terms]]]:
    """The words and their sums by the names of the first picture in them, or (``side`` 1) of the last."""
    found: defaultdict[str, list[tuple[str, Terms]]] = defaultdict(list)
    for word, one in _sums(ways, runs, terms, lengths, band):
        name = [text for _, thing, text in one if thing][-side]
        found[name].append((word, one))
    return found


@cache
def _lettered_alike(names: tuple[str, ...], at: int) -> tuple[tuple[str, ...], ...]:
    """Names with the same first letter, or the same last one, four or more together: it is seen in the result."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for name in names:
        groups[name[at]].append(name)
    return tuple(tuple(group) for group in groups.values() if len(group) >= len(LETTERS))


@cache
def _things(kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The things whose names can be spelled: those that are of this kind, and those that are not."""
    named = {thing: name for thing, (name, *_) in facts().called.items() if thing not in facts().longer}
    spelled = sorted(thing for thing, name in named.items() if name in common() and any(made(name, ("spelled",))))
    meant = _kind(kind)
    return tuple(one for one in spelled if one in meant.yes), tuple(one for one in spelled if meant.lacks(one))


def _kind(kind: str) -> Property:
    return next(one for one in facts().properties if one.name == kind)


def invent(rng: Stream, params: RebusSumsParams, asked: Drawn) -> Puzzle:
    """Draw a word, or four of some kind or another, and terms that spell it."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    if question is OfAKind:
        return _of_a_kind(place, params, rng)
    which = params.ways, params.runs, params.terms, params.lengths, params.band
    if issubclass(question, Word):
        words = _by_word(*which)
        if not words:
            raise Rejected("no sums spell words of such lengths")
        word, last = state.choice([*words])  # however many sums spell it
        terms = varied(word, state.choice(words[word, last]), state)
        if question is Word:
            return Puzzle(_published([terms], state), Word(), word.upper(), Facts((_steps(terms),)))
        others = _crossed(word, terms, tuple(dict.fromkeys(one for one, _ in words)), rng)
        one, two, three, four = options = [*others[:place], word, *others[place:]]
        query = WordOffered((one.upper(), two.upper(), three.upper(), four.upper()))
        return Puzzle(_published([terms], state), query, LETTERS[place], Facts((_steps(terms),)))
    side = ask.below(2)
    pictured = _with_picture(side, *which)
    alike = _lettered_alike(tuple(pictured), -side)
    if not alike:
        raise Rejected("too few pictures in sums of such words")
    ranks = [rng.class_by_index(len(LETTERS) - 1, look) for look in ("run", "word", "length")]
    found = []
    for _ in range(_KEYS):
        names = ask.choice([group for group in alike for _ in group])
        key = ask.choice(names)
        word, terms = state.choice(pictured[key])
        misfit, others = _beside(names, key, word, terms, ranks, ask)
        found.append((misfit, key, others, word, terms))
        if not misfit:
            break
    _, key, others, word, terms = min(found, key=itemgetter(0))
    options = [*others[:place], key, *others[place:]]
    return _missing_picture(_published([terms], state), word, terms, options, place)


def _of_a_kind(place: int, params: RebusSumsParams, rng: Stream) -> Puzzle:
    """Four sums; one of the things that they spell is of a kind and the others are not, or the other way round."""
    state = rng.child("state")
    kind, odd = state.choice(KINDS), bool(rng.class_by_index(2, "odd"))
    meant = _kind(kind)
    one, many = _things(kind)[::-1] if odd else _things(kind)
    things = state.sample(many, len(LETTERS) - 1)
    things.insert(place, state.choice(one))
    words = [facts().called[thing][0] for thing in things]
    sums = list[Terms]()
    for word in words:
        found = [
            terms
            for terms in made(word, ("spelled",))
            if len(terms) <= params.terms[1]
            and all(meant.lacks(thing) and thing not in things for _, thing, _ in terms if thing)
        ]
        if not found:
            raise Rejected("a name is spelled by pictures of the kind only")
        sums.append(state.choice(found))
    if len({thing for terms in sums for _, thing, _ in terms if thing}) < len(sums):
        raise Rejected("a picture twice")
    why = Facts(tuple(map(_steps, sums)))
    return Puzzle(_published(sums, state), OfAKind(kind, odd), LETTERS[place], why)


def _beside(
    names: Sequence[str], key: str, word: str, terms: Terms, ranks: Sequence[int], rng: Stream
) -> tuple[int, list[str]]:
    """Three other names, beside which the key has nearly these ranks at each look, and by how much it misses them."""
    struck = [text for sign, _, text in terms if sign == "-"]

    def looks(name: str) -> tuple[float, ...]:
        """How much a name has in common with what is struck out and with the result, and its length."""
        run = max((_run(name, text) for text in struck), default=0)
        return run, _run(name, word), len(name)

    seen, others = {name: looks(name) for name in names}, [name for name in names if name != key]
    drawn = [rng.sample(others, len(LETTERS) - 1) for _ in range(_DRAWS)]
    misfits = [sum(missed([seen[name] for name in (*options, key)], ranks)) for options in drawn]
    return min(zip(misfits, drawn, strict=True))


@lru_cache(2**16)
def _run(one: str, other: str) -> int:
    """The letters of the longest run that two texts have in common."""
    return max(
        (end - start for start in range(len(one)) for end in range(start, len(one) + 1) if one[start:end] in other),
        default=0,
    )


def _crossed(word: str, terms: Terms, words: tuple[str, ...], rng: Stream) -> list[str]:
    """Three words: one begins as a word, one ends like it, and the third one begins and ends as these two.

    That is as far as the first card and the last one tell it: each of them fits two of the four, or all, and no word is
    more like the others than another one is. The first letter and the last one, and letters that are printed there, are
    those of all four. How many of the words are longer than the right one, and have more letters in common with the
    names of the pictures, is drawn for the item.
    """
    ask, ranks = rng.child("ask"), [rng.class_by_index(len(LETTERS), look) for look in ("shared", "length")]
    first, *_, last = (term for term in terms if term[0] == "+")
    begin = word[: max(1, _begun_alike(word, first[2]))]
    end = word[-max(1, _begun_alike(word[::-1], last[2][::-1])) :]
    table = _by_ends(words, len(begin), len(end))
    starts = [one for one in table if end in table[one] and one.startswith(begin[0] if first[1] else begin)]
    stops = [one for one in table[begin] if one.endswith(end[-1] if last[1] or terms[-1] != last else end)]
    pairs = [(start, stop) for start in starts for stop in stops if stop in table[start]]
    names = [text for _, thing, text in terms if thing]

    def looks(one: str) -> tuple[int, int]:
        return sum(_run(name, one) for name in names), len(one)

    found = []
    for _ in range(_DRAWS):
        start, stop = ask.choice(pairs)
        three = [ask.choice(table[one][other]) for one, other in ((begin, stop), (start, end), (start, stop))]
        if len({word, *three}) == len(LETTERS):
            found.append((sum(missed([looks(one) for one in (*three, word)], ranks)), three))
    if not found:
        raise Rejected("too few words begin and end like it")
    return ask.sample(min(found, key=itemgetter(0))[1], len(LETTERS) - 1)


def _begun_alike(one: str, other: str) -> int:
    """How many letters two texts begin with that are the same."""
    return [*map(eq, one, other), False].index(False)


def _published(sums: Sequence[Terms], rng: Stream) -> Sums:
    """What is shown of sums."""
    shown = (tuple(Term(sign, thing, "" if thing else text.upper()) for sign, thing, text in terms) for terms in sums)
    return Sums(tuple(shown), rng.choice(THEMES), digest())


def _missing_picture(shown: Sums, word: str, terms: Terms, options: Sequence[str], place: int) -> Puzzle:
    """The sum without the picture that has the name of the key."""
    named = {name: thing for thing, (name, *_) in facts().called.items()}
    at = next(number for number, (_, thing, text) in enumerate(terms) if thing and text == options[place])
    if any(text in options for number, (_, _, text) in enumerate(terms) if number != at):
        raise Rejected("a picture twice")
    (whole,) = shown.sums
    hidden = (*whole[:at], Term("+", icon="?"), *whole[at + 1 :])
    one, two, three, four = (named[name] for name in options)
    query = Missing(word.upper(), (one, two, three, four))
    return Puzzle(replace(shown, sums=(hidden,)), query, LETTERS[place], Facts((_steps(terms),)))


def _steps(terms: Terms) -> tuple[Step, ...]:
    """Each sign, what it adds or takes out, and what is there then."""
    text, steps = "", list[Step]()
    for sign, _, part in terms:
        text = text + part if sign == "+" else text.replace(part, "", 1)
        steps.append(Step(sign, part.upper(), text.upper()))
    return tuple(steps)
