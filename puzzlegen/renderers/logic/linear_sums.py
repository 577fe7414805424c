"""Shows the sums of `puzzlegen.generators.logic.linear_sums`."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.telling import lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant
from puzzlegen.renderers.logic.kits.sums import STARS, picture

_RULES: Final[dict[str, Text]] = {
    "house": {
        "en": "At least one person lives on each floor of the house. The number on each brace is how many people live "
        "on all the floors that it spans.",
        "zh": "这栋楼每层至少住一人。每个括线上的数是它所跨各层的总人数。",
    },
    "market": {
        "en": "Each kind of thing costs a whole number of coins, at least 1, and things that look alike cost the same. "
        "The number at the end of each sum is what its things cost together, in coins.",
        "zh": "每种东西的价格都是整数枚硬币，至少 1 枚；样子相同的价格相同。"
        "每个算式末尾的数是该算式中的东西一共要多少枚硬币。",
    },
    "stars": {
        "en": "Each star stands for a whole number, at least 1. The number on each line is the sum of the two stars "
        "that the line joins.",
        "zh": "每颗星代表一个整数，至少为 1。每条线上的数是它所连的两颗星之和。",
    },
}
_WRONG: Final[dict[str, Text]] = {
    "house": {"en": "But exactly one of the numbers on the braces is wrong.", "zh": "但括线上的数中恰有一个写错了。"},
    "market": {"en": "But exactly one of these numbers is wrong.", "zh": "但这些数中恰有一个写错了。"},
    "stars": {"en": "But exactly one of the numbers on the lines is wrong.", "zh": "但线上的数中恰有一个写错了。"},
}
_VALUE: Final[dict[str, Text]] = {
    "house": {"en": "How many people live on {load}?", "zh": "{load}一共住着多少人？"},
    "market": {"en": "How many coins does this cost: {load}?", "zh": "{load}一共要多少枚硬币？"},
    "stars": {"en": "What number is {load}?", "zh": "{load} 等于多少？"},
}
_WHAT: Final[dict[str, Text]] = {
    "house": {"en": "the number of people who live there", "zh": "处的总人数"},
    "market": {"en": "the total cost", "zh": "组的总价"},
    "stars": {"en": "the value", "zh": "个式子的值"},
}
_ASK: Final[dict[str, Text]] = {
    "knowable": {
        "en": "For only one of A to D can {what} be worked out for certain. Which one?",
        "zh": "A 到 D 中只有一{what}能确切算出。是哪一个？",
    },
    "unknowable": {
        "en": "For three of A to D, {what} can be worked out for certain. For which one can it not?",
        "zh": "A 到 D 中有三{what}能确切算出。哪一个不能？",
    },
    "superfluous": {
        "en": "If one of the four numbers marked A to D were covered up, it could still be worked out from all the "
        "other numbers in the picture. Which one?",
        "zh": "标有 A 到 D 的四个数中，有一个即使被遮住，也能由图中其余各数算出。是哪一个？",
    },
    "wrong": {
        "en": "Which one? (Box the whole plate on which it stands, frame included.)",
        "zh": "是哪一个？（框出写着它的整块牌子，包括边框。）",
    },
    "wrong_choice": {
        "en": "It is one of the four marked A to D. Which one?",
        "zh": "它是标有 A 到 D 的四个数之一。是哪一个？",
    },
    "most": {
        "en": "What is the largest possible number of people on {load}?",
        "zh": "{load}最多可能住着多少人？",
    },
}
_FLOOR: Final[Text] = {"en": "floor {low}", "zh": "第 {low} 层"}
_FLOORS: Final[Text] = {"en": "floors {low} to {high}", "zh": "第 {low} 至 {high} 层"}
_FLOORS_NUMBERED: Final[Text] = {
    "en": "A house with {count} floors, which are numbered from the bottom up.",
    "zh": "一栋 {count} 层的楼，楼层从下往上编号。",
}
_MARKED: Final[Text] = {"en": "{sum} (marked {letter})", "zh": "{sum}（标有 {letter}）"}
_MAKES: Final[Text] = {"en": "{term} = {total}", "zh": "{term} = {total}"}
_THEN: Final[Text] = {"en": ", ", "zh": "，"}
_CANCEL: Final[Text] = {
    "en": "Add sums and take sums away, step by step, until {load} is left: {result}.",
    "zh": "把一些和逐步相加减，直到只剩下{load}：{result}。",
}
_OPEN: Final[Text] = {
    "en": "{letter} ({load}) can be {one}, but also {other}",
    "zh": "{letter}（{load}）可以是 {one}，也可以是 {other}",
}
_KNOWN: Final[Text] = {"en": "{letter} ({load}) is known: {result}", "zh": "{letter}（{load}）可以算出：{result}"}
_SO: Final[Text] = {"en": "So the answer is {answer}.", "zh": "所以答案是 {answer}。"}
_COVERED: Final[Text] = {
    "en": "Cover up {answer} ({load}): the other sums give it all the same, {result}. Each of the other marked "
    "numbers tells something that no others do.",
    "zh": "遮住 {answer}（{load}），仍可由其余的和算出：{result}。其他标有字母的数，各自说明了别的数说明不了的事。",
}
_TWICE: Final[Text] = {
    "en": "What {load} should give follows from others in two ways that share no number: {one}, and {other}. Were any "
    "other number wrong, one of these would still contradict the picture; so the wrong number is that of {load}, "
    "where the picture says {sum}.",
    "zh": "{load}的和可由其他数用两种没有公共数的方法算出：{one}；{other}。若错的是别的数，其中一种仍会与图矛盾；"
    "所以写错的是{load}的数，图中写的是 {sum}。",
}
_AT_MOST: Final[Text] = {
    "en": "{terms} = {total}. This counts {load} once, and besides: {besides}. Each of these has at least one person, "
    "which leaves at most {total} − {many} = {number} on {load}. It is possible: from the bottom up, the floors can "
    "have {numbers} people.",
    "zh": "{terms} = {total}。这里{load}算了一次，另外还算了：{besides}。这些楼层每次至少一人，所以{load}最多 "
    "{total} − {many} = {number} 人。这是可能的：各层从下往上可以住 {numbers} 人。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """What a sum is, and what is asked of the numbers."""
    dress, task = statement["dress"], query["task"]
    plain = task.removesuffix("_choice")
    kind, texts = Kind.LETTER, tuple[Text | None, ...]()
    rules = _RULES[dress]
    if plain in ("value", "most"):
        kind, texts = counting(query)
        ask = said(_VALUE[dress] if plain == "value" else _ASK[plain], load=_told(statement, query["load"]))
    elif plain in ("knowable", "unknowable"):
        texts = tuple(_told(statement, load) for load in query["options"])
        ask = said(_ASK[task], what=_WHAT[dress])
    else:
        kind, texts = (Kind.BOX, ()) if task == "wrong" else (Kind.LETTER, (None,) * 4)
        rules = joined(rules, _WRONG[dress]) if plain == "wrong" else rules
        ask = _ASK[task]
    return Wording(rules=rules, ask=ask, kind=kind, options=texts)


def _told(statement: Statement, load: Sequence[int]) -> Text:
    """What is added up."""
    match statement["dress"]:
        case "house":
            return said(_FLOORS if len(load) > 1 else _FLOOR, low=load[0] + 1, high=load[-1] + 1)
        case "market":
            return listed((facts().names[statement["things"][one]] for one in load), same(" + "))
        case _:
            return same(" + ".join(STARS[one] for one in load))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Which sums to add and to take away, and what that leaves."""
    task = query["task"].removesuffix("_choice")
    if task == "value":
        result = _result(statement, why["way"])
        return joined(
            said(_CANCEL, load=_told(statement, query["load"]), result=result),
            said(_SO, answer=answer),
        )
    if task == "most":
        return _at_most(statement, query, int(number_meant(query, answer)), why)
    if task in ("superfluous", "wrong"):
        clue = statement["clues"][why["clue"]]
        load, ways = _told(statement, clue["parts"]), [_result(statement, way) for way in why["ways"]]
        if task == "superfluous":
            return joined(said(_COVERED, answer=answer, load=load, result=ways[0]), said(_SO, answer=answer))
        return said(_TWICE, load=load, one=ways[0], other=ways[1], sum=clue["sum"])
    told = []
    for letter, load, one in zip(LETTERS, query["options"], why["options"], strict=False):
        if "way" in one:
            told.append(said(_KNOWN, letter=letter, load=_told(statement, load), result=_result(statement, one["way"])))
        else:
            values = [sum(numbers[kind] for kind in load) for numbers in (why["unknowns"], one["other"])]
            told.append(said(_OPEN, letter=letter, load=_told(statement, load), one=values[0], other=values[1]))
    return joined(*(said({"en": "{one}.", "zh": "{one}。"}, one=one) for one in told), said(_SO, answer=answer))


def _terms(statement: Statement, way: Any) -> tuple[Text, int]:
    """The clues of a way with their signs, each with what it adds up, those that are added first; and the total."""
    taken = sorted(way["clues"], key=lambda one: one[1] < 0)
    texts = []
    for number, (clue, times) in enumerate(taken):
        shown = statement["clues"][clue]
        sign = ("− " if times < 0 else "") if number == 0 else ("− " if times < 0 else "+ ")
        many = f"{abs(times)} × " if abs(times) > 1 else ""
        texts.append(
            said(
                {"en": "{head}{sum} ({load})", "zh": "{head}{sum}（{load}）"},
                head=sign + many,
                sum=shown["sum"],
                load=_told(statement, shown["parts"]),
            )
        )
    total = sum(statement["clues"][clue]["sum"] * times for clue, times in taken)
    return listed(texts, same(" ")), total


def _result(statement: Statement, way: Any) -> Text:
    """The steps of a way, each with what it makes; next comes what leaves the fewest parts to be taken care of."""
    left, held, total, told = list(way["clues"]), Counter[int](), 0, list[Text]()

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
        term = said(
            {"en": "{head}{sum} ({load})", "zh": "{head}{sum}（{load}）"},
            head=sign + many,
            sum=shown["sum"],
            load=_told(statement, shown["parts"]),
        )
        told.append(said(_MAKES, term=term, total=total) if told or (many and not left) else term)
    steps = listed([listed(told[:2], same(" ")), *told[2:]], _THEN)
    if way["divided"] == 1:
        return steps
    return said(
        {"en": "{steps}; {total} ÷ {by} = {number}", "zh": "{steps}；{total} ÷ {by} = {number}"},
        steps=steps,
        total=total,
        by=way["divided"],
        number=total // way["divided"],
    )


def _at_most(statement: Statement, query: Statement, number: int, why: Statement) -> Text:
    terms, total = _terms(statement, why["way"])
    counted = Counter[int]()
    for clue, times in why["way"]["clues"]:
        counted.update(dict.fromkeys(statement["clues"][clue]["parts"], times))
    counted.subtract(query["load"])
    return said(
        _AT_MOST,
        terms=terms,
        total=total,
        load=_told(statement, query["load"]),
        besides=listed(said(_FLOOR, low=floor + 1) for floor in sorted(counted.elements())),
        many=total - number,
        number=number,
        numbers=", ".join(map(str, why["unknowns"])),
    )


def describe(statement: Statement, query: Statement) -> Text:
    """What each number in the picture adds up."""
    marked = query["options"] if query["task"] in ("superfluous", "wrong_choice") else []
    told = []
    if statement["dress"] == "house":
        told.append(said(_FLOORS_NUMBERED, count=statement["floors"]))
    for number, clue in enumerate(statement["clues"]):
        shown = same(clue["sum"])
        if number in marked:
            shown = said(_MARKED, sum=clue["sum"], letter=LETTERS[marked.index(number)])
        told.append(named(_told(statement, clue["parts"]), shown))
    if query["task"] in ("knowable", "unknowable"):
        told.append(options(_told(statement, load) for load in query["options"]))
    return lines(*told)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The house, the market board or the sky."""
    return (picture(statement, query),)
