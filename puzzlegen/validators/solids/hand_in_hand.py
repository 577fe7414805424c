"""Follows the hands of children in rows and rings, and looks at them from behind; judges `solids/hand_in_hand`.

The format is that of ``docs/solids.md``. Everything is worked out in places of the picture: where a hand, a bag or a
bow is seen, and where it has to be seen from the other side.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 10_000  # hands and children that are looked at
Side: TypeAlias = Literal["left", "right"]
Hue: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown"]
Looks: TypeAlias = tuple[Any, ...]
_MARKS: Final = ("bag", "bow", "boot")


class Child(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A child; ``bag``, ``bow`` and ``boot`` are on its own left or right."""

    shirt: Hue
    hair: Literal["brown", "ink", "orange", "yellow"]
    faces: bool
    bag: Side | None
    bow: Side | None
    boot: Side | None


Children: TypeAlias = Annotated[tuple[Child, ...], msgspec.Meta(min_length=4, max_length=8)]


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ring: bool
    children: Children


class _Behind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["behind"]
    options: tuple[Children, Children, Children, Children]


class _WrongBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["wrong_box"]
    second: Children


class _Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["wrong"]
    second: Children
    options: tuple[int, int, int, int]


class _PassBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["pass_box"]
    start: Hue
    hands: Annotated[tuple[Side, ...], msgspec.Meta(min_length=1, max_length=24)]


class _Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["pass"]
    start: Hue
    hands: Annotated[tuple[Side, ...], msgspec.Meta(min_length=1, max_length=24)]
    options: tuple[Hue, Hue, Hue, Hue]


class _Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count"]


class _CountOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count_choice"]
    options: tuple[int, int, int, int]


_QUERIES: Final[dict[str, type[Any]]] = {
    "behind": _Behind,
    "wrong": _Wrong,
    "wrong_box": _WrongBox,
    "pass": _Pass,
    "pass_box": _PassBox,
    "count": _Count,
    "count_choice": _CountOffered,
}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Answer the question; the difficulty is what has to be looked at: passes, bags, or backs and things on a side."""
    shown = parse(statement, _Shown, "statement")
    task = query.get("task")
    if task not in _QUERIES:
        raise MalformedStatement("there is no such task")
    asked = parse(query, _QUERIES[task], "query")
    children = shown.children
    _check(shown, asked)
    worn = sum(getattr(child, mark) is not None for child in children for mark in _MARKS)
    found, unit, looked = _answered(shown, asked)
    return proven(
        found,
        BUDGET,
        method="hands followed, and everything seen from behind",
        effort={"children": len(children) * 5},
        difficulty=looked or worn + len(children),
        unit=unit,
        canonical=_canonical(shown, asked),
        structure=f"{task}; {'ring' if shown.ring else 'row'} of {len(children)}",
    )


def _check(shown: _Shown, asked: Any) -> None:
    shirts = [child.shirt for child in shown.children]
    others = asked.options if asked.task == "behind" else [asked.second] if hasattr(asked, "second") else []
    if len(set(shirts)) < len(shirts) or (shown.ring and len(shirts) % 2):
        raise MalformedStatement("two shirts are of one colour, or the two sides of the ring are not of one length")
    if any(len(other) != len(shirts) for other in others):
        raise MalformedStatement("there are more children in one picture than in another")
    if asked.task.startswith("pass") and not {asked.start, *getattr(asked, "options", ())} <= {*shirts}:
        raise MalformedStatement("no child has such a shirt")
    if asked.task == "wrong" and not all(0 <= number < len(shirts) for number in asked.options):
        raise MalformedStatement("no child stands there")
    if hasattr(asked, "options"):
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


def _behind(shown: _Shown) -> list[Looks]:
    """What is seen from the other side; lines are read as they are published."""
    turned = [_turned(_seen(child)) for child in shown.children]
    half = len(turned) // 2
    return turned[half:] + turned[:half] if shown.ring else turned[::-1]


def _held(shown: _Shown) -> dict[tuple[int, Side], tuple[int, Side]]:
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


def _answered(shown: _Shown, asked: Any) -> tuple[list[Findings], str, int]:
    children = shown.children
    if asked.task == "behind":
        wanted = _behind(shown)
        fits = [list(map(_seen, option)) == wanted for option in asked.options]
        return [letters_of(fits, "a child is seen otherwise from behind")], "backs, and things on a side", 0
    if asked.task in ("wrong", "wrong_box"):
        pairs = zip(asked.second, _behind(shown), strict=True)
        wrong = [number for number, (child, looks) in enumerate(pairs) if _seen(child) != looks]
        if asked.task == "wrong":
            right = [number in wrong for number in asked.options]
            found = [letters_of(right, "this child is as it has to be")] * max(1, min(2, len(wrong)))
        else:
            found = [Findings((f"second-{number + 1}",)) for number in wrong[:2]]
        return found, "backs, and things on a side", 0
    held = _held(shown)
    if asked.task in ("pass", "pass_box"):
        at = next(number for number, child in enumerate(children) if child.shirt == asked.start)
        for hand in asked.hands:
            if (at, hand) not in held:
                return [], "passes", len(asked.hands)
            at = held[at, hand][0]
        if asked.task == "pass_box":
            return [Findings((f"child-{at + 1}",))], "passes", len(asked.hands)
        right = [shirt == children[at].shirt for shirt in asked.options]
        return [letters_of(right, f"it ends with {children[at].shirt}")], "passes", len(asked.hands)
    hands = [held.get((number, child.bag)) for number, child in enumerate(children) if child.bag]
    count = sum(hand is not None and hand[1] == "left" for hand in hands)
    one = Findings((str(count),)) if asked.task == "count" else letter_of_number(asked.options, count)
    return [one], "bags", len(hands)


def _canonical(shown: _Shown, asked: Any) -> str:
    """The same from both sides, where that is not what is asked, and for options in any order."""
    looks = tuple(map(_seen, shown.children))
    forms = [looks] if asked.task in ("behind", "wrong", "wrong_box") else [looks, tuple(_behind(shown))]
    plain = msgspec.to_builtins(asked)
    if "options" in plain:
        plain["options"] = sorted(map(repr, plain["options"]))
    return fingerprint((shown.ring, min(forms, key=repr), sorted(plain.items())))
