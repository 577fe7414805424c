"""Shows the sums of `puzzlegen.generators.logic.linear_sums`."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.telling import comma_list, fill, labelled, lines, options
from puzzlegen.renderers.kits.wording import counting, number_meant
from puzzlegen.renderers.logic.kits.sums import STARS, picture

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:
    """What a sum is, and what is asked of the numbers."""
    dress, task = statement["dress"], query["task"]
    plain = task.removesuffix("_choice")
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]()
    rules: Phrase = msg(f"rules-{dress}")
    if plain in ("value", "most"):
        kind, texts = counting(query)
        ask = fill(
            msg(f"value-{dress}") if plain == "value" else msg(f"ask-{plain}"), load=_told(statement, query["load"])
        )
    elif plain in ("knowable", "unknowable"):
        texts = tuple(_told(statement, load) for load in query["options"])
        ask = msg(f"ask-{task}", what=msg(f"what-{dress}"))
    else:
        kind, texts = (Kind.BOX, ()) if task == "wrong" else (Kind.LETTER, (None,) * 4)
        rules = sentences(rules, msg(f"wrong-{dress}")) if plain == "wrong" else rules
        ask = msg(f"ask-{task}")
    return Wording(rules=rules, ask=ask, kind=kind, options=texts)


def _told(statement: Statement, load: Sequence[int]) -> Phrase:
    """What is added up."""
    match statement["dress"]:
        case "house":
            return fill(msg("floors") if len(load) > 1 else msg("floor"), low=load[0] + 1, high=load[-1] + 1)
        case "market":
            return comma_list((facts().names[statement["things"][one]] for one in load), " + ")
        case _:
            return " + ".join(STARS[one] for one in load)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """Which sums to add and to take away, and what that leaves."""
    task = query["task"].removesuffix("_choice")
    if task == "value":
        result = _result(statement, why["way"])
        return sentences(
            msg("cancel", load=_told(statement, query["load"]), result=result),
            msg("so", answer=answer),
        )
    if task == "most":
        return _at_most(statement, query, int(number_meant(query, answer)), why)
    if task in ("superfluous", "wrong"):
        clue = statement["clues"][why["clue"]]
        load, ways = _told(statement, clue["parts"]), [_result(statement, way) for way in why["ways"]]
        if task == "superfluous":
            return sentences(msg("covered", answer=answer, load=load, result=ways[0]), msg("so", answer=answer))
        return msg("twice", load=load, one=ways[0], other=ways[1], sum=clue["sum"])
    told: list[Phrase] = []
    for letter, load, one in zip(LETTERS, query["options"], why["options"], strict=False):
        if "way" in one:
            told.append(msg("known", letter=letter, load=_told(statement, load), result=_result(statement, one["way"])))
        else:
            values = [sum(numbers[kind] for kind in load) for numbers in (why["unknowns"], one["other"])]
            told.append(msg("open", letter=letter, load=_told(statement, load), one=values[0], other=values[1]))
    return sentences(*(msg("told", one=one) for one in told), msg("so", answer=answer))


def _terms(statement: Statement, way: Any) -> tuple[Phrase, int]:
    """The clues of a way with their signs, each with what it adds up, those that are added first; and the total."""
    taken = sorted(way["clues"], key=lambda one: one[1] < 0)
    texts = []
    for number, (clue, times) in enumerate(taken):
        shown = statement["clues"][clue]
        sign = ("− " if times < 0 else "") if number == 0 else ("− " if times < 0 else "+ ")
        many = f"{abs(times)} × " if abs(times) > 1 else ""
        texts.append(
            msg(
                "terms",
                head=sign + many,
                sum=shown["sum"],
                load=_told(statement, shown["parts"]),
            )
        )
    total = sum(statement["clues"][clue]["sum"] * times for clue, times in taken)
    return comma_list(texts, " "), total


def _result(statement: Statement, way: Any) -> Phrase:
    """The steps of a way, each with what it makes; next comes what leaves the fewest parts to be taken care of."""
    left, held, total, told = list(way["clues"]), Counter[int](), 0, list[Phrase]()

    def after(taken: Sequence[int]) -> Counter[int]:
        new = Counter(held)
        for part in statement["clues"][taken[0]]["parts"]:
            new[part] += taken[1]
        return new

    def trouble(taken: Sequence[int]) -> tuple[bool, int]:
        return total + statement["clues"][taken[0]]["sum"] * taken[1] < 0, sum(map(abs, after(taken).values()))

    while left:
        taken = min(left, key=trouble)
        left.remove(taken)
        held, times = after(taken), abs(taken[1])
        shown = statement["clues"][taken[0]]
        sign = ("− " if taken[1] < 0 else "+ ") if told else ""
        many = f"{times} × " if times > 1 else ""
        total += shown["sum"] * taken[1]
        term = msg(
            "result-term",
            head=sign + many,
            sum=shown["sum"],
            load=_told(statement, shown["parts"]),
        )
        told.append(msg("makes", term=term, total=total) if told or (many and not left) else term)
    steps = comma_list([comma_list(told[:2], " "), *told[2:]], msg("then"))
    if way["divided"] == 1:
        return steps
    return msg(
        "result",
        steps=steps,
        total=total,
        by=way["divided"],
        number=total // way["divided"],
    )


def _at_most(statement: Statement, query: Statement, number: int, why: Statement) -> Phrase:
    terms, total = _terms(statement, why["way"])
    counted = Counter[int]()
    for clue, times in why["way"]["clues"]:
        counted.update(dict.fromkeys(statement["clues"][clue]["parts"], times))
    counted.subtract(query["load"])
    return msg(
        "at-most",
        terms=terms,
        total=total,
        load=_told(statement, query["load"]),
        besides=comma_list(msg("floor", low=floor + 1) for floor in sorted(counted.elements())),
        many=total - number,
        number=number,
        numbers=", ".join(map(str, why["unknowns"])),
    )


def describe(statement: Statement, query: Statement) -> Phrase:
    """What each number in the picture adds up."""
    marked = query["options"] if query["task"] in ("superfluous", "wrong_choice") else []
    told: list[Phrase] = []
    if statement["dress"] == "house":
        told.append(msg("floors-numbered", count=statement["floors"]))
    for number, clue in enumerate(statement["clues"]):
        shown: Phrase = str(clue["sum"])
        if number in marked:
            shown = msg("marked", sum=clue["sum"], letter=LETTERS[marked.index(number)])
        told.append(labelled(_told(statement, clue["parts"]), shown))
    if query["task"] in ("knowable", "unknowable"):
        told.append(options(_told(statement, load) for load in query["options"]))
    return lines(*told)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The house, the market board or the sky."""
    return (picture(statement, query),)
