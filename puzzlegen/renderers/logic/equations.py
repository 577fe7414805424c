"""Shows the equations of `puzzlegen.generators.logic.equations`."""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

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
from puzzlegen.renderers.logic.kits.equation_pictures import filled, names, numbered_rows, picture

msg: Final = messages(__name__)


def word(statement: form.Statement, query: form.Query) -> Wording:
    """What the numbers are, and what is asked."""
    scene = _scene(statement)
    rules: Phrase = msg(f"rules-{scene}", most=statement.most if isinstance(statement, form.Things) else 0)
    task = task_whatever_form(query, form.QUESTIONS)
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]()
    match query:
        case form.ValueOffered(options=offered) | form.Cannot(options=offered):
            texts = numbers(offered)
        case form.Value():
            kind = Kind.NUMBER
        case form.Knowable() | form.Superfluous():
            texts = (None,) * 4
            if not isinstance(statement, form.Things):
                rules = sentences(rules, msg("any"))
    if isinstance(statement, form.Things):
        asked = _thing(statement, query.asked) if isinstance(query, form.Value | form.Cannot) else ""
        return Wording(rules=rules, ask=msg(f"ask-{task}-things", thing=asked), kind=kind, options=texts)
    return Wording(rules=rules, ask=msg(f"ask-{task}"), kind=kind, options=texts)


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
            every = comma_list(_thing(statement, one) for one in range(len(statement.things)))
            ways = [_tuple(map(str, way)) for way in why.ways]
            told.append(msg("possible", things=every, ways=sentence_list(ways, OR)))
        return sentences(*told, *end)
    called = names(statement, query)
    asked = query.options[place] if isinstance(query, form.Knowable | form.Superfluous) else -1
    steps = _worked(statement, query, why.worked, asked)
    leads: list[Phrase] = []
    if isinstance(statement, form.Magic):
        leads.append(msg("lead-magic"))
        total = len(statement.spots)
        if any(step.gives == total or len(step.by) == 1 for step in why.worked):
            leads.append(msg("lead-sum"))
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


class _Side(NamedTuple):
    """Quantities that are added, or multiplied, on one side of an equation."""

    quantities: Sequence[int]
    sign: str = " + "


def _worked(
    statement: form.Magic | form.Wall, query: form.Query, steps: Sequence[form.Worked], asked: int
) -> list[Phrase]:
    """Each step: an equation in which all that is known stands as a number, and what it gives."""
    shown = (
        [spot.number for spot in statement.spots] if isinstance(statement, form.Magic) else list(statement.bricks)
    )
    texts = {one: str(number) for one, number in enumerate(shown) if number is not None and one != asked}
    called = names(statement, query)
    if isinstance(statement, form.Magic):
        called[len(statement.spots)] = "S"
    forms = dict[int, tuple[int, int]]()
    told: list[Phrase] = []
    symbol, value = -1, None
    for by, gives, plain, times in steps:
        if not by and value is None:
            told.append(msg("call", letter=called[gives]))
            symbol, forms[gives], texts[gives] = gives, (0, 1), "n"
        elif not by:
            told.append(msg("put", letter=called[gives], form=_form(*forms[gives]), value=plain))
        else:
            is_closing = gives == symbol
            text = {**called, **texts}
            if not is_closing:
                text[gives] = called[gives]
            equation = " = ".join(
                side.sign.join(
                    f"({text[one]})" if side.sign != " + " and " " in text[one] else text[one]
                    for one in side.quantities
                )
                for side in _sides(statement, by)
            )
            told.append(
                msg("step", equation=equation, letter="n" if is_closing else called[gives], form=_form(plain, times))
            )
            if is_closing:
                value = plain
            else:
                forms[gives] = plain, times
                texts[gives] = _form(plain, times)
    return told


def _form(plain: int, times: int) -> str:
    """A number, or a multiple of n and what is added to it."""
    if not times:
        return str(plain).replace("-", "−")
    head = ("" if times > 0 else "−") + ("n" if abs(times) == 1 else f"{abs(times)}n")
    if not plain:
        return head
    return f"{head} {'+' if plain > 0 else '−'} {abs(plain)}"


def _sides(statement: form.Magic | form.Wall, by: Sequence[int]) -> tuple[_Side, _Side]:
    """The two sides of the equation that a line, two lines, or a brick gives."""
    if isinstance(statement, form.Wall):
        (above,) = by
        row = (math.isqrt(8 * above + 1) - 1) // 2
        below = above + row + 1
        return _Side((below, below + 1), " + " if statement.joined == "sum" else " × "), _Side((above,))
    if len(by) == 1:
        return _Side(statement.lines[by[0]]), _Side((len(statement.spots),))
    one, other = (statement.lines[line] for line in by)
    return _Side([spot for spot in one if spot not in other]), _Side([spot for spot in other if spot not in one])


def describe(statement: form.Statement, query: form.Query) -> Phrase:
    """The rows, the lines, or the courses from the top."""
    if isinstance(statement, form.Things):
        told = numbered(msg("row"), (_row(statement, row) for row in statement.rows))
        if isinstance(query, form.Knowable):
            return lines(told, options(_thing(statement, one) for one in query.options))
        return told
    called = names(statement, query)

    def name(one: int, number: int | None) -> Phrase:
        if number is None:
            return called[one]
        return msg("marked", number=number, letter=called[one]) if one in called else str(number)

    if isinstance(statement, form.Magic):
        spots = statement.spots
        return numbered(msg("line"), (comma_list(name(one, spots[one].number) for one in on) for on in statement.lines))
    rows = (math.isqrt(8 * len(statement.bricks) + 1) - 1) // 2
    courses = [range(row * (row + 1) // 2, (row + 1) * (row + 2) // 2) for row in range(rows)]
    return labelled(
        msg("courses"),
        lines(*(comma_list(name(one, statement.bricks[one]) for one in course) for course in courses)),
    )


def depict(statement: form.Statement, query: form.Query) -> tuple[Scene, ...]:
    """The rows, the figure or the wall."""
    return (picture(statement, query).scene,)


def depict_solution(
    statement: form.Statement, query: form.Query, answer: str, why: form.Reasons
) -> tuple[Scene, ...]:
    """The numbers that the steps give, and the rows that they need."""
    drawn = picture(statement, query)
    found: dict[int, str] = {}
    if isinstance(statement, form.Things):
        for _, thing, left in why.narrowed:
            found[thing] = "/".join(map(str, left))
        found = {one: text for one, text in found.items() if len(text) < 4}
        if isinstance(query, form.Cannot):
            found[query.asked] = f"≠{query.options[LETTERS.index(answer)]}"
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
    if task_of(query) in ("knowable", "superfluous"):
        return (judged(scene, answer, LETTERS),)
    return (scene,)
