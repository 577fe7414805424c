"""Life and death: the one point that captures or saves an enclosed chain, or who has to move first for that.

Enclosures are drawn and read out until one is as it is wanted.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import (
    LANGUAGES,
    AnswerForm,
    Asked,
    Choice,
    Elements,
    FillIn,
    Option,
    Question,
    Statement,
    Text,
)
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.go_board import OTHER, STONE_WORDS, Colour
from puzzlegen.generators.boards.go_drawing import Place, diagram
from puzzlegen.generators.boards.go_enclosures import Enclosure, enclosure
from puzzlegen.generators.boards.go_points import AS_POINT, AS_POINT_BOX, point_name
from puzzlegen.generators.boards.go_reading import Fight, Outcome, Reading, Spent
from puzzlegen.generators.kits.asking import joined

Task: TypeAlias = Literal["kill", "live", "kill_box", "live_box", "captured", "safe", "first"]

# The last three ask one question, whose answer they are.
TASKS: Final[tuple[Task, ...]] = ("kill", "live", "kill", "live", "kill_box", "live_box", "captured", "safe", "first")
STATUSES: Final[tuple[Task, ...]] = ("captured", "safe", "first")
_BOARDS: Final = (9, 13, 19, 19)


class GoLifeDeathParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        eye_space: of the points that the group's wall encloses.
        liberties: the largest number of points left free between the walls.
        strangers: of the number of stones in the eye space.
        budget: positions that may be read out.
    """

    eye_space: tuple[int, int]
    liberties: int
    strangers: tuple[int, int]
    budget: int


class GoLifeDeathState(msgspec.Struct, frozen=True):
    """A part of a board of ``size`` lines, from row ``top`` and column ``left`` on, with a stone of the chain.

    ``points`` holds the points of the answer, ``replies`` for each other move what refutes it, if that is a move.
    """

    size: int
    top: int
    left: int
    rows: tuple[str, ...]
    marked: Place
    task: Task
    points: tuple[Place, ...]
    replies: tuple[tuple[Place, Place | None], ...]


class GoLifeDeath:
    """See the module's docstring."""

    name = "go_life_death"
    version = 2
    levels: ClassVar = {
        Level.EASY: GoLifeDeathParams(band=(30, 160), eye_space=(4, 8), liberties=1, strangers=(1, 5), budget=120),
        Level.MEDIUM: GoLifeDeathParams(band=(161, 600), eye_space=(5, 8), liberties=1, strangers=(1, 5), budget=400),
        Level.HARD: GoLifeDeathParams(band=(601, 5000), eye_space=(5, 7), liberties=2, strangers=(1, 3), budget=4000),
    }

    def generate(self, rng: Stream, params: GoLifeDeathParams) -> GoLifeDeathState:
        """Draw an enclosure, read it out, and put it on a board."""
        task = TASKS[rng.per_item(len(TASKS), "task")]
        drawn = enclosure(rng, params.eye_space, params.liberties, params.strangers)
        points, replies = _solved(drawn, task, params.budget)
        height, width = len(drawn.rows), len(drawn.rows[0])
        size = rng.choice([lines for lines in _BOARDS if lines > max(height, width) + 2])
        shift = 0 if drawn.corner else rng.between(1, size - width - 1)
        transpose, flip, mirror = rng.below(2), rng.below(2), rng.below(2)

        def turned(place: Place) -> Place:
            """A place of the enclosure as one of the part that is shown."""
            row = height - 1 - place[0] if flip else place[0]
            column = width - 1 - place[1] if mirror else place[1]
            return (column, row) if transpose else (row, column)

        group: Colour = "B" if task.startswith("live") else "W"
        if task in STATUSES:
            group = rng.choice(("B", "W"))
        colours = {"D": group, "A": OTHER[group], ".": "."}
        shown = [[""] * (height if transpose else width) for _ in range(width if transpose else height)]
        for r, row in enumerate(drawn.rows):
            for c, stone in enumerate(row):
                y, x = turned((r, c))
                shown[y][x] = colours[stone]
        top = size - height if flip else 0
        left = size - width - shift if mirror else shift
        return GoLifeDeathState(
            size=size,
            top=left if transpose else top,
            left=top if transpose else left,
            rows=tuple(map("".join, shown)),
            marked=turned(drawn.target),
            task=task,
            points=tuple(map(turned, points)),
            replies=tuple((turned(move), reply and turned(reply)) for move, reply in replies),
        )

    def statement(self, state: GoLifeDeathState) -> Statement:
        """The stones, where on the board they are, and which one is marked."""
        return {
            "size": state.size,
            "top": state.top,
            "left": state.left,
            "rows": state.rows,
            "marked": state.marked,
        }

    def ask(self, state: GoLifeDeathState, rng: Stream) -> Asked:  # noqa: ARG002
        """Put the question for which the enclosure was drawn."""
        task = state.task
        group = STONE_WORDS[state.rows[state.marked[0]][state.marked[1]]]
        siege = STONE_WORDS["W" if group is STONE_WORDS["B"] else "B"]
        scene = {
            language: _SCENE[language].format(
                size=state.size, group=group[language], siege=siege[language], Siege=siege[language].capitalize()
            )
            for language in LANGUAGES
        }
        if task in STATUSES:
            options = tuple(
                Option(letter, _STATUS_WORDS[status]) for letter, status in zip("ABC", STATUSES, strict=True)
            )
            question = Question(joined(scene, _KO, _STATUS), AnswerForm.CHOICE, {"task": "status"}, options)
            return Asked(question, Choice("ABC"[STATUSES.index(task)]), explanation=_STATUS_WORDS[task])
        (point,) = state.points
        name, kills = self._name(state, point), task.startswith("kill")
        explanation = self._explanation(state, kills)
        asked = _KILL if kills else _LIVE
        if task.endswith("box"):
            text = joined(scene, _KO, asked, _POINT, AS_POINT_BOX, AS_BOX)
            question = Question(text, AnswerForm.BOUNDING_BOXES, {"task": task})
            return Asked(question, Elements((name,)), explanation=explanation)
        text = joined(scene, _KO, asked, _POINT, AS_POINT)
        return Asked(Question(text, AnswerForm.FILL_IN, {"task": task}), FillIn(name), explanation=explanation)

    def depict(self, state: GoLifeDeathState, question: Question) -> tuple[Scene, ...]:
        """The part of the board; its lines run on where the board does."""
        boxed = question.form is AnswerForm.BOUNDING_BOXES
        return (diagram(state.rows, (state.marked,), size=state.size, top=state.top, left=state.left, boxed=boxed),)

    def _name(self, state: GoLifeDeathState, place: Place) -> str:
        return point_name(state.size, state.top + place[0], state.left + place[1])

    def _explanation(self, state: GoLifeDeathState, kills: bool) -> Text:
        """What refutes the other moves."""
        key = self._name(state, state.points[0])
        pairs = [
            f"{self._name(state, move)}-{self._name(state, reply)}"
            for move, reply in state.replies
            if reply is not None
        ]
        english = f"{key} {'captures' if kills else 'saves'} the chain."
        chinese = f"{key} {'能吃掉' if kills else '能救活'}这块棋。"
        if pairs:
            english += f" Other moves and what refutes them: {', '.join(pairs)}."
            chinese += f"其他着法及其应对：{'、'.join(pairs)}。"
        return {"en": english, "zh": chinese}


def _solved(drawn: Enclosure, task: Task, budget: int) -> tuple[tuple[Place, ...], list[tuple[Place, Place | None]]]:
    """The points of the answer, and what refutes the other moves; raises `Rejected` where the task does not fit."""
    width = len(drawn.rows[0]) + 1  # bits of a row
    places = [(r, c) for r, row in enumerate(drawn.rows) for c in range(len(row))]
    bits = {place: 1 << place[0] * width + place[1] for place in places}
    sides = {stone: sum(bits[r, c] for r, c in places if drawn.rows[r][c] == stone) for stone in "AD"}
    board, inside = sum(bits.values()), sum(bits[place] for place in drawn.inside)
    reading = Reading(board, inside, bits[drawn.target], width, budget)
    if _holes(reading, sides["A"] | sides["D"] | inside, bits[places[-1]]):
        raise Rejected("a hole in the siege")
    if not all(_breathes(reading, stones, sides["A"] | sides["D"]) for stones in sides.values()):
        raise Rejected("a chain without liberties")
    fights = [Fight(sides["A"], sides["D"], defending) for defending in (False, True)]
    try:
        statuses: tuple[Outcome, ...] = tuple(map(reading.outcome, fights))
        if statuses != _WANTED.get(task, ("captured", "safe")):
            raise Rejected("another status than wanted")
        if task in STATUSES:
            return (), []
        names = {bit: place for place, bit in bits.items()}
        defending = task.startswith("live")
        wanted: Outcome = "safe" if defending else "captured"
        good, replies = [], []
        for point, after in reading.moves(fights[defending]):
            outcome = reading.outcome(after)
            if outcome == wanted:
                good.append(names[point])
            elif outcome == "unsettled":
                raise Rejected("depends on a ko")
            else:
                answers = [reply for reply, then in reading.moves(after) if reading.outcome(then) == outcome]
                replies.append((names[point], names[answers[0]] if answers else None))
    except Spent:
        raise Rejected("too large to read out") from None
    if len(good) != 1:
        raise Rejected("not one point alone")
    return tuple(good), replies


_WANTED: Final[dict[Task, Sequence[Outcome]]] = {
    "captured": ("captured", "captured"),
    "safe": ("safe", "safe"),
}


def _holes(reading: Reading, taken: int, outer: int) -> bool:
    """Whether some free points outside are cut off from the rest."""
    free = reading.board & ~taken
    return reading.chain(outer, free) != free


def _breathes(reading: Reading, stones: int, taken: int) -> bool:
    """Whether all chains of these stones have liberties."""
    while stones:
        chain = reading.chain(stones & -stones, stones)
        if not reading.beside(chain) & ~taken:
            return False
        stones &= ~chain
    return True


_SCENE: Final = {
    "en": "The picture shows a part of a Go board of {size} lines; where lines run on to its border, the board goes "
    "on, and there is nothing more of importance. The {group} chain with the triangle is enclosed. {Siege} stones with "
    "liberties outside the enclosed area, and all that is connected with them, cannot be captured; both sides move "
    "inside the area only, by the rules of Go, and each side may pass.",
    "zh": "图中是 {size} 路围棋盘的一部分；线条延伸到边缘的地方棋盘还在继续，那里没有其他重要的棋子。"
    "带三角标记的{group}棋被包围。在包围圈之外有气的{siege}子以及与它们相连的子不会被吃掉；双方只在包围圈之内按围棋规则落子，任何一方都可以停一手。",
}
_KO: Final[Text] = {
    "en": "The answer is the same under every rule about ko.",
    "zh": "无论采用哪种打劫规则，答案都相同。",
}
_KILL: Final[Text] = {
    "en": "Black moves first. After exactly one first move Black captures the marked white chain whatever White does; "
    "after any other, White can prevent it for good.",
    "zh": "黑先。只有一个第一手能使黑方无论白方如何应对都吃掉带标记的白棋；下在别处，白方总能使它不被吃掉。",
}
_LIVE: Final[Text] = {
    "en": "Black moves first. After exactly one first move White can never capture the marked black chain, whatever "
    "White does; after any other, White captures it.",
    "zh": "黑先。只有一个第一手能使白方无论如何都吃不掉带标记的黑棋；下在别处，白方就能吃掉它。",
}
_POINT: Final[Text] = {"en": "Which point is it?", "zh": "应该下在哪一点？"}
_STATUS: Final[Text] = {
    "en": "What becomes of the marked chain if both sides play as well as they can? Answer with the letter of the "
    "right option: A, B or C.",
    "zh": "双方都下最佳着法时，带标记的棋结果如何？请回答正确选项的字母：A、B 或 C。",
}
_STATUS_WORDS: Final[dict[Task, Text]] = {
    "captured": {"en": "It is captured even if its own side moves first.", "zh": "即使己方先下也会被吃掉。"},
    "safe": {
        "en": "It is never captured even if the other side moves first.",
        "zh": "即使对方先下也不会被吃掉。",
    },
    "first": {
        "en": "It is saved if its own side moves first and captured if the other side does.",
        "zh": "己方先下就能得救，对方先下就被吃掉。",
    },
}

FAMILY = GoLifeDeath()
