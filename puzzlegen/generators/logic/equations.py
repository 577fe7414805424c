"""Equations that pictures show: rows of things, magic figures, walls, plans; what is x, and what can be known."""

import math
from collections.abc import Callable, Collection, Sequence
from itertools import combinations, pairwise
from typing import Annotated, Final, NamedTuple

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.cues.themes import THEMES
from puzzlegen.formats.logic import equations as form
from puzzlegen.generators.kits.asking import LETTERS, ask_in_range, drawn_range, four
from puzzlegen.generators.logic.kits.chords import chords
from puzzlegen.generators.logic.kits.figure_ties import (
    cut,
    plan,
    ring,
    ring_ties,
    strip,
    strip_ties,
    wall_coordinates,
    wall_ties,
)
from puzzlegen.generators.logic.kits.length_figures import (
    ANY,
    Sketch,
    bounds,
    length_ties,
    on_page,
    parallels,
    right_triangles,
    secant_ties,
)
from puzzlegen.generators.logic.kits.magic_shapes import SHAPES, coordinates, freedom, magic_numbers, magic_ties
from puzzlegen.generators.logic.kits.thing_rows import Narrowing, Row, deep_rows, known_after, made, rows_about
from puzzlegen.generators.logic.kits.unknown_webs import Coordinates, Web, change

_LINEAR: Final = ("magic", "wall")
_TRIES: Final = 24  # draws in an attempt
_CLIMB: Final = 120  # numbers that are moved elsewhere, to make a chain longer
_LOOKS: Final = 8  # for lengths of one figure to be shown
_CENTRAL: Final = (
    ("", ""),
    ("radii", ""),
    ("radius", ""),
    ("radii", "radius"),
)  # angles at a circle's centre, or with it
_SPANS: Final = 6  # lengths beside a plan, at most
_KEYS: Final = (4, 40)  # of magic figures
_LISTED: Final = 22  # numbers that an explanation lists at most, besides those of its first step
_LONGEST: Final = 9  # steps of an explanation
_DEEP: Final = 5  # steps of a chain, from which on an angle is not to follow from one that is shown


class EquationsParams(Params, frozen=True, kw_only=True):
    """How much there is of each scene."""

    things: Annotated[tuple[int, int], Knob("more things, and as many more rows", 2, 8)]
    most: Annotated[int, Knob("things can stand for larger numbers", 5, 12)]
    shapes: tuple[str, ...]
    rows: Annotated[tuple[int, int], Knob("higher walls, or none", 0, 6)]
    pieces: Annotated[tuple[int, int], Knob("plans of more pieces, or none", 0, 8)]
    triangles: Annotated[tuple[int, int], Knob("more triangles between two rays", 2, 7)]
    points: Annotated[tuple[int, int], Knob("more points on a circle", 4, 8)]
    chords: Annotated[tuple[int, int], Knob("more lines through a circle", 2, 4)]
    parallels: Annotated[tuple[int, int], Knob("more parallels across two lines, or none", 0, 4)]
    right: Annotated[tuple[int, int], Knob("more right triangles", 2, 7)]


LEVELS: Final = {
    Level.EASY: EquationsParams(
        band=(1, 60),
        depth=(2, 2),
        depths={form.Superfluous: (2, 2)},
        things=(3, 4),
        most=9,
        shapes=("square", "pentagon", "hexagon", "wide square", "hexagon with a hub"),
        rows=(3, 4),
        pieces=(3, 4),
        triangles=(2, 3),
        points=(4, 5),
        chords=(2, 2),
        parallels=(2, 2),
        right=(2, 2),
    ),
    Level.MEDIUM: EquationsParams(
        band=(2, 90),
        depth=(3, 4),
        depths={form.Superfluous: (3, 3)},
        things=(4, 5),
        most=10,
        shapes=("star", "grid", "hexagon with a hub", "seven-pointed star"),
        rows=(4, 5),
        pieces=(4, 6),
        triangles=(3, 3),
        points=(4, 6),
        chords=(2, 3),
        parallels=(2, 3),
        right=(3, 4),
    ),
    Level.HARD: EquationsParams(
        band=(3, 120),
        depth=(5, 6),
        things=(5, 6),
        most=12,
        shapes=("octagon with a hub",),
        rows=(5, 6),
        pieces=(6, 8),
        triangles=(4, 5),
        points=(5, 7),
        chords=(3, 4),
        parallels=(3, 4),
        right=(4, 5),
    ),
    Level.EXTREME: EquationsParams(
        band=(4, 200),
        depth=(7, 12),
        things=(8, 8),
        most=12,
        shapes=(),
        rows=(0, 0),  # chains in walls grow by plain additions and subtractions alone, and in plans by divisions
        pieces=(0, 0),
        triangles=(5, 7),
        points=(6, 7),
        chords=(4, 4),
        parallels=(0, 0),
        right=(6, 7),
    ),
}


def invent(rng: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """Draw a scene that has the question, and what is shown of it, until the chain to the answer is long enough."""
    scenes = _scenes(asked.question, params)
    scene = scenes[rng.class_by_index(len(scenes), "scene")]
    for draft in range(_TRIES):
        try:
            return scene(rng, rng.child(f"state {draft}"), params, asked)
        except Rejected:
            if draft == _TRIES - 1:
                raise
    raise AssertionError


def _scenes(question: type[form.Query], params: EquationsParams) -> "list[_Scene]":
    """Those in which a question can be asked."""
    if question in (form.Cannot, form.Follows):
        return [_things]
    if question is form.Superfluous:
        return [_wall]
    if question is form.Knowable:
        return [_things, _wall, _magic]
    return [
        _things,
        *([_wall] if params.rows[1] else []),
        *([_magic] if params.shapes else []),
        *([_plan] if params.pieces[1] else []),
        _zigzag,
        _circle,
        _chords,
        *([_parallels] if params.parallels[1] else []),
        _right,
    ]


_Scene = Callable[[Stream, Stream, EquationsParams, Drawn], Puzzle]


def _depth(params: EquationsParams) -> tuple[int, int]:
    low, high = params.depth or (1, 99)
    return int(low), int(high)


# Rows of things


def _things(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    match asked.question:
        case form.Cannot:
            return _cannot(state, params, asked)
        case form.Knowable:
            return _knowable_thing(state, params, asked)
        case form.Follows:
            return _follows(state, params, asked)
    run = drawn_range(1, params.most, rng)
    low, high = _depth(params)
    count = state.between(*params.things)
    values = [*(state.between(1, params.most) for _ in range(count - 1)), run.key]
    rows = deep_rows(values, params.most, high, state)
    narrowing = Narrowing(rows, count, params.most)
    if not low <= known_after(narrowing.history(), count - 1) <= high:
        raise Rejected("known too early or too late")
    why = form.Reasons(narrowed=_narrowed(narrowing.steps(count - 1)))
    order = state.permutation(count)
    query, answer = ask_in_range(run, asked.question, asked=order[-1])
    return _shuffled(rows, params.most, order, query, answer, why, state)


def _narrowed(steps: Sequence[tuple[int, int, tuple[int, ...]]]) -> tuple[form.Narrowed, ...]:
    if len(steps) > _LONGEST or sum(len(left) for _, _, left in steps[1:]) > _LISTED:
        raise Rejected("too long to explain")
    return tuple(form.Narrowed(*step) for step in steps)


def _shuffled(
    rows: Sequence[Row],
    most: int,
    order: Sequence[int],
    query: form.Query,
    answer: str,
    why: form.Reasons,
    rng: Stream,
) -> Puzzle:
    """The rows in random order, and things numbered in the order given; the query has these numbers already."""
    theme = THEMES[rng.choice(list(THEMES))]
    things = rng.sample(theme, len(order))
    places = rng.permutation(len(rows))
    shown = [_row(rows[place], order) for place in places]
    all_rows = [*shown, *(query.options if isinstance(query, form.Follows) else ())]
    if len({(tuple(sorted(row.terms)), row.makes) for row in all_rows}) < len(all_rows):
        raise Rejected("two rows alike")
    narrowed = tuple(form.Narrowed(places.index(row), order[thing], left) for row, thing, left in why.narrowed)
    ways = tuple(tuple(way[order.index(one)] for one in range(len(order))) for way in why.ways)
    return Puzzle(form.Things(tuple(things), most, tuple(shown)), query, answer, form.Reasons(narrowed, ways=ways))


def _row(row: Row, order: Sequence[int]) -> form.Row:
    terms = (form.Term(sign, tuple(sorted(order[one] for one in factors))) for sign, factors in row.terms)  # type: ignore[arg-type]
    return form.Row(tuple(terms), row.makes)


def _cannot(state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """Two things about which one row tells, together with the last one of a chain; ask what that rules out."""
    low, high = _depth(params)
    count = max(2, state.between(*params.things) - 1)
    values = [state.between(1, params.most) for _ in range(count + 2)]
    rows = deep_rows(values[:count], params.most, high - 1, state)
    rows.append(state.choice(rows_about(count, [count + 1, count - 1], values, state)))
    count += 2
    narrowing = Narrowing(rows, count, params.most)
    history = narrowing.history()
    ways = narrowing.all_ways()
    for thing in state.sample((count - 1, count - 2), 2):
        can = sorted({way[thing] for way in ways})
        late = [
            one
            for one in range(1, params.most + 1)
            if low <= (out := next((turn for turn, left in enumerate(history) if not left[thing, one]), 0)) <= high
            and sum(other < one for other in can) >= asked.place
            and sum(other > one for other in can) >= 3 - asked.place
            and out
        ]
        if not late:
            continue
        wrong = state.choice(late)
        below, above = [one for one in can if one < wrong], [one for one in can if one > wrong]
        numbers = sorted([*state.sample(below, asked.place), wrong, *state.sample(above, 3 - asked.place)])
        if [one % 2 for one in numbers].count(wrong % 2) == 1 and state.below(3):
            continue  # what is ruled out is often so by its parity
        told = tuple(next(way for way in ways if way[thing] == one) for one in numbers if one != wrong)
        order = state.permutation(count)
        why = form.Reasons(_narrowed(narrowing.steps(thing, wrong)), ways=told)
        query = form.Cannot(order[thing], four(numbers))
        return _shuffled(rows, params.most, order, query, LETTERS[asked.place], why, state)
    raise Rejected("no number is ruled out so late")


class _Partly(NamedTuple):
    """Rows that tell some things, of which the last ones are known late, and leave others open."""

    rows: list[Row]
    narrowing: Narrowing
    values: list[int]
    known: list[int]
    open_: list[int]
    ways: list[tuple[int, ...]]


def _partly(state: Stream, params: EquationsParams) -> _Partly:
    """Some things that are known, the last one late, and three more that hang on these and are not."""
    low, high = _depth(params)
    count = max(2, state.between(*params.things) - 1)
    values = [state.between(1, params.most) for _ in range(count + 3)]
    deep = deep_rows(values[:count], params.most, high, state, eager=False)
    if not any(low <= known_after(Narrowing(deep, count, params.most).history(), one) <= high for one in range(count)):
        raise Rejected("known too early or too late")
    for _ in range(_TRIES):
        rows = [*deep]
        for thing in (count + 1, count + 2):
            others = [thing - 1, *state.sample(range(count), state.below(2))]
            rows.append(state.choice(rows_about(thing, others, values, state)))
        narrowing = Narrowing(rows, count + 3, params.most)
        history = narrowing.history()
        open_ = [one for one in range(count, count + 3) if history[-1][one].sum() > 1]
        known = [one for one in range(count) if low <= known_after(history, one) <= high]
        if len(open_) == 3 and known:
            break
    else:
        raise Rejected("too much or too little is known")
    count += 3
    ways = narrowing.all_ways()
    open_ = [one for one in range(count) if len({way[one] for way in ways}) > 1]
    if len(open_) < 3:
        raise Rejected("too much is known")
    return _Partly(rows, narrowing, values, known, open_, ways)


def _follows(state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """One more row about two things that are known, and three about one or two that are not."""
    rows, narrowing, values, known, open_, ways = _partly(state, params)
    key = state.choice(known)
    steps = narrowing.steps(key)
    beside = [thing for _, thing, left in steps if len(left) == 1 and thing != key]
    if not beside:
        raise Rejected("only one thing is known")
    new = next((row for row in rows_about(key, [state.choice(beside)], values, state) if row not in rows), None)
    if new is None:
        raise Rejected("no row that is new")
    more = [new]
    for thing in state.sample(open_, 3):
        others = [one for one in range(len(values)) if one != thing]
        found = (
            row
            for row in rows_about(thing, [state.choice(others)], values, state)
            if row not in [*rows, *more] and any(made(row.terms, way) != row.makes for way in ways)
        )
        row = next(found, None)
        if row is None:
            raise Rejected("no row that can be false")
        more.append(row)
    told = [next(way for way in ways if made(row.terms, way) != row.makes) for row in more[1:]]
    more.insert(asked.place, more.pop(0))
    order = state.permutation(len(values))
    why = form.Reasons(_narrowed(steps), ways=tuple(told))
    query = form.Follows(four(_row(row, order) for row in more))
    return _shuffled(rows, params.most, order, query, LETTERS[asked.place], why, state)


def _knowable_thing(state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """One thing that is known, and three that are not."""
    rows, narrowing, values, known, open_, ways = _partly(state, params)
    count = len(values)
    key = state.choice(known)
    options = state.sample(open_, 3)
    options.insert(asked.place, key)
    around = [sum(len(things) for things in narrowing.things if one in things) for one in options]
    if around.count(min(around)) < 3 and around[asked.place] == min(around) and state.below(3):
        raise Rejected("the one that stands in the fewest rows")
    others = [one for one in options if one != key]
    told = [ways[0], *(next(way for way in ways if way[one] != ways[0][one]) for one in others)]
    order = state.permutation(count)
    why = form.Reasons(_narrowed(narrowing.steps(key)), ways=tuple(told))
    query = form.Knowable(four(order[one] for one in options))
    return _shuffled(rows, params.most, order, query, LETTERS[asked.place], why, state)


# Magic figures and walls


class _Web(NamedTuple):
    """A figure: its quantities, of which the first ones are shown or not, and what is published of it."""

    web: Web
    named: int
    publish: Callable[[Collection[int]], form.Statement]
    wanted: int
    """How many numbers determine all others."""
    coordinates: Coordinates = ()
    fixed: tuple[int, ...] = ()
    """What is always known."""
    hidden: tuple[int, ...] = ()
    """What is never shown."""
    calls_any: bool = False
    """Whether a step may call any quantity n, and not just what has a letter."""
    between: tuple[int, int] = ANY
    """What is less, and more, than what is asked for, as is seen at once."""


def _magic(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    name = state.choice(params.shapes)
    shape = SHAPES[name]
    count = len(shape.places)
    key = _KEYS[0] + rng.class_by_index(_KEYS[1] - _KEYS[0] + 1, "key")
    place = state.below(count)
    values = magic_numbers(name, place, key, state)

    def publish(known: Collection[int]) -> form.Statement:
        spots = [form.Spot(x, y, values[one] if one in known else None) for one, (x, y) in enumerate(shape.places)]
        return form.Magic(tuple(spots), shape.lines)

    web = _Web(Web(magic_ties(name), values), count, publish, freedom(name), coordinates(name))
    return _asked(web, place, state, params, asked)


def _wall(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - as all scenes
    high = min(6, state.between(*params.rows) + 2 * (asked.question is form.Superfluous))
    joined = "product" if asked.question in (form.Value, form.ValueOffered) and high < 5 and state.below(2) else "sum"
    least, most = (1, 5 if high == 3 else 3) if joined == "product" else (1, 15)
    rows = [[state.between(least, most) for _ in range(high)]]
    while len(rows[-1]) > 1:
        low = rows[-1]
        rows.append([one * two if joined == "product" else one + two for one, two in pairwise(low)])
    values = [one for row in reversed(rows) for one in row]
    count = len(values)

    def publish(known: Collection[int]) -> form.Statement:
        return form.Wall(joined, tuple(values[one] if one in known else None for one in range(count)))  # type: ignore[arg-type]

    figure = _Web(Web(wall_ties(high, joined), values), count, publish, high, wall_coordinates(high))
    return _asked(figure, state.below(count), state, params, asked)


# Figures


def _plan(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - as all scenes
    """Cut a rectangle, and show areas, and lengths at its upper and its left side, as many as are needed."""
    boxes = cut(state.between(*params.pieces), state)
    count = len(boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    outer = {(0, box[0], box[2]) for box in boxes if box[1] == 0} | {
        (1, box[1], box[3]) for box in boxes if box[0] == 0
    }
    spans = sorted(outer | {(0, 0, right), (1, 0, bottom)})
    drawn = plan(boxes, spans)
    ends = [sorted({one for box in boxes for one in (box[way], box[way + 2])}) for way in (0, 1)]
    place = state.below(count + len(spans))
    whole = (len(drawn.values) - 1,)
    web = _Web(Web(drawn.ties, drawn.values), count + len(spans), _unpublished, sum(map(len, ends)) - 2, fixed=whole)
    shown = _climbed(web, place, web.wanted, state, _depth(params))
    kept = [spans[one - count] for one in sorted({*shown, place} - {*whole, *range(count)})]
    drawn = plan(boxes, kept)
    named = [*range(count), *(count + spans.index(one) for one in kept)]
    known = [named.index(one) for one in shown if one not in whole] + [len(drawn.values) - 1]
    place = named.index(place)
    at = [dict(zip(one, _uneven(len(one), state), strict=True)) for one in ends]

    def publish(known: Collection[int]) -> form.Statement:
        pieces = (
            form.Piece(
                at[0][left], at[1][top], at[0][right], at[1][bottom], drawn.values[number] if number in known else None
            )
            for number, (left, top, right, bottom) in enumerate(boxes)
        )
        lengths = (
            form.Span(
                "down" if way else "across",
                at[way][low],
                at[way][high],
                drawn.values[number] if number in known else None,
            )
            for number, (way, low, high) in enumerate(kept, count)
        )
        return form.Plan(tuple(pieces), tuple(lengths))

    figure = _Web(Web(drawn.ties, drawn.values), len(named), publish, 0, fixed=tuple(known[-1:]))
    if len(kept) > _SPANS or -1 in figure.web.depths(known):
        raise Rejected("not everything is known")
    return _told(figure, known, place, state, params, asked)


def _unpublished(known: Collection[int]) -> form.Statement:
    """For a figure of which only a part will be shown."""
    raise NotImplementedError(known)


def _uneven(count: int, rng: Stream) -> list[int]:
    """So many coordinates from 0 up, none of which are near one another."""
    found = [0]
    while len(found) < count:
        found.append(found[-1] + rng.between(6, 9))
    return found


def _zigzag(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - as all scenes
    found = strip(state.between(*params.triangles), state)
    drawn = strip_ties(found)
    count, opening = len(found.angles), state.between(26, 36)

    def publish(known: Collection[int]) -> form.Statement:
        angles = tuple(angle if one in known else None for one, angle in enumerate(found.angles))
        return form.Zigzag(opening, angles, tuple(found.ticks), tuple(found.parallel))

    web = _Web(Web(drawn.ties, drawn.values), count, publish, found.freedom, fixed=(count,))
    return _asked(web, state.below(count), state, params, asked)


def _circle(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - as all scenes
    """Draw points of a circle, an angle at each of some, and ask for one of these."""
    points = state.between(*params.points)
    found = ring(points, state)
    wanted = points - 1 - bool(found.equal) - bool(found.diameter)
    if wanted + 1 > points:
        raise Rejected("too few points")
    for _ in range(_TRIES):
        angles = []
        for at in sorted(state.sample(range(points), wanted + 1)):
            first, last = sorted(state.sample([one for one in range(points) if one != at], 2))
            angles.append((at, first, last))
        for number, kind in zip(state.sample(range(len(angles)), 2), state.choice(_CENTRAL), strict=True):
            at, first, last = angles[number]
            if kind == "radii":
                angles[number] = points, first, last
            elif kind == "radius":
                angles[number] = at, first, points
        try:
            drawn = ring_ties(found, angles)
        except Rejected:
            continue
        place = points + state.below(len(angles))
        known = [points + one for one in range(len(angles)) if points + one != place] + [points + len(angles)]
        web = Web(drawn.ties, drawn.values)
        low, high = _depth(params)
        if -1 in web.depths(known) or not low <= _spread_to(web, known, place) <= high:
            continue
        # A chain of two steps, at easy, hardly ever needs all angles that determine the figure: there others distract.
        if high == 2 or not any(_spread_to(web, [one for one in known if one != spare], place) for spare in known[:-1]):
            break
    else:
        raise Rejected("no chain of this length")

    def publish(known: Collection[int]) -> form.Statement:
        shown = (
            form.Inscribed(*one, drawn.values[points + number] if points + number in known else None)
            for number, one in enumerate(angles)
        )
        return form.Circle(points, tuple(shown), tuple(found.equal), found.diameter)

    return _told(
        _Web(web, points + len(angles), publish, wanted, hidden=tuple(range(points))),
        known,
        place,
        state,
        params,
        asked,
    )


def _chords(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - as all scenes
    return _lengths(chords(state.between(*params.chords), state), state, params, asked)


def _parallels(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - as all scenes
    return _lengths(parallels(state.between(*params.parallels), state), state, params, asked)


def _right(rng: Stream, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - as all scenes
    return _lengths(right_triangles(state.between(*params.right), state), state, params, asked)


def _lengths(found: Sketch, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """Show as many lengths as a figure needs, and ask for another one."""
    for look in range(_LOOKS):
        try:
            return _shown(found, state, params, asked)
        except Rejected:
            if look == _LOOKS - 1:
                raise
    raise AssertionError


def _shown(found: Sketch, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """Show some lengths of a figure, and ask for another one."""
    pairs = sorted(found.lengths)
    drawn = length_ties(found, pairs)
    secants = secant_ties(found, pairs)
    spread = Web([*drawn.ties, *secants], drawn.values)
    place, hidden = state.below(len(pairs)), tuple[int, ...]()
    if secants and state.below(2):  # only the part of a secant in the circle is shown, or not even that
        inside, near, *_ = state.choice(secants).quantities
        hidden = (
            near,
            next(tie.quantities[2] for tie in drawn.ties if tie.times and {*tie.quantities[:2]} == {inside, near}),
        )
        place = state.choice(hidden)
    web = _Web(spread, len(pairs), _unpublished, found.freedom, fixed=(len(pairs),), hidden=hidden)
    shown = _climbed(web, place, web.wanted, state, _depth(params))
    kept = [one for one in range(len(pairs)) if one == place or one in shown]
    first = [pairs[one] for one in kept]
    drawn = length_ties(found, first)
    known = [number for number, one in enumerate(kept) if one != place] + [len(pairs)]
    dots, ring = on_page(found)

    def publish(known: Collection[int]) -> form.Statement:
        return form.Lengths(
            tuple(form.Dot(*dot) for dot in dots),
            tuple(found.lines),
            tuple(
                form.Length(*pair, drawn.values[number] if number in known else None)
                for number, pair in enumerate(first)
            ),
            tuple(form.RightAngle(*one) for one in found.right),
            tuple(found.parallel),
            form.Round(*ring, found.circle[2]) if found.circle else None,
        )

    seen = {pair: found.lengths[pair] for number, pair in enumerate(first) if number in known}
    figure = _Web(
        Web(drawn.ties, drawn.values),
        len(first),
        publish,
        0,
        fixed=tuple(known[-1:]),
        calls_any=True,
        between=bounds(found, pairs[place], seen),
    )
    if -1 in Web([*drawn.ties, *secant_ties(found, first)], drawn.values).depths(known):
        raise Rejected("not everything is known")
    return _told(figure, known, kept.index(place), state, params, asked)


def _asked(figure: _Web, place: int, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """Show so many numbers that what is asked for is known after a chain of the right length."""
    match asked.question:
        case form.Knowable:
            return _knowable(figure, place, state, params, asked)
        case form.Superfluous:
            return _superfluous(figure, place, state, params, asked)
    shown = _climbed(figure, place, figure.wanted, state, _depth(params))
    if figure.fixed and -1 in figure.web.depths(shown):
        raise Rejected("not everything is known")
    return _told(figure, shown, place, state, params, asked)


def _told(
    figure: _Web, shown: Collection[int], place: int, state: Stream, params: EquationsParams, asked: Drawn
) -> Puzzle:
    """The question for a quantity that follows from what is shown."""
    values = figure.web.values
    called = range(len(values) - 1) if figure.calls_any else range(figure.named)
    told = _chained(figure, shown, place, params, [one for one in called if one not in shown])
    statement = figure.publish(shown)
    if isinstance(statement, form.Zigzag | form.Circle) and _depth(params)[0] >= _DEEP:
        _check_angle(values[place], {values[one] for one in shown if one < figure.named})
    why = form.Reasons(worked=told)
    if asked.question is form.Value:
        return Puzzle(statement, form.Value(place), str(values[place]), why)
    pool = [
        one for number, one in enumerate(values[: figure.named]) if number not in shown and number not in figure.hidden
    ]
    numbers = _offered(values[place], asked.place, pool, {values[one] for one in shown}, figure.between, state)
    return Puzzle(statement, form.ValueOffered(place, four(numbers)), LETTERS[asked.place], why)


def _check_angle(value: int, shown: Collection[int]) -> None:
    """Refuse an angle that is one of those shown, or what one or two of them leave of a straight line or a triangle.

    Whatever the chain of the explanation is, that is where somebody looks first, and then there may be a shorter one.
    """
    for one in shown:
        if value in (one, 180 - one, 90 - one, 2 * one, 180 - 2 * one) or one in (2 * value, 180 - 2 * value):
            raise Rejected("an angle that follows from one that is shown")
    if any(value in (one + two, abs(one - two), 180 - one - two) for one, two in combinations(shown, 2)):
        raise Rejected("an angle that two shown ones leave")


def _climbed(figure: _Web, place: int, count: int, rng: Stream, depth: tuple[int, int]) -> list[int]:
    """So many quantities that lead to another one by a chain as long as wanted; raises `Rejected`."""
    others = [one for one in range(figure.named) if one not in (place, *figure.fixed, *figure.hidden)]
    if not 0 < count <= len(others):
        raise Rejected("too little to be shown")
    shown = rng.sample(others, count)
    low, high = depth
    known, length = _progress(figure, shown, place)
    for _ in range(_CLIMB):
        if low <= length <= high and known in (0, len(figure.web.values)):
            return [*shown, *figure.fixed]
        rest = [one for one in others if one not in shown]
        if not rest:
            break
        moved = [*shown]
        moved[rng.below(count)] = rng.choice(rest)
        more, new = _progress(figure, moved, place)
        if more > known or (more == known and (length <= new <= high or length > high)):
            shown, known, length = moved, more, new
    return [*shown, *figure.fixed]


def _progress(figure: _Web, shown: Collection[int], place: int) -> tuple[int, int]:
    """How much follows from what is shown, if all has to; and how long the chain to a quantity is, or else 0."""
    depths = figure.web.depths([*shown, *figure.fixed])
    return len(depths) - depths.count(-1) if figure.fixed else 0, max(0, depths[place])


def _spread_to(web: Web, shown: Collection[int], place: int) -> int:
    return max(0, web.depths(shown)[place])


def _chained(
    figure: _Web, shown: Collection[int], place: int, params: EquationsParams, called: Collection[int]
) -> tuple[form.Worked, ...]:
    """The published steps of a chain of the right length."""
    chain = figure.web.chain(shown, place, called)
    low, high = _depth(params)
    if chain is None or not low <= chain[0] <= high:
        raise Rejected("no chain of this length")
    if len(chain[1]) > _LONGEST - bool(figure.fixed):
        raise Rejected("too long to explain")
    return tuple(form.Worked(*step) for step in chain[1])


def _offered(
    key: int, place: int, pool: Collection[int], shown: Collection[int], between: tuple[int, int], rng: Stream
) -> list[int]:
    """The key at its place among values of other quantities, or among numbers with equal steps, all within bounds.

    Numbers around the key would tell it, since it is the one that is like all others.
    """
    slips, (least, most) = {*pool} - {*shown, key}, between
    below, above = sorted(one for one in slips if least < one < key), sorted(one for one in slips if key < one < most)
    if len(below) >= place and len(above) >= 3 - place and rng.below(2):
        return sorted([*rng.sample(below, place), key, *rng.sample(above, 3 - place)])
    steps = [step for step in (1, 2, 3, 5, 10) if least < key - step * place and key + step * (3 - place) < most]
    if not steps:
        raise Rejected("too few numbers beside the key")
    step = rng.choice(steps)
    return [key + step * (one - place) for one in range(4)]


def _knowable(figure: _Web, place: int, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """Show too little for all, and offer three quantities that can be several numbers."""
    web = figure.web
    count = max(2, figure.wanted - state.between(1, 2))
    shown = _climbed(figure, place, count, state, _depth(params))
    hidden = [one for one in range(figure.named) if one not in shown]
    told = _chained(figure, shown, place, params, hidden)
    found = web.spread(shown)
    open_ = [one for one in hidden if one not in found and one != place]
    changes = {one: change(figure.coordinates, shown, one) for one in open_}
    options = [one for one in open_ if changes[one]]
    if len(options) < 3:
        raise Rejected("too little is open")
    near = {one: _like(web, shown, place, one, state) for one in state.sample(options, len(options))}
    options = state.sample(sorted(near, key=lambda one: near[one])[:3], 3)
    ways = [tuple(web.values)]
    for one in options:
        by = changes[one] or []
        moved = [[value + more * times for value, more in zip(web.values, by, strict=True)] for times in (1, -1)]
        ways.append(tuple(max(moved, key=lambda way: (min(way), way))))
    options.insert(asked.place, place)
    why = form.Reasons(worked=told, ways=tuple(ways))
    return Puzzle(figure.publish(shown), form.Knowable(four(options)), LETTERS[asked.place], why)


def _superfluous(figure: _Web, place: int, state: Stream, params: EquationsParams, asked: Drawn) -> Puzzle:
    """Show a number that some others lead to, none of which can be left out, and offer three that nothing leads to."""
    web = figure.web
    count = int(params.depth_by_task.get("superfluous", (2, 2))[0])
    others = [one for one in range(figure.named) if one != place]
    circle = list[int]()
    for _ in range(_CLIMB):
        circle = state.sample(others, count)
        if _spread_to(web, circle, place) and all(
            change(figure.coordinates, [other for other in circle if other != one], place) for one in circle
        ):
            break
    else:
        raise Rejected("no number that follows")
    chain = web.chain(circle, place, ())
    assert chain is not None
    shown = [*circle, place]
    needed = list[int]()
    key = state.choice([*circle, place])
    near = {one: _like(web, shown, key, one, state) for one in state.sample(others, len(others))}
    for one in sorted(near, key=lambda one: near[one]):
        if one not in shown and len(shown) < figure.wanted + 1 and change(figure.coordinates, shown, one) is not None:
            shown.append(one)
            needed.append(one)
    if len(needed) < 3:
        raise Rejected("too few numbers that are needed")
    options = state.sample(needed, 3)
    if key != place:
        chain = web.chain([one for one in (*circle, place) if one != key], key, ())
    if chain is None:
        raise Rejected("no plain chain")
    options.insert(asked.place, key)
    why = form.Reasons(worked=tuple(form.Worked(*step) for step in chain[1]))
    return Puzzle(figure.publish(shown), form.Superfluous(four(options)), LETTERS[asked.place], why)


def _like(web: Web, shown: Collection[int], key: int, one: int, rng: Stream) -> int:
    """How unlike a quantity is to the key for somebody who only looks at what stands around it, with some chance."""

    def seen(quantity: int) -> tuple[int, int, int, int]:
        around = [sum(other in shown for other in tie.quantities) for tie in web.ties if quantity in tie.quantities]
        row = (math.isqrt(8 * quantity + 1) - 1) // 2  # of a wall; of a magic figure, about how far down
        return 3 * max(around), sum(around), len(around), row

    return sum(abs(a - b) for a, b in zip(seen(key), seen(one), strict=True)) + rng.below(2)
