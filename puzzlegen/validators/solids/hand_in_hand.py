"""Follows the hands of children in rows and rings, and looks at them from behind; judges `solids/hand_in_hand`.

Everything is worked out in places of the picture: where a hand, a bag or a
bow is seen, and where it has to be seen from the other side.
"""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import NoFacts
from puzzlegen.facts.solids.children import Child, Side
from puzzlegen.formats.solids.hand_in_hand import (
    QUESTIONS,
    Behind,
    Count,
    CountOffered,
    Given,
    Pass,
    PassBoxed,
    Query,
    Way,
    Wrong,
    WrongBoxed,
)
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)
from puzzlegen.validators.kits.properties import fewest

BUDGET: Final = 10_000  # hands and children that are looked at
Looks: TypeAlias = tuple[Any, ...]
_MARKS: Final = ("bag", "bow", "boot")
_OTHER: Final[dict[Side, Side]] = {"left": "right", "right": "left"}


def certify(shown: Given, asked: Query) -> Certificate:
    """Answer the question; the difficulty is what has to be looked at: passes, bags, or backs and things on a side.

    The depth is the chain of passes; how many of four things must not be left out of account, or another number is
    counted, see `_hasty`; or the fewest children at whom all wrong pictures are seen to be wrong.

    Raises:
        MalformedStatement: shirts are alike, somebody who is asked about is not there, or pictures have other children.
    """
    children = shown.children
    _check(shown, asked)
    worn = sum(child.worn(mark) is not None for child in children for mark in _MARKS)
    found, looked = _answered(shown, asked)
    return proven(
        found,
        BUDGET,
        method="hands followed, and everything seen from behind",
        effort={"children": len(children) * 5},
        difficulty=looked or worn + len(children),
        unit=QUESTIONS[type(asked)].unit,
        canonical=_canonical(shown, asked),
        structure=f"{task_of(asked)}; {'ring' if shown.ring else 'row'} of {len(children)}",
        depth=_depth(shown, asked),
    )


def certify_why(shown: Given, asked: Query, answer: str, why: Way | NoFacts) -> Faults:  # noqa: ARG001 - the way alone
    """The ball goes from child to child in these shirts."""
    if not isinstance(asked, PassBoxed) or not isinstance(why, Way):
        return ()
    way = [shown.children[number].shirt for number in _way(shown, asked)]
    return () if way == list(why.shirts) else ("the ball goes another way",)


def _check(shown: Given, asked: Query) -> None:
    shirts = [child.shirt for child in shown.children]
    others = asked.options if isinstance(asked, Behind) else [asked.second] if isinstance(asked, WrongBoxed) else []
    if len(set(shirts)) < len(shirts) or (shown.ring and len(shirts) % 2):
        raise MalformedStatement("two shirts are of one colour, or the two sides of the ring are not of one length")
    if any(len(other) != len(shirts) for other in others):
        raise MalformedStatement("there are more children in one picture than in another")
    if isinstance(asked, PassBoxed) and not {asked.start, *(asked.options if isinstance(asked, Pass) else ())} <= {
        *shirts
    }:
        raise MalformedStatement("no child has such a shirt")
    if isinstance(asked, Wrong) and max(asked.options) >= len(shirts):
        raise MalformedStatement("no child stands there")
    if isinstance(asked, Behind | Wrong | Pass | CountOffered):
        demand_different(asked.options)


def _seen(child: Child) -> Looks:
    """How a child looks: things on its own left are on the right of the picture if it shows its face."""
    places = (
        side and ("right" if (side == "left") == child.faces else "left") for side in (child.bag, child.bow, child.boot)
    )
    return child.shirt, child.hair, child.faces, *places


def _turned(looks: Looks) -> Looks:
    """The same child from behind: what was on the left of the picture is on its right."""
    shirt, hair, faces, *places = looks
    return shirt, hair, not faces, *({"left": "right", "right": "left", None: None}[place] for place in places)


def _behind(shown: Given) -> list[Looks]:
    """What is seen from the other side; lines are read as they are published."""
    turned = [_turned(_seen(child)) for child in shown.children]
    half = len(turned) // 2
    return turned[half:] + turned[:half] if shown.ring else turned[::-1]


def _held(shown: Given) -> dict[tuple[int, Side], tuple[int, Side]]:
    """Which hand of which child each hand of each child holds."""
    children, half = shown.children, len(shown.children) // 2
    spots = [
        (number, 0) if not shown.ring or number < half else (len(children) - 1 - number, 1)
        for number in range(len(children))
    ]
    at = {spot: number for number, spot in enumerate(spots)}
    found: dict[tuple[int, Side], tuple[int, Side]] = {}
    for number, (column, line) in enumerate(spots):
        for step, side in ((-1, "left"), (1, "right")):
            other, its = at.get((column + step, line)), "right" if side == "left" else "left"
            if other is None and shown.ring:
                other, its = at[column, 1 - line], side
            if other is not None:
                found[number, _own(children[number], side)] = other, _own(children[other], its)
    return found


def _own(child: Child, seen: str) -> Side:
    """Which of a child's own sides is seen on this side of the picture."""
    return "left" if (seen == "right") == child.faces else "right"


def _way(shown: Given, asked: PassBoxed) -> list[int]:
    """The children who have the ball in turn, until one would pass it with a hand that nobody holds."""
    held = _held(shown)
    way = [next(number for number, child in enumerate(shown.children) if child.shirt == asked.start)]
    for hand in asked.hands:
        if (way[-1], hand) not in held:
            break
        way.append(held[way[-1], hand][0])
    return way


def _answered(shown: Given, asked: Query) -> tuple[list[Findings], int]:
    """All answers, and how many passes or bags there are, if that is what is to be looked at."""
    children = shown.children
    match asked:
        case Behind(options):
            wanted = _behind(shown)
            fits = [list(map(_seen, option)) == wanted for option in options]
            return [letters_of(fits, "a child is seen otherwise from behind")], 0
        case WrongBoxed(second):
            pairs = zip(second, _behind(shown), strict=True)
            wrong = [number for number, (child, looks) in enumerate(pairs) if _seen(child) != looks]
            if not isinstance(asked, Wrong):
                return [Findings((f"second-{number + 1}",)) for number in wrong[:2]], 0
            right = [number in wrong for number in asked.options]
            return [letters_of(right, "this child is as it has to be")] * max(1, min(2, len(wrong))), 0
        case PassBoxed():
            *before, last = _way(shown, asked)
            if len(before) < len(asked.hands):
                return [], len(asked.hands)
            if not isinstance(asked, Pass):
                return [Findings((f"child-{last + 1}",))], len(asked.hands)
            right = [shirt == children[last].shirt for shirt in asked.options]
            return [letters_of(right, f"it ends with {children[last].shirt}")], len(asked.hands)
    hands, count = [child for child in children if child.bag], _counted(shown)
    one = letter_of_number(asked.options, count) if isinstance(asked, CountOffered) else Findings((str(count),))
    return [one], len(hands)


def _counted(shown: Given) -> int:
    """How many left hands are held on the sides of bags."""
    held = _held(shown)
    hands = (held.get((number, child.bag)) for number, child in enumerate(shown.children) if child.bag)
    return sum(hand is not None and hand[1] == "left" for hand in hands)


def _hasty(shown: Given) -> Iterator[int]:
    """What somebody counts who leaves one thing out of account.

    On which side bags are; that a neighbour may face the other way; whom the children at the ends of lines hold; or
    that it is the other child's hand that counts.
    """
    children, held = shown.children, _held(shown)
    bags = [(number, child.bag) for number, child in enumerate(children) if child.bag]
    yield sum((number, _OTHER[side]) in held and held[number, _OTHER[side]][1] == "left" for number, side in bags)
    yield sum(
        (held[hand][1] == "left") == (children[hand[0]].faces == children[held[hand][0]].faces)
        for hand in bags
        if hand in held
    )
    half = len(children) // 2
    lines = [{*range(half)}, {*range(half, len(children))}] if shown.ring else [{*range(len(children))}]
    along = [hand for hand in bags if hand in held and any({hand[0], held[hand][0]} <= line for line in lines)]
    yield sum(held[hand][1] == "left" for hand in along) + (len(bags) - len(along)) * (not shown.ring)
    yield sum(side == "left" for _, side in bags)


def _depth(shown: Given, asked: Query) -> Depth:
    match asked:
        case PassBoxed():
            return Depth.chain(len(asked.hands))
        case Count():
            count = _counted(shown)
            return Depth.properties(sum(one != count for one in _hasty(shown)))
        case Behind(options):
            wanted = _behind(shown)
            wrong = [one for one in ([*map(_seen, option)] for option in options) if one != wanted]
            children = range(len(wanted))
            return Depth.properties(fewest([[k for k in children if one[k] != wanted[k]] for one in wrong]))
    return Depth.properties(1)


def _canonical(shown: Given, asked: Query) -> str:
    """The same from both sides, where that is not what is asked, and for options in any order."""
    looks = tuple(map(_seen, shown.children))
    forms = [looks] if isinstance(asked, Behind | WrongBoxed) else [looks, tuple(_behind(shown))]
    plain = msgspec.to_builtins(asked)
    if "options" in plain:
        plain["options"] = sorted(map(repr, plain["options"]))
    return fingerprint((shown.ring, min(forms, key=repr), sorted(plain.items())))
