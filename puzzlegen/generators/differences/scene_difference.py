"""Two pictures of one drawn scene that differ in a few details: where, or how many?"""

import math
from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Elements, FillIn, Option, Question, Statement
from puzzlegen.core.scene import AnyNode, Clipped, Element, Label, Painted, Rect, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.differences.brush import block
from puzzlegen.generators.differences.edits import CLASSES, MARGIN, Edit, propose
from puzzlegen.generators.differences.pair import ARRANGEMENTS, arranged, origin
from puzzlegen.generators.differences.settings import SETTINGS
from puzzlegen.generators.differences.stage import HEIGHT, WIDTH, Stage
from puzzlegen.generators.differences.things import Frame, Placed, Thing, grown
from puzzlegen.generators.differences.wording import Arrangement, Task, asked, explained

TASKS: Final[tuple[Task, ...]] = ("boxes", "boxes", "boxes", "single", "choice", "count")
LETTERS: Final = "ABCD"
_COUNTS: Final = 6  # different answers to the question how many
_SLOTS: Final = 12  # so that letters and counts come equally often
_BLUR: Final = 0.4  # pixels by which thin lines of small things are drawn wider than asked for
_REGION: Final = 7  # pixels around what a lettered region encloses
_CAPITAL: Final = 13
_BADGE: Final = 22


class SceneDifferenceParams(Params, frozen=True, kw_only=True):
    """What a level's pairs are like.

    Attributes:
        crowd: bounds of how many things there are, in percent of an ordinary picture.
        differences: bounds of their number where all are to be boxed.
        fewest: the least number where the question is how many.
        least: the least area of a difference, in pixels.
        contrast: by how much a tenth of what differs does so at least, in CIEDE2000.
    """

    crowd: tuple[int, int]
    differences: tuple[int, int]
    fewest: int
    least: int
    contrast: float


class SceneDifferenceState(msgspec.Struct, frozen=True):
    """The things of the scene as composed, the changes, and what is asked.

    ``offered`` are the changes, all but one of them not made, around which the lettered regions of a choice are drawn.
    """

    setting: str
    placed: tuple[Placed, ...]
    edits: tuple[Edit, ...]
    task: Task
    arrangement: Arrangement
    offered: tuple[Edit, ...]


class SceneDifference:
    """See the module's docstring."""

    name = "scene_difference"
    version = 2
    levels: ClassVar = {
        Level.EASY: SceneDifferenceParams(
            band=(12, 32),
            bands={"choice": (4.5, 6.2)},
            crowd=(48, 70),
            differences=(3, 3),
            fewest=1,
            least=500,
            contrast=24,
        ),
        Level.MEDIUM: SceneDifferenceParams(
            band=(33, 47),
            bands={"choice": (6.21, 6.7)},
            crowd=(112, 140),
            differences=(4, 5),
            fewest=2,
            least=300,
            contrast=20,
        ),
        Level.HARD: SceneDifferenceParams(
            band=(48, 120),
            bands={"choice": (6.71, 9)},
            crowd=(205, 260),
            differences=(5, 7),
            fewest=3,
            least=225,
            contrast=17,
        ),
    }

    def generate(self, rng: Stream, params: SceneDifferenceParams) -> SceneDifferenceState:
        """Compose a scene, and change so many of its things."""
        task, slot = _drawn_task(rng)
        setting = tuple(SETTINGS)[rng.per_item(len(SETTINGS), "setting")]
        arrangement = rng.choice(ARRANGEMENTS)
        stage = Stage(rng.child("stage"), rng.between(*params.crowd))
        SETTINGS[setting](stage)
        stage.clear()
        wanted = {
            "boxes": rng.between(*params.differences),
            "single": 1,
            "choice": len(LETTERS),
            "count": params.fewest + slot % _COUNTS,
        }[task]
        margin = MARGIN + (_BADGE + 2 * _REGION if task == "choice" else 0)
        edits = _edits(stage, wanted, params, margin, rng)
        offered: tuple[Edit, ...] = ()
        if task == "choice":
            offered = tuple(edits)
            edits = [edits[slot % len(LETTERS)]]
        return SceneDifferenceState(setting, tuple(stage.placed), tuple(edits), task, arrangement, offered)

    def statement(self, state: SceneDifferenceState) -> Statement:
        """All different things, and for each picture the places of its things in that list, the farthest first."""
        first, second = _pictures(state)
        places: dict[Thing, int] = {}
        for one in (*first, *second):
            places.setdefault(one.thing, len(places))
        return {
            "setting": state.setting,
            "things": tuple(places),
            "first": [places[one.thing] for one in first],
            "second": [places[one.thing] for one in second],
        }

    def ask(self, state: SceneDifferenceState, rng: Stream) -> Asked:
        """Ask for the boxes of all differences, for their number, or for the region of the only one."""
        task, slot = _drawn_task(rng)
        number = len(state.edits)
        query: dict[str, Any] = {"task": task, "arrangement": state.arrangement}
        text = asked(task, state.arrangement, number, "drawing")
        x, y = origin(state.arrangement)
        explanation = explained(
            (
                (edit.change, state.placed[edit.place].kind.name, (x + round(a + c) // 2, y + round(b + d) // 2))
                for edit in state.edits
                for a, b, c, d in (edit.frame,)
            ),
            "drawing",
        )
        match task:
            case "boxes" | "single":
                query["number"] = number
                question = Question(text, AnswerForm.BOUNDING_BOXES, query)
                names = sorted(state.placed[edit.place].thing.name for edit in state.edits)
                return Asked(question, Elements(tuple(names)), explanation=explanation)
            case "count":
                return Asked(Question(text, AnswerForm.FILL_IN, query), FillIn(str(number)), explanation=explanation)
            case "choice":
                query["regions"] = [
                    {"thing": state.placed[edit.place].thing.name, "box": _region(edit.frame)} for edit in state.offered
                ]
                options = tuple(Option(letter) for letter in LETTERS)
                question = Question(text, AnswerForm.CHOICE, query, options)
                return Asked(question, Choice(LETTERS[slot % len(LETTERS)]), explanation=explanation)

    def depict(self, state: SceneDifferenceState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """Both pictures in one, or in two."""
        marks = tuple(
            mark for letter, edit in zip(LETTERS, state.offered, strict=False) for mark in _mark(letter, edit.frame)
        )
        elements = [Element(state.placed[edit.place].thing.name, *_corner_and_size(edit.frame)) for edit in state.edits]
        pictures: list[Sequence[AnyNode]] = [[one.node() for one in things] for things in _pictures(state)]
        if state.arrangement != "files":
            pictures = [[Clipped(block(0, 0, WIDTH, HEIGHT), tuple(nodes))] for nodes in pictures]
        first, second = ((*nodes, *marks) for nodes in pictures)
        return arranged(state.arrangement, (WIDTH, HEIGHT), first, second, elements)


def _drawn_task(rng: Stream) -> tuple[Task, int]:
    """The item's task, and a number that letters and counts follow; both depend on its index alone."""
    task, slot = divmod(rng.per_item(len(TASKS) * _SLOTS, "task"), _SLOTS)
    return TASKS[task], slot


def _edits(stage: Stage, wanted: int, params: SceneDifferenceParams, margin: float, rng: Stream) -> list[Edit]:
    """So many changes, apart from one another, of different classes as far as possible."""
    edits: list[Edit] = []
    deck: list[int] = []
    for _ in range(3 * wanted):
        if not deck:
            deck = rng.permutation(len(CLASSES))
        changed = {edit.place for edit in edits}
        taken = [grown(edit.frame, margin) for edit in edits]
        group = CLASSES[deck.pop()]
        for change in rng.sample(group, len(group)):
            edit = propose(change, stage.placed, taken, params.least, params.contrast, stage.harmony, rng)
            if edit is not None and edit.place not in changed:
                edits.append(edit)
                break
        if len(edits) == wanted:
            return edits
    raise Rejected("too few things that can be changed")


def _pictures(state: SceneDifferenceState) -> tuple[list[Placed], list[Placed]]:
    """The things of both pictures, from the farthest to the nearest."""
    befores = {edit.place: edit.before for edit in state.edits}
    afters = {edit.place: edit.after for edit in state.edits}
    first, second = (
        [one for place, thing in enumerate(state.placed) if (one := changed.get(place, thing)) is not None]
        for changed in (befores, afters)
    )
    return first, second


def _corner_and_size(frame: Frame) -> tuple[int, int, int, int]:
    """The smallest rectangle of whole pixels around a frame."""
    left, top, right, bottom = grown(frame, _BLUR)
    x, y = math.floor(left), math.floor(top)
    return x, y, math.ceil(right) - x, math.ceil(bottom) - y


def _region(frame: Frame) -> tuple[int, int, int, int]:
    """The left, top, right and bottom of a lettered region."""
    x, y, width, height = _corner_and_size(frame)
    return x - _REGION, y - _REGION, x + width + _REGION, y + height + _REGION


def _mark(letter: str, frame: Frame) -> Sequence[AnyNode]:
    """The outline of a region, and its letter above or, where there is no room, below its left corner."""
    left, top, right, bottom = _region(frame)
    corners = (*block(left, top, right - left, bottom - top), (left, top))
    y = top - _BADGE if top >= _BADGE else bottom
    return (
        Painted(corners, stroke="#ffffff", width=5),
        Painted(corners, stroke="#101018", width=2),
        Rect(left, y, _BADGE, _BADGE, fill="paper", stroke="ink"),
        Label(left + _BADGE / 2, y + _BADGE / 2, letter, _CAPITAL, "given"),
    )


FAMILY = SceneDifference()
