"""Solves rows, magic figures, walls and plans exactly; judges `logic/equations`.

Rows of things: all whole numbers of the stated domain are tried (`bounded_rows`). Magic figures and walls of sums: rank
over the rationals. Walls of products and plans: a chain of steps each of which leaves one positive value
(`exact_chains`), after which everything has to be known and every relation to hold. Tests solve items again by a
Groebner basis and by an outside solver.
"""

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

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
    Chains,
    Form,
    Rank,
    expanded,
    roots_of,
    solved,
)
from puzzlegen.validators.logic.kits.line_figures import is_figure
from puzzlegen.validators.logic.kits.tied_figures import Figure, figure_of

BUDGET: Final = 400_000  # numbers tried in rows, and looks at relations
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
        figure = figure_of(shown)
        _check_asked(figure, query)
        if isinstance(shown, form.Circle) and isinstance(query, form.Value) and query.asked < shown.points:
            raise MalformedStatement("no arc is asked for")
        (found, depth, deductions), effort = _figured(figure, query)
        if isinstance(shown, form.Lengths | form.Circle) and found and not _could_be(shown, figure):
            found = []
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
        case form.Lengths(lines=straight, circle=circle, parallel=parallel):
            kind = "chords" if circle else "parallels" if parallel else "right triangles"
            return f"{kind}, {len(straight)} lines"


# Rows of things


def _check_things(shown: form.Things, query: form.Query) -> None:
    rows = [_terms(row) for row in shown.rows]
    count = len(shown.things)
    if len({*shown.things}) < count or not {*shown.things} <= facts().names.keys():
        raise MalformedStatement("all things are different, and have names")
    if {one for row in rows for one in row.unknowns} != {*range(count)}:
        raise MalformedStatement("every thing occurs in a row, and no other does")
    if isinstance(query, form.Follows):
        rows += [_terms(row) for row in query.options]
        if not {one for row in rows for one in row.unknowns} <= {*range(count)}:
            raise MalformedStatement("the question is about a thing that is shown")
    if any(row.terms[0][0] < 0 or list(factors) != sorted(factors) for row in rows for _, factors in row.terms):
        raise MalformedStatement("a row begins with what is added, and factors are in order")
    demand_different([(sorted(row.terms), row.makes) for row in rows])
    if isinstance(query, form.Superfluous):
        raise MalformedStatement("no number of a row is asked to be covered")
    if isinstance(query, form.Follows):
        return
    asked = query.options if isinstance(query, form.Knowable) else (query.asked,)
    if max(asked) >= count:
        raise MalformedStatement("the question is about a thing that is shown")
    if isinstance(query, form.Cannot) and max(query.options) > shown.most:
        raise MalformedStatement("the numbers on offer lie in the domain")


def _holds(row: form.Row, way: Sequence[int]) -> bool:
    return sum(sign * math.prod(way[one] for one in factors) for sign, factors in row.terms) == row.makes


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
        case form.Follows(options=more):
            right = [all(_holds(row, way) for way in ways.tolist()) for row in more]
            known = [
                one
                for row, is_right in zip(more, right, strict=True)
                if is_right
                for one in sorted(_terms(row).unknowns)
            ]
            answer = letters_of(right, "it can be false")
            return ([answer], *until(lambda domains: all(len(domains[one]) == 1 for one in known))), tried
    raise TypeError(query)


# Magic figures, walls and plans


def _check_asked(figure: Figure, query: form.Query) -> None:
    if isinstance(query, form.Cannot | form.Follows) or (not figure.is_linear and not isinstance(query, form.Value)):
        raise MalformedStatement("the question is none of this scene")
    asked = query.options if isinstance(query, form.Knowable | form.Superfluous) else (query.asked,)
    if max(asked) >= figure.named or any((one in figure.shown) != isinstance(query, form.Superfluous) for one in asked):
        raise MalformedStatement("the question is about what is not shown, or covers what is")


def _figured(figure: Figure, query: form.Query) -> tuple[Deduced, int]:
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


def _could_be(shown: form.Lengths | form.Circle, figure: Figure) -> bool:
    """True unless what is known of a figure makes an angle, or a triangle, that cannot be."""
    values = {one: found.value for one, found in _chains(figure).found.items()}
    if isinstance(shown, form.Circle):
        return all(value < (360 if one < shown.points else 180) for one, value in values.items())
    return len(values) < figure.quantities or is_figure(shown, values)


def _chains(figure: Figure) -> Chains:
    return Chains(figure.relations, figure.shown, figure.admits, BUDGET)


def _length(chains: Chains, asked: int) -> tuple[int, int]:
    """The length of the chain to a quantity, and how many others are no farther; 0 if no chain leads there."""
    if asked not in chains.found:
        return 0, 0
    depth = chains.found[asked].depth
    return depth, sum(0 < found.depth <= depth for found in chains.found.values())


def _values(figure: Figure, chains: Chains, asked: int, some: Sequence[int]) -> tuple[list[int], bool]:
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
        asked = (
            query.asked
            if isinstance(query, form.Cannot)
            else place
            if isinstance(query, form.Follows)
            else options[place]
        )
        value = options[place] if isinstance(query, form.Cannot) else None
    others = [one for number, one in enumerate(options) if number != place]
    if isinstance(shown, form.Things):
        proves = not why.worked and _narrows(shown, query, why, asked, value) and _varies(shown, query, why, others)
    else:
        figure = figure_of(shown)
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
    if isinstance(query, form.Follows):
        row_asked = query.options[asked]
        known = [next(iter(some)) if len(some) == 1 else 0 for some in domains]
        return all(known[one] for one in _terms(row_asked).unknowns) and _holds(row_asked, known)
    return len(domains[asked]) == 1 and value in (None, *domains[asked])


def _varies(shown: form.Things, query: form.Query, why: form.Reasons, others: Sequence[Any]) -> bool:
    """True if there are numbers for each option that is not the answer."""

    def agrees(way: Sequence[int]) -> bool:
        if len(way) != len(shown.things) or not all(1 <= one <= shown.most for one in way):
            return False
        return all(_holds(row, way) for row in shown.rows)

    match query:
        case form.Cannot(asked=asked):
            return [way[asked] for way in why.ways if agrees(way)] == list(others)
        case form.Knowable():
            return _differ(why.ways, others, agrees)
        case form.Follows():
            return len(why.ways) == len(others) and all(
                agrees(way) and not _holds(row, way) for row, way in zip(others, why.ways, strict=True)
            )
    return not why.ways


def _differ(ways: Sequence[Sequence[int]], others: Sequence[int], agrees: Callable[[Sequence[int]], bool]) -> bool:
    """True if all ways fit, and each but the first differs from it in what belongs to it."""
    if len(ways) != 1 + len(others) or not all(map(agrees, ways)):
        return False
    first, *rest = ways
    return all(way[one] != first[one] for way, one in zip(rest, others, strict=True))


def _agrees(figure: Figure, way: Sequence[int]) -> bool:
    """True if quantities with these values fit what is shown and all relations."""
    return (
        len(way) == figure.quantities
        and all(
            not sum(times * math.prod(way[one] for one in factors) for times, factors in terms)
            for terms in figure.relations.values()
        )
        and all(way[one] == number for one, number in figure.shown.items())
    )


def _works(figure: Figure, why: form.Reasons, asked: int, value: int | None) -> bool:
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
        if not inside - {gives} <= forms.keys() or gives not in inside | {symbol}:
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
        case form.Lengths(points=dots, lines=straight, lengths=listed):
            lengths = [(*sorted((dots[low], dots[high])), number or 0) for low, high, number in listed]
            ways = [sorted([[dots[one] for one in line], [dots[one] for one in line[::-1]]])[0] for line in straight]
            right = sorted((dots[at], *sorted((ways[one], ways[other]))) for at, one, other in shown.right)
            beside = sorted(ways[one] for one in shown.parallel)
            ring = (*shown.circle[:3], sorted(dots[one] for one in shown.circle.points)) if shown.circle else ()
            return sorted(ways), sorted(lengths), right, beside, ring, _asked(query, lengths)
    raise TypeError(shown)


def _turned(shown: form.Circle, query: form.Query, by: int, way: int) -> object:
    """The circle with another first point, or in a mirror."""
    points = shown.points

    def moved(point: int) -> int:
        return (way * point + by) % points if point < points else points

    def arc(one: int) -> int:
        return moved(one) if way > 0 else moved((one + 1) % points)  # the number of points is that of the centre

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
        case form.Follows(options=rows):
            return sorted(
                (sorted((sign, sorted(named[one] for one in factors)) for sign, factors in row.terms), row.makes)
                for row in rows
            )
