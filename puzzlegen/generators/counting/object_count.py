"""Crowded scenes of overlapping coloured things: how many there are of a kind, and where they lie.

The objects are drawn first, with as many of the wanted ones as the item shall have, then each gets a place: it may hide
a part of others, but no two come closer than `_CLOSEST`, so that enough of each is left to be seen.
"""

import math
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Elements, FillIn, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Element, Hue, Rect, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.objects import (
    HUE_NAMES,
    HUES,
    KINDS,
    MEASURE_WORDS,
    NAMES,
    SHAPES,
    STROKE,
    Kind,
    Point,
    Sided,
    Thing,
    corners,
    draw,
    outline,
)
from puzzlegen.generators.kits.asking import (
    AS_LETTER,
    AS_NUMBER,
    LETTERS,
    drawn_task,
    joined,
    offered,
    options,
)

Task: TypeAlias = Literal["count", "count_choice", "more", "inside", "across", "side", "boxes"]
Place: TypeAlias = Literal["anywhere", "inside", "across", "outside"]

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "more", "inside", "across", "side", "boxes")
_WIDTH: Final = 1000  # of the scene, in points
_HEIGHT: Final = 760
_SCALE: Final = 100  # points in a unit of the scene
_EDGE: Final = 14  # from an object to the edge of the picture
_CIRCLE: Final = (500, 380, 290)  # centre and radius of the big circle
_FRAME: Final = (180, 180, 820, 580)  # left, top, right, bottom
_CLEAR: Final = 12  # points by which an object is off a line, or goes beyond it on both sides
_CLOSEST: Final = 0.68  # of the sum of two sizes
_NEAR: Final = 0.9  # the same: nearer ones may hide one another
_APART: Final = 1.06  # the same where no object may hide another
_UNMISTAKEN: Final = 0.88  # the same where thumbs and the heads of arrows have to be seen
_NEIGHBOURS: Final = 2  # as many may be near
_SMALLER: Final = 0.84  # where the places of objects matter, so that there is room on both sides of a line
_LARGER: Final = 1.2  # where their sides matter
_TRIES: Final = 200


class ObjectCountParams(Params, frozen=True, kw_only=True):
    """Bounds, both ends included, of the number of objects, of the answers, and of the objects' sizes in points."""

    objects: tuple[int, int]
    counts: tuple[int, int]
    sizes: tuple[int, int]


class Wanted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an object has to be like; None stands for anything."""

    kind: Kind | Sided | None = None
    hue: Hue | None = None
    mirrored: bool | None = None

    def fits(self, thing: Thing) -> bool:
        """Whether the object is like that."""
        return (
            self.kind in (None, thing.kind)
            and self.hue in (None, thing.hue)
            and self.mirrored in (None, thing.mirrored)
        )


class ObjectCountState(msgspec.Struct, frozen=True):
    """The objects from the lowest to the topmost one, and what is asked.

    ``than`` belongs to the task ``more``; ``found`` lists the objects that count; ``numbers`` are the options.
    """

    things: tuple[Thing, ...]
    task: Task
    of: Wanted
    than: Wanted | None
    found: tuple[int, ...]
    count: int
    numbers: tuple[int, ...] = ()


class ObjectCount:
    """See the module's docstring."""

    name = "object_count"
    version = 3
    levels: ClassVar = {
        Level.EASY: ObjectCountParams(band=(12, 28), objects=(12, 17), counts=(2, 8), sizes=(76, 96)),
        Level.MEDIUM: ObjectCountParams(band=(29, 50), objects=(22, 30), counts=(3, 12), sizes=(60, 76)),
        Level.HARD: ObjectCountParams(band=(51, 90), objects=(38, 46), counts=(5, 17), sizes=(46, 60)),
    }

    def generate(self, rng: Stream, params: ObjectCountParams) -> ObjectCountState:
        """Draw the objects, then their places."""
        task, place = drawn_task(TASKS, rng)
        low, high = params.counts
        count = low + rng.per_item(high - low + 1, "count")
        numbers: tuple[int, ...] = ()
        if task == "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
            numbers = offered(low, high, rng)
            count = numbers[place]
        elif task == "boxes":
            count = rng.between(2, 4)
        total = rng.between(*params.objects)
        if task == "side":
            total = total * 2 // 3
        cast = _Cast(rng, task, count, total)
        placed = _Placing(rng, task, params.sizes)
        order = rng.permutation(len(cast.looks))
        things = [
            placed.put(cast.looks[number], cast.places[number], task == "boxes" and cast.counted[number])
            for number in order
        ]
        found = tuple(place for place, number in enumerate(order) if cast.counted[number])
        return ObjectCountState(tuple(things), task, cast.of, cast.than, found, count, numbers)

    def statement(self, state: ObjectCountState) -> Statement:
        """All objects from the lowest to the topmost one, the outlines of their kinds, and the line, if any."""
        kinds = sorted({thing.kind for thing in state.things})
        return {
            "width": _WIDTH,
            "height": _HEIGHT,
            "circle": _CIRCLE if state.task == "inside" else None,
            "frame": _FRAME if state.task == "across" else None,
            "outlines": {kind: outline(kind) for kind in kinds},
            "objects": [msgspec.structs.asdict(thing) for thing in state.things],
        }

    def ask(self, state: ObjectCountState, rng: Stream) -> Asked:
        """Put the question for which the scene was made."""
        _, place = drawn_task(TASKS, rng)
        query: dict[str, Any] = {"task": state.task, "of": msgspec.to_builtins(state.of)}
        if state.than is not None:
            query["than"] = msgspec.to_builtins(state.than)
        text, explanation = _wording(state), _enumeration(state)
        if state.task == "boxes":
            question = Question(text, AnswerForm.BOUNDING_BOXES, query)
            ids = sorted(_element(number) for number in state.found)
            return Asked(question, Elements(tuple(ids)), explanation=explanation)
        if state.task == "count_choice":
            question = Question(text, AnswerForm.CHOICE, query | {"numbers": state.numbers}, options(state.numbers))
            return Asked(question, Choice(LETTERS[place]), explanation=explanation)
        return Asked(Question(text, AnswerForm.FILL_IN, query), FillIn(str(state.count)), explanation=explanation)

    def depict(self, state: ObjectCountState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The scene in its frame, the lowest object first."""
        width, height = _WIDTH / _SCALE, _HEIGHT / _SCALE
        nodes: list[AnyNode] = []
        if state.task == "inside":
            x, y, radius = (number / _SCALE for number in _CIRCLE)
            nodes.append(Circle(x, y, radius, "tint", "ink", "thick"))
        elif state.task == "across":
            left, top, right, bottom = (number / _SCALE for number in _FRAME)
            nodes.append(Rect(left, top, right - left, bottom - top, "tint", "ink", "thick"))
        else:
            nodes.append(Rect(0.08, 0.08, width - 0.16, height - 0.16, "tint", "line", "thin", radius=0.3))
        for thing in state.things:
            nodes += draw(thing, _SCALE)
        if state.task == "boxes":
            nodes += [_boxed(number, thing) for number, thing in enumerate(state.things)]
        return (Scene(width, height, tuple(nodes), unit=(48, 60)),)


def _element(number: int) -> str:
    """The element id of an object."""
    return f"object-{number + 1}"


def _boxed(number: int, thing: Thing) -> Element:
    """The object's extent with its outline."""
    xs, ys = zip(*corners(thing), strict=True)
    left, top = min(xs) / _SCALE - STROKE / 2, min(ys) / _SCALE - STROKE / 2
    right, bottom = max(xs) / _SCALE + STROKE / 2, max(ys) / _SCALE + STROKE / 2
    return Element(_element(number), left, top, right - left, bottom - top)


Look: TypeAlias = tuple[Kind | Sided, Hue, bool]  # kind, hue, mirrored


class _Cast:
    """What kinds of objects a scene has, in no order yet: ``looks``, with their ``places`` and whether each counts."""

    def __init__(self, rng: Stream, task: Task, count: int, total: int) -> None:
        self.looks: list[Look] = []
        self.places: list[Place] = []
        self.counted: list[bool] = []
        self.than: Wanted | None = None
        self._rng = rng
        kinds: Sequence[Kind | Sided] = rng.sample(KINDS, 5)
        hues = rng.sample(HUES, 5)
        first = hues[0] if rng.below(2) else None
        match task:
            case "side":
                kind: Sided = rng.choice(("hand", "arrow"))
                mirrored = rng.below(2) == 1
                self.of = Wanted(kind, None, mirrored)
                self._add(count, (kind,), hues, (mirrored,), counted=True)
                self._add(max(total - count, 3), (kind,), hues, (not mirrored,))
            case "inside" | "across":
                total = min(total, 36)  # more would not fit
                self.of = rng.choice((Wanted(kinds[0]), Wanted(hue=hues[0]), Wanted()))
                which, colours = self._all(kinds, hues)
                here, *elsewhere = self._places(task)
                self._add(count, which, colours, places=(here,), counted=True)
                many = max(3, (total - count) // (2 if self.of != Wanted() else 1))
                self._add(many, which, colours, places=elsewhere)
                if self.of != Wanted():
                    self._add(max(total - count - many, 3), *self._none(kinds, hues), places=(here, *elsewhere))
            case "more":
                self.of, self.than = Wanted(kinds[0], first), Wanted(kinds[1], first)
                fewer = rng.between(1, max(2, min(6, (total - count) // 3)))
                self._add(fewer + count, kinds[:1], hues[:1] if first else hues, counted=True)
                self._add(fewer, kinds[1:2], hues[:1] if first else hues)
                rest = max(total - count - 2 * fewer, 4)
                if first:
                    self._add(rest // 2, kinds[:2], hues[1:])
                    self._add(rest - rest // 2, kinds[2:], hues)
                else:
                    self._add(rest, kinds[2:], hues)
            case _:
                self.of = rng.choice((Wanted(kinds[0]), Wanted(kinds[0], hues[0]), Wanted(kinds[0], hues[0])))
                self._add(count, *self._all(kinds, hues), counted=True)
                rest = max(total - count, 4)
                if self.of.hue:  # things of the same kind, and things of the same hue, lead astray
                    self._add(rest // 3, kinds[:1], hues[1:])
                    self._add(rest // 3, kinds[1:], hues[:1])
                    rest -= 2 * (rest // 3)
                self._add(rest, kinds[1:], hues[1:] if self.of.hue else hues)

    def _all(self, kinds: Sequence[Kind | Sided], hues: Sequence[Hue]) -> tuple[Sequence[Kind | Sided], Sequence[Hue]]:
        """Kinds and hues of what fits."""
        return kinds[:1] if self.of.kind else kinds, hues[:1] if self.of.hue else hues

    def _none(self, kinds: Sequence[Kind | Sided], hues: Sequence[Hue]) -> tuple[Sequence[Kind | Sided], Sequence[Hue]]:
        """Kinds and hues of what does not fit."""
        return kinds[1:] if self.of.kind else kinds, hues[1:] if self.of.hue else hues

    @staticmethod
    def _places(task: Task) -> tuple[Place, ...]:
        return ("inside", "across", "outside", "outside") if task == "inside" else ("across", "inside", "outside")

    def _add(
        self,
        number: int,
        kinds: Sequence[Kind | Sided],
        hues: Sequence[Hue],
        mirrored: Sequence[bool] = (False,),
        places: Sequence[Place] = ("anywhere",),
        *,
        counted: bool = False,
    ) -> None:
        """Add so many objects, each of one of these kinds, hues, sides and places."""
        for _ in range(number):
            self.looks.append((self._rng.choice(kinds), self._rng.choice(hues), self._rng.choice(mirrored)))
            self.places.append(self._rng.choice(places))
            self.counted.append(counted)


class _Placing:
    """Finds places for one object after the other."""

    def __init__(self, rng: Stream, task: Task, sizes: tuple[int, int]) -> None:
        self._rng = rng
        self._sizes = sizes
        self._task = task
        self._own = _UNMISTAKEN if task == "side" else _CLOSEST
        self._taken: list[tuple[int, int, int, float]] = []  # x, y, size, and how near another object may come
        self._near: list[int] = []  # how many others are near it

    def put(self, look: Look, place: Place, whole: bool) -> Thing:
        """The object in a free place, ``whole`` if nothing may hide any of it.

        Raises:
            Rejected: no place was found.
        """
        rng = self._rng
        kind, hue, mirrored = look
        factor = _LARGER if self._task == "side" else 1 if place == "anywhere" else _SMALLER
        size = round(rng.between(*self._sizes) * factor)
        turn = rng.below(360) if kind in (*SHAPES, "hand", "arrow") else rng.between(-25, 25) % 360
        for _ in range(_TRIES):
            x, y = self._spot(size, place)
            near = self._neighbours(x, y, size, whole)
            if near is None:
                continue
            thing = Thing(kind, hue, x, y, size, turn, mirrored)
            if place == "anywhere" or _place(self._task, corners(thing)) == place:
                for other in near:
                    self._near[other] += 1
                self._taken.append((x, y, size, _APART if whole else self._own))
                self._near.append(len(near))
                return thing
        raise Rejected("no room for an object")

    def _neighbours(self, x: int, y: int, size: int, whole: bool) -> list[int] | None:
        """The objects near a spot; None where another object must not stand."""
        edge = size + _EDGE
        if not (edge <= x <= _WIDTH - edge and edge <= y <= _HEIGHT - edge):
            return None
        near = []
        for number, (a, b, other, least) in enumerate(self._taken):
            reach, across, down = size + other, x - a, y - b
            if abs(across) > _APART * reach or abs(down) > _APART * reach:
                continue
            away = math.hypot(across, down) / reach
            if away < (_APART if whole else least):
                return None
            if away < _NEAR:
                near.append(number)
                if len(near) > _NEIGHBOURS or self._near[number] == _NEIGHBOURS:
                    return None
        return near

    def _spot(self, size: int, place: Place) -> tuple[int, int]:
        """A spot that may suit the place."""
        rng, edge = self._rng, size + _EDGE
        wide, high = _WIDTH - 2 * edge + 1, _HEIGHT - 2 * edge + 1
        down, across = divmod(rng.below(wide * high), wide)
        spot = edge + across, edge + down
        if place == "anywhere":
            return spot
        if place == "outside":
            strip = edge + rng.below(size)
            if self._task == "inside" or rng.below(3):
                return rng.choice((strip, _WIDTH - strip)), spot[1]
            return spot[0], rng.choice((strip, _HEIGHT - strip))
        if self._task == "inside":
            x, y, radius = _CIRCLE
            away = radius + size * (rng.unit() - 0.5) * 0.8 if place == "across" else radius * rng.unit() ** 0.5
            angle = math.tau * rng.unit()
            return round(x + away * math.cos(angle)), round(y + away * math.sin(angle))
        left, top, right, bottom = _FRAME
        if place == "inside":
            return rng.between(left + size // 2, right - size // 2), rng.between(top + size // 2, bottom - size // 2)
        off = round(size * (rng.unit() - 0.5) * 0.8)
        if rng.below(left + right) < bottom + top:
            return rng.choice((left, right)) + off, rng.between(top, bottom)
        return rng.between(left, right), rng.choice((top, bottom)) + off


def _place(task: Task, points: Sequence[Point]) -> Place | None:
    """Where an object lies to the line of the task; None where that would be hard to see."""
    if task == "inside":
        x, y, radius = _CIRCLE
        beyond = [math.hypot(a - x, b - y) - radius for a, b in points]
    else:
        left, top, right, bottom = _FRAME
        beyond = [max(left - a, a - right, top - b, b - bottom) for a, b in points]
    if max(beyond) < -_CLEAR:
        return "inside"
    # Beside a round line, the middle of an outline's side may be nearer than its ends.
    if min(beyond) > 2 * _CLEAR:
        return "outside"
    return "across" if min(beyond) < -_CLEAR and max(beyond) > _CLEAR else None


def _called(wanted: Wanted, *, one: bool = False) -> Text:
    """What fits, in words: one of them, or several."""
    if wanted.mirrored is not None:
        english, chinese = _SIDES[wanted.kind, wanted.mirrored]
        return {"en": english, "zh": chinese}
    thing = ("object", "objects", "物体") if wanted.kind is None else NAMES[wanted.kind]
    hue = "" if wanted.hue is None else f"{wanted.hue} "
    return {"en": hue + thing[0 if one else 1], "zh": ("" if wanted.hue is None else HUE_NAMES[wanted.hue]) + thing[2]}


_SIDES: Final[dict[tuple[str | None, bool], tuple[str, str]]] = {
    ("hand", False): ("right hands", "右手"),
    ("hand", True): ("left hands", "左手"),
    ("arrow", False): ("arrows that turn clockwise", "顺时针方向的箭头"),
    ("arrow", True): ("arrows that turn counterclockwise", "逆时针方向的箭头"),
}
_HANDS: Final[Text] = {
    "en": "Every hand in the picture is seen from its back, with its fingernails, and may be turned.",
    "zh": "图中每只手都是手背朝向你（能看到指甲），并且可能转了方向。",
}
_ARROWS: Final[Text] = {
    "en": "Every arrow in the picture bends around a centre, and may be turned.",
    "zh": "图中每个箭头都绕着一个中心弯曲，并且可能转了方向。",
}
_OVERLAP: Final[Text] = {
    "en": "Objects in the picture may partly hide one another; a partly hidden object counts as a whole one.",
    "zh": "图中的物体可能相互遮挡一部分；被遮住一部分的物体也算一个完整的物体。",
}
_ASKED: Final[dict[Task, tuple[str, str]]] = {
    "count": ("How many {of} are there?", "图中一共有多少{measure}{of}？"),
    "count_choice": ("How many {of} are there?", "图中一共有多少{measure}{of}？"),
    "side": ("How many {of} are there?", "图中一共有多少{measure}{of}？"),
    "more": ("How many more {of} than {than} are there?", "图中的{of}比{than}多多少{measure}？"),
    "inside": (
        "How many {of} lie wholly inside the big circle? One that lies across the line of the circle does not count.",
        "有多少{measure}{of}完全位于大圆之内？压在大圆边线上的不算。",
    ),
    "across": (
        "How many {of} lie across the line of the big rectangle, partly inside it and partly outside?",
        "有多少{measure}{of}压在大矩形的边线上，即一部分在矩形内、一部分在矩形外？",
    ),
    "boxes": (
        "Find all {of}. Answer with one box for each of them, the smallest one around it:",
        "请找出所有的{of}。请为每一个给出一个恰好框住它的最小方框：",
    ),
}


def _wording(state: ObjectCountState) -> Text:
    """The whole question."""
    names = {"of": _called(state.of)} | ({} if state.than is None else {"than": _called(state.than)})
    asked = {
        language: words.format(
            **{name: text[language] for name, text in names.items()}, measure=MEASURE_WORDS.get(state.of.kind, "个")
        )
        for language, words in zip(("en", "zh"), _ASKED[state.task], strict=True)
    }
    rule = _OVERLAP
    if state.task == "side":
        rule = _HANDS if state.of.kind == "hand" else _ARROWS
    ending = {"count_choice": AS_LETTER, "boxes": AS_BOX}.get(state.task, AS_NUMBER)
    return joined(rule, asked, ending)


def _enumeration(state: ObjectCountState) -> Text:
    """Where every object that counts lies; for the task ``more``, also those that are fewer."""
    parts = []
    groups = [(state.of, [state.things[number] for number in state.found])]
    if state.than is not None:
        groups.append((state.than, list(filter(state.than.fits, state.things))))
    for wanted, things in groups:
        spots = "; ".join(f"({100 * thing.x / _WIDTH:.0f}, {100 * thing.y / _HEIGHT:.0f})" for thing in things)
        name = _called(wanted)
        parts.append(
            {
                "en": f"{name['en'].capitalize()}, by their centres in percent of the picture's width and height: "
                f"{spots}.",
                "zh": f"{name['zh']}的中心，按占图片宽度和高度的百分比：{spots}。",
            }
        )
    return joined(*parts, {"en": f"Number: {state.count}.", "zh": f"数目：{state.count}。"})


FAMILY = ObjectCount()
