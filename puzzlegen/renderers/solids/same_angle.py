"""Shows bodies on marked plates, which are turned against one another."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Label, Rect, Scene, option_element
from puzzlegen.facts.solids.fronts import APART
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits.fronted_bodies import FLAT, FRONTS, NAMES, covered, drawn, plate

_HEAD: Final = 1.9  # of a picture, above the middles of its plates
_FOOT: Final = 1.9
_GAP: Final = 0.35
_LETTER_ROOM: Final = 0.7
_LETTER: Final = 0.36
_NUMBER: Final = 0.34
_BELOW: Final = 1.22  # of a number, below the middle of its plate
_SMALL: Final = 0.82  # scale of broad pictures, at least
_BROAD: Final = 15.0

_FLOORS: Final[dict[str, Text]] = {
    "plates": {"en": "plate", "zh": "圆盘"},
    "tables": {"en": "table", "zh": "圆台"},
    "rugs": {"en": "rug", "zh": "圆毯"},
}
_STANDS: Final[Text] = {
    "en": "Every body stands on a round {floor} with {marks} marks, {step}° apart, and its front points exactly at one "
    "of them. The front is {fronts}.",
    "zh": "每个物体都立在一个{floor}上，边缘有 {marks} 个刻度，相邻刻度相隔 {step}°，物体的正面恰好对准其中一个刻度。"
    "正面是指{fronts}。",
}
_SIDES: Final[Text] = {
    "en": "The pictures are taken from different sides.",
    "zh": "各张图是从不同方向看到的。",
}
_ROOM: Final[Text] = {
    "en": "The pictures are taken from different sides and show parts of one room, in which nothing is moved. A body "
    "has the same number in all of them.",
    "zh": "各张图从不同方向画出同一个房间的不同部分，房间里的东西都没有动过；同一物体在各图中的编号相同。",
}
_TURN: Final[Text] = {
    "en": "The turn from one body to another is the angle by which the first would have to be turned clockwise, seen "
    "from above, to face the same way as the second.",
    "zh": "从一个物体到另一个物体的转角，是指前者从上方看须顺时针转动多少度，才与后者朝向相同。",
}
_RULES: Final[dict[str, Text]] = {
    "steady": {
        "en": "The bodies make a row in the order of their numbers. The turn from each body to the next is always the "
        "same.",
        "zh": "这些物体按编号顺序排成一列，从每个物体到下一个的转角总是相同。",
    },
    "growing": {
        "en": "The bodies make a row in the order of their numbers. From each body to the next, the turn always grows "
        "by the same angle, or always shrinks by the same angle (turns that differ by 360° count as equal).",
        "zh": "这些物体按编号顺序排成一列，从每个物体到下一个的转角总是增大同样的角度，或总是减小同样的角度"
        "（相差 360° 的转角视为相同）。",
    },
}
_WRONG: Final[Text] = {
    "en": "But exactly one body faces the wrong way.",
    "zh": "但恰有一个物体朝向不对。",
}
_ASK: Final[dict[str, Text]] = {
    "same": {
        "en": "Which of the pictures A to D has the same {turns} as the picture at the top?",
        "zh": "A 到 D 中，哪张图{turns}与最上面的图相同？",
    },
    "odd": {
        "en": "Three of the pictures A to D have the same {turns}. Which picture is the odd one out?",
        "zh": "A 到 D 中有三张图{turns}都相同。哪一张与众不同？",
    },
    "odd_box": {
        "en": "All pictures but one have the same {turns}. Box the frame of the odd one out.",
        "zh": "除一张外，各张图{turns}都相同。请框出与众不同的那张图的边框。",
    },
    "turn": {
        "en": "By how many degrees must body {start} be turned clockwise, seen from above, to face the same way as "
        "body {end}? (It is less than 360.)",
        "zh": "从上方看，物体 {start} 须顺时针转动多少度，才与物体 {end} 朝向相同？（小于 360。）",
    },
    "breaks": {"en": "Which body faces the wrong way?", "zh": "哪个物体朝向不对？"},
    "breaks_box": {
        "en": "Which body faces the wrong way? (Box it together with its {floor}, but without its number.)",
        "zh": "哪个物体朝向不对？（连同{floor}一起框出，不包括编号。）",
    },
    "next": {
        "en": "Body {number} comes next. In which of A to D does it face as it must? (Seen from the same side as the "
        "row.)",
        "zh": "接下来是物体 {number}。A 到 D 中，它在哪张图里朝向正确？（与这一列从同一方向看。）",
    },
    "count": {
        "en": "How many of the other bodies face the same way as body 1?",
        "zh": "其他物体中有几个与物体 1 朝向相同？",
    },
    "next both": {
        "en": "Body {number} comes next. In which of A to D, each of which shows it beside body {last}, does it face "
        "as it must?",
        "zh": "接下来是物体 {number}。A 到 D 各画出它和物体 {last}，它在哪张图里的朝向是对的？",
    },
}
_TURNS: Final[dict[int, Text]] = {
    2: {"en": "turn from body 1 to body 2", "zh": "从物体 1 到物体 2 的转角"},
    3: {
        "en": "turns from body 1 to body 2 and from body 2 to body 3",
        "zh": "从物体 1 到物体 2、从物体 2 到物体 3 的转角",
    },
}
_DEGREES: Final[Text] = {"en": "{number}°", "zh": "{number}°"}
_BODY: Final[Text] = {"en": "body {number}", "zh": "物体 {number}"}
_AT_TOP: Final[Text] = {"en": "at the top {turns}", "zh": "最上面的图为 {turns}"}
_IN: Final[Text] = {"en": "in {name} {turns}", "zh": "{name} 为 {turns}"}
_READ: Final[Text] = {
    "en": "Count the marks clockwise from where one front points to where the next one does, {step}° each: {shown}.",
    "zh": "从一个正面所对的刻度顺时针数到下一个正面所对的刻度，每格 {step}°：{shown}。",
}
_SO: Final[dict[str, Text]] = {
    "same": {
        "en": "Only {answer} is like the picture at the top.",
        "zh": "与最上面的图相同的只有 {answer}。",
    },
    "odd": {"en": "So the odd one out is {answer}.", "zh": "所以与众不同的是 {answer}。"},
}
_FROM_TO: Final[Text] = {"en": "from {one} to {two} {turn}°", "zh": "从 {one} 到 {two} 为 {turn}°"}
_TOGETHER: Final[Text] = {
    "en": "Only bodies of one picture can be compared directly, so go from {start} to {end} by way of those that are "
    "seen twice.",
    "zh": "只有同一张图里的物体才能直接比较，所以要借助出现两次的物体，从 {start} 一步步到 {end}。",
}
_SUM: Final[Text] = {
    "en": "Together that is {sum}°, which leaves {rest}° after whole turns.",
    "zh": "合计 {sum}°，去掉整圈后为 {rest}°。",
}
_SUM_PLAIN: Final[Text] = {"en": "Together that is {sum}°.", "zh": "合计 {sum}°。"}
_STEADY: Final[Text] = {"en": "always {turn}°", "zh": "总是 {turn}°"}
_GROWING: Final[Text] = {
    "en": "each is {change}° larger than the one before, not counting whole turns",
    "zh": "每个都比前一个大 {change}°（整圈不计）",
}
_SHRINKING: Final[Text] = {
    "en": "each is {change}° smaller than the one before, not counting whole turns",
    "zh": "每个都比前一个小 {change}°（整圈不计）",
}
_MENDED: Final[Text] = {
    "en": "From body to body, the turns are {turns}. If only body {wrong} is turned, they become {right}: {rule}.",
    "zh": "逐个物体的转角依次是 {turns}。只转动物体 {wrong}，就变成 {right}：{rule}。",
}
_GOES_ON: Final[Text] = {
    "en": "From body to body, the turns are {turns}: {rule}. So the turn to body {number} must be {turn}°, as in "
    "{answer}.",
    "zh": "逐个物体的转角依次是 {turns}：{rule}。所以到物体 {number} 的转角必须是 {turn}°，即 {answer}。",
}
_BY_WAY: Final[Text] = {
    "en": "Bodies of different pictures are compared by way of those that are seen twice.",
    "zh": "不同图里的物体要借助出现两次的物体来比较。",
}
_COUNTED: Final[Text] = {
    "en": "From body 1 to bodies 2, 3 and so on, the turns are {turns}. The number of 0° among them is {alike}.",
    "zh": "从物体 1 到物体 2、3……的转角依次是 {turns}，其中 0° 有 {alike} 个。",
}
_DIRECTIONS: Final[Text] = {
    "en": "Given for each body: by how many degrees its front is turned clockwise, seen from above, from pointing "
    "straight at the viewer of its picture (0: at the viewer, 90: to the left, 180: away, 270: to the right). Marks "
    "stand every {step}°; one is where each front points.",
    "zh": "每个物体后的数是：从上方看，它的正面从正对该图观看者的方向顺时针转过多少度"
    "（0 为朝向观看者，90 为朝左，180 为背离，270 为朝右）。刻度每隔 {step}° 一个，正面恰好对准刻度。",
}
_FROM_LEFT: Final[Text] = {"en": "from left to right: {row}", "zh": "从左到右：{row}"}
_ONE: Final[Text] = {"en": "{number} {kind} {faces}°", "zh": "{number} 号{kind} {faces}°"}
_PICTURE: Final[Text] = {"en": "Picture {number}", "zh": "图 {number}"}


def _task(query: Statement) -> str:
    task: str = query["task"]
    return task.removesuffix("_choice")


def _offered(query: Statement) -> Sequence[Any]:
    """The drawn options."""
    return query["options"] if query["task"] in ("same", "odd", "next") else ()


def _all(statement: Statement, query: Statement) -> list[Any]:
    return [*statement["pictures"], *_offered(query)]


def word(statement: Statement, query: Statement) -> Wording:
    """Where fronts are, and what is asked of the turns."""
    task, pictures = _task(query), _all(statement, query)
    floor, step = _FLOORS[statement["floor"]], statement["step"]
    kinds = sorted({body["kind"] for picture in pictures for body in picture})
    fronts = listed((FRONTS[kind] for kind in kinds), SEMICOLON)
    rules = [said(_STANDS, floor=floor, marks=360 // step, step=step, fronts=fronts)]
    if task in ("same", "odd", "odd_box"):
        rules += [_TURN, *([_SIDES] if _from_sides(pictures, step) else ())]
        ask = said(_ASK[task], turns=_TURNS[len(pictures[0])])
    elif task in ("turn", "count"):
        rules += [_ROOM] if len(pictures) > 1 else []
        ask = said(_ASK[task], **{name: query[name] for name in query if name in ("start", "end")})
    else:
        rules += [_TURN, *([_ROOM] if len(statement["pictures"]) > 1 else ()), _RULES[query["rule"]]]
        last = max(body["number"] for picture in statement["pictures"] for body in picture)
        both = task == "next" and len(query["options"][0]) > 1
        rules += [_WRONG] if task != "next" else []
        ask = said(_ASK["next both" if both else task], floor=floor, number=last + 1, last=last)
    kind, texts = Kind.LETTER, tuple[Text | None, ...]((None,) * 4)
    if task.endswith("_box"):
        kind, texts = Kind.BOX, ()
    elif query["task"] in ("turn", "count"):
        kind, texts = Kind.NUMBER, ()
    elif query["task"] == "turn_choice":
        texts = tuple(said(_DEGREES, number=number) for number in query["options"])
    elif task == "breaks":
        texts = tuple(said(_BODY, number=number) for number in query["options"])
    return Wording(rules=joined(*rules), ask=ask, kind=kind, options=texts)


def _from_sides(pictures: Sequence[Any], step: int) -> bool:
    return len({picture[0]["faces"] % step for picture in pictures}) > 1


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The turns, in the order in which they are worked out."""
    task, step = _task(query), statement["step"]
    if task in ("same", "odd", "odd_box"):
        turns = [_degrees(_turns(picture)) for picture in _all(statement, query)]
        shown = [said(_AT_TOP, turns=turns.pop(0))] if task == "same" else []
        shown += [said(_IN, name=letter, turns=one) for letter, one in zip(LETTERS, turns, strict=False)]
        letter = LETTERS[int(answer.removeprefix("picture-")) - 1] if task == "odd_box" else answer
        ending = said(_SO[task.removesuffix("_box")], answer=letter)
        return joined(said(_READ, step=step, shown=listed(shown, SEMICOLON)), ending)
    if task == "turn":
        way, whole = why["way"], sum(why["turns"])
        pairs = zip(pairwise(way), why["turns"], strict=True)
        shown = [said(_FROM_TO, one=one, two=two, turn=turn) for (one, two), turn in pairs]
        read = said(_READ, step=step, shown=listed(shown))
        if len(shown) == 1:
            return read
        ending = said(_SUM if whole >= 360 else _SUM_PLAIN, sum=whole, rest=whole % 360)
        return joined(said(_TOGETHER, start=way[0], end=way[-1]), read, ending)
    if task == "count":
        counted = said(_COUNTED, turns=_degrees(why["turns"]), alike=why["turns"].count(0))
        return joined(_BY_WAY, counted) if len(statement["pictures"]) > 1 else counted
    if task == "next":
        *seen, last = why["turns"]
        number = len(seen) + 2
        return said(_GOES_ON, turns=_degrees(seen), rule=_rule(seen), number=number, turn=last, answer=answer)
    turns, right = why["turns"], why["right"]
    return said(_MENDED, turns=_degrees(turns), wrong=why["wrong"], right=_degrees(right), rule=_rule(right))


def _rule(turns: Sequence[int]) -> Text:
    """How the turns of a row change."""
    change = (turns[1] - turns[0] + 180) % 360 - 180
    if change == 0:
        return said(_STEADY, turn=turns[0])
    return said(_GROWING if change > 0 else _SHRINKING, change=abs(change))


def _turns(picture: Sequence[Any]) -> list[int]:
    ordered = sorted(picture, key=lambda body: body["number"])
    return [(two["faces"] - one["faces"]) % 360 for one, two in pairwise(ordered)]


def _degrees(turns: Iterable[int]) -> Text:
    return listed(said(_DEGREES, number=turn) for turn in turns)


def describe(statement: Statement, query: Statement) -> Text:
    """Where each front points, picture by picture."""
    parts = [said(_DIRECTIONS, step=statement["step"])]
    given = [_told(picture) for picture in statement["pictures"]]
    if query["task"] == "odd_box":
        parts += [named(said(_PICTURE, number=letter), one) for letter, one in zip(LETTERS, given, strict=False)]
    elif given:
        parts.append(numbered(_PICTURE, given))
    if _offered(query):
        parts.append(options(map(_told, query["options"])))
    return lines(*parts)


def _told(picture: Sequence[Any]) -> Text:
    ordered = sorted(picture, key=lambda body: body["at"][0])
    row = [said(_ONE, number=body["number"], kind=NAMES[body["kind"]], faces=body["faces"]) for body in ordered]
    return said(_FROM_LEFT, row=listed(row))


class _Panel(NamedTuple):
    """A picture in its frame: where its letter stands below it, and the name of its element, if there are any."""

    bodies: Sequence[Any]
    letter: str = ""
    element: str = ""
    missing: int = 0
    """The number of a body that is not there yet, on the last plate."""

    @property
    def wide(self) -> float:
        """In radii of a plate, nearly."""
        return (len(self.bodies) + bool(self.missing)) * APART / 10 + 0.2


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given in rows of two, and the options below it."""
    rows = _panels(statement, query)
    scale = min(1.0, max(_SMALL, _BROAD / max(sum(panel.wide for panel in row) for row in rows)))
    width = max(sum(panel.wide * scale + _GAP for panel in row) for row in rows) + _GAP
    nodes: list[AnyNode] = []
    top, high = _GAP, (_HEAD + _FOOT) * scale
    for row in rows:
        left = (width - sum(panel.wide * scale + _GAP for panel in row) + _GAP) / 2
        for panel in row:
            wide = panel.wide * scale
            nodes += _framed(panel, statement, left, top, scale, boxes=query["task"] == "breaks_box")
            if panel.letter:
                nodes.append(Element(panel.element, left, top, wide, high))
                nodes.append(Label(left + wide / 2, top + high + 0.36, panel.letter, _LETTER, "label", "label"))
            left += wide + _GAP
        top += high + (_LETTER_ROOM if row[0].letter else 0) + _GAP
    return (Scene(width, top, tuple(nodes), unit=(56, 72)),)


def _panels(statement: Statement, query: Statement) -> list[list[_Panel]]:
    """The rows of pictures."""
    given, task = statement["pictures"], query["task"]
    shown = [_Panel(picture) for picture in given]
    if task == "odd_box":
        shown = [_Panel(one, LETTERS[number], f"picture-{number + 1}") for number, one in enumerate(given)]
    if task == "next" and len(query["options"][0]) == 1:
        shown = [_Panel(given[0], missing=len(given[0]) + 1)]
    offered = [
        _Panel(picture, letter, option_element(letter))
        for letter, picture in zip(LETTERS, _offered(query), strict=False)
    ]
    across = 4 if offered and len(offered[0].bodies) == 1 else 2
    rows = [shown[start : start + 2] for start in range(0, len(shown), 2)]
    return rows + [offered[start : start + across] for start in range(0, len(offered), across)]


def _framed(
    panel: _Panel, statement: Statement, left: float, top: float, scale: float, *, boxes: bool
) -> list[AnyNode]:
    """A picture: bodies on their plates from back to front, and their numbers."""
    nodes: list[AnyNode] = [
        Rect(
            left,
            top,
            panel.wide * scale,
            (_HEAD + _FOOT) * scale,
            fill="tint",
            stroke="ink",
            weight="thin",
            radius=0.15,
        )
    ]
    missing = bool(panel.missing)
    x0, y0 = left + (panel.wide - missing * APART / 10) / 2 * scale, top + _HEAD * scale
    floor, step = statement["floor"], statement["step"]
    marks = panel.bodies[0]["faces"] % step
    for body in sorted(panel.bodies, key=lambda body: -body["at"][1]):
        x, y = x0 + body["at"][0] / 10 * scale, y0 - body["at"][1] / 10 * FLAT * scale
        nodes += plate(floor, x, y, scale, range(marks, 360, step))
        nodes += drawn(body["kind"], body["faces"]).at(x, y, scale)
        nodes.append(Label(x, y + _BELOW * scale, str(body["number"]), _NUMBER, "label", "label"))
        if boxes:
            left_end, upper, right_end, lower = (scale * edge for edge in covered(body["kind"], body["faces"], floor))
            nodes.append(
                Element(f"body-{body['number']}", x + left_end, y + upper, right_end - left_end, lower - upper)
            )
    if missing:
        one, two = panel.bodies[-2]["at"], panel.bodies[-1]["at"]
        x, y = x0 + (two[0] + APART) / 10 * scale, y0 - (2 * two[1] - one[1]) / 10 * FLAT * scale
        nodes += plate(floor, x, y, scale, range(marks, 360, step))
        nodes.append(Label(x, y, "?", 0.5, "label", "label"))
        nodes.append(Label(x, y + _BELOW * scale, str(panel.missing), _NUMBER, "label", "label"))
    return nodes
