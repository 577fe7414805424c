"""Shows the maps of lines and stations of `puzzlegen.generators.logic.routes`."""

from collections.abc import Iterable
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant
from puzzlegen.renderers.logic.kits.line_maps import line_map

_WORDS: Final[dict[str, dict[str, Text]]] = {
    "metro": {
        "line": {"en": "metro line", "zh": "地铁线"},
        "stop": {"en": "station", "zh": "站"},
    },
    "trams": {
        "line": {"en": "tram line", "zh": "电车线"},
        "stop": {"en": "stop", "zh": "站"},
    },
    "ferries": {
        "line": {"en": "ferry line", "zh": "轮渡线"},
        "stop": {"en": "pier", "zh": "码头"},
    },
}
_RULES: Final[Text] = {
    "en": "The map shows {line}s in different colours, and all of their {stop}s with their numbers. Every line runs "
    "both ways and calls at each {stop} on it; one can change at any {stop} that several lines call at.",
    "zh": "图中不同颜色是不同的{line}，圆圈是带编号的{stop}。每条线双向运行，"
    "逐{stop}停靠；有几条线经过的{stop}都可以换乘。",
}
_RIDE: Final[Text] = {
    "en": "Going from one {stop} to the next along a line is one hop.",
    "zh": "沿线从一{stop}到相邻的下一{stop}算一段。",
}
_ASK: Final[dict[str, Text]] = {
    "changes": {
        "en": "What is the smallest number of changes on the way from {stop} {start} to {stop} {goal}?",
        "zh": "从 {start} 号{stop}到 {goal} 号{stop}，最少要换乘几次？",
    },
    "stops": {
        "en": "What is the smallest number of hops from {stop} {start} to {stop} {goal}, however many changes that "
        "takes?",
        "zh": "从 {start} 号{stop}到 {goal} 号{stop}，不管换乘几次，最少要坐几段？",
    },
    "lazy": {
        "en": "You want to get from {stop} {start} to {stop} {goal} with as few changes as possible. What is the "
        "smallest number of hops for such a trip?",
        "zh": "要从 {start} 号{stop}到 {goal} 号{stop}，并且换乘次数尽可能少。这样最少要坐几段？",
    },
    "ways": {
        "en": "Among all the ways from {stop} {start} to {stop} {goal}, how many take the fewest hops?",
        "zh": "从 {start} 号{stop}到 {goal} 号{stop}的所有走法中，段数最少的走法有多少种？",
    },
    "closed": {
        "en": "Today nothing runs on the {hue} line. Which of these {stop}s cannot be reached from {stop} {start}?",
        "zh": "今天{hue}的线全线停运。从 {start} 号{stop}出发，到不了下面哪个{stop}？",
    },
    "must": {
        "en": "Which of these lines has to be used on every trip from {stop} {start} to {stop} {goal}, whichever way "
        "one takes?",
        "zh": "从 {start} 号{stop}到 {goal} 号{stop}，无论怎么走，都必须乘坐下面哪条线？",
    },
    "trip": {
        "en": "On each of these trips you change as few times as possible. Which one needs the most changes?",
        "zh": "每段行程都尽量少换乘时，下面哪段行程需要换乘的次数最多？",
    },
    "pass_box": {
        "en": "There is one {stop}, other than {start} and {goal} themselves, that every trip from {stop} {start} to "
        "{stop} {goal} has to pass through. Which one? (Box its circle.)",
        "zh": "从 {start} 号{stop}到 {goal} 号{stop}，无论怎么走，中途都必须经过同一个{stop}（不算起点和终点）。"
        "是哪一个？（框出它的圆圈。）",
    },
}
_TRIP: Final[Text] = {"en": "from {start} to {goal}", "zh": "从 {start} 号到 {goal} 号"}
_COLOURED: Final[Text] = {"en": "the {hue} line", "zh": "{hue}的线"}
_LEG: Final[Text] = {"en": "the {hue} line from {start} to {stop}", "zh": "{hue}的线从 {start} 号到 {stop} 号"}
_LEGS: Final[Text] = {"en": "One such trip: {legs}.", "zh": "这样的一种走法：{legs}。"}
_ROUND: Final[dict[int, Text]] = {
    0: {"en": "without a change: {reached}", "zh": "不换乘：{reached}"},
    1: {"en": "after 1 change: {reached}", "zh": "换乘 1 次后：{reached}"},
    2: {"en": "after {number} changes: {reached}", "zh": "换乘 {number} 次后：{reached}"},
}
_CHANGES: Final[Text] = {
    "en": "The lines that one gets to from {start}, {rounds}. {goal} is on one of the last ones only, so the answer "
    "is {changes}.",
    "zh": "从 {start} 号可以乘到的线，{rounds}。{goal} 号只在最后这些线上，所以答案是 {changes}。",
}
_RIDES: Final[Text] = {
    "en": "That makes {number} hops; no trip with so few changes takes fewer.",
    "zh": "一共 {number} 段；换乘同样少的走法都不会更短。",
}
_WAYS: Final[Text] = {
    "en": "The shortest ways, {stop} by {stop}: {ways}. The answer is {number}.",
    "zh": "最短的走法（逐{stop}）：{ways}。答案是 {number}。",
}
_WITHOUT: Final[dict[str, Text]] = {
    "island": {
        "en": "Work backwards from {end} without {key}: all you can reach is {reached}. {start} is not among them.",
        "zh": "从 {end} 号倒着走，不用{key}，只能到这些地方：{reached}，其中没有 {start} 号。",
    },
    "reached": {
        "en": "Go from {start} without {key}: all you can reach is {reached}. {end} is not among them.",
        "zh": "从 {start} 号出发，不用{key}，只能到这些地方：{reached}，其中没有 {end} 号。",
    },
}
_SO: Final[dict[str, Text]] = {
    "closed": {"en": "So {stop} {end} is cut off.", "zh": "所以 {end} 号{stop}到不了。"},
    "must": {"en": "So every trip uses it.", "zh": "所以每种走法都要坐它。"},
    "pass_box": {"en": "So every trip passes through it.", "zh": "所以每种走法都要经过它。"},
}
_NUMBERED: Final[Text] = {"en": "{stop} {number}", "zh": " {number} 号{stop}"}
_OTHER: Final[Text] = {"en": "{number} {trip}", "zh": "{trip}要 {number} 次"}
_MOST: Final[Text] = {
    "en": "Fewest changes: {others}. The trip {trip} takes {changes}: {legs}.",
    "zh": "最少换乘次数：{others}。而{trip}要 {changes} 次：{legs}。",
}
_TOLD: Final[Text] = {"en": "The {hue} line calls at {stations}.", "zh": "{hue}的线依次经过 {stations}。"}
_THEN: Final[Text] = {"en": ", then ", "zh": "，再坐"}
_TO: Final[Text] = {"en": "-", "zh": "-"}


def _hue(statement: Statement, number: int) -> Text:
    return COLOURS[statement["lines"][number]["hue"]]


def _coloured(statement: Statement, numbers: Iterable[int]) -> Text:
    return listed(said(_COLOURED, hue=_hue(statement, number)) for number in numbers)


def _asked(statement: Statement, query: Statement) -> dict[str, Any]:
    """What fills the blanks of all sentences."""
    terms = dict(_WORDS[statement["dress"]])
    if "line" in query:
        return {**terms, "start": query["start"], "hue": _hue(statement, query["line"])}
    return {**terms, **{name: query[name] for name in ("start", "goal") if name in query}}


def word(statement: Statement, query: Statement) -> Wording:
    """How lines run, and what is asked."""
    task, terms = query["task"].removesuffix("_choice"), _asked(statement, query)
    counts = task in ("stops", "lazy", "ways")
    rules = said(joined(_RULES, *([_RIDE] if counts else [])), **_WORDS[statement["dress"]])
    ask = said(_ASK[task], **terms)
    if task == "pass_box":
        return Wording(ask, Kind.BOX, rules)
    kind, texts = Kind.LETTER, tuple[Text, ...]()
    match task:
        case "must":
            texts = tuple(said(_COLOURED, hue=_hue(statement, line)) for line in query["options"])
        case "trip":
            texts = tuple(said(_TRIP, start=start, goal=goal) for start, goal in query["options"])
        case _:
            kind, texts = counting(query)
    return Wording(ask, kind, rules, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """A trip, or what is left without a line or a station."""
    task, terms = query["task"].removesuffix("_choice"), _asked(statement, query)
    option: Any = query["options"][LETTERS.index(answer)] if "options" in query else answer
    if "ways" in why:
        shown = listed((listed(map(same, way), _TO) for way in why["ways"]), SEMICOLON)
        return said(_WAYS, **terms, ways=shown, number=number_meant(query, answer))
    if task in ("closed", "must", "pass_box"):
        return _divided(statement, query, option, why)
    told = [said(_LEG, hue=_hue(statement, line), start=start, stop=stop) for line, start, stop in why["legs"]]
    legs, changes = listed(told, _THEN), len(told) - 1
    if task == "trip":
        others = [
            said(_OTHER, trip=said(_TRIP, start=start, goal=goal), number=count) for start, goal, count in why["others"]
        ]
        trip = said(_TRIP, start=option[0], goal=option[1])
        return said(_MOST, others=listed(others, SEMICOLON), trip=trip, legs=legs, changes=changes)
    if task == "lazy":
        return joined(said(_LEGS, legs=legs), said(_RIDES, number=number_meant(query, answer)))
    rounds = [
        said(
            _ROUND[min(number, 2)], number=number, reached=listed(said(_COLOURED, hue=_hue(statement, a)) for a in met)
        )
        for number, met in enumerate(why["rounds"])
    ]
    return said(_CHANGES, **terms, rounds=listed(rounds, SEMICOLON), changes=changes)


def _divided(statement: Statement, query: Statement, option: Any, why: Statement) -> Text:
    """What is on one side of what every trip needs: the smaller side, with more than an end of the trip."""
    task, terms = query["task"], _asked(statement, query)
    if task == "pass_box":
        key = said(_NUMBERED, **terms, number=option.removeprefix("station-"))
    else:
        key = said(_COLOURED, hue=_hue(statement, query["line"] if task == "closed" else option))
    end = option if task == "closed" else query["goal"]
    side = min(("island", "reached"), key=lambda name: len(why[name]))
    told = said(_WITHOUT[side], **terms, key=key, end=end, reached=listed(map(same, why[side])))
    return joined(told, said(_SO[task], **terms, end=end))


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - the map is the same for all questions
    """The stations of each line."""
    return lines(
        *(
            said(_TOLD, hue=COLOURS[line["hue"]], stations=listed(map(same, line["stations"])))
            for line in statement["lines"]
        )
    )


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The map, with the stations that are asked about ringed."""
    marked = {query[name] for name in ("start", "goal") if name in query}
    return (line_map(statement, marked),)
