"""Reads the words of hoops under every code and every name; judges `cues/venn_letters`."""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues.venn_letters import QUESTIONS, Code, Facts, Hoops, Letter, Missing, Place, Query, Which
from puzzlegen.validators.kits.answers import Findings, demand_different, fingerprint, letters_of, proven
from puzzlegen.validators.kits.properties import fewest

BUDGET: Final = 120_000  # readings tried: words for all hoops under one code
_Seen: TypeAlias = tuple[frozenset[int], int]  # the numbers in a region, and how many letters it has
_Step: TypeAlias = Literal[1, -1]
_STEPS: Final[dict[Code, tuple[_Step, ...]]] = {"plain": (1,), "secret": (1,), "either way": (1, -1)}
_NAMES: Final = {**facts().called, **facts().hues}


class _Reading(msgspec.Struct, frozen=True):
    """What the hoops hold under one code, and which option hangs at the bare hoop.

    For each region, by the bits of its hoops, there are the numbers of the letters that these have, and no others. A
    code is the number of A, and 1 or -1: whether the numbers rise or fall from there.
    """

    held: tuple[frozenset[int], ...]
    first: int
    step: _Step
    option: int | None
    words: tuple[str, ...]


def certify(shown: Hoops, asked: Query) -> Certificate:
    """Try every code with every name of each hoop.

    The difficulty is how often one looks whether a letter is in a word, the names being the first ones: once for every
    letter and hoop, and then, to be rid of a wrong code, once for each bead that fits all the same, and once more. The
    depth is the number of words, and of regions that together contradict all other codes and options.

    Raises:
        MalformedStatement: hoops, beads and the question do not belong together.
    """
    _check(shown, asked)
    solutions: dict[tuple[object, ...], Findings] = {}
    tried = looked = 0
    against = set[frozenset[int]]()  # for each wrong reading, the regions that contradict it
    seen = _seen(shown, asked)
    for reading, usual in _readings(shown, asked):
        tried += 1
        findings = _findings(shown, asked, seen, reading)
        if findings is not None:
            solutions[reading.held, reading.first, reading.step, findings.answers] = findings
        elif usual:
            pairs = zip(shown.beads, reading.held[1:], strict=True)
            looked += 1 + sum(bead in held for some, held in pairs for bead in some)
            against.add(_against(seen, reading))
        if usual and (reading.first, reading.step) == (1, 1):
            looked += len(shown.hoops) * sum(map(len, reading.held))
    return proven(
        list(solutions.values()),
        BUDGET,
        method="all names under all codes",
        effort={"readings": tried},
        difficulty=looked,
        unit=QUESTIONS[type(asked)].unit,
        canonical=fingerprint(_canonical_form(shown, asked)),
        structure=f"{task_of(asked)}, {len(shown.hoops)} hoops, {shown.code} {shown.written}",
        depth=Depth.properties(len(shown.hoops) + fewest(against)),
    )


def certify_why(shown: Hoops, asked: Query, answer: str, why: Facts) -> Faults:
    """Judges whether the hoops can be read as these words under this code."""
    seen = _seen(shown, asked)
    for reading, _ in _readings(shown, asked):
        step = reading.step if shown.code == "either way" else None
        if why == Facts(tuple(map(str.upper, reading.words)), reading.first, step):
            findings = _findings(shown, asked, seen, reading)
            if findings is not None and findings.answers == (answer,):
                return ()
    return ("the hoops cannot be read so",)


def _check(shown: Hoops, asked: Query) -> None:
    count, beads = len(shown.hoops), [bead for some in shown.beads for bead in some]
    numbers = [bead for bead in beads if isinstance(bead, int)]
    if len(shown.beads) != 2**count - 1:
        raise MalformedStatement("there are beads for each region of the hoops")
    if not {*shown.hoops} - {None} <= _NAMES.keys() or len({*shown.hoops}) < count:
        raise MalformedStatement("two hoops are the same, or one is neither a known colour nor a known thing")
    if (None in shown.hoops) != isinstance(asked, Which) or beads.count("?") != isinstance(asked, Missing):
        raise MalformedStatement("a hoop without a name, or one bead with a question mark, is there if it is asked for")
    if len({*numbers}) < len(numbers):
        raise MalformedStatement("no number is there twice")
    if isinstance(asked, Place) and asked.number in numbers:
        raise MalformedStatement("a bead that is to be put somewhere is in a hoop already")
    if shown.written == "letters" and isinstance(asked, Place | Letter):
        raise MalformedStatement("a number is asked for where numbers are written")
    options: tuple[int | str, ...] = asked.options if isinstance(asked, Place | Which) else ()
    demand_different(options)
    if not {*options} <= ({*range(2**count)} if isinstance(asked, Place) else _NAMES.keys() - {*shown.hoops}):
        raise MalformedStatement("options are regions by their bits, or further colours or things")


def _readings(shown: Hoops, asked: Query) -> Iterator[tuple[_Reading, bool]]:
    """All codes with all names of each hoop, and whether the names are those that people give first."""
    options = asked.options if isinstance(asked, Which) else ()
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


def _findings(shown: Hoops, asked: Query, seen: Sequence[_Seen], reading: _Reading) -> Findings | None:
    """The answers under a reading; None if what is seen contradicts it."""
    if _against(seen, reading):
        return None
    answers, held = Findings(()), reading.held
    match asked:
        case Place(asked_for, options):
            right = next((region for region, some in enumerate(held) if asked_for in some), 0)
            answers = letters_of([region == right for region in options], "its letter is in other words")
        case Which():
            answers = letters_of([number == reading.option for number in range(4)], "its letters do not fit the beads")
        case Letter(asked_for):
            answers = Findings((chr(reading.step * (asked_for - reading.first) % 26 + ord("A")),))
    for region, some in enumerate(shown.beads, 1):
        if "?" in some:
            left = sorted(held[region] - {*some})
            answers = Findings(tuple(chr(one + 64) if shown.written == "letters" else str(one) for one in left))
    return answers


def _seen(shown: Hoops, asked: Query) -> list[_Seen]:
    """What is to be seen of each region."""
    return [
        # A bead may still have to be put there
        (
            frozenset(bead for bead in some if isinstance(bead, int)),
            len(some) + (isinstance(asked, Place) and region in asked.options),
        )
        for region, some in enumerate(shown.beads, 1)
    ]


def _against(seen: Sequence[_Seen], reading: _Reading) -> frozenset[int]:
    """The regions whose beads contradict a reading."""
    return frozenset(
        [
            region
            for region, ((numbers, count), held) in enumerate(zip(seen, reading.held[1:], strict=True))
            if len(held) != count or not numbers <= held
        ]
    )


def _canonical_form(shown: Hoops, asked: Query) -> Any:
    """The least of all orders of the hoops; beads and options come in no order, and the turn does not matter."""
    count, forms = len(shown.hoops), []
    number = asked.number if isinstance(asked, Place | Letter) else None
    offered: tuple[int | str, ...] = asked.options if isinstance(asked, Place | Which) else ()
    for order in permutations(range(count)):

        def moved(region: int, order: tuple[int, ...] = order) -> int:
            return sum((region >> hoop & 1) << place for place, hoop in enumerate(order))

        beads = {moved(region): sorted(map(str, some)) for region, some in enumerate(shown.beads, 1)}
        options = sorted(str(moved(option)) if isinstance(option, int) else option for option in offered)
        hoops = [str(shown.hoops[hoop]) for hoop in order]
        forms.append((hoops, sorted(beads.items()), task_of(asked), str(number), options, shown.code, shown.written))
    return min(forms)
