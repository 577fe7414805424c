"""Shows round lawns from above, with stops on the path around them, and the pictures taken there."""

from collections.abc import Mapping, Sequence
from math import cos, sin, tau
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Label, Paint, Painted, Polyline, Rect, Scene, option_element
from puzzlegen.facts.solids.lawns import HALF_WIDTH, ROUND
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, said, same
from puzzlegen.renderers.kits.wording import joined, number_meant, numbers
from puzzlegen.renderers.solids.kits.lawn_bodies import NAMES, height, standing

_PATH: Final = 4.3  # radius of the path's middle, in units
_MIDDLE: Final = 5.2  # of the plan, from the left and from the top
_BODY: Final = 0.42  # radius of a disc on the plan
_WIDE: Final = 5.6  # all that is on the lawn, from anywhere on the path, and a margin
_HIGH: Final = 2.7
_SIGHT: Final = 4.6  # units for what is as far to the right as it is away
_EYE: Final = 27  # above the lawn
_SKY: Final = 0.55  # of a picture, above the horizon
_GAP: Final = 0.35
_FOOT: Final = 0.65  # below a picture, with its letter
_RIMS: Final[Mapping[str, tuple[int, float, Paint]]] = {  # discs around the edge, their radius and their paint
    "garden": (72, 0.16, "green"),
    "winter": (40, 0.3, "paper"),
    "beach": (56, 0.2, "blue"),
    "table": (0, 0, "brown"),
}
_GROUNDS: Final[Mapping[str, str]] = {  # as lawns, snow, sand and wood are, whatever the style
    "garden": "#d9e8c8",
    "winter": "#edf3f8",
    "beach": "#f4e8c9",
    "table": "#e6cfae",
}
_ROUNDNESS: Final = 120  # corners of the ground

_AREA: Final[Mapping[str, Text]] = {
    "garden": {"en": "a round lawn in a garden", "zh": "花园里的一块圆形草坪"},
    "winter": {"en": "a round field of snow", "zh": "一块圆形雪地"},
    "beach": {"en": "a round patch of beach", "zh": "一块圆形沙滩"},
    "table": {"en": "a large round table", "zh": "一张大圆桌"},
}
_RULES: Final[Text] = {
    "en": "The plan shows {area} from straight above; each disc shows what stands there. A path with numbered "
    "stops leads round it. From the path, the photographer always looks towards the middle.",
    "zh": "平面图从正上方画出{area}，每个圆片表示那里立着的东西。四周有一条环形小路，上面有编了号的站点。"
    "摄影者在小路上总是朝正中央拍照。",
}
_TWINS: Final[Text] = {
    "en": "Things of one kind look exactly alike.",
    "zh": "同一种东西外观完全一样。",
}
_ASK: Final[Mapping[str, Text]] = {
    "stop": {"en": "From which stop was the picture below the plan taken?", "zh": "平面图下方的照片是从几号站点拍的？"},
    "stop_box": {
        "en": "From which stop was the picture below the plan taken? (Box the disc of this stop.)",
        "zh": "平面图下方的照片是从哪个站点拍的？（框出该站点的圆片。）",
    },
    "view": {
        "en": "Which of A to D is the picture taken from stop {stop}?",
        "zh": "A 到 D 中哪一张是从 {stop} 号站点拍的？",
    },
    "order": {
        "en": "Somebody walked from stop 1 clockwise to the stop with the highest number. In which order were the "
        "pictures {first} to {last} taken on the way?",
        "zh": "有人从 1 号站点出发，按顺时针走到编号最大的站点。途中照片 {first} 到 {last} 是按什么顺序拍的？",
    },
    "cannot": {
        "en": "Three of the pictures A to D were taken from stops. Which one can be taken from no point of the path "
        "at all?",
        "zh": "A 到 D 中有三张是从站点拍的。哪一张无论从小路上的哪一点都拍不到？",
    },
    "place": {
        "en": "The {kind} is missing on the plan. It stands at one of the spots A to D and is seen in both pictures, "
        "which were taken from two stops. At which spot does it stand?",
        "zh": "平面图上没有画出{kind}。它立在 A 到 D 中的一处，从两个站点拍的这两张照片里都能看到它。它立在哪里？",
    },
    "steps": {
        "en": "Picture 1 was taken first. Then the photographer walked clockwise, in the order of the numbers, and "
        "took picture 2 before coming round again. How many stops farther on was that? (The very next stop is 1 stop "
        "farther on.)",
        "zh": "先拍了照片 1，然后摄影者按编号顺时针往前走，不到一圈就拍了照片 2。往前走了几站？（走到下一站算 1 站。）",
    },
}
_ROW: Final[Text] = {"en": "from left to right: {row}", "zh": "从左到右：{row}"}
_CLUES: Final[Mapping[str, Text]] = {  # see the generator
    "left": {"en": "the {one} is left of the {other}", "zh": "{one}在{other}左边"},
    "0 left": {"en": "no {one} is left of the {other}", "zh": "{other}左边没有{one}"},
    "1 left": {"en": "the {other} has one {one} on either side", "zh": "{other}左右各有一个{one}"},
    "2 left": {"en": "no {one} is right of the {other}", "zh": "{other}右边没有{one}"},
    "at": {"en": "{a} {one} is {other} from the left", "zh": "从左数第 {other} 个是{one}"},
}
_PLACES: Final[tuple[Text, ...]] = tuple(
    {"en": word, "zh": str(number)}
    for number, word in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), start=1)
)
_LEAVES: Final[Text] = {"en": "{clue}: only stops {stops} remain", "zh": "{clue}：只剩 {stops} 号站点"}
_LEAVES_ONE: Final[Text] = {"en": "{clue}: only stop {stops} remains", "zh": "{clue}：只剩 {stops} 号站点"}
_THE_PICTURE: Final[Text] = {"en": "In the picture, {clues}.", "zh": "照片中，{clues}。"}
_IN: Final[Text] = {"en": "In picture {name}, {clues}.", "zh": "照片 {name} 中，{clues}。"}
_FROM: Final[Text] = {
    "en": "From stop {stop} one sees, {row}. That is picture {name}.",
    "zh": "从 {stop} 号站点看，{row}。这就是照片 {name}。",
}
_THE_ONE: Final[Text] = {
    "en": "From stop {stop} one sees, {row}, as in the picture.",
    "zh": "从 {stop} 号站点看，{row}，与照片一致。",
}
_TAKEN: Final[Text] = {"en": "{name} was taken from stop {stop}", "zh": "{name} 是从 {stop} 号站点拍的"}
_WALK: Final[Text] = {
    "en": "Walking on from stop 1, the order is {order}.",
    "zh": "从 1 号站点往前走，顺序是 {order}。",
}
_APART: Final[Text] = {
    "en": "From stop {first} clockwise to stop {second}, it is {number}.",
    "zh": "从 {first} 号站点顺时针走到 {second} 号站点是 {number} 站。",
}
_NEVER: Final[Text] = {
    "en": "{shown}. In {letter}, {pairs}. Draw the line through each of these pairs on the plan: it shuts out the part "
    "of the path on one side, and together they shut out all of it.",
    "zh": "{shown}。而在 {letter} 中，{pairs}。在平面图上过每一对东西画直线，各排除一侧的小路，合起来就是整条小路。",
}
_SPOT: Final[Text] = {
    "en": "From there, the order in the picture is {row}; the {kind} would be seen so at {spots}.",
    "zh": "从那里看，照片中的顺序是{row}；{kind}立在 {spots} 时符合。",
}
_SO: Final[Text] = {"en": "Both pictures fit only {answer}.", "zh": "两张照片都符合的只有 {answer}。"}
_PLAN: Final[Text] = {
    "en": "Places on the plan are written as (x, y): x runs to the right, y down, the middle is (0, 0), and the path "
    "has a radius of 120. In pictures, the first number says how far to the right of the middle a thing is (negative: "
    "to the left), the second one how far away.",
    "zh": "平面图上的位置写作 (x, y)：x 向右，y 向下，中央为 (0, 0)，小路半径为 120。"
    "照片中第一个数是离画面中央的左右位置（负数在左），第二个数是距离。",
}
_ON: Final[Text] = {"en": "On {area}", "zh": "{area}上有"}
_STOPS: Final[Text] = {"en": "Stops, from 1 on", "zh": "站点（从 1 号起）"}
_PICTURE: Final[Text] = {"en": "Picture {name}", "zh": "照片 {name}"}


def _task(query: Statement) -> str:
    task: str = query["task"]
    return task.removesuffix("_choice")


def _pictures(query: Statement) -> Sequence[Any]:
    pictures: Sequence[Any] = query["options" if query["task"] in ("view", "cannot") else "pictures"]
    return pictures


def _labels(query: Statement) -> str:
    """What pictures are called: nothing where there is one."""
    if query["task"] == "order_choice":
        return "1234"  # letters are those of the orders on offer
    return "" if _task(query) in ("stop", "stop_box") else LETTERS[:4] if len(_pictures(query)) == 4 else "12"


def word(statement: Statement, query: Statement) -> Wording:
    """How pictures are taken, and what is asked of them."""
    task = _task(query)
    kinds = [body["kind"] for body in statement["bodies"]]
    rules = [said(_RULES, area=_AREA[statement["world"]])] + ([_TWINS] if len(set(kinds)) < len(kinds) else [])
    names = _labels(query) or " "
    terms = {"stop": query.get("stop", ""), "kind": NAMES.get(query.get("kind", ""), "")}
    ask = said(_ASK[task], first=names[0], last=names[-1], **terms)
    kind = Kind.LETTER
    texts: tuple[Text | None, ...] = (None,) * 4
    if query["task"].endswith("_choice"):
        texts = tuple(map(same, query["options"])) if task == "order" else numbers(query["options"])
    elif task in ("stop", "steps", "order", "stop_box"):
        kind = {"order": Kind.ORDER, "stop_box": Kind.BOX}.get(task, Kind.NUMBER)
        texts = ()
    return Wording(rules=joined(*rules), ask=ask, kind=kind, options=texts)


def _row(picture: Sequence[Any]) -> Text:
    """What a picture shows, from left to right."""
    return listed(NAMES[kind] for kind, *_ in sorted(picture, key=lambda one: one[1]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Which sight lines leave which stops, picture by picture, and what follows from the stops."""
    task, pictures, names = _task(query), _pictures(query), _labels(query)
    if task == "view":
        picture = pictures[LETTERS.index(answer)]
        return said(_FROM, stop=query["stop"], row=said(_ROW, row=_row(picture)), name=answer)
    stops = why["stops"]
    if task == "cannot":
        others = [name for name in names if name != answer]
        shown = listed(said(_TAKEN, name=name, stop=stop) for name, stop in zip(others, stops, strict=True))
        return said(_NEVER, shown=shown, letter=answer, pairs=listed(_clue(("left", *pair)) for pair in why["never"]))
    found = [said(_IN, name=name, clues=_stops_left(clues)) for name, clues in zip(names, why["clues"], strict=False)]
    if task in ("stop", "stop_box"):
        row = said(_ROW, row=_row(pictures[0]))
        return joined(said(_THE_PICTURE, clues=_stops_left(why["clues"][0])), said(_THE_ONE, stop=stops[0], row=row))
    if task == "place":
        spots = [
            said(_SPOT, row=_row(picture), kind=NAMES[query["kind"]], spots=listed(map(same, left)))
            for picture, left in zip(pictures, why["left"], strict=True)
        ]
        parts = [part for both in zip(found, spots, strict=True) for part in both]
        return joined(*parts, said(_SO, answer=answer))
    if task == "steps":
        return joined(*found, said(_APART, first=stops[0], second=stops[1], number=number_meant(query, answer)))
    return joined(*found, said(_WALK, order="".join(sorted(names, key=lambda name: stops[names.index(name)]))))


def _clue(clue: Sequence[Any]) -> Text:
    sort, one, other = clue
    article = "an" if NAMES[one]["en"][0] in "aeiou" else "a"
    return said(_CLUES[sort], a=article, one=NAMES[one], other=_PLACES[other - 1] if sort == "at" else NAMES[other])


def _stops_left(clues: Sequence[Any]) -> Text:
    """Clues one by one, with the stops that remain."""
    return listed(
        (
            said(_LEAVES if len(left) > 1 else _LEAVES_ONE, clue=_clue(clue), stops=listed(map(same, left)))
            for clue, left in clues
        ),
        SEMICOLON,
    )


def describe(statement: Statement, query: Statement) -> Text:
    """Places on the plan, and what the pictures show."""
    things = [_at(NAMES[body["kind"]], body["at"]) for body in statement["bodies"]]
    parts = [
        _PLAN,
        named(said(_ON, area=_AREA[statement["world"]]), listed(things, SEMICOLON)),
        named(_STOPS, listed((same(f"({x}, {y})") for x, y in statement["stops"]), SEMICOLON)),
    ]
    shown = [listed((_at(NAMES[kind], at) for kind, *at in picture), SEMICOLON) for picture in _pictures(query)]
    if query["task"] in ("view", "cannot"):
        return lines(*parts, options(shown))
    labels = _labels(query) or " "
    parts += [named(said(_PICTURE, name=name), one) for name, one in zip(labels, shown, strict=False)]
    if query["task"] == "place":
        parts.append(options(same(f"({x}, {y})") for x, y in query["options"]))
    return lines(*parts)


def _at(name: Text, at: Sequence[int]) -> Text:
    return {language: f"{name[language]} ({at[0]}, {at[1]})" for language in LANGUAGES}


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The plan, and the pictures below it in rows of two."""
    pictures, labels, drawn = _pictures(query), _labels(query), query["task"] in ("view", "cannot")
    width = 2 * _WIDE + 3 * _GAP
    nodes = [*_plan(statement, query, width / 2)]
    top = 2 * _MIDDLE + _GAP
    for start in range(0, len(pictures), 2):
        some = pictures[start : start + 2]
        left = (width - len(some) * (_WIDE + _GAP) + _GAP) / 2
        for number, picture in enumerate(some, start=start):
            nodes += _photograph(picture, statement["world"], left, top)
            if labels:
                nodes.append(Label(left + _WIDE / 2, top + _HIGH + 0.38, labels[number], 0.36, "label", "label"))
            if drawn:
                nodes.append(Element(option_element(labels[number]), left, top, _WIDE, _HIGH))
            left += _WIDE + _GAP
        top += _HIGH + (_FOOT + _GAP if labels else _GAP)
    return (Scene(width, top, tuple(nodes), unit=(48, 58)),)


def _plan(statement: Statement, query: Statement, middle: float) -> list[AnyNode]:
    scale = _PATH / ROUND

    def place(at: Sequence[int]) -> tuple[float, float]:
        return middle + at[0] * scale, _MIDDLE + at[1] * scale

    edge = _PATH - 0.75
    nodes: list[AnyNode] = [Circle(middle, _MIDDLE, _PATH, stroke="soft", weight="bold")]
    number, radius, paint = _RIMS[statement["world"]]
    for step in range(number):  # a hedge, a wall of snow or waves
        angle = tau * step / number
        x, y = middle + edge * cos(angle), _MIDDLE + edge * sin(angle)
        nodes.append(Circle(x, y, radius, fill=paint, stroke="ink", weight="hair"))
    rim = [
        (middle + edge * cos(tau * k / _ROUNDNESS), _MIDDLE + edge * sin(tau * k / _ROUNDNESS))
        for k in range(_ROUNDNESS)
    ]
    nodes.append(Painted(tuple(rim), _GROUNDS[statement["world"]]))
    nodes.append(Circle(middle, _MIDDLE, edge, stroke=paint if paint != "paper" else "ink"))
    if not number:
        nodes += [Circle(middle, _MIDDLE, edge - inside, stroke=paint, weight="thick") for inside in (0, 0.2)]
    for number, at in enumerate(statement["stops"], start=1):
        x, y = place(at)
        nodes += [
            Circle(x, y, 0.36, fill="paper", stroke="ink", weight="thin"),
            Label(x, y, str(number), 0.3, "label", "label"),
            Element(f"stop-{number}", x - 0.36, y - 0.36, 0.72, 0.72),
        ]
    for body in statement["bodies"]:
        x, y = place(body["at"])
        half = 1.2 * _BODY / max(2, height(body["kind"]))
        nodes.append(Circle(x, y, _BODY, fill="paper", stroke="ink", weight="thin"))
        nodes += standing(body["kind"], x, y + height(body["kind"]) * half / 2, half)
    if query["task"] == "place":
        for letter, at in zip(LETTERS, query["options"], strict=False):
            x, y = place(at)
            nodes.append(Circle(x, y, _BODY * 0.8, fill="highlight", stroke="ink", weight="thin"))
            nodes.append(Label(x, y, letter, 0.32, "label", "label"))
    return nodes


def _photograph(picture: Sequence[Any], world: str, left: float, top: float) -> list[AnyNode]:
    """What is seen: what is nearer stands lower, is larger, and covers what is behind it."""
    horizon = top + _SKY
    nodes: list[AnyNode] = [
        Rect(left, top, _WIDE, _HIGH, fill="paper"),
        _ground(world, left, horizon, top + _HIGH),
    ]
    number, radius, paint = _RIMS[world]
    if number:
        count = round(_WIDE / (2 * radius))
        half = _WIDE / (2 * count)
        nodes += [
            Circle(left + half * (2 * k + 1), horizon - 0.06, half, fill=paint, stroke="ink", weight="hair")
            for k in range(count)
        ]
        nodes.append(_ground(world, left, horizon, horizon + 0.4))
    nodes.append(Polyline(((left, horizon), (left + _WIDE, horizon)), paint if paint != "paper" else "ink", "thin"))
    for kind, right, away in sorted(picture, key=lambda one: -one[2]):
        x, y = left + _WIDE / 2 + _SIGHT * right / 1000, horizon + _SIGHT * _EYE / away
        nodes += standing(kind, x, y, _SIGHT * HALF_WIDTH / away)
    nodes.append(Rect(left, top, _WIDE, _HIGH, stroke="ink", weight="thin"))
    return nodes


def _ground(world: str, left: float, top: float, bottom: float) -> Painted:
    """A strip of the ground, all across a picture."""
    return Painted(((left, top), (left + _WIDE, top), (left + _WIDE, bottom), (left, bottom)), _GROUNDS[world])
