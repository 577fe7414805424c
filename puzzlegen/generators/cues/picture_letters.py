"""Pictures that give one letter each, which spell a word in the order that a thread, sizes or hops round a ring say.

The word is drawn first, then a picture for each of its letters.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import combinations, zip_longest
from math import hypot
from typing import Annotated, Any, Final, NamedTuple, get_args

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.facts.words import digest, familiar, known
from puzzlegen.formats.cues import picture_letters as form
from puzzlegen.formats.cues.picture_letters import Exchanged, Facts, Last, Missing
from puzzlegen.generators.cues.kits.depths import wanted
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.kits.ranking import Glance, three_beside

_PLAIN: Final = 2  # names of a picture that counts, at most
_MISTAKEN: Final = ("paintbrush", "screwdriver")  # for any brush, and for a spatula
_CLEAR: Final = 0.44  # cells between a thread and a picture that it passes
_SIZES: Final = (100, 200)  # of the smallest picture and of the largest one
_SHARED: Final = 2  # letters at the beginning of four words on offer
_PAIRED: Final = 4  # letters at the beginning of two of them at most, where letters are read one after the other
_MORE: Final = 5  # letters than one word has, which all four have together, where nothing else tells their order
_TWO_ROWS: Final = 8  # pictures that stand in two rows, at most
_TRIES: Final = 30  # at a thread, or at a picture


class PictureLettersParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of: what orders the pictures, how long words are, and what else there is."""

    courses: tuple[form.Course, ...]
    lengths: Annotated[tuple[int, int], Knob("longer words", 4, 8)]
    strays: Annotated[tuple[int, int], Knob("more pictures that give no letter", 0, 4)]
    dots: Annotated[int, Knob("letters that stand further on in the names", 3, 6)]
    rings: Annotated[bool, Knob("letters are also counted from the ends of names")]
    named: Annotated[int, Knob("more of ten pictures that are read have two names", 0, 10)]


_SCATTERED: Final[tuple[form.Course, ...]] = ("thread", "growing", "shrinking")
LEVELS: Final = {
    Level.EASY: PictureLettersParams(
        band=(4, 10), bands={Missing: (7, 18), Exchanged: (8, 20)},
        depth=(2, 3.3), depths={Missing: (4, 4.9), Exchanged: (4.2, 5.3)},
        courses=_SCATTERED, lengths=(4, 4), strays=(1, 2), dots=3, rings=False, named=3,
    ),
    Level.MEDIUM: PictureLettersParams(
        band=(11, 24), bands={Missing: (19, 36), Exchanged: (21, 50)},
        depth=(3.4, 4), depths={Missing: (5.4, 6.2), Exchanged: (6, 9)},
        courses=_SCATTERED, lengths=(5, 6), strays=(1, 3), dots=6, rings=False, named=5,
    ),
    Level.HARD: PictureLettersParams(
        band=(29, 52), bands={Missing: (37, 62), Last: (16, 32)},
        depth=(4.9, 5.9), depths={Missing: (7.1, 7.8), Last: (4, 4)},
        courses=("hops",), lengths=(5, 6), strays=(2, 3), dots=6, rings=False, named=9,
    ),
    Level.EXTREME: PictureLettersParams(
        band=(53, 150), bands={Missing: (63, 150), Last: (33, 100)},
        depth=(6.6, 12), depths={Missing: (9, 14), Last: (6, 7)},
        courses=("hops",), lengths=(7, 8), strays=(3, 4), dots=6, rings=True, named=10,
    ),
}  # fmt: skip


class Given(NamedTuple):
    """A picture that gives a letter: its usual name, and which letter counts, from the end if it is negative."""

    thing: str
    name: str
    mark: int

    @property
    def letter(self) -> str:
        """The letter that counts."""
        return self.name[self.mark - 1 if self.mark > 0 else self.mark]

    @property
    def steady(self) -> bool:
        """True if it gives this letter whatever it is called."""
        return {*_given(self.thing, self.mark)} == {self.letter}


def invent(rng: Stream, params: PictureLettersParams, asked: Drawn) -> Puzzle:
    """Draw a word, pictures that give its letters, and where they stand."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    course = state.choice(params.courses)
    low, high = params.lengths
    if question is Last:
        low, high = (int(hops) + 1 for hops in wanted(params, Last))
    length = low + rng.class_by_index(high - low + 1, "length")
    words = _alike(length, course == "hops", ask) if question is form.WordOffered else []
    strays = _lacking(words, words[place]) if course == "hops" and words else ""
    count = length + max(len(strays), state.between(*params.strays))
    # Round a ring, other names lead to other places; where the reading ends, they do not matter.
    at = length - 1 if course == "hops" else ask.below(length)
    four = _offered(length, at, params, ask) if question is Missing else []
    word = _fitting(four, place, length, at, state) if four else words[place] if words else state.choice(_words(length))
    on_offer = {one.thing for one in four}
    fixed = {at: four[place]} if four else {}
    given = _pictures(word, fixed, on_offer, count if course == "hops" else 0, params, state)
    places = _hops([len(one.name) for one in given], count)[0] if course == "hops" else range(length)
    every = _with_strays(given, places, count, strays, on_offer, params, state)
    told: dict[str, Any] = {}
    offered: list[Any] = [one.upper() for one in words]
    facts = Facts(tuple(form.Step(one.name.upper(), one.mark) for one in given), word.upper())
    if question is Missing:
        offered = [one.thing for one in four]
        results = tuple((word[:at] + one.letter + word[at + 1 :]).upper() for one in four if one is not four[place])
        facts = form.Gap(facts.steps, facts.word, at, results)
        every[places[at]] = Given("?", "", given[at].mark)
    elif question is Exchanged:
        told["thing"], lettered, results = _exchanged(word, given, every, place, ask)
        offered, facts = [places[one] for one in lettered], form.Exchanges(facts.steps, facts.word, results)
    elif question is Last:
        sizes, wrong = [len(one.thing) for one in every], [one for one in range(1, count) if one != places[-1]]
        rank = rng.class_by_index(len(LETTERS), "rank")  # else the picture with the shortest name would often be it
        three = three_beside(wrong, [Glance(sizes[places[-1]], [sizes[one] for one in wrong], rank)], ask)
        if three is None:
            raise Rejected("the last picture's name has not the wanted rank")
        offered = [*three[:place], places[-1], *three[place:]]
    theme = state.choice(get_args(form.Theme))
    if course == "hops":
        ring = tuple(form.Picture(one.thing, one.mark) for one in every)
        shown = form.Shown(course, theme, ring, (), (), (), length, state.choice(get_args(form.Turn)), digest())
    else:
        shown, order = _scattered(course, theme, every, length, state)
        offered = [order.index(one) for one in offered] if question is Exchanged else offered
    told |= {"options": tuple(offered)} if offered else {}
    return Puzzle(shown, question(**told), word.upper() if question is form.Word else LETTERS[place], facts)


def _scattered(
    course: form.Course, theme: form.Theme, every: Sequence[Given], length: int, rng: Stream
) -> tuple[form.Shown, list[int]]:
    """The pictures in cells of a grid, and in which order they are listed; the first ones give the word."""
    rows = 2 if len(every) <= _TWO_ROWS else 3
    across = -(-len(every) // rows)
    cells = [(column, row) for row in range(rows) for column in range(across)]
    if course != "thread":  # only the last row may be shorter, and stands in the middle
        cells = cells[: len(every)]
    for _ in range(_TRIES):
        taken = rng.sample(cells, len(every))
        if course != "thread" or _is_clear(taken, length):
            break
    else:
        raise Rejected("the thread passes too near to a picture")
    order = sorted(range(len(every)), key=lambda one: taken[one][::-1])
    sizes = [round(_SIZES[0] * (_SIZES[1] / _SIZES[0]) ** (one / (length - 1))) for one in range(length)]
    if course == "shrinking":
        sizes.reverse()
    sizes += [rng.choice(sizes) for _ in every[length:]]
    marks = [one.mark if course == "thread" or number < length else 0 for number, one in enumerate(every)]
    shown = form.Shown(
        course=course,
        theme=theme,
        things=tuple(form.Picture(every[one].thing, marks[one]) for one in order),
        cells=tuple(taken[one] for one in order),
        sizes=() if course == "thread" else tuple(sizes[one] for one in order),
        thread=tuple(order.index(one) for one in range(length)) if course == "thread" else (),
        letters=None,
        turn=0,
        words=digest(),
    )
    return shown, order


@cache
def _words(length: int) -> tuple[str, ...]:
    """The familiar words of this length, but for plurals and the like: of those, nobody says that they are common."""
    return tuple(sorted(word for word in familiar() if len(word) == length and not _is_inflected(word)))


def _is_inflected(word: str) -> bool:
    """True if a word is another familiar one with an ending: -s, -es, -ed or -ing."""
    for ending in ("s", "es", "ed", "ing"):
        stem = word.removesuffix(ending)
        if stem != word and not {stem, f"{stem}e", stem[:-1]}.isdisjoint(familiar()):
            return True
    return False


@cache
def _groups(length: int) -> tuple[tuple[str, ...], ...]:
    """Words of this length that begin and end alike, four or more together."""
    found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for word in _words(length):
        found[word[: min((length - 1) // 2, _SHARED)], word[-1]].append(word)
    return tuple(tuple(words) for words in found.values() if len(words) >= len(LETTERS))


def _alike(length: int, hidden: bool, rng: Stream) -> list[str]:
    """Four words, before any of them is the key, which neither their beginnings nor their last letters tell apart.

    Where they are ``hidden`` among other letters, few more make up the other words. They are then read one after the
    other, so that two words each begin alike for longer.
    """
    if not hidden:
        return rng.sample(rng.choice([group for group in _groups(length) for _ in group]), len(LETTERS))
    pairs = _pairs(length)
    one = rng.choice(pairs)
    head = min(_PAIRED, 2 * length // 3)
    every = (
        (*one, *other) for other in pairs if one[0][:_SHARED] == other[0][:_SHARED] and one[0][:head] != other[0][:head]
    )
    found = [four for four in every if max(len(_lacking(four, word)) for word in four) <= _MORE]
    if not found:
        raise Rejected("the letters of four words are too many")
    return rng.sample(rng.choice(found), len(LETTERS))


@cache
def _pairs(length: int) -> tuple[tuple[str, str], ...]:
    """Two words each of this length that begin alike."""
    head = min(_PAIRED, 2 * length // 3)
    return tuple(pair for pair in combinations(_words(length), 2) if len({word[:head] for word in pair}) == 1)


def _lacking(words: Sequence[str], given: str) -> str:
    """The letters that a word lacks, so that each of these words could be made of all."""
    every: Counter[str] = Counter()
    for word in words:
        every |= Counter(word)
    return "".join(sorted((every - Counter(given)).elements()))


@cache
def _givers(dots: int, rings: bool, plain: bool) -> Mapping[str, tuple[Given, ...]]:
    """The pictures by the letters that they give; ``plain`` ones have hardly any other name."""
    found: defaultdict[str, list[Given]] = defaultdict(list)
    for thing, names in facts().called.items():
        if thing in _MISTAKEN or (plain and len(names) > _PLAIN):
            continue
        most = min(dots, len(names[0]))
        for mark in (*range(1, most + 1), *(range(-most, 0) if rings else ())):
            one = Given(thing, names[0], mark)
            found[one.letter].append(one)
    return {letter: tuple(some) for letter, some in sorted(found.items())}


def _pictures(
    word: str,
    fixed: Mapping[int, Given],
    offered: Collection[str],
    ring: int,
    params: PictureLettersParams,
    rng: Stream,
) -> list[Given]:
    """A picture for each letter, no thing twice, nor on offer; in a ring of so many places, none is reached twice."""
    table, called = _givers(params.dots, params.rings, plain=True), facts().called
    given: list[Given] = []
    for number, letter in enumerate(word):
        used = {one.thing for one in given}.union(offered)
        fitting = [one for one in table.get(letter, ()) if one.thing not in used and word not in called[one.thing]]
        if number in fixed:
            fitting = [fixed[number]]
        if ring and number < len(word) - 1:
            so_far = [len(one.name) for one in given]
            fitting = [one for one in fitting if _hops([*so_far, len(one.name), 0], ring)[1]]
        two = rng.below(10) < params.named
        liked = [one for one in fitting if (len(called[one.thing]) > 1) == two]
        if not fitting:
            raise Rejected("no picture gives such a letter")
        given.append(rng.choice(liked or fitting))
    return given


def _hops(lengths: Sequence[int], ring: int) -> tuple[list[int], bool]:
    """The places that are reached by these hops, and whether all of them are different."""
    places = [0]
    for length in lengths[:-1]:
        places.append((places[-1] + length) % ring)
    return places, len({*places}) == len(places)


def _with_strays(
    given: Sequence[Given],
    places: Sequence[int],
    count: int,
    letters: str,
    offered: Collection[str],
    params: PictureLettersParams,
    rng: Stream,
) -> list[Given]:
    """All pictures in their places, with others where there is none, which are not on offer and give these letters."""
    every = dict(zip(places, given, strict=True))
    table = _givers(params.dots, params.rings, plain=False)
    free = [place for place in range(count) if place not in every]
    for place, letter in zip_longest(rng.sample(free, len(free)), letters):
        used = {one.thing for one in every.values()}.union(offered)
        some = table.get(letter, ()) if letter else [one for some in table.values() for one in some]
        fitting = [one for one in some if one.thing not in used]
        if not fitting:
            raise Rejected("no picture gives such a letter")
        every[place] = rng.choice(fitting)
    return [every[place] for place in range(count)]


def _given(thing: str, mark: int) -> list[str]:
    """The letters that count in the names of a thing, where they are long enough."""
    return [Given(thing, name, mark).letter for name in facts().called[thing] if abs(mark) <= len(name)]


@cache
def _letters_at(length: int, at: int) -> tuple[tuple[str, int], ...]:
    """The letters that stand at a place of words of this length, and how often."""
    return tuple(sorted(Counter(word[at] for word in _words(length)).items()))


def _offered(length: int, at: int, params: PictureLettersParams, rng: Stream) -> list[Given]:
    """Four pictures with the same mark, before any of them is the key; their letters are usual at this place of words.

    Each gives the same letter under all of its names.
    """
    mark = rng.choice([*range(1, params.dots + 1), *(range(-params.dots, 0) if params.rings else ())])
    table: defaultdict[str, list[Given]] = defaultdict(list)
    for letter, some in _givers(params.dots, params.rings, plain=True).items():
        table[letter] = [one for one in some if one.mark == mark and one.steady]
    usual = [(letter, times) for letter, times in _letters_at(length, at) if table[letter]]
    found: list[Given] = []
    while len(found) < len(LETTERS):
        fitting = [(letter, times) for letter, times in usual if letter not in {one.letter for one in found}]
        letter = fitting[rng.weighted([times for _, times in fitting])][0]
        found.append(rng.choice(table[letter]))
    return rng.sample(found, len(found))


def _fitting(four: Sequence[Given], place: int, length: int, at: int, rng: Stream) -> str:
    """A word that only one of four pictures completes; none of them is called like it."""
    key, others = four[place].letter, [one.letter for n, one in enumerate(four) if n != place]
    names = {name for one in four for name in facts().called[one.thing]}
    words = [word for word in _words(length) if word[at] == key and word not in names]
    for word in rng.sample(words, min(len(words), _TRIES)):
        if not any(word[:at] + letter + word[at + 1 :] in known() for letter in others):
            return word
    raise Rejected("each word becomes another one with a wrong picture")


def _exchanged(
    word: str, given: Sequence[Given], every: Sequence[Given], place: int, rng: Stream
) -> tuple[str, list[int], tuple[str, ...]]:
    """A picture, four that it can take the place of, and what is spelled then: a word for the one at ``place`` only."""
    plain = {one.thing for some in _givers(1, rings=False, plain=True).values() for one in some}
    things = sorted(plain - {one.thing for one in every})
    for thing in rng.sample(things, len(things)):
        letters = {at: {*_given(thing, one.mark)} for at, one in enumerate(given)}
        spelled = {at: word[:at] + min(some) + word[at + 1 :] for at, some in letters.items() if len(some) == 1}
        right = [at for at, text in spelled.items() if text in _words(len(word)) and text != word]
        wrong = [at for at, text in spelled.items() if text not in known()]
        if right and len(wrong) >= len(LETTERS) - 1:
            lettered = rng.sample(wrong, len(LETTERS) - 1)
            lettered.insert(place, rng.choice(right))
            return thing, lettered, tuple(spelled[at].upper() for at in lettered)
    raise Rejected("no picture makes another word")


def _is_clear(cells: Sequence[tuple[int, int]], length: int) -> bool:
    """True if a thread through the first of these cells, in their order, passes all other pictures at a distance."""
    return all(
        _distance(cell, cells[one], cells[one + 1]) >= _CLEAR
        for one in range(length - 1)
        for cell in cells
        if cell not in (cells[one], cells[one + 1])
    )


def _distance(cell: tuple[int, int], start: tuple[int, int], end: tuple[int, int]) -> float:
    """How far a cell is from the line between two others."""
    (x, y), (a, b) = (cell[0] - start[0], cell[1] - start[1]), (end[0] - start[0], end[1] - start[1])
    along = max(0.0, min(1.0, (x * a + y * b) / (a * a + b * b)))
    return hypot(x - along * a, y - along * b)
