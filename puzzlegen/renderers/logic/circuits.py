"""Shows the electric circuits of `puzzlegen.generators.logic.circuits`."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Scene
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, lines, listed, named, options, pair, said, same
from puzzlegen.renderers.kits.wording import counting, joined, number_meant, sentence
from puzzlegen.renderers.logic.kits.circuit_parts import (
    ABOVE,
    BELOW,
    PITCH,
    SIDE,
    STEPS,
    around,
    badge,
    battery,
    beside,
    disc,
    lamp,
    scissors,
    switch,
    two_way,
    wires,
)

_MARKED: Final = ("close", "cut", "most", "short")  # whose options are lettered runs
_NAMES: Final = "PQRS"  # of the switches of which pairs are on offer
_LAMPS: Final[dict[str, tuple[Text, Text]]] = {  # what they are called, and what they look like
    "bench": ({"en": "lamp", "zh": "灯"}, {"en": "circles with a cross", "zh": "带叉的圆圈"}),
    "house": ({"en": "lamp", "zh": "灯"}, {"en": "circles with a zigzag", "zh": "带折线的圆圈"}),
    "ship": ({"en": "lantern", "zh": "船灯"}, {"en": "squares with a cross", "zh": "带叉的方块"}),
}
_RULES: Final[Text] = {
    "en": "All {lamp}s ({look}) are alike and numbered. Wires that meet are joined where there is a black dot; where "
    "one arches over another, they are not. Current can pass through wires, {lamp}s and closed switches, but never "
    "through an open switch. A {lamp} lights when current flows through it on its way from one pole of the battery to "
    "the other. Where two points are joined by wires and closed switches alone, all current between them takes that "
    "way, and {lamp}s that merely lead from one of these points to the other stay dark. If wires and closed switches "
    "alone join the two poles, that is a short circuit, and no {lamp} lights.",
    "zh": "所有{lamp}（{look}）都相同，并编了号。导线相遇处有黑点的才相连；一根拱起跨过另一根的不相连。"
    "电流能通过导线、{lamp}和闭合的开关，不能通过断开的开关。电流从电池一极流到另一极，途中流过的{lamp}就亮。"
    "若两点之间单靠导线和闭合的开关就能连通，它们之间的电流就全走这条路，只是连接这两点的{lamp}不亮。"
    "若电池两极单靠导线和闭合的开关就能连通，那就是短路，所有{lamp}都不亮。",
}
_TWO_WAY: Final[Text] = {
    "en": "A pale disc is a two-way switch: its lever joins the square pivot with one of the two round contacts, and "
    "the other contact is joined to nothing.",
    "zh": "浅色圆盘是双向开关：拨杆把方形转轴与两个圆形触点中的一个接通，另一个触点什么也不接。",
}
_ASK: Final[dict[str, Text]] = {
    "lit": {"en": "How many {lamp}s light?", "zh": "有几盏{lamp}亮着？"},
    "lit_boxes": {"en": "Which {lamp}s light? Box each of them.", "zh": "哪些{lamp}亮着？请逐一框出。"},
    "burnt": {
        "en": "{Lamp} {number} burns out, so that no current can pass through it any more. How many other {lamp}s go "
        "out as a result?",
        "zh": "{number} 号{lamp}烧坏了，电流再也无法通过它。因此另外有几盏{lamp}熄灭？",
    },
    "burnt_boxes": {
        "en": "{Lamp} {number} burns out, so that no current can pass through it any more. Which other {lamp}s go out "
        "as a result? Box each of them.",
        "zh": "{number} 号{lamp}烧坏了，电流再也无法通过它。因此另外哪些{lamp}会熄灭？请逐一框出。",
    },
    "settings": {
        "en": "Each of the {switches} two-way switches can be set either way, and nothing else is changed. In how many "
        "of the {settings} settings does {lamp} {number} light?",
        "zh": "{switches} 个双向开关都可以拨向任意一边，其他一概不变。在全部 {settings} 种拨法中，"
        "{number} 号{lamp}在几种拨法下亮？",
    },
    "close": {
        "en": "{Lamp} {number} is dark. Which one of the open switches A to D must be closed to make it light?",
        "zh": "{number} 号{lamp}现在不亮。在断开的开关 A 到 D 中，应只闭合哪一个，它才会亮？",
    },
    "pair": {
        "en": "{Lamp} {number} is dark. Which of these pairs of open switches, when both are closed, makes it light?",
        "zh": "{number} 号{lamp}现在不亮。下列各对断开的开关中，同时闭合哪一对，它就会亮？",
    },
    "cut": {
        "en": "One wire is to be cut, at one pair of scissors. Which of the cuts A to D puts out {lamp} {number}?",
        "zh": "只在一处剪刀所在的位置剪断导线。A 到 D 中，剪哪一处会使 {number} 号{lamp}熄灭？",
    },
    "most": {
        "en": "One wire is to be cut, at one pair of scissors. Which of the cuts A to D puts out the most {lamp}s?",
        "zh": "只在一处剪刀所在的位置剪断导线。A 到 D 中，剪哪一处熄灭的{lamp}最多？",
    },
    "short": {
        "en": "Which one of the open switches A to D makes a short circuit when it is closed, all others staying as "
        "they are?",
        "zh": "在断开的开关 A 到 D 中，只闭合哪一个（其余不变）会造成短路？",
    },
}
_AND: Final[Text] = {"en": "{one} and {other}", "zh": "{one} 和 {other}"}
_JOIN: Final[Text] = {"en": "–", "zh": "—"}
_WAYS: Final[Text] = {
    "en": "All ways of the current from pole to pole, {lamp} by {lamp}: {ways}.",
    "zh": "电流从一极到另一极的全部通路，依次流过这些{lamp}：{ways}。",
}
_NO_WAY: Final[Text] = {
    "en": "No way leads from pole to pole, so no {lamp} lights.",
    "zh": "两极之间没有通路，没有{lamp}亮。",
}
_DETOURS: Final[Text] = {
    "en": "{Lamp}s {numbers} lie on detours that end where they begin, or are cut off.",
    "zh": "{numbers} 号{lamp}在绕回原处的岔路上，或与电池不通。",
}
_DARK: Final[dict[str, tuple[Text, Text]]] = {  # of one lamp, and of several ones
    "bypassed": (
        {
            "en": "Wires and closed switches alone join the ends of {lamp} {numbers}, which stays dark.",
            "zh": "{numbers} 号{lamp}的两端被导线和闭合的开关直接连通，所以不亮。",
        },
        {
            "en": "Wires and closed switches alone join both ends of each of {lamp}s {numbers}, which stay dark.",
            "zh": "{numbers} 号{lamp}各自的两端都被导线和闭合的开关直接连通，所以不亮。",
        },
    ),
    "dead": (
        {"en": "{Lamp} {numbers} lies on a dead end.", "zh": "{numbers} 号{lamp}在断头路上。"},
        {"en": "{Lamp}s {numbers} lie on dead ends.", "zh": "{numbers} 号{lamp}在断头路上。"},
    ),
    "detours": (_DETOURS, _DETOURS),
}
_AFTER: Final[tuple[Text, Text]] = (
    {
        "en": "Of these, {out} lie only on ways through {lamp} {number}, and {left} lies on another.",
        "zh": "其中 {out} 只在经过 {number} 号{lamp}的通路上，而 {left} 另有通路。",
    },
    {
        "en": "Of these, {out} lie only on ways through {lamp} {number}, and {left} lie on others.",
        "zh": "其中 {out} 只在经过 {number} 号{lamp}的通路上，而 {left} 另有通路。",
    },
)
_COUNT: Final[Text] = {"en": "So the number is {number}.", "zh": "所以答案是 {number}。"}
_THESE: Final[Text] = {"en": "So these are {lamp}s {numbers}.", "zh": "所以是 {numbers} 号{lamp}。"}
_LIT: Final[Text] = {
    "en": "closing {name} lights {lamp} {number}: {way}",
    "zh": "闭合 {name} 后，{number} 号{lamp}亮，电流流过 {way}",
}
_CHANGED: Final[dict[tuple[bool, bool], Text]] = {  # whether lamps light, and whether some go out
    (True, True): {"en": "closing {name} lights {on} and puts out {off}", "zh": "闭合 {name} 后，{on} 亮，{off} 熄灭"},
    (True, False): {"en": "closing {name} lights {on}", "zh": "闭合 {name} 后，{on} 亮"},
    (False, True): {"en": "closing {name} puts out {off}", "zh": "闭合 {name} 后，{off} 熄灭"},
    (False, False): {"en": "closing {name} changes no {lamp}", "zh": "闭合 {name} 后，亮的{lamp}不变"},
}
_SHORTED: Final[Text] = {
    "en": "closing {name} joins the poles by wires and closed switches alone, a short circuit",
    "zh": "闭合 {name} 后，两极被导线和闭合的开关直接连通，短路",
}
_STAY: Final[Text] = {"en": "{name} puts out nothing", "zh": "剪 {name} 没有灯熄灭"}
_OUT: Final[Text] = {"en": "{name} puts out {lamps}", "zh": "剪 {name} 使 {lamps} 熄灭"}
_ALL: Final[Text] = {"en": "{tried}.", "zh": "{tried}。"}
_SO: Final[Text] = {"en": "So the answer is {letter}.", "zh": "所以答案是 {letter}。"}
_SET: Final[Text] = {
    "en": "{Lamp} {number} lights only with the levers (from the top row down, in a row from left to right) set to "
    "these contacts; in brackets, a way of the current through it: {sets}.",
    "zh": "只有拨杆（从上到下数，同一行从左到右数）拨到以下各边的触点时 {number} 号{lamp}才亮，"
    "括号里是流过它的一条通路：{sets}。",
}
_ONE_SET: Final[Text] = {"en": "{levers} ({way})", "zh": "{levers}（{way}）"}
_SIDES: Final[dict[str, Text]] = {
    "n": {"en": "upper", "zh": "上"},
    "e": {"en": "right", "zh": "右"},
    "s": {"en": "lower", "zh": "下"},
    "w": {"en": "left", "zh": "左"},
}
_POINTS: Final[Text] = {
    "en": "The circuit lies on points in rows and columns; each wire leads from a point to a neighbouring one.",
    "zh": "电路画在成行成列的点上，每段导线连接相邻的两点。下文的“格”指这些点。",
}
_PARTS: Final[dict[str, Text]] = {
    "battery": {"en": "Battery, the plus pole first", "zh": "电池（正极在前）"},
    "wire": {"en": "Wires without anything on them", "zh": "没有元件的导线"},
    "open": {"en": "Open switches", "zh": "断开的开关"},
    "closed": {"en": "Closed switches", "zh": "闭合的开关"},
}
_ARCHES: Final[Text] = {"en": "Points where one wire arches over the other", "zh": "一根导线拱起跨过另一根的点"}
_LEVER: Final[Text] = {
    "en": "Two-way switch at {at}: pivot on the {pivot} side, lever set to the {to} contact",
    "zh": "双向开关在 {at}：转轴在{pivot}边，拨杆拨到{to}边的触点",
}
_LAMP: Final[Text] = {"en": "{lamp} {number}", "zh": "{number} 号{lamp}"}
_SWITCH: Final[Text] = {"en": "Switch {name}", "zh": "开关 {name}"}
_DOTS: Final[Text] = {
    "en": "All wires that meet at any other point are joined.",
    "zh": "在其他点相遇的导线都相连。",
}


def _terms(statement: Statement) -> dict[str, Text]:
    name, look = _LAMPS[statement["dress"]]
    return {"lamp": name, "Lamp": sentence(name), "look": look}


def _task(query: Statement) -> str:
    return str(query["task"]).removesuffix("_choice")


def word(statement: Statement, query: Statement) -> Wording:
    """How current flows, and what is asked."""
    task, terms, switches = _task(query), _terms(statement), len(statement["two_way"])
    rules = joined(said(_RULES, **terms), *([_TWO_WAY] if switches else []))
    ask = said(_ASK[task], **terms, number=query.get("lamp", 0), switches=switches, settings=2**switches)
    if task.endswith("_boxes"):
        return Wording(ask, Kind.BOXES, rules)
    if task in ("lit", "burnt", "settings"):
        kind, texts = counting(query)
        return Wording(ask, kind, rules, options=texts)
    if task == "pair":
        return Wording(ask, Kind.LETTER, rules, options=tuple(_two(two) for two in query["options"]))
    return Wording(ask, Kind.LETTER, rules, options=(None,) * len(query["options"]))


def _two(two: Sequence[int]) -> Text:
    return said(_AND, one=_NAMES[two[0]], other=_NAMES[two[1]])


def _ways(ways: Iterable[Sequence[int]]) -> Text:
    """Ways of the current, each as the numbers of its lamps."""
    return listed((same("–".join(map(str, way))) for way in ways), SEMICOLON)


def _numbers(numbers: Iterable[int]) -> Text:
    return listed(map(same, sorted(numbers)))


def _lit(ways: Iterable[Sequence[int]]) -> set[int]:
    return {lamp for way in ways for lamp in way}


def _tried(terms: dict[str, Any], now: Sequence[int] | None, before: set[int], task: str, way: Sequence[int]) -> Text:
    """What a change does, if these lamps light then, or if it is a short circuit."""
    if now is None:
        return said(_SHORTED, **terms)
    on, off = {*now} - before, before - {*now}
    if task in ("cut", "most"):
        return said(_OUT if off else _STAY, lamps=_numbers(off), **terms)
    if terms["number"] in now:
        return said(_LIT, way=_ways([way]), **terms)
    return said(_CHANGED[bool(on), bool(off)], on=_numbers(on), off=_numbers(off), **terms)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The ways of the current, before and after a change."""
    task, terms, number = _task(query), _terms(statement), query.get("lamp", 0)
    end = said(_COUNT, number=number_meant(query, answer))
    if task.endswith("_boxes"):
        end = said(_THESE, **terms, numbers=_numbers(int(one.removeprefix("lamp-")) for one in answer.split()))
    if task == "settings":
        sets = listed(
            (
                said(_ONE_SET, levers=listed(_SIDES[side] for side in one["levers"]), way=_ways([one["way"]])["en"])
                for one in why["sets"]
            ),
            SEMICOLON,
        )
        return joined(said(_SET, **terms, number=number, sets=sets), end)
    before = said(_WAYS, **terms, ways=_ways(why["ways"])) if why["ways"] else said(_NO_WAY, **terms)
    if task.startswith("lit"):
        dark = [
            said(texts[len(why[name]) > 1], **terms, numbers=_numbers(why[name]))
            for name, texts in _DARK.items()
            if why[name]
        ]
        return joined(before, *dark, end)
    if task.startswith("burnt"):
        left = _lit(way for way in why["ways"] if number not in way)
        out = _numbers(_lit(why["ways"]) - left - {number})
        return joined(before, said(_AFTER[len(left) > 1], **terms, number=number, left=_numbers(left), out=out), end)
    names = [_two(two) for two in query["options"]] if task == "pair" else map(same, LETTERS)
    tried = [
        _tried({**terms, "name": name, "number": number}, now, _lit(why["ways"]), task, why.get("way", ()))
        for name, now in zip(names, why["tried"], strict=False)
    ]
    return joined(before, sentence(said(_ALL, tried=listed(tried, SEMICOLON))), said(_SO, letter=answer))


def _run(run: Any) -> Text:
    ends = [pair(*run[name])["en"] for name in ("from", "to")]
    return said({"en": "{one}–{other}", "zh": "{one}—{other}"}, one=ends[0], other=ends[1])


def describe(statement: Statement, query: Statement) -> Text:
    """Every part of the circuit, with the points between which it lies."""
    terms, runs = _terms(statement), statement["runs"]
    parts = [_POINTS, PAIRS]
    for part, heading in _PARTS.items():
        if some := [_run(run) for run in runs if run["part"] == part]:
            parts.append(named(heading, listed(some, SEMICOLON)))
    for number, run in enumerate((run for run in runs if run["part"] == "lamp"), 1):
        parts.append(named(sentence(said(_LAMP, **terms, number=number)), _run(run)))
    if statement["bridges"]:
        parts.append(named(_ARCHES, listed(pair(*point) for point in statement["bridges"])))
    parts.append(_DOTS)
    for throw in statement["two_way"]:
        parts.append(said(_LEVER, at=pair(*throw["at"]), pivot=_SIDES[throw["pivot"]], to=_SIDES[throw["set"]]))
    if query["task"] == "pair":
        for name, number in zip(_NAMES, query["switches"], strict=True):
            parts.append(named(said(_SWITCH, name=name), _run(runs[number])))
    elif query["task"] in _MARKED:
        parts.append(options(_run(runs[number]) for number in query["options"]))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The circuit with its letters, in front of a board, a house or a ship."""
    dress, runs, task = statement["dress"], statement["runs"], query["task"]
    points = [point for run in runs for point in (run["from"], run["to"])]
    wide = 2 * SIDE + PITCH * max(point[1] for point in points)
    high = ABOVE[dress] + BELOW[dress] + PITCH * max(point[0] for point in points)
    discs = (disc(throw, dress) for throw in statement["two_way"])
    nodes: list[AnyNode] = [*around(wide, high, dress), *discs, *wires(statement)]
    number = 0
    for run in runs:
        match run["part"]:
            case "lamp":
                number += 1
                nodes += lamp(run, number, dress)
            case "open" | "closed" as part:
                nodes += switch(run, dress, shut=part == "closed")
            case "battery":
                nodes += battery(run, dress)
    for throw in statement["two_way"]:
        at = throw["at"]
        near = [[at[0] + down, at[1] + right] for down, right in STEPS.values()]
        ends = [[run["from"], run["to"]] for run in runs]
        sides = [side for side, to in zip(STEPS, near, strict=True) if [at, to] in ends or [to, at] in ends]
        nodes += two_way(throw, sides, dress)
    marked = query["switches"] if task == "pair" else query["options"] if task in _MARKED else ()
    for letter, place in zip(_NAMES if task == "pair" else LETTERS, marked, strict=False):
        if task in ("cut", "most"):
            nodes.append(scissors(runs[place], dress))
        nodes += badge(beside(runs[place], dress, 0.59, second=True), letter)
    return (Scene(wide, high, tuple(nodes), unit=(44, 48)),)
