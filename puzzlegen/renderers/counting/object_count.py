"""Shows the crowded scenes of `puzzlegen.generators.counting.object_count`."""

from collections.abc import Mapping, Sequence
from typing import Final, get_args

import msgspec

from puzzlegen.answers.kinds import Kind as AnswerKind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Polyline, Rect, Scene
from puzzlegen.facts.counting.objects import DETAILS, Kind, Sided, Thing, Wanted, element, placed
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, said, sentence
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

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
_TURNING: Final[dict[bool | None, Phrase]] = {
    False: msg("turning-no"),
    True: msg("turning-yes"),
}
_ASK: Final[dict[str, Phrase]] = {
    "count": msg("count"),
    "count_choice": msg("count"),
    "side": msg("count"),
    "more": msg("ask-more"),
    "inside": msg("ask-inside"),
    "across": msg("ask-across"),
    "boxes": msg("ask-boxes"),
}
_STRIPS: Final = 5  # of the picture's height, in which many objects are told
_FEW: Final = 4
_OTHERS: Final[dict[str, Phrase]] = {
    "inside": msg("others-inside"),
    "across": msg("others-across"),
    "side": msg("others-side"),
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the scene says nothing
    """What counts, and what is asked about it."""
    task, of = query["task"], msgspec.convert(query["of"], Wanted)
    names = {"of": _called(of)}
    if "than" in query:
        names["than"] = _called(msgspec.convert(query["than"], Wanted))
    measure = MEASURE_WORDS.get(of.kind, "个")
    ask: Phrase = {
        language: _ASK[task][language].format(**{name: text[language] for name, text in names.items()}, measure=measure)
        for language in LANGUAGES
    }
    rules = msg("overlap")
    if task == "side":
        rules = msg("hands") if of.kind == "hand" else msg("arrows")
        ask = ask if of.kind == "hand" else _TURNING[of.mirrored]
    options = numbers(query.get("options", ()))
    kind = AnswerKind.LETTER if options else AnswerKind.BOXES if task == "boxes" else AnswerKind.NUMBER
    return Wording(rules=rules, ask=ask, kind=kind, options=options)


def _called(wanted: Wanted) -> Phrase:
    """What fits, in words."""
    thing = ("objects", "物体") if wanted.kind is None else _NAMES[wanted.kind]
    english, chinese = thing if wanted.mirrored is None else _SIDES[wanted.kind, wanted.mirrored]
    if wanted.hue is None:
        return {"en": english, "zh": chinese}
    hue = COLOURS[wanted.hue]
    return {"en": f"{hue['en']} {english}", "zh": hue["zh"] + chinese}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """Where every object that counts lies, added up; and how many of its kind do not count."""
    things = msgspec.convert(statement["objects"], list[Thing])
    size = statement["width"], statement["height"]
    of, found = msgspec.convert(query["of"], Wanted), [things[number] for number in why["found"]]
    parts = [_located(of, found, size)]
    if "than" in query:
        than = msgspec.convert(query["than"], Wanted)
        fewer = list(filter(than.fits, things))
        parts.append(_located(than, fewer, size))
        parts.append(msg("difference", sum=f"{len(found)} - {len(fewer)} = {len(found) - len(fewer)}"))
    others = len(things if query["task"] == "side" else list(filter(of.fits, things))) - len(found)
    if query["task"] in _OTHERS:
        turned = of if of.mirrored is None else msgspec.structs.replace(of, mirrored=not of.mirrored)
        parts.append(said(_OTHERS[query["task"]], others=others, of=_called(turned)))
    return sentences(*parts, msg("percent"))


def _located(wanted: Wanted, things: Sequence[Thing], size: tuple[int, int]) -> Phrase:
    """Where objects lie: in strips from the top to the bottom if they are many, and from the left to the right."""
    width, height = size
    strips: list[list[Thing]] = [[] for _ in range(_STRIPS if len(things) > _FEW else 1)]
    for thing in sorted(things, key=lambda thing: (thing.x, thing.y)):
        strips[len(strips) * thing.y // height].append(thing)
    spots = [
        listed((f"({100 * thing.x / width:.0f}, {100 * thing.y / height:.0f})" for thing in strip), msg("next"))
        for strip in strips
    ]
    name, total = sentence(_called(wanted)), len(things)
    if not strips[1:]:
        return msg("told", name=name, spots=spots[0] if things else "-", total=total)
    counts = list(map(len, strips))
    told = (named(str(count), spot) if count else str(0) for count, spot in zip(counts, spots, strict=True))
    return msg("told-strips", name=name, strips=listed(told, SEMICOLON), sum=" + ".join(map(str, counts)), total=total)


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - all questions are about the whole scene
    """The objects, what they look like, and the big circle or rectangle."""
    parts = [msg("scene", width=statement["width"], height=statement["height"])]
    if statement["circle"] is not None:
        parts.append(msg("circled", **dict(zip(("x", "y", "radius"), statement["circle"], strict=True))))
    if statement["frame"] is not None:
        parts.append(msg("framed", **dict(zip(("left", "top", "right", "bottom"), statement["frame"], strict=True))))
    for kind, outline in statement["outlines"].items():
        points = listed(f"({x}, {y})" for x, y in outline)
        parts.append(named(msg("outline", kind=_one(Wanted(kind, mirrored=_mirrors(kind)))), points))
    things = msgspec.convert(statement["objects"], list[Thing])
    objects = (
        msg(
            "object",
            hue=COLOURS[thing.hue],
            kind=_one(Wanted(thing.kind, mirrored=thing.mirrored if _mirrors(thing.kind) is not None else None)),
            x=thing.x,
            y=thing.y,
            size=thing.size,
            turn=thing.turn,
        )
        for thing in things
    )
    return lines(*parts, named(msg("objects"), numbered(dict.fromkeys(LANGUAGES, "{number}"), objects)))


def _mirrors(kind: Kind | Sided) -> bool | None:
    """False for kinds that differ from their mirror images, whose outline is that of one that is not mirrored."""
    return False if kind in get_args(Sided) else None


def _one(wanted: Wanted) -> Phrase:
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
