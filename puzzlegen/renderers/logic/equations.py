"""Shows the equations of `puzzlegen.generators.logic.equations`."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import judged, over
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import equations as form
from puzzlegen.renderers.kits.telling import OR, comma_list, labelled, lines, numbered, options, sentence_list
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.equation_figures import CENTRE, POINTS
from puzzlegen.renderers.logic.kits.equation_pictures import filled, names, numbered_rows, picture
from puzzlegen.renderers.logic.kits.equation_steps import Drawn, Figure, equation, name

msg: Final = messages(__name__)

_SAME: Final = ("isosceles", "parallel", "equal")  # reasons for which one quantity is another one


def word(statement: form.Statement, query: form.Query) -> Wording:
    """What the numbers are, and what is asked."""
    scene = _scene(statement)
    rules: Phrase = msg(f"rules-{scene}", most=statement.most if isinstance(statement, form.Things) else 0)
    if isinstance(statement, form.Circle):
        marks = [msg("mark-equal")] * bool(statement.equal) + [msg("mark-diameter")] * bool(statement.diameter)
        marks += [msg("mark-centre")] * _has_centre(statement)
        rules = sentences(rules, *marks)
    if isinstance(statement, form.Lengths):
        marks = [msg("mark-right")] * bool(statement.right) + [msg("mark-parallel")] * bool(statement.parallel)
        on = statement.circle.points if statement.circle else ()
        marks += [msg("mark-tangent")] * any(len({*line} & {*on}) == 1 for line in statement.lines)
        rules = sentences(rules, *marks)
    if isinstance(statement, Drawn):
        rules = sentences(rules, msg("not-to-scale"))
    task = task_whatever_form(query, form.QUESTIONS)
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]()
    match query:
        case form.ValueOffered(options=offered) | form.Cannot(options=offered):
            texts = numbers(offered)
        case form.Value():
            kind = Kind.NUMBER
        case form.Knowable() | form.Superfluous() | form.Follows():
            texts = (None,) * 4
            if not isinstance(statement, form.Things):
                rules = sentences(rules, msg("any"))
    if isinstance(statement, form.Things):
        asked = _thing(statement, query.asked) if isinstance(query, form.Value | form.Cannot) else ""
        return Wording(rules=rules, ask=msg(f"ask-{task}-things", thing=asked), kind=kind, options=texts)
    if isinstance(statement, Drawn) and isinstance(query, form.Value):
        is_area = isinstance(statement, form.Plan) and query.asked < len(statement.pieces)
        task = "area" if is_area else "length" if isinstance(statement, form.Plan | form.Lengths) else "angle"
    return Wording(rules=rules, ask=msg(f"ask-{task}"), kind=kind, options=texts)


def _has_centre(statement: form.Circle) -> bool:
    return any(statement.points in (one.at, one.high) for one in statement.angles)


def _scene(statement: form.Statement) -> str:
    if isinstance(statement, form.Wall):
        return f"wall-{statement.joined}"
    return str(statement.__struct_config__.tag)


def _thing(statement: form.Things, one: int) -> Phrase:
    return facts().names[statement.things[one]]


def _row(statement: form.Things, row: form.Row) -> Phrase:
    """A row in words: ``apple × pear + apple = 24``."""
    parts: list[Phrase] = []
    for place, term in enumerate(row.terms):
        if place:
            parts.append("+" if term.sign > 0 else "−")
        parts.append(comma_list((_thing(statement, one) for one in term.factors), " × "))
    return comma_list([*parts, "=", str(row.makes)], " ")


def explain(statement: form.Statement, query: form.Query, answer: str, why: form.Reasons) -> Phrase:
    """The steps, one after another, and what else could be."""
    place = LETTERS.index(answer) if answer in LETTERS else 0
    end = [msg("so", answer=answer)] if hasattr(query, "options") else []
    if isinstance(statement, form.Things):
        told: list[Phrase] = [msg("lead-things")]
        told += [
            msg(
                "narrowed",
                row=row + 1,
                thing=_thing(statement, thing),
                numbers=sentence_list(map(str, left), OR),
            )
            for row, thing, left in why.narrowed
        ]
        if why.ways:
            lead = "false" if isinstance(query, form.Follows) else "possible"
            every = comma_list(_thing(statement, one) for one in range(len(statement.things)))
            ways = [_tuple(map(str, way)) for way in dict.fromkeys(why.ways)]
            told.append(msg(lead, things=every, ways=sentence_list(ways, OR)))
        return sentences(*told, *end)
    called = _called(statement, query)
    asked = query.options[place] if isinstance(query, form.Knowable | form.Superfluous) else -1
    steps = _worked(statement, query, why.worked, asked)
    leads: list[Phrase] = []
    if isinstance(statement, form.Magic):
        leads.append(msg("lead-magic"))
        total = len(statement.spots)
        if any(step.gives == total or len(step.by) == 1 for step in why.worked):
            leads.append(msg("lead-sum"))
    if isinstance(statement, form.Plan | form.Circle):
        leads.append(msg(f"lead-{_scene(statement)}"))
    if isinstance(query, form.Superfluous):
        leads.insert(0, msg("cover", letter=answer))
        end = [msg("needed"), *end]
    if isinstance(query, form.Knowable) and why.ways:
        first, *rest = why.ways
        others = [one for one in query.options if one != asked]
        end = [
            *(
                msg("open", letter=called[one], one=first[one], other=way[one])
                for one, way in zip(others, rest, strict=True)
            ),
            *end,
        ]
    return sentences(*leads, *steps, *end)


def _tuple(parts: Iterable[Phrase]) -> Phrase:
    return comma_list(["(", comma_list(parts), ")"], "")


def _worked(statement: Figure, query: form.Query, steps: Sequence[form.Worked], asked: int) -> list[Phrase]:
    """Each step: an equation in which all that is known stands as a number, and what it gives."""
    unit = "°" if isinstance(statement, form.Zigzag | form.Circle) else ""
    texts: dict[int, Phrase] = {
        one: f"{number}{unit}" for one, number in enumerate(_numbers(statement)) if number is not None and one != asked
    }
    called: dict[int, Phrase] = dict(_called(statement, query))

    def letter(one: int) -> Phrase:
        return called[one] if one in called else name(statement, one)  # type: ignore[arg-type]

    forms = dict[int, tuple[int, int]]()
    told: list[Phrase] = []
    symbol, value = -1, None
    for by, gives, plain, times in steps:
        if not by and value is None:
            told.append(msg("call", letter=letter(gives)))
            symbol, forms[gives], texts[gives] = gives, (0, 1), "n"
        elif not by:
            told.append(msg("put", letter=letter(gives), form=_form(*forms[gives], unit), value=f"{plain}{unit}"))
        else:
            is_closing = gives == symbol
            seen = {one: text for one, text in texts.items() if one != gives or is_closing}
            reason, equals = equation(statement, by, lambda one: seen.get(one) or letter(one))  # noqa: B023 - used at once
            found = "n" if is_closing else letter(gives)
            if reason in _SAME and not is_closing:
                told.append(
                    msg("step-same", reason=msg(f"because-{reason}"), letter=found, form=_form(plain, times, unit))
                )
                forms[gives], texts[gives] = (plain, times), _form(plain, times, unit)
                continue
            told.append(
                msg(
                    "step-positive" if is_closing and reason == "chords" else "step",
                    reason=msg(f"because-{reason}"),
                    equation=equals,
                    letter=found,
                    form=_form(plain, times, unit),
                )
                if isinstance(statement, Drawn)
                else msg("step-plain", equation=equals, letter=found, form=_form(plain, times, unit))
            )
            if is_closing:
                value = plain
            else:
                forms[gives] = plain, times
                texts[gives] = _form(plain, times, unit)
    return told


def _numbers(statement: Figure) -> list[int | None]:
    """What is shown of the quantities, in their order."""
    match statement:
        case form.Magic(spots=spots):
            return [spot.number for spot in spots]
        case form.Wall(bricks=bricks):
            return list(bricks)
        case form.Plan(pieces=pieces, spans=spans):
            return [*(one.area for one in pieces), *(one.length for one in spans)]
        case form.Zigzag(angles=angles):
            return list(angles)
        case form.Circle(points=points, angles=inscribed):
            return [*[None] * points, *(one.degrees for one in inscribed)]
        case form.Lengths(lengths=listed):
            return [one.number for one in listed]


def _called(statement: Figure, query: form.Query) -> dict[int, str]:
    """The letters that quantities have in the picture, and S."""
    if isinstance(statement, form.Wall):
        return names(statement, query)
    if isinstance(statement, form.Magic):
        return names(statement, query) | {len(statement.spots): "S"}
    return {query.asked: "X"} if isinstance(query, form.Value) else {}


def _form(plain: int, times: int, unit: str = "") -> str:
    """A number, or a multiple of n and what is added to it."""
    if not times:
        return f"{plain}{unit}".replace("-", "−")
    head = ("" if times > 0 else "−") + ("n" if abs(times) == 1 else f"{abs(times)}n")
    if not plain:
        return head
    if times < 0 < plain:
        return f"{plain}{unit} − {head[1:]}"
    return f"{head} {'+' if plain > 0 else '−'} {abs(plain)}{unit}"


def describe(statement: form.Statement, query: form.Query) -> Phrase:
    """The rows, the lines, or the courses from the top."""
    if isinstance(statement, form.Things):
        told = numbered(msg("row"), (_row(statement, row) for row in statement.rows))
        if isinstance(query, form.Knowable):
            return lines(told, options(_thing(statement, one) for one in query.options))
        if isinstance(query, form.Follows):
            return lines(told, options(_row(statement, row) for row in query.options))
        return told
    if isinstance(statement, Drawn):
        return _figure_told(statement, query.asked if isinstance(query, form.Value) else -1)
    called = names(statement, query)

    def told_of(one: int, number: int | None) -> Phrase:
        if number is None:
            return called[one]
        return msg("marked", number=number, letter=called[one]) if one in called else str(number)

    if isinstance(statement, form.Magic):
        spots = statement.spots
        return numbered(
            msg("line"), (comma_list(told_of(one, spots[one].number) for one in on) for on in statement.lines)
        )
    rows = (math.isqrt(8 * len(statement.bricks) + 1) - 1) // 2
    courses = [range(row * (row + 1) // 2, (row + 1) * (row + 2) // 2) for row in range(rows)]
    return labelled(
        msg("courses"),
        lines(*(comma_list(told_of(one, statement.bricks[one]) for one in course) for course in courses)),
    )


def _figure_told(statement: Drawn, asked: int) -> Phrase:
    """Where pieces and points are, and what is marked and written."""

    def shown(one: int, number: int | None, unit: str = "") -> Phrase:
        return "X" if one == asked else f"{number}{unit}"

    told: list[Phrase]
    match statement:
        case form.Plan(pieces=pieces, spans=spans):
            told = [
                msg(
                    "told-piece",
                    piece=POINTS[one],
                    left=piece.left,
                    right=piece.right,
                    top=piece.top,
                    bottom=piece.bottom,
                    area=shown(one, piece.area) if one == asked or piece.area is not None else msg("unknown"),
                )
                for one, piece in enumerate(pieces)
            ]
            told += [
                msg(f"told-{one.way}", low=one.low, high=one.high, length=shown(number, one.length))
                for number, one in enumerate(spans, len(pieces))
            ]
            return lines(msg("told-plan"), *told)
        case form.Zigzag(angles=angles, ticks=ticks, parallel=parallel):
            count = len(angles) // 3
            rays = ["".join(POINTS[one] for one in range(start, count + 2, 2)) for start in (0, 1)]
            told = [msg("told-rays", one="E" + rays[1], other=rays[0])]
            for kind in sorted({*ticks} - {0}):
                sides = [POINTS[one] + POINTS[one + 1] for one, number in enumerate(ticks) if number == kind]
                told.append(msg("told-equal", sides=comma_list(sides, " = ")))
            for one in sorted(parallel):
                told.append(msg("told-parallel", one=POINTS[one : one + 2], other=POINTS[one + 2 : one + 4]))
            found = enumerate(angles)
        case form.Circle(points=points, angles=inscribed, equal=equal, diameter=diameter):
            told = [msg("told-circle", points=POINTS[:points])]
            if equal:
                chords = [POINTS[one] + POINTS[(one + 1) % points] for one in equal]
                told.append(msg("told-equal", sides=comma_list(chords, " = ")))
            if _has_centre(statement):
                told.append(msg("told-centre", centre=CENTRE))
            if diameter:
                told.append(msg("told-diameter", ends="".join(POINTS[one] for one in diameter)))
            found = enumerate((one.degrees for one in inscribed), points)
        case form.Lengths(lines=straight, lengths=listed):
            called = ["".join(POINTS[one] for one in line) for line in straight]
            told = [msg("told-lines", lines=comma_list(called))]
            if statement.circle:
                told.append(msg("told-round", points="".join(POINTS[one] for one in sorted(statement.circle.points))))
            if statement.parallel:
                told.append(msg("told-all-parallel", lines=comma_list(called[one] for one in statement.parallel)))
            for at, one, other in statement.right:
                told.append(msg("told-right", at=POINTS[at], one=called[one], other=called[other]))
            told += [
                comma_list([name(statement, number), shown(number, one.number)], " = ")
                for number, one in enumerate(listed)
            ]
            return lines(*told)
    told += [
        comma_list([name(statement, one), shown(one, number, "°")], " = ")
        for one, number in found
        if number is not None or one == asked
    ]
    return lines(*told)


def depict(statement: form.Statement, query: form.Query) -> tuple[Scene, ...]:
    """The rows, the figure or the wall."""
    return (picture(statement, query).scene,)


def depict_solution(statement: form.Statement, query: form.Query, answer: str, why: form.Reasons) -> tuple[Scene, ...]:
    """The numbers that the steps give, and the rows that they need."""
    drawn = picture(statement, query)
    found: dict[int, str] = {}
    if isinstance(statement, form.Things):
        for _, thing, left in why.narrowed:
            found[thing] = "/".join(map(str, left))
        found = {one: text for one, text in found.items() if len(text) < 4}
        if isinstance(query, form.Cannot):
            found[query.asked] = f"× {query.options[LETTERS.index(answer)]}"
        marks = numbered_rows(drawn, [row for row, _, _ in why.narrowed])
    else:
        value, marks = 0, []
        forms = [step for step in why.worked if step.times]
        symbol = next((step.gives for step in why.worked if not step.by), -1)
        for step in why.worked:
            if not step.times:
                found[step.gives] = str(step.plain)
                value = step.plain if step.gives == symbol else value
        found |= {step.gives: str(step.plain + step.times * value) for step in forms}
    scene = over(drawn.scene, [*marks, *filled(statement, drawn, found)])
    if task_of(query) in ("knowable", "follows", "superfluous"):
        return (judged(scene, answer, LETTERS),)
    return (scene,)
