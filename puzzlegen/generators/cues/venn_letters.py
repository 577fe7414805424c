"""Hoops that hold the letters of English words, those of several words where the hoops overlap."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Annotated, ClassVar, Final, Literal

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues import venn_letters as form
from puzzlegen.formats.cues.venn_letters import Facts, Hoops, Letter, Missing, Place, Query, Which
from puzzlegen.generators.kits.asking import LETTERS

_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
_ASKED: Final = "abcdefghiklmnoprstuw"  # each is in some words, and none in too many
_ROOM: Final = {2: (0, 7, 7, 4), 3: (0, 6, 6, 2, 6, 2, 2, 3)}  # letters that a region holds, by its hoops
_SETS: Final = 3  # one word in so many is that of a colour
_ALIKE: Final = 5  # words that share equally many letters, at least, from which four are drawn


class VennLettersParams(Params, frozen=True, kw_only=True):
    """What hoops and beads are like, and what is asked; ``tasks`` only tells the levels apart, see `QUESTIONS`."""

    backwards: ClassVar[bool] = False

    hoops: Annotated[int, Knob("more words to compare", 2, 3)]
    blank: Annotated[int, Knob("more beads are blank, first those that lie alone", 0, 7)]
    secret: Annotated[bool, Knob("the code is to be found")]
    tasks: tuple[str, ...]


class EitherWayParams(VennLettersParams, frozen=True, kw_only=True):
    """The same where the alphabet may also run backwards."""

    backwards: ClassVar[bool] = True


LEVELS: Final = {
    Level.EASY: VennLettersParams(
        band=(6, 24),
        bands={Which: (30, 120)},
        depth=(2, 2),
        depths={Which: (3, 3)},
        hoops=2,
        blank=0,
        secret=False,
        tasks=("missing", "place", "which"),
    ),
    Level.MEDIUM: VennLettersParams(
        band=(30, 49),
        bands={Which: (160, 300)},
        depth=(3, 3),
        depths={Which: (4, 4)},
        hoops=2,
        blank=1,
        secret=True,
        tasks=("missing", "place", "which", "letter"),
    ),
    Level.HARD: VennLettersParams(
        band=(50, 95),
        bands={Which: (261, 330)},
        depth=(5, 6),
        hoops=3,
        blank=6,
        secret=True,
        tasks=("missing", "place", "which", "letter"),
    ),
    Level.EXTREME: EitherWayParams(
        band=(96, 170),
        depth=(5, 8),
        hoops=3,
        blank=6,
        secret=True,
        tasks=("missing", "place", "letter"),
    ),
}


def invent(rng: Stream, params: VennLettersParams, asked: Drawn) -> Puzzle:
    """Draw the letter that is asked for and its region, then words that have it, or not, accordingly."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    regions = ask.sample(range(2**params.hoops), len(LETTERS))  # those on offer, if regions are
    letter = rng.class_by_index(len(_ASKED), "letter")
    code = 1 + rng.class_by_index(25, "code") if params.secret else 0  # A = 1 would be read without the words
    anywhere = 1 + ask.below(2**params.hoops - 1)
    within = regions[place] if question is Place else anywhere if question is Missing else None
    names = _drawn(params.hoops, _ASKED[letter], within, state)
    options: list[str] = []
    if question is Which:
        options = _alike(names[-1], names[:-1], state)
        names[-1] = options[place]
    if len({*names}) < params.hoops:
        raise Rejected("a word twice")

    step: Literal[1, -1] = -1 if params.backwards and rng.class_by_index(2, "way") else 1

    def number(of: str) -> int:
        return (step * _ALPHABET.index(of) + code) % 26 + 1

    held = _held(names)
    if any(len(letters) > room for letters, room in zip(held, _ROOM[params.hoops], strict=True)):
        raise Rejected("too many letters for a region")
    beads: list[list[form.Bead]] = [[number(one) for one in state.sample(sorted(some), len(some))] for some in held]
    query: Query
    told, answer = number(_ASKED[letter]), LETTERS[place]
    if question is Missing:
        query, answer = Missing(), str(told)
        beads[anywhere][beads[anywhere].index(told)] = "?"
    elif question is Place:
        for region in filter(None, regions):
            if not beads[region]:
                raise Rejected("no bead that could roll away")
            beads[region].remove(told if region == within else state.choice(beads[region]))
        query = Place(told, (regions[0], regions[1], regions[2], regions[3]))
    elif question is Which:
        query = Which((options[0], options[1], options[2], options[3]))
    else:
        found = _ALPHABET[rng.class_by_index(26, "asked")]
        query, answer = Letter(number(found)), found.upper()
    _rub_out(beads, params.blank, params.secret, state)
    if params.hoops > 2 and question is not Which and _tells_alone(names, beads, number, backwards=params.backwards):
        raise Rejected("one word tells the code alone")
    hoops: list[str | None] = list(names)
    if question is Which:
        hoops[-1] = None
    # Letters on beads would be mistaken for those of regions.
    written: form.Written = (
        "letters" if question in (Missing, Which) and rng.class_by_index(2, "written") else "numbers"
    )
    if question is Missing and written == "letters":
        answer = _ALPHABET[told - 1].upper()
    statement = Hoops(
        hoops=tuple(hoops),
        beads=tuple(map(tuple, beads[1:])),
        code="either way" if params.backwards else "secret" if params.secret else "plain",
        written=written,
        turn=state.choice((0, 1, 2, 3)),
    )
    why = Facts(tuple(name.upper() for name in names), code + 1, step if params.backwards else None)
    return Puzzle(statement, query, answer, why)


def _tells_alone(
    names: Sequence[str], beads: Sequence[Sequence[form.Bead]], number: Callable[[str], int], *, backwards: bool
) -> bool:
    """True if all beads of one hoop, with the letters of its word, leave one code only."""
    for hoop, name in enumerate(names):
        seen = {
            bead for region, some in enumerate(beads) if region >> hoop & 1 for bead in some if bead in range(1, 27)
        }
        letters = [number(letter) for letter in {*name}]
        codes = [
            (code, step)
            for code, step in product(range(26), (1, -1) if backwards else (1,))
            if seen <= {(step * letter + code) % 26 + 1 for letter in letters}
        ]
        if len(codes) == 1:
            return True
    return False


def _named() -> list[str]:
    """The things whose usual name is theirs."""
    return sorted(thing for thing, (name, *_) in facts().called.items() if thing == name)


def _drawn(count: int, letter: str, within: int | None, rng: Stream) -> list[str]:
    """Names of hoops; a region ``within`` says which of them are to have the letter, by its bits."""
    names = []
    for hoop in range(count):
        pool = [*facts().hues] if not rng.below(_SETS) else _named()
        if within is not None:
            pool = [name for name in pool if (letter in name) == bool(within >> hoop & 1)]
        if not pool:
            raise Rejected("no such word")
        names.append(rng.choice(pool))
    return names


def _alike(name: str, others: Sequence[str], rng: Stream) -> list[str]:
    """Four colours, or four things, with as many letters in each region as this one: no count of beads tells them."""
    pool = [*facts().hues] if name in facts().hues else _named()
    pool = [one for one in pool if one not in others and len({*one}) == len({*name})]
    pool = [one for one in pool if _counts(one, others) == _counts(name, others)]
    if len(pool) < _ALIKE:
        raise Rejected("too few words that share as many letters")
    return rng.sample(pool, len(LETTERS))


def _counts(name: str, others: Sequence[str]) -> list[int]:
    return [len(letters) for letters in _held([*others, name])]


def _held(names: Sequence[str]) -> list[set[str]]:
    """The letters of each region, by the bits of its hoops; the first one is outside of all."""
    held: list[set[str]] = [set() for _ in range(2 ** len(names))]
    for letter in {*"".join(names)}:
        held[sum((letter in name) << hoop for hoop, name in enumerate(names))].add(letter)
    return held


def _rub_out(beads: list[list[form.Bead]], count: int, secret: bool, rng: Stream) -> None:
    """Make beads blank, not beside the one that is asked for: first those that lie alone and so would tell a secret."""
    places = [(region, bead) for region, some in enumerate(beads) if "?" not in some for bead in range(len(some))]
    alone = [(region, bead) for region, bead in places if secret and len(beads[region]) == 1]
    others = [place for place in places if place not in alone]
    if len(alone) > count or len(places) < count + 2:
        raise Rejected("too many beads that lie alone, or too few at all")
    for region, bead in [*alone, *rng.sample(others, count - len(alone))]:
        beads[region][bead] = None
