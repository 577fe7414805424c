"""Shows the crowded scenes of `puzzlegen.generators.counting.object_count`."""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

import msgspec

from puzzlegen.answers.kinds import Kind as AnswerKind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Polyline, Rect, Scene
from puzzlegen.facts.counting.objects import DETAILS, Kind, Sided, Thing, Wanted, element, placed
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, said, same
from puzzlegen.renderers.kits.wording import joined, numbers, sentence

_SCALE: Final = 100  # points in a unit of the scene
_STROKE: Final = 0.036  # width of an object's outline, in units of the scene
_DETAIL: Final = 0.03
_NAMES: Final[Mapping[Kind | Sided, tuple[str, str]]] = {
    "circle": ("circles", "圆形"),
    "square": ("squares", "正方形"),
    "triangle": ("triangles", "三角形"),
    "star": ("stars", "五角星"),
    "heart": ("hearts", "爱心"),
    "moon": ("moons", "月牙"),
    "cross": ("crosses", "十字"),
    "house": ("houses", "房子"),
    "fish": ("fish", "鱼"),
    "tree": ("trees", "树"),
    "boat": ("boats", "帆船"),
    "mushroom": ("mushrooms", "蘑菇"),
    "hand": ("hands", "手"),
    "arrow": ("arrows", "箭头"),
}
"""Several of them in English, and in Chinese."""
MEASURE_WORDS: Final[Mapping[Kind | Sided | None, str]] = {
    "house": "座",
    "fish": "条",
    "tree": "棵",
    "boat": "艘",
    "hand": "只",
}
"""What Chinese puts between a number and a noun; 个 for all others."""
_SIDES: Final[dict[tuple[str | None, bool], tuple[str, str]]] = {
    ("hand", False): ("right hands", "右手"),
    ("hand", True): ("left hands", "左手"),
    ("arrow", False): ("arrows that turn clockwise", "顺时针方向的箭头"),
    ("arrow", True): ("arrows that turn counterclockwise", "逆时针方向的箭头"),
}
_HANDS: Final[Text] = {
    "en": "Every hand in the picture is seen from its back, with its fingernails.",
    "zh": "图中每只手都是手背朝向你（能看到指甲）。",
}
_ARROWS: Final[Text] = {
    "en": "Every arrow in the picture bends around a centre.",
    "zh": "图中每个箭头都绕着一个中心弯曲。",
}
_OVERLAP: Final[Text] = {
    "en": "Objects in the picture may partly hide one another; a partly hidden object counts as a whole one.",
    "zh": "图中的物体可能相互遮挡一部分；被遮住一部分的物体也算一个完整的物体。",
}
_TURNING: Final[dict[bool | None, Text]] = {
    False: {"en": "How many arrows turn clockwise?", "zh": "图中有多少个箭头是顺时针方向的？"},
    True: {"en": "How many arrows turn counterclockwise?", "zh": "图中有多少个箭头是逆时针方向的？"},
}
_COUNT: Final[Text] = {"en": "How many {of} are there?", "zh": "图中一共有多少{measure}{of}？"}
_ASK: Final[dict[str, Text]] = {
    "count": _COUNT,
    "count_choice": _COUNT,
    "side": _COUNT,
    "more": {"en": "How many more {of} than {than} are there?", "zh": "图中的{of}比{than}多多少{measure}？"},
    "inside": {
        "en": "How many {of} lie wholly inside the big circle? One that lies across the line of the circle does not "
        "count.",
        "zh": "有多少{measure}{of}完全位于大圆之内？压在大圆边线上的不算。",
    },
    "across": {
        "en": "How many {of} lie across the line of the big rectangle, partly inside it and partly outside?",
        "zh": "有多少{measure}{of}压在大矩形的边线上，即一部分在矩形内、一部分在矩形外？",
    },
    "boxes": {
        "en": "Find all {of}. The box of each is the smallest one around it.",
        "zh": "请找出所有的{of}。每一个的方框应恰好框住它。",
    },
}
_STRIPS: Final = 5  # of the picture's height, in which many objects are told
_FEW: Final = 4
_NEXT: Final[Text] = {"en": ", ", "zh": "、"}
_TOLD: Final[Text] = {"en": "{name} at {spots}: {total}.", "zh": "{name}位于 {spots}，共 {total} 个。"}
_TOLD_STRIPS: Final[Text] = {
    "en": "{name}, in fifths of the picture from the top: {strips}. {sum} = {total}.",
    "zh": "{name}，把图从上到下分成五等份：{strips}。{sum} = {total}。",
}
_DIFFERENCE: Final[Text] = {"en": "{sum}.", "zh": "{sum}。"}
_OTHERS: Final[dict[str, Text]] = {
    "inside": {
        "en": "The other {others} lie across the line of the circle or outside it.",
        "zh": "另外 {others} 个压在大圆边线上或在圆外。",
    },
    "across": {
        "en": "The other {others} lie wholly inside the rectangle or wholly outside.",
        "zh": "另外 {others} 个完全在矩形内或完全在矩形外。",
    },
    "side": {"en": "The other {others} are {of}.", "zh": "另外 {others} 个是{of}。"},
}
_PERCENT: Final[Text] = {
    "en": "(Centres in percent of the picture's width and height.)",
    "zh": "（中心的位置，按占图片宽度和高度的百分比。）",
}

_SCENE: Final[Text] = {
    "en": "The picture is {width} units wide and {height} units high; places (x, y) count from its upper left corner, "
    "to the right and down.",
    "zh": "图宽 {width}、高 {height} 个单位；位置 (x, y) 从左上角起向右、向下计算。",
}
_CIRCLED: Final[Text] = {
    "en": "The big circle has its centre at ({x}, {y}) and the radius {radius}.",
    "zh": "大圆的圆心在 ({x}, {y})，半径 {radius}。",
}
_FRAMED: Final[Text] = {
    "en": "The big rectangle reaches from ({left}, {top}) to ({right}, {bottom}).",
    "zh": "大矩形从 ({left}, {top}) 到 ({right}, {bottom})。",
}
_OUTLINE: Final[Text] = {
    "en": "Outline of {kind} upright, of size 1000, around its centre",
    "zh": "直立、大小为 1000 的{kind}的轮廓（以中心为原点）",
}
_OBJECTS: Final[Text] = {
    "en": "The objects, from the lowest to the topmost; each is turned clockwise by the degrees named",
    "zh": "各个物体，从最底层到最上层；各按所注度数顺时针转动",
}
_OBJECT: Final[Text] = {
    "en": "{hue} {kind} at ({x}, {y}), size {size}, turned by {turn} degrees",
    "zh": "{hue}{kind}，位于 ({x}, {y})，大小 {size}，转动 {turn} 度",
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the scene says nothing
    """What counts, and what is asked about it."""
    task, of = query["task"], msgspec.convert(query["of"], Wanted)
    names = {"of": _called(of)}
    if "than" in query:
        names["than"] = _called(msgspec.convert(query["than"], Wanted))
    measure = MEASURE_WORDS.get(of.kind, "个")
    ask: Text = {
        language: _ASK[task][language].format(**{name: text[language] for name, text in names.items()}, measure=measure)
        for language in LANGUAGES
    }
    rules = _OVERLAP
    if task == "side":
        rules = _HANDS if of.kind == "hand" else _ARROWS
        ask = ask if of.kind == "hand" else _TURNING[of.mirrored]
    options = numbers(query.get("options", ()))
    kind = AnswerKind.LETTER if options else AnswerKind.BOXES if task == "boxes" else AnswerKind.NUMBER
    return Wording(rules=rules, ask=ask, kind=kind, options=options)


def _called(wanted: Wanted) -> Text:
    """What fits, in words."""
    thing = ("objects", "物体") if wanted.kind is None else _NAMES[wanted.kind]
    english, chinese = thing if wanted.mirrored is None else _SIDES[wanted.kind, wanted.mirrored]
    if wanted.hue is None:
        return {"en": english, "zh": chinese}
    hue = COLOURS[wanted.hue]
    return {"en": f"{hue['en']} {english}", "zh": hue["zh"] + chinese}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Where every object that counts lies, added up; and how many of its kind do not count."""
    things = msgspec.convert(statement["objects"], list[Thing])
    size = statement["width"], statement["height"]
    of, found = msgspec.convert(query["of"], Wanted), [things[number] for number in why["found"]]
    parts = [_located(of, found, size)]
    if "than" in query:
        than = msgspec.convert(query["than"], Wanted)
        fewer = list(filter(than.fits, things))
        parts.append(_located(than, fewer, size))
        parts.append(said(_DIFFERENCE, sum=f"{len(found)} - {len(fewer)} = {len(found) - len(fewer)}"))
    others = len(things if query["task"] == "side" else list(filter(of.fits, things))) - len(found)
    if query["task"] in _OTHERS:
        turned = of if of.mirrored is None else msgspec.structs.replace(of, mirrored=not of.mirrored)
        parts.append(said(_OTHERS[query["task"]], others=others, of=_called(turned)))
    return joined(*parts, _PERCENT)


def _located(wanted: Wanted, things: Sequence[Thing], size: tuple[int, int]) -> Text:
    """Where objects lie: in strips from the top to the bottom if they are many, and from the left to the right."""
    width, height = size
    strips: list[list[Thing]] = [[] for _ in range(_STRIPS if len(things) > _FEW else 1)]
    for thing in sorted(things, key=lambda thing: (thing.x, thing.y)):
        strips[len(strips) * thing.y // height].append(thing)
    spots = [
        listed((same(f"({100 * thing.x / width:.0f}, {100 * thing.y / height:.0f})") for thing in strip), _NEXT)
        for strip in strips
    ]
    name, total = sentence(_called(wanted)), len(things)
    if not strips[1:]:
        return said(_TOLD, name=name, spots=spots[0] if things else same("-"), total=total)
    counts = list(map(len, strips))
    told = (named(same(count), spot) if count else same(0) for count, spot in zip(counts, spots, strict=True))
    return said(_TOLD_STRIPS, name=name, strips=listed(told, SEMICOLON), sum=" + ".join(map(str, counts)), total=total)


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - all questions are about the whole scene
    """The objects, what they look like, and the big circle or rectangle."""
    parts = [said(_SCENE, width=statement["width"], height=statement["height"])]
    if statement["circle"] is not None:
        parts.append(said(_CIRCLED, **dict(zip(("x", "y", "radius"), statement["circle"], strict=True))))
    if statement["frame"] is not None:
        parts.append(said(_FRAMED, **dict(zip(("left", "top", "right", "bottom"), statement["frame"], strict=True))))
    for kind, outline in statement["outlines"].items():
        points = listed(same(f"({x}, {y})") for x, y in outline)
        parts.append(named(said(_OUTLINE, kind=_one(Wanted(kind, mirrored=_mirrors(kind)))), points))
    things = msgspec.convert(statement["objects"], list[Thing])
    objects = (
        said(
            _OBJECT,
            hue=COLOURS[thing.hue],
            kind=_one(Wanted(thing.kind, mirrored=thing.mirrored if _mirrors(thing.kind) is not None else None)),
            x=thing.x,
            y=thing.y,
            size=thing.size,
            turn=thing.turn,
        )
        for thing in things
    )
    return lines(*parts, named(_OBJECTS, numbered(dict.fromkeys(LANGUAGES, "{number}"), objects)))


def _mirrors(kind: Kind | Sided) -> bool | None:
    """False for kinds that differ from their mirror images, whose outline is that of one that is not mirrored."""
    return False if kind in get_args(Sided) else None


def _one(wanted: Wanted) -> Text:
    """What one of these is called."""
    several = _called(wanted)
    first, _, rest = several["en"].partition(" that ")
    single = "cross" if wanted.kind == "cross" else first.removesuffix("s")
    return {"en": f"{single} that {rest.replace('turn ', 'turns ')}" if rest else single, "zh": several["zh"]}


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The scene in its frame, the lowest object first."""
    width, height = statement["width"] / _SCALE, statement["height"] / _SCALE
    nodes: list[AnyNode] = []
    if statement["circle"] is not None:
        x, y, radius = (number / _SCALE for number in statement["circle"])
        nodes.append(Circle(x, y, radius, "tint", "ink", "thick"))
    elif statement["frame"] is not None:
        left, top, right, bottom = (number / _SCALE for number in statement["frame"])
        nodes.append(Rect(left, top, right - left, bottom - top, "tint", "ink", "thick"))
    else:
        nodes.append(Rect(0.08, 0.08, width - 0.16, height - 0.16, "tint", "line", "thin", radius=0.3))
    boxes: list[AnyNode] = []
    for number, thing in enumerate(msgspec.convert(statement["objects"], list[Thing])):
        outlined = placed(thing, statement["outlines"][thing.kind], 1000, _SCALE)
        nodes.append(Polyline(tuple(outlined), "ink", width=_STROKE, closed=True, fill=thing.hue))
        nodes += [
            Polyline(tuple(placed(thing, detail, 1, _SCALE)), "ink", width=_DETAIL)
            for detail in DETAILS.get(thing.kind, ())
        ]
        xs, ys = zip(*outlined, strict=True)
        left, top = min(xs) - _STROKE / 2, min(ys) - _STROKE / 2
        boxes.append(Element(element(number), left, top, max(xs) + _STROKE / 2 - left, max(ys) + _STROKE / 2 - top))
    if query["task"] == "boxes":
        nodes += boxes
    return (Scene(width, height, tuple(nodes), unit=(48, 60)),)
