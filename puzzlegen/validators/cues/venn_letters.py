"""Reads the words of hoops under every code and every name; judges `cues/venn_letters`.

The format is that of ``docs/cues-words.md``.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.facts.things import facts
from puzzlegen.validators.kits.answers import (
    Findings,
    convert,
    demand_different,
    fingerprint,
    pointed_out,
    proven,
    read,
)

BUDGET: Final = 120_000  # readings tried: words for all hoops under one code
_STEPS: Final = {"plain": (1,), "secret": (1,), "either way": (1, -1)}
Region: TypeAlias = tuple[int | Literal["?"] | None, ...]
_NAMES: Final = {**facts().called, **facts().hues}


class _Hoops(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hoops: tuple[str | None, ...]
    beads: tuple[Region, ...]
    code: Literal["plain", "secret", "either way"]
    written: Literal["numbers", "letters"]
    turn: Literal[0, 1, 2, 3]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["missing", "place", "which", "letter"]
    number: int | None = None
    options: tuple[int | str, int | str, int | str, int | str] | None = None


class _Reading(msgspec.Struct, frozen=True):
    """What the hoops hold under one code, and which option hangs at the bare hoop.

    For each region, by the bits of its hoops, there are the numbers of the letters that these have, and no others. A
    code is the number of A, and 1 or -1: whether the numbers rise or fall from there.
    """

    held: tuple[frozenset[int], ...]
    first: int
    step: int
    option: int | None
    words: tuple[str, ...]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Try every code with every name of each hoop.

    The difficulty is how often one looks whether a letter is in a word, the names being the first ones: once for every
    letter and hoop, and then, to be rid of a wrong code, once for each bead that fits all the same, and once more.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = convert(statement, _Hoops, "statement"), convert(query, _Query, "query")
    _check(shown, asked)
    solutions: dict[tuple[object, ...], Findings] = {}
    tried = looked = 0
    for reading, usual in _readings(shown, asked):
        tried += 1
        findings = _findings(shown, asked, reading)
        if findings is not None:
            solutions[reading.held, reading.first, reading.step, findings.answers] = findings
        elif usual:
            pairs = zip(shown.beads, reading.held[1:], strict=True)
            looked += 1 + sum(bead in held for some, held in pairs for bead in some)
        if usual and (reading.first, reading.step) == (1, 1):
            looked += len(shown.hoops) * sum(map(len, reading.held))
    return proven(
        list(solutions.values()),
        BUDGET,
        method="all names under all codes",
        effort={"readings": tried},
        difficulty=looked,
        unit="look-ups for all options" if asked.task == "which" else "look-ups",
        canonical=fingerprint(_canonical_form(shown, asked)),
        structure=f"{asked.task}, {len(shown.hoops)} hoops, {shown.code} {shown.written}",
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """Whether the hoops can be read as these words under this code.

    Raises:
        MalformedStatement: the facts break the format.
    """
    shown, asked = convert(statement, _Hoops, "statement"), convert(query, _Query, "query")
    told = read(why, "facts", words=tuple[str, ...], a=int, **({"step": int} if shown.code == "either way" else {}))
    claimed = tuple(word.lower() for word in told.words), told.a, getattr(told, "step", 1)
    for reading, _ in _readings(shown, asked):
        if (reading.words, reading.first, reading.step) == claimed and told.words == tuple(map(str.upper, claimed[0])):
            findings = _findings(shown, asked, reading)
            if findings is not None and findings.answers == (answer,):
                return ()
    return ("the hoops cannot be read so",)


def _check(shown: _Hoops, asked: _Query) -> None:
    count, beads = len(shown.hoops), [bead for some in shown.beads for bead in some]
    numbers = [bead for bead in beads if isinstance(bead, int)]
    task, options, number = asked.task, asked.options or (), asked.number
    if count not in (2, 3) or len(shown.beads) != 2**count - 1 or max(map(len, shown.beads)) > 8:
        raise MalformedStatement("there are two or three hoops, and up to eight beads in each of their regions")
    if not {*shown.hoops} - {None} <= _NAMES.keys() or len({*shown.hoops}) < count:
        raise MalformedStatement("two hoops are the same, or one is neither a known colour nor a known thing")
    if (None in shown.hoops) != (task == "which") or (beads.count("?") != (task == "missing")):
        raise MalformedStatement("a hoop without a name, or one bead with a question mark, is there if it is asked for")
    if len({*numbers}) < len(numbers) or not {*numbers, number} <= {*range(1, 27), None}:
        raise MalformedStatement("numbers run from 1 to 26, and none is there twice")
    if task == "place" and number in numbers:
        raise MalformedStatement("a bead that is to be put somewhere is in a hoop already")
    if (number is None) != (task in ("missing", "which")) or (asked.options is None) != (task in ("missing", "letter")):
        raise MalformedStatement("a number and four options are given where the task needs them")
    if shown.written == "letters" and number is not None:
        raise MalformedStatement("a number is asked for where numbers are written")
    demand_different(options)
    regions, names = {*range(2**count)}, _NAMES.keys() - {*shown.hoops}
    if not {*options} <= (regions if task == "place" else names):
        raise MalformedStatement("options are regions by their bits, or further colours or things")


def _readings(shown: _Hoops, asked: _Query) -> Iterator[tuple[_Reading, bool]]:
    """All codes with all names of each hoop, and whether the names are those that people give first."""
    options = [str(name) for name in asked.options or ()] if asked.task == "which" else []
    for option in range(len(options)) if options else (None,):
        names = [_NAMES[options[option or 0] if name is None else name] for name in shown.hoops]
        for words in product(*names):
            usual, letters = all(word == said[0] for word, said in zip(words, names, strict=True)), _shared(words)
            for code, step in product(range(1 if shown.code == "plain" else 26), _STEPS[shown.code]):
                held = (frozenset([(step * letter + code) % 26 + 1 for letter in some]) for some in letters)
                yield _Reading(tuple(held), code + 1, step, option, words), usual


def _shared(words: Sequence[str]) -> list[list[int]]:
    """For each region, by the bits of its words, the letters that these have, and no others; A is 0."""
    regions: list[list[int]] = [[] for _ in range(2 ** len(words))]
    for letter in {*"".join(words)}:
        regions[sum((letter in word) << hoop for hoop, word in enumerate(words))].append(ord(letter) - ord("a"))
    return regions


def _findings(shown: _Hoops, asked: _Query, reading: _Reading) -> Findings | None:
    """The answers under a reading; None if what is seen contradicts it."""
    options, answers, held = asked.options or (), Findings(()), reading.held
    if asked.task == "place":
        right = next((region for region, some in enumerate(held) if asked.number in some), 0)
        answers = pointed_out([region == right for region in options], "its letter is in other words")
    elif asked.task == "which":
        answers = pointed_out([number == reading.option for number in range(4)], "its letters do not fit the beads")
    elif asked.task == "letter":
        answers = Findings((chr(reading.step * ((asked.number or 0) - reading.first) % 26 + ord("A")),))
    for region, some in enumerate(shown.beads, 1):
        numbers = {bead for bead in some if isinstance(bead, int)}
        away = asked.task == "place" and region in options  # a bead that is to be put there
        if not numbers <= held[region] or len(some) != len(held[region]) - away:
            return None
        if "?" in some:
            left = sorted(held[region] - numbers)
            answers = Findings(tuple(chr(one + 64) if shown.written == "letters" else str(one) for one in left))
    return answers


def _canonical_form(shown: _Hoops, asked: _Query) -> Any:
    """The least of all orders of the hoops; beads and options come in no order, and the turn does not matter."""
    count, forms = len(shown.hoops), []
    for order in permutations(range(count)):

        def moved(region: int, order: tuple[int, ...] = order) -> int:
            return sum((region >> hoop & 1) << place for place, hoop in enumerate(order))

        beads = {moved(region): sorted(map(str, some)) for region, some in enumerate(shown.beads, 1)}
        options = sorted(str(moved(option)) if isinstance(option, int) else option for option in asked.options or ())
        hoops = [str(shown.hoops[hoop]) for hoop in order]
        forms.append((hoops, sorted(beads.items()), asked.task, str(asked.number), options, shown.code, shown.written))
    return min(forms)
