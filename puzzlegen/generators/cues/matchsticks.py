"""Equations, words and squares of matches, some of which are to be moved, added or taken away."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, NoFacts
from puzzlegen.core.stream import Stream
from puzzlegen.facts import words
from puzzlegen.facts.cues.segments import DIGITS, LETTERS, OPERATORS, SLOTS
from puzzlegen.formats.cues import matchsticks as form
from puzzlegen.generators.kits.asking import LETTERS as OPTION_LETTERS
from puzzlegen.generators.kits.asking import ask_in_range, drawn_range

Side: TypeAlias = tuple[str, int, int]  # a match of a lattice: "across" or "down", its line, and its place there

_HUES: Final[tuple[form.Hue, ...]] = get_args(form.Hue)
_TRIES: Final = 60  # at a figure that becomes the wanted one
_LONGEST: Final = 11  # signs of an equation
_SIGNS: Final = DIGITS | OPERATORS
_FULL: Final = {"8": SLOTS}  # a place with a match in every slot, before some are taken away


class MatchsticksParams(Params, frozen=True, kw_only=True):
    """Of equations the kinds of changes; of the others bounds.

    ``letters`` bounds the length of words, ``surplus`` the matches that hide them, ``sides`` rows and columns of a
    lattice, ``squares`` the number to be found, ``taken`` the matches that are taken away from a lattice.
    """

    changes: tuple[tuple[form.Manner, int], ...]
    largest: Annotated[int, Knob("larger numbers", 9, 99)]
    terms: Annotated[tuple[int, int], Knob("more numbers", 2, 3)]
    wrong: Annotated[int, Knob("more numbers of an equation that have to change", 0, 3)]
    letters: Annotated[tuple[int, int], Knob("longer words", 3, 7)]
    surplus: Annotated[tuple[int, int], Knob("more matches that hide the word", 1, 12)]
    sides: tuple[int, int]
    squares: tuple[int, int]
    taken: tuple[int, int]


def _sizes_of(low: int, high: int) -> dict[Any, Band]:
    return dict.fromkeys((form.Squares, form.Left, form.Colour), (low, high))


LEVELS: Final = {
    Level.EASY: MatchsticksParams(
        band=(1, 10),
        depth=(5, 6.8),
        depths={form.Spell: (5, 7.6), form.Moved: (5.5, 7.1), **_sizes_of(1, 2)},
        bands={
            form.Spell: (1, 15),
            form.Squares: (20, 72),
            form.Left: (50, 90),
            form.Colour: (20, 66),
        },
        changes=(("move", 1), ("remove", 1), ("add", 1)),
        largest=15,
        terms=(2, 2),
        wrong=0,
        letters=(3, 5),
        surplus=(1, 4),
        sides=(3, 4),
        squares=(3, 11),
        taken=(2, 3),
    ),
    Level.MEDIUM: MatchsticksParams(
        band=(6, 24),
        depth=(8.2, 8.9),
        depths={form.Spell: (8.8, 10.5), form.Moved: (8.7, 9.2), **_sizes_of(3, 3)},
        bands={
            form.Spell: (16, 200),
            form.Squares: (73, 120),
            form.Left: (91, 200),
            form.Colour: (67, 140),
        },
        changes=(("move", 1), ("remove", 2), ("add", 2)),
        largest=60,
        terms=(2, 2),
        wrong=0,
        letters=(4, 5),
        surplus=(3, 5),
        sides=(3, 5),
        squares=(8, 17),
        taken=(3, 4),
    ),
    Level.HARD: MatchsticksParams(
        band=(20, 110),
        depth=(10.2, 11.3),
        depths={form.Spell: (11.8, 13.2), form.Moved: (11.3, 12.6), **_sizes_of(4, 4)},
        bands={
            form.Spell: (201, 1_000_000),
            form.Squares: (121, 220),
            form.Left: (201, 450),
            form.Colour: (141, 450),
        },
        changes=(("move", 2), ("move", 2), ("remove", 3), ("add", 3)),
        largest=99,
        terms=(2, 3),
        wrong=2,
        letters=(5, 6),
        surplus=(5, 9),
        sides=(4, 5),
        squares=(14, 28),
        taken=(4, 6),
    ),
    Level.EXTREME: MatchsticksParams(
        band=(111, 20_000),
        depth=(13.3, 20),
        depths={form.Spell: (15.5, 25), **_sizes_of(5, 6)},
        bands={
            form.Spell: (2_000, 1_000_000),
            form.Squares: (221, 500),
        },
        changes=(("move", 2), ("remove", 4), ("add", 4)),
        largest=99,
        terms=(3, 3),
        wrong=2,
        letters=(6, 7),
        surplus=(7, 12),
        sides=(5, 6),
        squares=(22, 44),
        taken=(5, 8),
    ),
}


def invent(rng: Stream, params: MatchsticksParams, asked: Drawn) -> Puzzle:
    """Lay the figure that is to come out, and undo the change."""
    state, (question, place) = rng.child("state"), asked
    surface: form.Surface = state.choice(get_args(form.Surface))
    if question is form.Spell:
        return _word(surface, params, state)
    if question is form.Colour:
        return _colour(surface, params, place, state)
    if issubclass(question, form.Squares | form.Left):
        return _squares(surface, question, params, rng)
    return _equation(surface, question, params, place, rng)


def _equation(surface: form.Surface, question: type[Any], params: MatchsticksParams, place: int, rng: Stream) -> Puzzle:
    state, ask = rng.child("state"), rng.child("ask")
    change, count = "move", 1
    if question is form.Change:
        change, count = params.changes[rng.class_by_index(len(params.changes), "change")]
    fewest, most = params.terms
    if change == "move":  # two moved matches leave too many results of long equations, one too few of short ones
        fewest, most = (most, most) if count == 1 else (fewest, fewest)
    result = _true(params.largest, state.between(fewest, most), state)
    lost, gained = count * (change != "add"), count * (change != "remove")
    signs = _undone(result, _SIGNS, _SIGNS, lost, gained, state)
    if _wrong(signs, result) < params.wrong:
        raise Rejected("all numbers but one are right, so that sums alone tell what it has to be")
    figure = form.Equation(surface, tuple(sign if sign == "=" else _SIGNS[sign] for sign in signs))
    why = form.Result(result)
    if question is form.Change:
        return Puzzle(figure, question(change, count), result, why)
    matches = [(at, slot) for at, sign in enumerate(signs) if sign != "=" for slot in _SIGNS[sign]]
    (key,) = [(at, slot) for at, slot in matches if slot not in _SIGNS[result[at]]]
    if question is form.Moved:
        return Puzzle(figure, question(change, count), f"match-{key[0]}-{key[1]}", why)
    offered = ask.sample([match for match in matches if match != key], 3)
    offered.insert(place, key)
    heads = tuple((*match, hue) for match, hue in zip(offered, ask.sample(_HUES, 4), strict=True))
    return Puzzle(figure, question(change, count, heads), OPTION_LETTERS[place], why)


def _wrong(signs: Sequence[str], result: str) -> int:
    """How many numbers of the equation that comes out are others in the figure."""
    places = [at for at, sign in enumerate(result) if not sign.isdigit()]
    runs = pairwise([-1, *places, len(result)])
    return sum("".join(signs[low + 1 : high]) != result[low + 1 : high] for low, high in runs)


def _true(largest: int, terms: int, rng: Stream) -> str:
    """A true equation of so many numbers, besides what they come to."""
    for _ in range(_TRIES):
        numbers = [rng.below(largest + 1) for _ in range(terms)]
        total, text = numbers[0], str(numbers[0])
        for number in numbers[1:]:
            plus = rng.below(2)
            total += number if plus else -number
            text += f"{'-+'[plus]}{number}"
        if total >= 0 and len(f"{text}={total}") <= _LONGEST:
            return f"{text}={total}"
    raise Rejected("the result is negative, or the equation long")


def _undone(result: str, signs: dict[str, str], menu: dict[str, str], lost: int, gained: int, rng: Stream) -> list[str]:
    """Signs of the menu that become the result once so many matches are taken away and so many are put in."""
    for _ in range(_TRIES):
        drawn, balance = list(result), [lost, gained]
        for at in rng.permutation(len(result)):
            if result[at] == "=" or not any(balance):
                continue
            now = set(signs[result[at]])
            fitting = [
                (sign, away, put)
                for sign, slots in menu.items()
                if ("h" in slots) == ("h" in now)
                and (away := len(set(slots) - now)) <= balance[0]
                and (put := len(now - set(slots))) <= balance[1]
            ]
            drawn[at], away, put = rng.choice(fitting)
            balance = [balance[0] - away, balance[1] - put]
        numbers = "".join(drawn).replace("-", "+").replace("=", "+").split("+")
        if not any(balance) and not any(len(number) > 1 and number[0] == "0" for number in numbers):
            return drawn
    raise Rejected("nothing that becomes the result")


@cache
def _familiar() -> list[str]:
    """The familiar words that can be spelled."""
    return sorted(word for word in words.familiar() if set(word) <= set(LETTERS))


def _word(surface: form.Surface, params: MatchsticksParams, rng: Stream) -> Puzzle:
    low, high = params.letters
    word = rng.choice([one for one in _familiar() if low <= len(one) <= high])
    count = rng.between(*params.surplus)
    menu = LETTERS | _FULL
    signs = tuple(menu[sign] for sign in _undone(word, LETTERS, menu, count, 0, rng))
    return Puzzle(form.Word(surface, signs), form.Spell(count), word.upper(), NoFacts())


def _lattice(params: MatchsticksParams, rng: Stream) -> tuple[int, int, list[Side], list[frozenset[Side]]]:
    """Rows, columns, all matches, and the sides of each square of any size."""
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    matches: list[Side] = [("across", y, x) for y in range(rows + 1) for x in range(columns)]
    matches += [("down", y, x) for y in range(rows) for x in range(columns + 1)]
    squares = [
        frozenset(
            side
            for step in range(size)
            for side in (
                ("across", y, x + step),
                ("across", y + size, x + step),
                ("down", y + step, x),
                ("down", y + step, x + size),
            )
        )
        for size in range(1, min(rows, columns) + 1)
        for y in range(rows - size + 1)
        for x in range(columns - size + 1)
    ]
    return rows, columns, matches, squares


def _drawn(surface: form.Surface, rows: int, columns: int, heads: dict[Side, str]) -> form.Lattice:
    """The statement: every match by its head, a dot where there is none."""
    return form.Lattice(
        surface,
        tuple("".join(heads.get(("across", y, x), ".") for x in range(columns)) for y in range(rows + 1)),
        tuple("".join(heads.get(("down", y, x), ".") for x in range(columns + 1)) for y in range(rows)),
    )


def _squares(surface: form.Surface, question: type[Any], params: MatchsticksParams, rng: Stream) -> Puzzle:
    """Take matches away until the wanted number of squares is left; some of them are still there, with red heads."""
    (low, high), taking = params.squares, issubclass(question, form.Left)
    # Where matches are yet to be taken away, the figure that is left cannot be nearly whole.
    run, state = drawn_range(low, high - 3 * taking, rng), rng.child("state")
    rows, columns, matches, squares = _lattice(params, state)
    for _ in range(_TRIES):
        there = state.sample(matches, len(matches))
        gone: list[Side] = []
        left = squares
        while len(left) > run.key:
            gone.append(there.pop())
            left = [square for square in left if gone[-1] not in square]
        red = state.between(*params.taken) if taking else 0
        if len(left) == run.key and len(gone) >= max(red, 1):
            heads = dict.fromkeys(there, "#") | dict.fromkeys(gone[:red], "r")
            why = form.Sizes(_sizes(left, rows))
            return Puzzle(_drawn(surface, rows, columns, heads), *ask_in_range(run, question), why)
    raise Rejected("no figure with so many squares")


def _sizes(squares: Sequence[frozenset[Side]], rows: int) -> tuple[tuple[int, ...], ...]:
    """For each size of squares, from the smallest on, how many begin in each row of the lattice."""
    begun = [(len(square) // 4, min(y for way, y, _ in square if way == "across")) for square in squares]
    return tuple(
        tuple(begun.count((side, row)) for row in range(rows + 1 - side)) for side in range(1, max(begun)[0] + 1)
    )


def _colour(surface: form.Surface, params: MatchsticksParams, place: int, rng: Stream) -> Puzzle:
    rows, columns, matches, squares = _lattice(params, rng)
    there = rng.sample(matches, len(matches) - rng.below(4))
    taken = rng.between(*params.taken)
    if len(there) < 4 * taken:
        raise Rejected("too few matches for four colours")
    groups = [there[taken * number : taken * (number + 1)] for number in range(4)]
    left = [sum(square <= set(there) - set(group) for square in squares) for group in groups]
    if left.count(left[place]) > 1 or left[place] < 2:
        raise Rejected("two colours leave equally many squares, or hardly any is left")
    one, two, three, four = hues = rng.sample(_HUES, 4)
    heads = dict.fromkeys(there, "#")
    for hue, group in zip(hues, groups, strict=True):
        heads |= dict.fromkeys(group, hue[0])
    query, (a, b, c, d) = form.Colour(left[place], (one, two, three, four)), left
    return Puzzle(_drawn(surface, rows, columns, heads), query, OPTION_LETTERS[place], form.Remains((a, b, c, d)))
