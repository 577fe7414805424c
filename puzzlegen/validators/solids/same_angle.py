"""Reads directions off plates and works out every turn; judges `solids/same_angle`.

The format is that of ``docs/solids.md``. No kind of body looks the same after less than a whole turn, so that a turn
is the difference of two directions modulo 360 degrees. Bodies of different pictures are compared only by way of bodies
that both show.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise, product
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

BUDGET: Final = 200_000  # rules and turns that are tried
NEAR: Final = 23
"""Tenths of a plate's radius between two bodies, to the side: plates of a radius of 11 do not touch."""

Turns: TypeAlias = tuple[int, ...]
Rule: TypeAlias = Literal["steady", "growing"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body; ``faces`` says how far its front is turned clockwise from pointing at the viewer, in degrees."""

    number: Annotated[int, msgspec.Meta(ge=1, le=12)]
    kind: Literal["boat", "chair", "dog", "engine", "house", "plane", "snail", "truck", "watering can"]
    faces: Annotated[int, msgspec.Meta(ge=0, lt=360)]
    at: tuple[int, int]


Picture: TypeAlias = Annotated[tuple[Body, ...], msgspec.Meta(min_length=1, max_length=8)]
Four: TypeAlias = tuple[Picture, Picture, Picture, Picture]


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: Literal[30, 45]
    floor: Literal["plates", "tables", "rugs"]
    pictures: Annotated[tuple[Picture, ...], msgspec.Meta(max_length=8)]


class _Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["same", "odd"]
    options: Four


class _OddBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["odd_box"]


class _Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["turn"]
    start: int
    end: int


class _TurnOffered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["turn_choice"]
    start: int
    end: int
    options: tuple[int, int, int, int]


class _BreaksBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["breaks_box"]
    rule: Rule


class _Breaks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["breaks_choice"]
    rule: Rule
    options: tuple[int, int, int, int]


class _Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["next"]
    rule: Rule
    options: Four


class _Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["count"]


_QUERIES: Final[dict[str, type[Any]]] = {
    "same": _Drawn,
    "odd": _Drawn,
    "odd_box": _OddBox,
    "turn": _Turn,
    "turn_choice": _TurnOffered,
    "breaks_box": _BreaksBox,
    "breaks_choice": _Breaks,
    "next": _Next,
    "count": _Count,
}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Answer the question.

    The difficulty is what has to be found out: in pictures that are compared, looks of bodies, their kinds, the sides
    that pictures are taken from, and turns; turns to be added up; in rows, turns, changes of turns and of sides, kinds
    of bodies, and marks around a plate.
    """
    shown = parse(statement, _Shown, "statement")
    task = query.get("task")
    if task not in _QUERIES:
        raise MalformedStatement("there is no such task")
    asked = parse(query, _QUERIES[task], "query")
    drawn: Sequence[Picture] = asked.options if task in ("same", "odd", "next") else ()
    everything = (*shown.pictures, *drawn)
    _check(everything, shown.step)
    if drawn:
        demand_different(drawn)
    found, unit, difficulty, tried = _answered(shown, asked)
    return proven(
        found,
        BUDGET,
        method="directions compared, and rules tried",
        effort={"tried": tried},
        difficulty=difficulty if len(found) == 1 else 0,
        unit=unit,
        canonical=_canonical(shown, asked),
        structure=f"{task}; {len(everything)} pictures; {shown.step} degrees",
    )


def _check(pictures: Sequence[Picture], step: int) -> None:
    for picture in pictures:
        numbers = [body.number for body in picture]
        if len(set(numbers)) < len(numbers) or len({body.faces % step for body in picture}) > 1:
            raise MalformedStatement("two bodies have one number, or a front points between marks")
        if any(abs(one.at[0] - other.at[0]) < NEAR for one, other in combinations(picture, 2)):
            raise MalformedStatement("a body hides another one")
        if any(abs(body.at[1]) > NEAR for body in picture):
            raise MalformedStatement("a body stands outside its picture")
    if not pictures:
        raise MalformedStatement("there is no picture")


def _answered(shown: _Shown, asked: Any) -> tuple[list[Findings], str, int, int]:
    """The solutions, two at most, the unit and the difficulty, and how much was tried."""
    if asked.task in ("same", "odd", "odd_box"):
        return _compared(shown, asked)
    bodies = _one_room(shown.pictures)
    if asked.task in ("turn", "turn_choice"):
        return _added(shown, asked, bodies)
    return _in_room(shown, asked, bodies)


def _in_room(shown: _Shown, asked: Any, bodies: dict[int, str]) -> tuple[list[Findings], str, int, int]:
    """What is asked of a row, or of all bodies of the room."""
    count, marks = len(bodies), 360 // shown.step
    ways = [_way(shown.pictures, 1, number) for number in range(1, count + 1)]
    if sorted(bodies) != list(range(1, count + 1)) or count < 4 or None in ways:
        raise MalformedStatement("bodies are not numbered from 1, or too few, or no picture joins them to the others")
    headed = [sum(way or ()) // shown.step % marks for way in ways]
    work = count - 1 + 2 * (len(shown.pictures) - 1) + len({*bodies.values()}) + marks
    effort = count * marks * marks
    if asked.task == "count":
        found = [Findings((str(headed.count(headed[0]) - 1),))]
        return [] if _moved(shown.pictures) else found, "turns, sides, kinds and marks of a room", work, effort
    work += (count - 2) * (asked.rule == "growing")
    unit = "turns, changes of turns and sides, kinds and marks of a row"
    if asked.task == "next":
        found = _onward(shown, asked, headed)
        unit, work = f"{unit}, and turns on offer", work + sum(map(len, asked.options))
    else:
        found = _broken(asked, headed, marks)
    return [] if _moved(shown.pictures) else found, unit, work, effort


def _broken(asked: _BreaksBox | _Breaks, headed: Sequence[int], marks: int) -> list[Findings]:
    """The bodies without which the others follow a rule, two at most; none if all of them follow one."""
    places = dict(enumerate(headed))
    wrong = [at + 1 for at in places if _rules({k: v for k, v in places.items() if k != at}, asked.rule, marks)]
    if _rules(places, asked.rule, marks):
        wrong = []
    if isinstance(asked, _BreaksBox):
        return [Findings((f"body-{number}",)) for number in wrong[:2]]
    if not {*asked.options} <= {at + 1 for at in places}:
        raise MalformedStatement("no body has this number")
    demand_different(asked.options)
    against = "without it, the row still follows no rule"
    return [letters_of([one == number for one in asked.options], against) for number in wrong[:2]]


def _compared(shown: _Shown, asked: Any) -> tuple[list[Findings], str, int, int]:
    offered = asked.options if asked.task != "odd_box" else shown.pictures
    if asked.task != "odd_box" and len(shown.pictures) != (asked.task == "same"):
        raise MalformedStatement("there is no sample, or one too many")
    everything = [*shown.pictures, *offered] if asked.task == "same" else list(offered)
    numbers = [sorted(body.number for body in picture) for picture in everything]
    if any(one not in ([1, 2], [1, 2, 3]) or one != numbers[0] for one in numbers) or len(everything) < 4:
        raise MalformedStatement("the bodies of the pictures do not correspond")
    turns = [_turns(picture) for picture in everything]
    if asked.task == "same":
        found = [letters_of([one == turns[0] for one in turns[1:]], "its bodies are turned otherwise")]
    else:
        alone = [len({*turns[:at], *turns[at + 1 :]}) == 1 and turns.count(one) == 1 for at, one in enumerate(turns)]
        found = [letters_of(alone, "another picture has the same turn")]
        if asked.task == "odd_box":
            found = [Findings(tuple(f"picture-{at + 1}" for at, one in enumerate(alone) if one))]
    looks = {(body.kind, body.faces) for picture in everything for body in picture}
    kinds, sides = {kind for kind, _ in looks}, {picture[0].faces % shown.step for picture in everything}
    work = len(looks) + len(kinds) + len(sides) + len(everything) * len(turns[0])
    return found, "looks, kinds, sides and turns", work, len(everything)


def _turns(picture: Picture) -> Turns:
    """From each body to the one with the next number."""
    ordered = sorted(picture, key=lambda body: body.number)
    return tuple((two.faces - one.faces) % 360 for one, two in pairwise(ordered))


def _one_room(pictures: Sequence[Picture]) -> dict[int, str]:
    """The kind of each body by its number, the same in every picture."""
    kinds: dict[int, str] = {}
    for body in (body for picture in pictures for body in picture):
        if kinds.setdefault(body.number, body.kind) != body.kind:
            raise MalformedStatement("two different bodies have one number")
    return kinds


def _way(pictures: Sequence[Picture], start: int, end: int) -> list[int] | None:
    """The turns on a shortest way from one body to another by way of bodies that are seen together."""
    ways: dict[int, list[int]] = {start: []}
    ahead = [start]
    for number in ahead:
        for picture in pictures:
            faces = {body.number: body.faces for body in picture}
            for other in faces.keys() - ways.keys() if number in faces else ():
                ways[other] = [*ways[number], (faces[other] - faces[number]) % 360]
                ahead.append(other)
    return ways.get(end)


def _moved(pictures: Sequence[Picture]) -> bool:
    """True if something was moved between pictures: two bodies of one are otherwise turned by way of the others."""
    for picture in pictures:
        others = [some for some in pictures if some is not picture]
        for one, other in combinations(picture, 2):
            around = _way(others, one.number, other.number)
            if around is not None and (sum(around) - other.faces + one.faces) % 360:
                return True
    return False


def _added(shown: _Shown, asked: Any, bodies: dict[int, str]) -> tuple[list[Findings], str, int, int]:
    if not {asked.start, asked.end} <= {*bodies} or asked.start == asked.end:
        raise MalformedStatement("no body has this number, or there is only one")
    way = _way(shown.pictures, asked.start, asked.end)
    turns = [0, shown.step] if way is None else [sum(way) % 360]  # without a way, the pictures fit whatever the turn
    if _moved(shown.pictures):
        turns = []
    found = [
        letter_of_number(asked.options, turn) if asked.task == "turn_choice" else Findings((str(turn),))
        for turn in turns
    ]
    return found, "turns to add up", len(way or ()), len(shown.pictures) ** 2


def _rules(headed: dict[int, int], rule: Rule, marks: int) -> set[tuple[int, int, int]]:
    """All starts, turns and changes of turns, in marks, by which bodies at these places of a row face so."""
    found = set()
    for turn, change in product(range(marks), range(1, marks) if rule == "growing" else (0,)):
        starts = {(one - _ahead(turn, change, at)) % marks for at, one in headed.items()}
        if len(starts) == 1:
            found.add((starts.pop(), turn, change))
    return found


def _ahead(turn: int, change: int, at: int) -> int:
    """How far a body at a place of the row is turned against the first one."""
    return turn * at + change * (at * (at - 1) // 2)


def _onward(shown: _Shown, asked: _Next, headed: Sequence[int]) -> list[Findings]:
    """For each direction of the next body that a rule demands: the options that show it."""
    count, marks = len(headed), 360 // shown.step
    last = next(body for picture in shown.pictures for body in picture if body.number == count)
    turns = {
        (start + _ahead(turn, change, count) - headed[-1]) % marks * shown.step
        for start, turn, change in _rules(dict(enumerate(headed)), asked.rule, marks)
    }
    offered = []
    for picture in asked.options:
        faces = {body.number: body.faces for body in picture}
        kinds = {body.number: body.kind for body in picture}
        if {*faces} - {count} != {count + 1} or kinds.get(count, last.kind) != last.kind:
            raise MalformedStatement("an option shows other bodies than the last and the next one")
        if count not in faces and (len(shown.pictures) > 1 or (faces[count + 1] - last.faces) % shown.step):
            raise MalformedStatement("an option is seen from another side, without a body of the row")
        offered.append((faces[count + 1] - faces.get(count, last.faces)) % 360)
    against = "the turn from the body before is another one"
    return [letters_of([one == turn for one in offered], against) for turn in sorted(turns)[:2]]


def _canonical(shown: _Shown, asked: Any) -> str:
    """The same for options in any order, and wherever bodies stand."""
    plain = msgspec.to_builtins(asked)
    if "options" in plain:
        plain["options"] = sorted(
            repr(_looks(option)) if asked.task in ("same", "odd", "next") else repr(option) for option in asked.options
        )
    return fingerprint((shown.step, sorted(map(_looks, shown.pictures)), sorted(plain.items())))


def _looks(picture: Picture) -> list[tuple[int, str, int]]:
    return sorted((body.number, body.kind, body.faces) for body in picture)
