"""Solves rows, magic figures, walls and plans exactly; judges `logic/equations`.

Rows of things: all whole numbers of the stated domain are tried (`bounded_rows`). Magic figures and walls of sums: rank
over the rationals. Walls of products and plans: a chain of steps each of which leaves one positive value
(`exact_chains`), after which everything has to be known and every relation to hold. Tests solve items again by a
Groebner basis and by an outside solver.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import equations as form
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)
from puzzlegen.validators.logic.kits.bounded_rows import Domains, Terms, narrowed, rounds, solutions
from puzzlegen.validators.logic.kits.exact_chains import (
    Admits,
    Chains,
    Form,
    Rank,
    Relations,
    expanded,
    roots_of,
    solved,
)

BUDGET: Final = 400_000  # numbers tried in rows, and looks at relations
_LETTERS: Final = 17  # of what is not shown
Deduced: TypeAlias = tuple[list[Findings], int, int]
"""Solutions, the length of the chain, 0 if there is none, and how many deductions there are on the way."""


def certify(shown: form.Statement, query: form.Query) -> Certificate:
    """Find all answers.

    The depth is the longest chain of deductions each of which needs the one before: in rows, rounds in which every row
    rules out numbers by itself; elsewhere, steps that give one quantity, or express it by one that is called n. Of a
    number that could be covered, it is how many others it follows from, none of which can be left out. The
    difficulty is the number of all deductions that can be made until the answer is known. Both are 0 where the answer
    is proven in another way.

    Raises:
        MalformedStatement: what is shown and the question do not belong together.
    """
    demand_different(getattr(query, "options", ()))
    if isinstance(shown, form.Things):
        _check_things(shown, query)
        (found, depth, deductions), effort = _things(shown, query)
        method = "all whole numbers of the domain"
    else:
        figure = _figure(shown)
        _check_asked(figure, query)
        if isinstance(shown, form.Circle) and isinstance(query, form.Value) and query.asked < shown.points:
            raise MalformedStatement("no arc is asked for")
        (found, depth, deductions), effort = _figured(figure, query)
        method = "rank over the rationals" if figure.is_linear else "a chain of exact steps"
    task = task_whatever_form(query, form.QUESTIONS)
    return proven(
        found,
        BUDGET,
        method=method,
        effort={"looks": effort},
        difficulty=deductions,
        depth=Depth.properties(depth) if isinstance(query, form.Superfluous) else Depth.chain(depth),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task, _canonical(shown, query))),
        structure=f"{task}, {_structure(shown)}",
    )


def _structure(shown: form.Statement) -> str:
    match shown:
        case form.Things(things=things):
            return f"{len(things)} things"
        case form.Magic(spots=spots, lines=lines):
            return f"magic, {len(spots)} circles, {len(lines)} lines"
        case form.Wall(joined=joined, bricks=bricks):
            return f"{joined} wall, {len(bricks)} bricks"
        case form.Plan(pieces=pieces):
            return f"plan, {len(pieces)} pieces"
        case form.Zigzag(angles=angles):
            return f"zigzag, {len(angles) // 3} triangles"
        case form.Circle(points=points, angles=inscribed):
            return f"circle, {points} points, {len(inscribed)} angles"


# Rows of things


def _check_things(shown: form.Things, query: form.Query) -> None:
    rows = [_terms(row) for row in shown.rows]
    count = len(shown.things)
    if len({*shown.things}) < count or not {*shown.things} <= facts().names.keys():
        raise MalformedStatement("all things are different, and have names")
    if {one for row in rows for one in row.unknowns} != {*range(count)}:
        raise MalformedStatement("every thing occurs in a row, and no other does")
    if any(row.terms[0][0] < 0 or list(factors) != sorted(factors) for row in rows for _, factors in row.terms):
        raise MalformedStatement("a row begins with what is added, and factors are in order")
    demand_different([(sorted(row.terms), row.makes) for row in rows])
    if isinstance(query, form.Superfluous):
        raise MalformedStatement("no number of a row is asked to be covered")
    asked = query.options if isinstance(query, form.Knowable) else (query.asked,)
    if max(asked) >= count:
        raise MalformedStatement("the question is about a thing that is shown")
    if isinstance(query, form.Cannot) and max(query.options) > shown.most:
        raise MalformedStatement("the numbers on offer lie in the domain")


def _terms(row: form.Row) -> Terms:
    return Terms(row.terms, row.makes)


def _things(shown: form.Things, query: form.Query) -> tuple[Deduced, int]:
    rows, count = [_terms(row) for row in shown.rows], len(shown.things)
    ways, tried = solutions(rows, count, shown.most, BUDGET)
    if tried > BUDGET or not len(ways):
        return ([], 0, 0), tried
    values = [sorted({*map(int, ways[:, one])}) for one in range(count)]
    history = rounds(rows, count, shown.most)

    def until(is_known: Any) -> tuple[int, int]:
        """The first round after which something is known, 0 if none is, and how many rows told something so far."""
        reached = next((number for number, (domains, _) in enumerate(history) if is_known(domains)), 0)
        return reached, sum(told for _, told in history[: reached + 1]) if reached else 0

    match query:
        case form.Value(asked=asked):
            found = [
                letter_of_number(query.options, one) if isinstance(query, form.ValueOffered) else Findings((str(one),))
                for one in values[asked][:2]
            ]
            return (found, *until(lambda domains: len(domains[asked]) == 1)), tried
        case form.Cannot(asked=asked, options=numbers):
            right = [one not in values[asked] for one in numbers]
            out = [one for one, is_right in zip(numbers, right, strict=True) if is_right]
            answer = letters_of(right, "with other numbers, all rows are true")
            return ([answer], *until(lambda domains: domains[asked].isdisjoint(out))), tried
        case form.Knowable(options=things):
            right = [len(values[one]) == 1 for one in things]
            known = [one for one, is_right in zip(things, right, strict=True) if is_right]
            answer = letters_of(right, "it can be several numbers")
            return ([answer], *until(lambda domains: all(len(domains[one]) == 1 for one in known))), tried
    raise TypeError(query)


# Magic figures, walls and plans


class _Figure(NamedTuple):
    """Quantities tied by relations; those beyond ``named`` are neither shown nor asked for."""

    relations: Relations
    shown: Mapping[int, int]
    named: int
    quantities: int
    is_linear: bool

    @property
    def admits(self) -> Admits:
        """Which values a quantity may have: any in linear figures, positive ones in others."""
        return (lambda _: True) if self.is_linear else (lambda value: value > 0)

    def without(self, one: int) -> "_Figure":
        """The figure with a number covered up."""
        return self._replace(shown={other: number for other, number in self.shown.items() if other != one})


def _figure(shown: form.Statement) -> _Figure:
    match shown:
        case form.Magic():
            return _magic(shown)
        case form.Wall():
            return _wall(shown)
        case form.Plan():
            return _plan(shown)
        case form.Zigzag():
            return _zigzag(shown)
        case form.Circle():
            return _circle(shown)
    raise TypeError(shown)


def _magic(shown: form.Magic) -> _Figure:
    """The sum of each line is that quantity which comes after all circles; and any two lines are equal."""
    spots, lines = shown.spots, shown.lines
    places = [(x, y) for x, y, _ in spots]
    demand_different(places)
    demand_different([frozenset(line) for line in lines])
    if {*range(len(spots))} != {one for line in lines for one in line} or len({*map(len, lines)}) > 1:
        raise MalformedStatement("every circle lies on a line, and all lines have as many")
    for line in lines:
        on = [place for place in range(len(spots)) if _is_between(places[line[0]], places[line[-1]], places[place])]
        if sorted(on) != sorted(line) or any(
            math.dist(places[line[0]], places[one]) >= math.dist(places[line[0]], places[other])
            for one, other in pairwise(line)
        ):
            raise MalformedStatement("a line joins all circles on its way, in order")
    total = len(spots)
    relations: dict[tuple[int, ...], Any] = {
        (number,): [*((1, (one,)) for one in line), (-1, (total,))] for number, line in enumerate(lines)
    }
    for (number, line), (other, beside) in combinations(enumerate(lines), 2):
        relations[number, other] = [
            *((1, (one,)) for one in line if one not in beside),
            *((-1, (one,)) for one in beside if one not in line),
        ]
    known = {place: spot.number for place, spot in enumerate(spots) if spot.number is not None}
    _check_letters(len(spots) - len(known))
    return _Figure(relations, known, total, total + 1, is_linear=True)


def _check_letters(count: int) -> None:
    if count > _LETTERS:
        raise MalformedStatement("there are letters for all that is not shown")


def _is_between(start: tuple[int, int], end: tuple[int, int], place: tuple[int, int]) -> bool:
    """True if a place lies on a straight line within a unit, which is less than anybody sees."""
    length = math.dist(start, end)
    across = (end[0] - start[0]) * (place[1] - start[1]) - (end[1] - start[1]) * (place[0] - start[0])
    along = (end[0] - start[0]) * (place[0] - start[0]) + (end[1] - start[1]) * (place[1] - start[1])
    return abs(across) <= length * 1.01 and -length * 0.01 <= along <= length * length * 1.01


def _wall(shown: form.Wall) -> _Figure:
    """Each brick above the lowest row is tied to the two below it; the relation has the number of the upper one."""
    count = len(shown.bricks)
    high = (math.isqrt(8 * count + 1) - 1) // 2
    if high * (high + 1) // 2 != count:
        raise MalformedStatement("each row has one brick more than the one above it")
    relations: dict[tuple[int, ...], Any] = {}
    for row in range(high - 1):
        for place in range(row + 1):
            above = row * (row + 1) // 2 + place
            below = above + row + 1
            parts = [(1, (below,)), (1, (below + 1,))] if shown.joined == "sum" else [(1, (below, below + 1))]
            relations[(above,)] = [*parts, (-1, (above,))]
    known = {place: number for place, number in enumerate(shown.bricks) if number is not None}
    _check_letters(count - len(known))
    return _Figure(relations, known, count, count, is_linear=shown.joined == "sum")


def _plan(shown: form.Plan) -> _Figure:
    """Areas of pieces, lengths of spans, then all other lengths from one cut to another, sorted.

    Relation by relation: the area of each piece, and each length that two others make together.
    """
    pieces, count = shown.pieces, len(shown.pieces)
    _check_pieces(shown)
    lengths: dict[Any, int] = {(one.way, one.low, one.high): count + number for number, one in enumerate(shown.spans)}
    if len(lengths) < len(shown.spans):
        raise MalformedStatement("no length is shown twice")
    across = sorted({x for one in pieces for x in (one.left, one.right)})
    down = sorted({y for one in pieces for y in (one.top, one.bottom)})
    sides: list[Any] = [
        (way, *pair) for way, cuts in (("across", across), ("down", down)) for pair in combinations(cuts, 2)
    ]
    for side in sorted({*sides} - lengths.keys()):
        lengths[side] = count + len(lengths)
    terms: list[Any] = [
        [(1, (lengths["across", one.left, one.right], lengths["down", one.top, one.bottom])), (-1, (number,))]
        for number, one in enumerate(pieces)
    ]
    for way, cuts in (("across", across), ("down", down)):
        for low, middle, high in combinations(cuts, 3):
            parts = (lengths[way, low, middle],), (lengths[way, middle, high],), (lengths[way, low, high],)
            terms.append(list(zip((1, 1, -1), parts, strict=True)))
    known = {number: one.area for number, one in enumerate(pieces) if one.area is not None}
    known |= {count + number: one.length for number, one in enumerate(shown.spans) if one.length is not None}
    relations: Relations = {(number,): one for number, one in enumerate(terms)}
    return _Figure(relations, known, count + len(shown.spans), count + len(lengths), is_linear=False)


def _check_pieces(shown: form.Plan) -> None:
    """Demand that pieces fill a rectangle, and that what has one coordinate is one cut."""
    pieces = shown.pieces
    wide, high = max(one.right for one in pieces), max(one.bottom for one in pieces)
    cells = [(x, y) for one in pieces for x in range(one.left, one.right) for y in range(one.top, one.bottom)]
    if (
        len(cells) != wide * high
        or len({*cells}) != len(cells)
        or not all(one.left < one.right and one.top < one.bottom for one in pieces)
    ):
        raise MalformedStatement("the pieces fill a rectangle")
    for ends in (
        [(one.left, one.top, one.bottom) for one in pieces if one.left]
        + [(one.right, one.top, one.bottom) for one in pieces if one.right < wide],
        [(one.top, one.left, one.right) for one in pieces if one.top]
        + [(one.bottom, one.left, one.right) for one in pieces if one.bottom < high],
    ):
        for at in {place for place, *_ in ends}:
            reached = None
            for low, up in sorted((low, up) for place, low, up in ends if place == at):
                if reached is not None and low > reached:
                    raise MalformedStatement("two cuts have different coordinates")
                reached = max(up, reached or 0)
    cuts = {"across": {x for one in pieces for x in (one.left, one.right)}}
    cuts["down"] = {y for one in pieces for y in (one.top, one.bottom)}
    if any(one.low >= one.high or not {one.low, one.high} <= cuts[one.way] for one in shown.spans):
        raise MalformedStatement("a length leads from one cut to another")


def _zigzag(shown: form.Zigzag) -> _Figure:
    """Angle ``3 * t + c`` is that of triangle t at point t + c."""
    count, degrees = divmod(len(shown.angles), 3)
    if degrees or len(shown.ticks) != count + 1 or any(one > count - 2 for one in shown.parallel):
        raise MalformedStatement("each triangle has three angles, and each side from point to point its ticks")
    if len({*shown.parallel}) < len(shown.parallel):
        raise MalformedStatement("no two sides are parallel twice")
    marked = [one for one, ticks in enumerate(shown.ticks) if ticks]
    for ticks in {*shown.ticks} - {0}:
        sides = [one for one in marked if shown.ticks[one] == ticks]
        if len(sides) < 2 or sides[-1] - sides[0] >= len(sides):
            raise MalformedStatement("equal sides follow on one another")
    terms: list[Any] = [[(1, (3 * one,)), (1, (3 * one + 1,)), (1, (3 * one + 2,)), (-180, ())] for one in range(count)]
    for point in range(1, count):  # on a ray, between two others
        around = [3 * (point - corner) + corner for corner in range(3) if 0 <= point - corner < count]
        terms.append([*((1, (one,)) for one in around), (-180, ())])
    for one in range(count):
        if shown.ticks[one] and shown.ticks[one] == shown.ticks[one + 1]:
            terms.append([(1, (3 * one,)), (-1, (3 * one + 2,))])
    for one in sorted(shown.parallel):
        terms.append([(1, (3 * one + 1,)), (-1, (3 * one + 4,))])
    known = {number: one for number, one in enumerate(shown.angles) if one is not None}
    relations: Relations = {(number,): one for number, one in enumerate(terms)}
    return _Figure(relations, known, 3 * count, 3 * count, is_linear=False)


def _circle(shown: form.Circle) -> _Figure:
    """All arcs together, each angle and its arcs, the two halves beside a diameter, and equal arcs."""
    points, angles = shown.points, shown.angles
    for at, low, high, _ in angles:
        if len({at, low, high}) < 3 or max(at, low, high) >= points or low > high:
            raise MalformedStatement("an angle lies between the chords to two other points")
    demand_different([one[:3] for one in angles])
    if list(shown.equal) != sorted({*shown.equal}) or len(shown.equal) == 1 or max(shown.equal, default=0) >= points:
        raise MalformedStatement("equal arcs are different ones, in order")
    terms: list[Any] = [[*((1, (one,)) for one in range(points)), (-360, ())]]
    for number, (at, low, high, _) in enumerate(angles):
        inside = [*range(low, high)]
        arcs = [one for one in range(points) if one not in inside] if low < at < high else inside
        terms.append([*((1, (one,)) for one in arcs), (-2, (points + number,))])
    if shown.diameter:
        if len(shown.diameter) != 2 or not shown.diameter[0] < shown.diameter[1] < points:
            raise MalformedStatement("a diameter has two ends, in order")
        start, end = shown.diameter
        half = [*range(start, end)]
        terms.append([*((1, (one,)) for one in half), (-180, ())])
        terms.append([*((1, (one,)) for one in range(points) if one not in half), (-180, ())])
    for one, other in zip(shown.equal, shown.equal[1:], strict=False):
        terms.append([(1, (one,)), (-1, (other,))])
    known = {points + number: one.degrees for number, one in enumerate(angles) if one.degrees is not None}
    relations: Relations = {(number,): one for number, one in enumerate(terms)}
    return _Figure(relations, known, points + len(angles), points + len(angles), is_linear=False)


def _check_asked(figure: _Figure, query: form.Query) -> None:
    if isinstance(query, form.Cannot) or (not figure.is_linear and not isinstance(query, form.Value)):
        raise MalformedStatement("the question is none of this scene")
    asked = query.options if isinstance(query, form.Knowable | form.Superfluous) else (query.asked,)
    if max(asked) >= figure.named or any((one in figure.shown) != isinstance(query, form.Superfluous) for one in asked):
        raise MalformedStatement("the question is about what is not shown, or covers what is")


def _figured(figure: _Figure, query: form.Query) -> tuple[Deduced, int]:
    chains = _chains(figure)
    if not chains.sound:
        return ([], 0, 0), chains.tried
    match query:
        case form.Value(asked=asked):
            values, decided = _values(figure, chains, asked, getattr(query, "options", (1, 2))[:2])
            found = [
                letter_of_number(query.options, one)
                if isinstance(query, form.ValueOffered) and isinstance(one, int)
                else Findings((str(one),))
                for one in values
            ]
            return (found, *_length(chains, asked)), chains.tried if decided else BUDGET + 1
        case form.Knowable(options=places):
            rank = Rank(figure.relations, figure.shown)
            right = [rank.value(one) is not None for one in places]
            answer = letters_of(right, "it can be several numbers")
            asked = next((one for one, is_right in zip(places, right, strict=True) if is_right), places[0])
            return ([answer] if rank.sound else [], *_length(chains, asked)), chains.tried
        case form.Superfluous(options=places):
            rank = Rank(figure.relations, figure.shown)
            right = [any(one in tie for tie in rank.ties) for one in places]
            answer = letters_of(right, "without it, it could be another number")
            if right.count(True) != 1 or len(rank.ties) != 1:
                return ([answer], 0, 0), chains.tried
            return ([answer], len(rank.ties[0]) - 1, len(figure.shown)), chains.tried
    raise TypeError(query)


def _chains(figure: _Figure) -> Chains:
    return Chains(figure.relations, figure.shown, figure.admits, BUDGET)


def _length(chains: Chains, asked: int) -> tuple[int, int]:
    """The length of the chain to a quantity, and how many others are no farther; 0 if no chain leads there."""
    if asked not in chains.found:
        return 0, 0
    depth = chains.found[asked].depth
    return depth, sum(0 < found.depth <= depth for found in chains.found.values())


def _values(figure: _Figure, chains: Chains, asked: int, some: Sequence[int]) -> tuple[list[int], bool]:
    """The whole values of a quantity, and whether they are sure; ``some`` two if it can have any value."""
    value: Fraction | None = chains.found[asked].value if asked in chains.found else None
    if figure.is_linear:
        rank = Rank(figure.relations, figure.shown)
        if not rank.sound:
            return [], True
        value = rank.value(asked)
        if value is None:
            return list(some), True
    elif value is None or not chains.complete:
        return [], False
    assert value is not None
    return [int(value)] if value.denominator == 1 else [], True


# Explanations


def certify_why(shown: form.Statement, query: form.Query, answer: str, why: form.Reasons) -> Faults:
    """Judges whether each step follows from those before it, the last ones lead to the answer, and numbers fit."""
    options = getattr(query, "options", ())
    place = LETTERS.index(answer) if options else 0
    if isinstance(query, form.Value):
        asked, value = query.asked, options[place] if options else int(answer)
    else:
        asked = query.asked if isinstance(query, form.Cannot) else options[place]
        value = options[place] if isinstance(query, form.Cannot) else None
    others = [one for number, one in enumerate(options) if number != place]
    if isinstance(shown, form.Things):
        proves = not why.worked and _narrows(shown, query, why, asked, value) and _varies(shown, query, why, others)
    else:
        figure = _figure(shown)
        if isinstance(query, form.Superfluous):
            figure, value = figure.without(asked), figure.shown[asked]
        proves = not why.narrowed and _works(figure, why, asked, value)
        if isinstance(query, form.Knowable):
            proves = proves and _differ(why.ways, others, lambda way: _agrees(figure, way))
        else:
            proves = proves and not why.ways
    return () if proves else ("the steps do not prove it",)


def _narrows(shown: form.Things, query: form.Query, why: form.Reasons, asked: int, value: int | None) -> bool:
    """True if every step is what its row leaves, and the last ones decide about the thing that is asked about."""
    domains: Domains = (frozenset(range(1, shown.most + 1)),) * len(shown.things)
    for row, thing, left in why.narrowed:
        if row >= len(shown.rows) or list(left) != sorted({*left}):
            return False
        if narrowed(_terms(shown.rows[row]), domains).get(thing) != frozenset(left):
            return False
        domains = (*domains[:thing], frozenset(left), *domains[thing + 1 :])
    if isinstance(query, form.Cannot):
        return value not in domains[asked]
    return len(domains[asked]) == 1 and value in (None, *domains[asked])


def _varies(shown: form.Things, query: form.Query, why: form.Reasons, others: Sequence[int]) -> bool:
    """True if there are numbers for each option that is not the answer."""

    def agrees(way: Sequence[int]) -> bool:
        if len(way) != len(shown.things) or not all(1 <= one <= shown.most for one in way):
            return False
        made = (
            sum(sign * math.prod(way[one] for one in factors) for sign, factors in row.terms) == row.makes
            for row in shown.rows
        )
        return all(made)

    match query:
        case form.Cannot(asked=asked):
            return [way[asked] for way in why.ways if agrees(way)] == list(others)
        case form.Knowable():
            return _differ(why.ways, others, agrees)
    return not why.ways


def _differ(ways: Sequence[Sequence[int]], others: Sequence[int], agrees: Callable[[Sequence[int]], bool]) -> bool:
    """True if all ways fit, and each but the first differs from it in what belongs to it."""
    if len(ways) != 1 + len(others) or not all(map(agrees, ways)):
        return False
    first, *rest = ways
    return all(way[one] != first[one] for way, one in zip(rest, others, strict=True))


def _agrees(figure: _Figure, way: Sequence[int]) -> bool:
    """True if quantities with these values fit what is shown and all relations."""
    return (
        len(way) == figure.quantities
        and all(
            not sum(times * math.prod(way[one] for one in factors) for times, factors in terms)
            for terms in figure.relations.values()
        )
        and all(way[one] == number for one, number in figure.shown.items())
    )


def _works(figure: _Figure, why: form.Reasons, asked: int, value: int | None) -> bool:
    """True if each step follows from what is known before, and the value of what is asked for from the last one."""
    forms: dict[int, Form] = {one: (Fraction(number), Fraction(0)) for one, number in figure.shown.items()}
    symbol, found = None, None
    for by, gives, plain, times in why.worked:
        told = Fraction(plain), Fraction(times)
        if not by and symbol is None:
            if gives in forms or (plain, times) != (0, 1) or gives >= figure.quantities:
                return False
            symbol, forms[gives] = gives, told
            continue
        if not by:
            if found is None or forms.get(gives) != told:
                return False
            continue
        terms = figure.relations.get(by, ())
        inside = {one for _, factors in terms for one in factors}
        if not inside - {gives} <= forms.keys() or gives not in inside:
            return False
        if gives not in forms:
            roots = [form_] if (form_ := solved(terms, gives, forms, figure.admits)) is not None else []
            if roots != [told]:
                return False
            forms[gives] = told
        else:
            if (
                gives != symbol
                or found is not None
                or roots_of(expanded(terms, forms), figure.admits) != [told[0]]
                or times
            ):
                return False
            found = told[0]
            forms = {one: (some + many * found, Fraction(0)) for one, (some, many) in forms.items()}
    number, rest = forms.get(asked, (None, None))
    return rest == 0 and value in (None, number)


def _canonical(shown: form.Statement, query: form.Query) -> object:
    """What stays if what is unknown, and rows or lines, are put into another order, or the picture is mirrored."""
    match shown:
        case form.Things(things=things, most=most, rows=rows):
            called = [
                (
                    sorted((sign, sorted(things[one] for one in factors)) for sign, factors in row.terms),
                    row.makes,
                )
                for row in rows
            ]
            return most, sorted(called), _asked(query, things)
        case form.Magic(spots=spots, lines=lines):
            wide = max(spot.x for spot in spots) + min(spot.x for spot in spots)

            def placed(mirrored: bool) -> object:
                named = [(wide - x if mirrored else x, y, number or 0) for x, y, number in spots]
                joined = sorted(sorted(named[one] for one in line) for line in lines)
                return joined, _asked(query, named)

            return min(map(repr, (placed(False), placed(True))))
        case form.Wall(joined=joined, bricks=bricks):
            high = (math.isqrt(8 * len(bricks) + 1) - 1) // 2
            places = [(row, place) for row in range(high) for place in range(row + 1)]

            def built(mirrored: bool) -> object:
                named = [(row, row - place if mirrored else place) for row, place in places]
                return sorted((one, number or 0) for one, number in zip(named, bricks, strict=True)), _asked(
                    query, named
                )

            return joined, min(map(repr, (built(False), built(True))))
        case form.Plan(pieces=pieces, spans=spans):
            cuts = sorted({x for one in pieces for x in (one.left, one.right)})
            floors = sorted({y for one in pieces for y in (one.top, one.bottom)})
            parts = [(one.left, one.right, one.top, one.bottom, one.area or 0) for one in pieces]
            named = [*parts, *((span.way, span.low, span.high, span.length or 0) for span in spans)]
            return cuts, floors, sorted(parts), sorted(named[len(parts) :]), _asked(query, named)
        case form.Zigzag(angles=angles, ticks=ticks, parallel=parallel):
            equal = [ticks.index(one) if one else -1 for one in ticks]
            return "zigzag", angles, equal, sorted(parallel), _asked(query, range(len(angles)))
        case form.Circle():
            return min(repr(_turned(shown, query, by, way)) for by in range(shown.points) for way in (1, -1))
    raise TypeError(shown)


def _turned(shown: form.Circle, query: form.Query, by: int, way: int) -> object:
    """The circle with another first point, or in a mirror."""
    points = shown.points

    def moved(point: int) -> int:
        return (way * point + by) % points

    def arc(one: int) -> int:
        return moved(one) if way > 0 else moved(one + 1)

    angles = [(moved(at), *sorted((moved(low), moved(high))), degrees or 0) for at, low, high, degrees in shown.angles]
    named = [("arc", arc(one)) for one in range(points)] + [("angle", *one) for one in angles]
    equal, ends = sorted(map(arc, shown.equal)), sorted(map(moved, shown.diameter))
    return points, sorted(angles), equal, ends, _asked(query, named)


def _asked(query: form.Query, named: Sequence[Any]) -> object:
    match query:
        case form.Value(asked=asked):
            return named[asked]
        case form.Cannot(asked=asked, options=options):
            return named[asked], sorted(options)
        case form.Knowable(options=options) | form.Superfluous(options=options):
            return sorted(named[one] for one in options)
