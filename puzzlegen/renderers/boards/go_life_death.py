"""Shows the enclosed chains of `puzzlegen.generators.boards.go_life_death`."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import POINT_BOX, STONES, described, diagram
from puzzlegen.renderers.kits.telling import listed, said, same, strung
from puzzlegen.renderers.kits.wording import joined

_SCENE: Final[Text] = {
    "en": "The picture shows part of a Go board of {size} lines; where lines run on to its edge the board continues, "
    "and nothing there matters. {Siege} stones enclose the {group} chain with the triangle: the enclosed area is all "
    "that they cut off from the rest of the board. {Siege} stones with liberties outside this area, and all that is "
    "connected with them, cannot be captured. Both sides move inside the area only, by the rules of Go, and each may "
    "pass. The answer is the same under every ko rule.",
    "zh": "图中是 {size} 路围棋盘的一部分；线条延伸到边缘的地方棋盘还在继续，那里没有其他重要的棋子。"
    "{siege}子包围着带三角标记的{group}棋，包围圈内就是被{siege}子与棋盘其余部分隔开的所有点。"
    "在圈外有气的{siege}子以及与它们相连的子不会被吃掉；双方只在圈内按围棋规则落子，任何一方都可以停一手。"
    "无论采用哪种打劫规则，答案都相同。",
}
_KILL: Final[Text] = {
    "en": "Black moves first. After exactly one first move Black captures the marked white chain whatever White does; "
    "any other first move fails. Which point is it?",
    "zh": "黑先。只有一个第一手能使黑方无论白方如何应对都吃掉带标记的白棋；下在别处都不行。应该下在哪一点？",
}
_LIVE: Final[Text] = {
    "en": "Black moves first. After exactly one first move White can never capture the marked black chain; any other "
    "first move fails. Which point is it?",
    "zh": "黑先。只有一个第一手能使白方无论如何都吃不掉带标记的黑棋；下在别处都不行。应该下在哪一点？",
}
_SHORT_KILL: Final[Text] = {
    "en": "Where must Black play first to capture the chain with the triangle, whose besiegers are safe?",
    "zh": "黑先，应该下在哪一点才能吃掉带三角标记的棋？（外围包围它的棋子是活棋。）",
}
_SHORT_LIVE: Final[Text] = {
    "en": "Where must Black play first to save the chain with the triangle, whose besiegers are safe?",
    "zh": "黑先，应该下在哪一点才能救活带三角标记的棋？（外围包围它的棋子是活棋。）",
}
_STATUS: Final[Text] = {
    "en": "What becomes of the marked chain if both sides play as well as they can?",
    "zh": "双方都下最佳着法时，带标记的棋结果如何？",
}
_SHORT_STATUS: Final[Text] = {
    "en": "What becomes of the chain with the triangle, whose besiegers are safe, if both sides play their best?",
    "zh": "双方都下最佳着法时，带三角标记的棋结果如何？（外围包围它的棋子是活棋。）",
}
_SIDES: Final[dict[str, Text]] = {"B": {"en": "Black", "zh": "黑方"}, "W": {"en": "White", "zh": "白方"}}
_OR: Final[Text] = {"en": " or ", "zh": "或"}
_DONE: Final[dict[str, Text]] = {
    "kill": {"en": "After {at}, the chain cannot be saved.", "zh": "{at} 能吃掉这块棋。"},
    "live": {"en": "{at} saves the chain.", "zh": "{at} 能救活这块棋。"},
    "saving": {"en": "{side} saves it at {at}.", "zh": "{side}先下在 {at} 就能救活。"},
    "taking": {"en": "{side} captures it, beginning at {at}.", "zh": "{side}先下在 {at} 就能吃掉。"},
}
_QUIET: Final[Text] = {
    "en": "Whatever {side} plays, {other} may even pass.",
    "zh": "无论{side}下在哪里，{other}都可以停一手。",
}
_TRIES: Final[Text] = {
    "en": "{side}'s tries, each with its answers: {lines}; after any other move by {side}, {other} may even pass.",
    "zh": "{side}的各种尝试及其应对：{lines}；{side}若下在别处，{other}都可以停一手。",
}
_REFUTED: Final[Text] = {
    "en": "Black's other first moves fail: {lines}; at the end of each line White may even pass, whatever Black plays.",
    "zh": "黑方的其他第一手都不行：{lines}；每条变化走完后，无论黑方下在哪里，白方都可以停一手。",
}
_ALONE: Final[tuple[Text, Text]] = (
    {"en": "After {points}, White may even pass.", "zh": "第一手下在 {points} 时，白方可以停一手。"},
    {
        "en": "Black's other first moves fail: after {points}, White may even pass.",
        "zh": "黑方的其他第一手都不行：下在 {points} 时，白方可以停一手。",
    },
)
_STATUSES: Final[tuple[Text, ...]] = (
    {"en": "It is captured even if its own side moves first.", "zh": "即使己方先下也会被吃掉。"},
    {"en": "It is never captured even if the other side moves first.", "zh": "即使对方先下也不会被吃掉。"},
    {
        "en": "It is saved if its own side moves first and captured if the other side does.",
        "zh": "己方先下就能得救，对方先下就被吃掉。",
    },
)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the point to play at, or for the status of the chain."""
    row, column = statement["marked"]
    group = STONES[statement["rows"][row][column]]
    siege = STONES["W" if group is STONES["B"] else "B"]
    rules = {
        language: _SCENE[language].format(
            size=statement["size"],
            group=group[language],
            siege=siege[language],
            Siege=siege[language].capitalize(),
        )
        for language in LANGUAGES
    }
    if query["task"] == "status":
        return Wording(rules=rules, ask=_STATUS, short=_SHORT_STATUS, kind=Kind.LETTER, options=_STATUSES)
    kills, boxed = query["task"].startswith("kill"), query["task"].endswith("box")
    ask, short = (_KILL, _SHORT_KILL) if kills else (_LIVE, _SHORT_LIVE)
    if boxed:
        return Wording(rules=rules, ask=joined(ask, POINT_BOX), short=joined(short, POINT_BOX), kind=Kind.BOX)
    return Wording(rules=rules, ask=ask, short=short, kind=Kind.POINT)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What decides: who plays where first, and how all that might still change it is answered."""
    row, column = statement["marked"]
    own = statement["rows"][row][column]
    owner, siege = _SIDES[own], _SIDES["W" if own == "B" else "B"]
    task = query["task"].removesuffix("_box")
    if task != "status":
        sides = (owner, siege) if task == "kill" else (siege, owner)
        return joined(said(_DONE[task], at=answer), _tries(*sides, why["tries"]), *_refuted(why["refuted"]))
    verdict = _STATUSES[LETTERS.index(answer)]
    if answer != LETTERS[2]:
        sides = (owner, siege) if answer == LETTERS[0] else (siege, owner)
        return joined(verdict, _tries(*sides, why["tries"]))
    first, then = why["saving"], why["taking"]
    return joined(
        *(verdict, said(_DONE["saving"], side=owner, at=first["at"]), _tries(siege, owner, first["tries"])),
        *(said(_DONE["taking"], side=siege, at=then["at"]), _tries(owner, siege, then["tries"])),
    )


def _tries(side: Text, other: Text, lines: Sequence[Sequence[str]]) -> Text:
    """What a side can still try, until nothing more needs an answer."""
    sides = {"side": side, "other": other}
    return said(_TRIES, **sides, lines=_lines(lines)) if lines else said(_QUIET, **sides)


def _refuted(lines: Sequence[Sequence[str]]) -> Iterator[Text]:
    """What refutes all other first moves."""
    answered, alone = [line for line in lines if len(line) > 1], [same(line[0]) for line in lines if len(line) == 1]
    if answered:
        yield said(_REFUTED, lines=_lines(answered))
    if alone:
        yield said(_ALONE[not answered], points=strung(alone, _OR))


def _lines(lines: Sequence[Sequence[str]]) -> Text:
    return listed(same("-".join(line)) for line in lines)


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001
    """The part of the board, and where it goes on."""
    size, top, left = statement["size"], statement["top"], statement["left"]
    return described(statement["rows"], statement["marked"], size=size, top=top, left=left)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The part of the board; its lines run on where the board does."""
    size, top, left = statement["size"], statement["top"], statement["left"]
    boxed = query["task"].endswith("box")
    return (diagram(statement["rows"], statement["marked"], size=size, top=top, left=left, boxed=boxed),)
