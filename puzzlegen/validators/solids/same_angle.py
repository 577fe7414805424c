"""Reads directions off plates and works out every turn; judges `solids/same_angle`.

The format is that of ``docs/solids.md``. No kind of body looks the same after less than a whole turn, so that a turn
is the difference of two directions modulo 360 degrees. Bodies of different pictures are compared only by way of bodies
that both show.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise, product
from typing import Final, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.solids import same_angle as form
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 200_000  # rules and turns that are tried
NEAR: Final = 23
"""Tenths of a plate's radius between two bodies, to the side: plates of a radius of 11 do not touch."""

_HALF: Final = 180

Turns: TypeAlias = tuple[int, ...]


def certify(shown: form.Shown, asked: form.Query) -> Certificate:
    """Answer the question.

    The difficulty is what has to be found out: in pictures that are compared, looks of bodies, their kinds, the sides
    that pictures are taken from, and turns; turns to be added up; in rows, turns, changes of turns and of sides, kinds
    of bodies, and marks around a plate.

    The depth of pictures that are compared is how many properties of their turns cannot be left out: their amounts,
    their sense, the order of the numbers, and each of two turns. Else it is a chain: turns that are added up; in rows,
    also their changes, and what follows from all of them.
    """
    everything = (*shown.pictures, *_drawn(asked))
    _check(everything, shown.step)
    demand_different(_drawn(asked))
    found, difficulty, tried = _answered(shown, asked)
    return proven(
        found,
        BUDGET,
        method="directions compared, and rules tried",
        effort={"tried": tried},
        difficulty=difficulty if len(found) == 1 else 0,
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=_canonical(shown, asked),
        structure=f"{task_of(asked)}; {len(everything)} pictures; {shown.step} degrees",
        depth=_depth(shown, asked),
    )


def certify_why(shown: form.Shown, asked: form.Query, answer: str, why: form.Facts) -> Faults:
    """Turns are those of the pictures, or what the answer makes of them."""
    return () if _holds(shown, asked, answer, why) else ("the turns are other ones",)


def _holds(shown: form.Shown, asked: form.Query, answer: str, why: form.Facts) -> bool:
    match asked:
        case form.Between():
            assert isinstance(why, form.Way)
            return _leads(shown.pictures, asked, why)
        case form.Wrong():
            assert isinstance(why, form.Mended)
            return _mends(shown, asked, answer, why)
        case form.Next():
            onward = _turn_onward(asked.options[LETTERS.index(answer)], _last(shown.pictures))
            return why.turns == (*_steps(_from_first(shown.pictures)), onward)
        case form.Count():
            return why.turns == _from_first(shown.pictures)[1:]
    return why.turns == tuple(map(_turns, (*shown.pictures, *_drawn(asked))))


def _leads(pictures: Sequence[form.Picture], asked: form.Between, why: form.Way) -> bool:
    """True if this is a shortest way and these are its turns: all bodies between its ends are seen twice."""
    shortest = _way(pictures, asked.start, asked.end) or ()
    if len(why.way) != len(shortest) + 1 or (why.way[0], why.way[-1]) != (asked.start, asked.end):
        return False
    return [[turn] for turn in why.turns] == [_way(pictures, one, other) for one, other in pairwise(why.way)]


def _mends(shown: form.Shown, asked: form.Wrong, answer: str, why: form.Mended) -> bool:
    """True if these are the turns of the row, and those that follow the rule once the answer's body is turned."""
    if isinstance(asked, form.WrongOffered):
        wrong = asked.options[LETTERS.index(answer)]
    else:
        wrong = int(answer.removeprefix("body-"))
    row = _from_first(shown.pictures)
    mended = [
        tuple(one + turn * (number == wrong) for number, one in enumerate(row, start=1))
        for turn in range(shown.step, 360, shown.step)
    ]
    fitting = [some for some in mended if _rules(dict(enumerate(some)), asked.rule, shown.step)]
    return why.wrong == wrong and why.turns == _steps(row) and why.right in map(_steps, fitting)


def _drawn(asked: form.Query) -> tuple[form.Picture, ...]:
    return asked.options if isinstance(asked, form.Same | form.Odd | form.Next) else ()


def _check(pictures: Sequence[form.Picture], step: int) -> None:
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


def _answered(shown: form.Shown, asked: form.Query) -> tuple[list[Findings], int, int]:
    """The solutions, two at most, the difficulty, and how much was tried."""
    if isinstance(asked, form.Same | form.Odd | form.OddBoxed):
        return _compared(shown, asked)
    if isinstance(asked, form.Between):
        return _added(shown, asked)
    return _in_room(shown, asked)


def _in_room(shown: form.Shown, asked: form.Wrong | form.Next | form.Count) -> tuple[list[Findings], int, int]:
    """What is asked of a row, or of all bodies of the room."""
    row = _from_first(shown.pictures)
    count, marks = len(row), 360 // shown.step
    work = count - 1 + 2 * (len(shown.pictures) - 1) + len({*_one_room(shown.pictures).values()}) + marks
    if isinstance(asked, form.Count):
        found = [Findings((str(row.count(0) - 1),))]
    else:
        work += (count - 2) * (asked.rule == "growing")
        if isinstance(asked, form.Next):
            found, work = _onward(shown, asked, row), work + sum(map(len, asked.options))
        else:
            found = _broken(asked, row, shown.step)
    return [] if _moved(shown.pictures) else found, work, count * marks * marks


def _broken(asked: form.Wrong, row: Turns, step: int) -> list[Findings]:
    """The bodies without which the others follow a rule, two at most; none if all of them follow one."""
    places = dict(enumerate(row))
    wrong = [at + 1 for at in places if _rules({k: v for k, v in places.items() if k != at}, asked.rule, step)]
    if _rules(places, asked.rule, step):
        wrong = []
    if not isinstance(asked, form.WrongOffered):
        return [Findings((f"body-{number}",)) for number in wrong[:2]]
    if not {*asked.options} <= {at + 1 for at in places}:
        raise MalformedStatement("no body has this number")
    demand_different(asked.options)
    against = "without it, the row still follows no rule"
    return [letters_of([one == number for one in asked.options], against) for number in wrong[:2]]


def _compared(shown: form.Shown, asked: form.Same | form.Odd | form.OddBoxed) -> tuple[list[Findings], int, int]:
    same, boxed = isinstance(asked, form.Same), isinstance(asked, form.OddBoxed)
    if not boxed and len(shown.pictures) != same:
        raise MalformedStatement("there is no sample, or one too many")
    everything = (*shown.pictures, *_drawn(asked))
    numbers = [sorted(body.number for body in picture) for picture in everything]
    if any(one not in ([1, 2], [1, 2, 3]) or one != numbers[0] for one in numbers) or len(everything) < 4:
        raise MalformedStatement("the bodies of the pictures do not correspond")
    turns = [_turns(picture) for picture in everything]
    if same:
        found = [letters_of([one == turns[0] for one in turns[1:]], "its bodies are turned otherwise")]
    else:
        alone = _telling(turns, same)
        found = [letters_of(alone, "another picture has the same turn")]
        if boxed:
            found = [Findings(tuple(f"picture-{at + 1}" for at, one in enumerate(alone) if one))]
    looks = {(body.kind, body.faces) for picture in everything for body in picture}
    kinds, sides = {kind for kind, _ in looks}, {picture[0].faces % shown.step for picture in everything}
    return found, len(looks) + len(kinds) + len(sides) + len(everything) * len(turns[0]), len(everything)


def _depth(shown: form.Shown, asked: form.Query) -> Depth:
    pictures = shown.pictures
    if isinstance(asked, form.Same | form.Odd | form.OddBoxed):
        everything, same = (*pictures, *_drawn(asked)), isinstance(asked, form.Same)
        whole = _telling([_turns(picture) for picture in everything], same)
        return Depth.properties(sum(_telling(some, same) != whole for some in _hasty(everything)))
    if isinstance(asked, form.Between):
        return Depth.chain(len(_way(pictures, asked.start, asked.end) or ()))
    last = len(_one_room(pictures))
    if isinstance(asked, form.Count):
        return Depth.chain(max(len(_way(pictures, 1, number) or ()) for number in range(2, last + 1)))
    added = max(len(_way(pictures, number, number + 1) or ()) for number in range(1, last))
    return Depth.chain(added + (asked.rule == "growing") + 1)


def _telling(turns: Sequence[Turns], same: bool) -> list[bool]:
    """Which pictures have the turns of the sample, or other turns than all others."""
    if same:
        return [one == turns[0] for one in turns[1:]]
    return [len({*turns[:at], *turns[at + 1 :]}) == 1 and turns.count(one) == 1 for at, one in enumerate(turns)]


def _hasty(pictures: Sequence[form.Picture]) -> Iterator[list[Turns]]:
    """The turns of pictures as somebody reads them who leaves one property out of account."""
    turns = [_turns(picture) for picture in pictures]
    yield [tuple(min(turn, 360 - turn) for turn in some) for some in turns]
    yield [tuple(turn > _HALF for turn in some) for some in turns]
    yield [_steps([body.faces for body in sorted(picture, key=lambda body: body.at)]) for picture in pictures]
    for gap in range(len(turns[0])) if len(turns[0]) > 1 else ():
        yield [(*some[:gap], *some[gap + 1 :]) for some in turns]


def _turns(picture: form.Picture) -> Turns:
    """From each body to the one with the next number."""
    return _steps([body.faces for body in sorted(picture, key=lambda body: body.number)])


def _steps(directions: Sequence[int]) -> Turns:
    """From each of so many directions to the next one."""
    return tuple((two - one) % 360 for one, two in pairwise(directions))


def _one_room(pictures: Sequence[form.Picture]) -> dict[int, str]:
    """The kind of each body by its number, the same in every picture."""
    kinds: dict[int, str] = {}
    for body in (body for picture in pictures for body in picture):
        if kinds.setdefault(body.number, body.kind) != body.kind:
            raise MalformedStatement("two different bodies have one number")
    return kinds


def _from_first(pictures: Sequence[form.Picture]) -> Turns:
    """How far each body is turned against body 1, which comes first."""
    numbers = sorted(_one_room(pictures))
    ways = [_way(pictures, 1, number) for number in numbers]
    if numbers != list(range(1, len(numbers) + 1)) or len(numbers) < 4 or None in ways:
        raise MalformedStatement("bodies are not numbered from 1, or too few, or no picture joins them to the others")
    return tuple(sum(way or ()) % 360 for way in ways)


def _way(pictures: Sequence[form.Picture], start: int, end: int) -> list[int] | None:
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


def _moved(pictures: Sequence[form.Picture]) -> bool:
    """True if something was moved between pictures: two bodies of one are otherwise turned by way of the others."""
    for picture in pictures:
        others = [some for some in pictures if some is not picture]
        for one, other in combinations(picture, 2):
            around = _way(others, one.number, other.number)
            if around is not None and (sum(around) - other.faces + one.faces) % 360:
                return True
    return False


def _added(shown: form.Shown, asked: form.Between) -> tuple[list[Findings], int, int]:
    if not {asked.start, asked.end} <= {*_one_room(shown.pictures)} or asked.start == asked.end:
        raise MalformedStatement("no body has this number, or there is only one")
    way = _way(shown.pictures, asked.start, asked.end)
    turns = [0, shown.step] if way is None else [sum(way) % 360]  # without a way, the pictures fit whatever the turn
    if _moved(shown.pictures):
        turns = []
    found = [
        letter_of_number(asked.options, turn) if isinstance(asked, form.BetweenOffered) else Findings((str(turn),))
        for turn in turns
    ]
    return found, len(way or ()), len(shown.pictures) ** 2


def _rules(row: Mapping[int, int], rule: form.Rule, step: int) -> set[tuple[int, int, int]]:
    """All starts, turns and changes of turns by which bodies at these places of a row face so."""
    found = set()
    for turn, change in product(range(0, 360, step), range(step, 360, step) if rule == "growing" else (0,)):
        starts = {(one - _ahead(turn, change, at)) % 360 for at, one in row.items()}
        if len(starts) == 1:
            found.add((starts.pop(), turn, change))
    return found


def _ahead(turn: int, change: int, at: int) -> int:
    """How far a body at a place of the row is turned against the first one."""
    return turn * at + change * (at * (at - 1) // 2)


def _onward(shown: form.Shown, asked: form.Next, row: Turns) -> list[Findings]:
    """For each direction of the next body that a rule demands: the options that show it."""
    count, last = len(row), _last(shown.pictures)
    turns = {
        (start + _ahead(turn, change, count) - row[-1]) % 360
        for start, turn, change in _rules(dict(enumerate(row)), asked.rule, shown.step)
    }
    for picture in asked.options:
        faces = {body.number: body.faces for body in picture}
        kinds = {body.number: body.kind for body in picture}
        if {*faces} - {count} != {count + 1} or kinds.get(count, last.kind) != last.kind:
            raise MalformedStatement("an option shows other bodies than the last and the next one")
        if count not in faces and (len(shown.pictures) > 1 or (faces[count + 1] - last.faces) % shown.step):
            raise MalformedStatement("an option is seen from another side, without a body of the row")
    offered = [_turn_onward(picture, last) for picture in asked.options]
    against = "the turn from the body before is another one"
    return [letters_of([one == turn for one in offered], against) for turn in sorted(turns)[:2]]


def _last(pictures: Sequence[form.Picture]) -> form.Body:
    """The last body of a row, as the first picture with it shows it."""
    return max((body for picture in pictures for body in picture), key=lambda body: body.number)


def _turn_onward(option: form.Picture, last: form.Body) -> int:
    """From the last body of a row to the next one, as an option shows it."""
    faces = {last.number: last.faces, **{body.number: body.faces for body in option}}
    return (faces[last.number + 1] - faces[last.number]) % 360


def _canonical(shown: form.Shown, asked: form.Query) -> str:
    """The same for options in any order, and wherever bodies stand."""
    plain = msgspec.to_builtins(asked)
    if "options" in plain:
        plain["options"] = sorted(map(repr, map(_looks, _drawn(asked)) if _drawn(asked) else plain["options"]))
    return fingerprint((shown.step, sorted(map(_looks, shown.pictures)), sorted(plain.items())))


def _looks(picture: form.Picture) -> list[tuple[int, str, int]]:
    return sorted((body.number, body.kind, body.faces) for body in picture)
