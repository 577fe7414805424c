"""Shows the sums of `puzzlegen.generators.logic.linear_sums`."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Scene
from puzzlegen.drawing.marking import Area, chosen, judged, over, tag
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import linear_sums as form
from puzzlegen.renderers.kits.telling import comma_list, fill, labelled, lines, options
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.sums import STARS, marked_clues, picture

msg: Final = messages(__name__)

_TAG: Final = 0.045  # width of the pen of tags at plates


def word(statement: form.Statement, query: form.Query) -> Wording:
    """What a sum is, and what is asked of the numbers."""
    theme = statement.__struct_config__.tag
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]()
    rules: Phrase = msg(f"rules-{theme}")
    match query:
        case form.Value(load=load) | form.Most(load=load):
            kind = Kind.NUMBER
            if isinstance(query, form.ValueOffered | form.MostOffered):
                kind, texts = Kind.LETTER, numbers(query.options)
            ask = msg(f"value-{theme}" if isinstance(query, form.Value) else "ask-most", load=_told(statement, load))
        case form.Knowable() | form.Unknowable():
            texts = tuple(_told(statement, load) for load in query.options)
            ask = msg(f"ask-{task_of(query)}", what=msg(f"what-{theme}"))
        case form.Superfluous() | form.WrongOffered():
            texts, ask = (None,) * 4, msg(f"ask-{task_of(query)}")
        case form.Wrong():
            kind, ask = Kind.BOX, msg("ask-wrong")
    if isinstance(query, form.Wrong):
        rules = sentences(rules, msg(f"wrong-{theme}"))
    return Wording(rules=rules, ask=ask, kind=kind, options=texts)


def _told(statement: form.Statement, load: Sequence[int]) -> Phrase:
    """What is added up."""
    match statement:
        case form.House():
            name = ("floor", "two-floors", "floors")[min(len(load), 3) - 1]
            return fill(msg(name), low=load[0] + 1, high=load[-1] + 1)
        case form.Market(things=things):
            return comma_list((facts().names[things[one]] for one in load), " + ")
        case _:
            return " + ".join(STARS[one] for one in load)


def explain(
    statement: form.Statement, query: form.Query, answer: str, why: form.Way | form.Each | form.Ways | form.Bound
) -> Phrase:
    """Which sums to add and to take away, and what that leaves."""
    so, place = msg("so", answer=answer), LETTERS.find(answer)
    match query, why:
        case form.Value(load=load), form.Way():
            return sentences(msg("cancel", load=_told(statement, load), result=_result(statement, why)), so)
        case form.Most(load=load), form.Bound():
            number = query.options[place] if isinstance(query, form.MostOffered) else int(answer)
            return _at_most(statement, load, number, why)
        case form.Superfluous(options=clues), form.Ways(ways=(way,)):
            covered = _told(statement, statement.clues[clues[place]].parts)
            return sentences(msg("covered", answer=answer, load=covered, result=_result(statement, way)), so)
        case form.Wrong(), form.Ways(ways=(one, other)):
            number = query.options[place] if isinstance(query, form.WrongOffered) else _wrong(answer)
            wrong = statement.clues[number]
            ways = {"one": _result(statement, one), "other": _result(statement, other)}
            return msg("twice", load=_told(statement, wrong.parts), **ways, sum=wrong.sum)
        case form.Knowable(options=loads) | form.Unknowable(options=loads), form.Each():
            told = zip(LETTERS, loads, why.options, strict=False)
            return sentences(*(_option(statement, why.unknowns, *one) for one in told), so)
    raise TypeError(why)


def _option(
    statement: form.Statement,
    unknowns: form.Unknowns,
    letter: str,
    load: form.Load,
    why: form.Way | form.Unknowns,
) -> Phrase:
    """How a load is worked out, or two of its values."""
    if isinstance(why, form.Way):
        return msg("known", letter=letter, load=_told(statement, load), result=_briefly(statement, why))
    one, other = (sum(numbers[kind] for kind in load) for numbers in (unknowns, why))
    return msg("open", letter=letter, load=_told(statement, load), one=one, other=other)


def _sign(times: int, first: bool) -> str:
    """What stands before a sum that is taken so many times."""
    sign = "− " if times < 0 else "" if first else "+ "
    return sign + (f"{abs(times)} × " if abs(times) > 1 else "")


def _term(statement: form.Statement, clue: int, head: str) -> Phrase:
    shown = statement.clues[clue]
    return msg("term", head=head, sum=shown.sum, load=_told(statement, shown.parts))


def _result(statement: form.Statement, way: form.Way) -> Phrase:
    """The steps of a way, each with what it makes; next comes what leaves the fewest parts to be taken care of."""
    left, held, total, told = list(way.clues), Counter[int](), 0, list[Phrase]()

    def after(taken: form.Taken) -> Counter[int]:
        new = Counter(held)
        for part in statement.clues[taken.clue].parts:
            new[part] += taken.times
        return new

    def trouble(taken: form.Taken) -> tuple[bool, int]:
        return total + statement.clues[taken.clue].sum * taken.times < 0, sum(map(abs, after(taken).values()))

    while left:
        taken = min(left, key=trouble)
        left.remove(taken)
        held = after(taken)
        total += statement.clues[taken.clue].sum * taken.times
        term = _term(statement, taken.clue, _sign(taken.times, not told))
        alone = abs(taken.times) > 1 and not left
        told.append(msg("makes", term=term, total=total) if told or alone else term)
    steps = comma_list([comma_list(told[:2], " "), *told[2:]], msg("then"))
    if way.divided == 1:
        return steps
    return msg("result", steps=steps, total=total, by=way.divided, number=total // way.divided)


def _briefly(statement: form.Statement, way: form.Way) -> Phrase:
    """A way in one line; only sums that come twice in the picture are told with their parts."""
    sums = [clue.sum for clue in statement.clues]
    told, total = list[Phrase](), 0
    for clue, times in sorted(way.clues, key=lambda one: one.times < 0):
        head = _sign(times, not told)
        told.append(f"{head}{sums[clue]}" if sums.count(sums[clue]) == 1 else _term(statement, clue, head))
        total += times * sums[clue]
    steps = msg("makes", term=comma_list(told, " "), total=total)
    if way.divided == 1:
        return steps
    return msg("result", steps=steps, total=total, by=way.divided, number=total // way.divided)


def _at_most(statement: form.Statement, load: form.Load, number: int, why: form.Bound) -> Phrase:
    taken = sorted(why.clues, key=lambda one: one.times < 0)
    terms = [_term(statement, clue, _sign(times, place == 0)) for place, (clue, times) in enumerate(taken)]
    total = sum(statement.clues[clue].sum * times for clue, times in taken)
    counted = Counter[int]()
    for clue, times in taken:
        counted.update(dict.fromkeys(statement.clues[clue].parts, times))
    counted.subtract(load)
    return msg(
        "at-most",
        terms=comma_list(terms, " "),
        total=total,
        load=_told(statement, load),
        besides=comma_list(msg("floor", low=floor + 1) for floor in sorted(counted.elements())),
        many=total - number,
        number=number,
        numbers=", ".join(map(str, why.unknowns)),
    )


def describe(statement: form.Statement, query: form.Query) -> Phrase:
    """What each number in the picture adds up."""
    marked = marked_clues(query)
    told: list[Phrase] = []
    if isinstance(statement, form.House):
        told.append(msg("floors-numbered", count=statement.floors))
    for number, clue in enumerate(statement.clues):
        shown: Phrase = str(clue.sum)
        if number in marked:
            shown = msg("marked", sum=clue.sum, letter=LETTERS[marked.index(number)])
        told.append(labelled(_told(statement, clue.parts), shown))
    if isinstance(query, form.Knowable | form.Unknowable):
        told.append(options(_told(statement, load) for load in query.options))
    return lines(*told)


def depict(statement: form.Statement, query: form.Query) -> tuple[Scene, ...]:
    """The house, the market board or the sky."""
    return (picture(statement, query)[0],)


def depict_solution(
    statement: form.Statement, query: form.Query, answer: str, why: form.Way | form.Each | form.Ways | form.Bound
) -> tuple[Scene, ...]:
    """How often each sum is added or taken away, and what a wrong one should be."""
    scene, areas = picture(statement, query)
    match why:
        case form.Ways(ways=(way, *_)):
            taken, divided = way.clues, way.divided
        case form.Each():
            right = why.options[LETTERS.index(answer)]
            taken, divided = (right.clues, right.divided) if isinstance(right, form.Way) else ((), 1)
        case form.Way() | form.Bound():
            taken, divided = why.clues, 1
    marks = [node for one in taken for node in _tagged(areas[one.clue], _times(one.times))]
    if isinstance(query, form.Wrong):
        wrong = query.options[LETTERS.index(answer)] if isinstance(query, form.WrongOffered) else _wrong(answer)
        total = sum(statement.clues[one.clue].sum * one.times for one in taken)
        marks += _tagged(areas[wrong], str(total // divided))
    scene = over(scene, marks)
    if isinstance(query, form.Superfluous | form.WrongOffered):
        return (judged(scene, answer, LETTERS),)
    return (chosen(scene, [answer]) if isinstance(query, form.Wrong) else scene,)


def _tagged(plate: Area, text: str) -> tuple[AnyNode, ...]:
    """A short text below a plate."""
    x, y, wide, high = plate
    return tag(x + wide / 2, y + high + 0.28, text, _TAG)


def _times(times: int) -> str:
    """How often a sum is taken."""
    sign = "−" if times < 0 else "+"
    return sign if abs(times) == 1 else f"{sign}{abs(times)}×"


def _wrong(answer: str) -> int:
    """The clue that an answer calls `clue-1` and so on."""
    return int(answer.removeprefix("clue-")) - 1
