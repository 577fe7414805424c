"""Shows solids of cubes, some of which are others turned."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, same
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, LAYERS, layers
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.stacks import draw_cubes
from puzzlegen.renderers.solids.kits.turn_descriptions import BY_QUARTERS, quarter_turns, tips

_ROOM: Final = Room(0.85)
_NUMBERS: Final = "123456"
_ABOVE: Final[Text] = {
    "en": "The solid in the upper part of the picture is made of {count} unit cubes that are joined face to "
    "face, and so is each of the solids A to D. All cubes of every solid can be seen.",
    "zh": "图的上半部分是由 {count} 个单位正方体面对面拼成的立体，A 到 D 也都是这样的立体；"
    "每个立体的所有正方体都能看到。",
}
_EACH: Final[Text] = {
    "en": "Each of the solids is made of {count} unit cubes that are joined face to face. All cubes of every solid "
    "can be seen.",
    "zh": "每个立体都由 {count} 个单位正方体面对面拼成，每个立体的所有正方体都能看到。",
}
_RULES: Final[Mapping[str, Text]] = {
    "odd_one_out": {
        "en": "Three of the solids {first} to {last} are the same one, turned in space in different ways. The odd one "
        "cannot be turned into the others; mirror images do not count as the same.",
        "zh": "立体 {first} 到 {last} 中有三个是同一个立体，只是在空间中转动过；另一个怎样转动都不能变成它们。"
        "镜像不算相同。",
    },
    "grouping": {
        "en": "The solids 1 to 6 fall into two groups of three. The three solids of a group are the same one, turned "
        "in space in different ways; mirror images do not count as the same.",
        "zh": "立体 1 到 6 可分成两组，每组三个。同组的三个是同一个立体，只是在空间中转动过；镜像不算相同。",
    },
    "analogy": {
        "en": "Solid 1 is turned in space and then looks like solid 2. Solid 3, another solid, is turned about the "
        "same axes in the same way.",
        "zh": "立体 1 在空间中转动后成为立体 2。另一个立体 3 绕同样的轴、以同样的方式转动。",
    },
}
_ASK: Final[Mapping[str, Text]] = {
    "": {
        "en": "Exactly one of A to D is the same solid as the one above, turned in space; mirror images do not "
        "count as the same. Which one?",
        "zh": "A 到 D 中恰有一个与上面的立体相同，只是在空间中转动过；镜像不算相同。是哪一个？",
    },
    "odd_one_out": {"en": "Which solid is the odd one out?", "zh": "哪一个立体与众不同？"},
    "grouping": {"en": "Which option names the groups?", "zh": "哪个选项给出了这两组？"},
    "analogy": {"en": "Which of A to D does solid 3 then look like?", "zh": "立体 3 转动后是 A 到 D 中的哪一个？"},
}
_SHORT: Final[Mapping[str, Text]] = {
    "": {
        "en": "Which of A to D is the same solid as the one above, turned in space but not mirrored?",
        "zh": "A 到 D 中哪一个是上面的立体在空间中转动（不翻成镜像）后的样子？",
    },
    "odd_one_out": {
        "en": "Which solid is the odd one out, however the solids are turned in space?",
        "zh": "不管立体在空间中怎样转动，哪一个与众不同？",
    },
    "grouping": {
        "en": "Turned in space, but not mirrored, the solids make two groups of three alike. Which option names the "
        "groups?",
        "zh": "这些立体只在空间中转动（不翻成镜像），可分成两组，每组三个相同。哪个选项给出了这两组？",
    },
    "analogy": {
        "en": "Solid 1 is turned into solid 2. Which of A to D does solid 3 become by the same turn?",
        "zh": "立体 1 转动成立体 2。立体 3 以同样的方式转动，会成为 A 到 D 中的哪一个？",
    },
}
_SOLID: Final[Text] = {"en": "Solid {number}", "zh": "立体 {number}"}
_BECOMES: Final[Text] = {"en": "{one} becomes {other} when {turns}", "zh": "{one} {turns}，就成为 {other}"}
_CHAINS: Final[Text] = {"en": "{chains}.", "zh": "{chains}。"}
_ODD: Final[Mapping[str, Text]] = {
    "mirror": {"en": "{odd} is their mirror image.", "zh": "而 {odd} 是它们的镜像。"},
    "moved": {"en": "{odd} has one cube at another place.", "zh": "而 {odd} 有一个正方体的位置不同。"},
}
_OTHER_GROUP: Final[Mapping[str, Text]] = {
    "mirror": {"en": "One group is the mirror image of the other.", "zh": "两组互为镜像。"},
    "moved": {
        "en": "The two groups differ by the place of one cube.",
        "zh": "两组之间有一个正方体的位置不同。",
    },
}
_SAME: Final[Text] = {
    "en": "{answer}, {turns}, is the solid above. {mirror} is its mirror image. The two others are mirror images of "
    "each other; one of them is the solid above with a cube at another place.",
    "zh": "{answer} {turns}，就成为上面的立体。{mirror} 是它的镜像。"
    "另外两个互为镜像，其中一个是把上面的立体的一个正方体移到别处而成的。",
}
_SO_TURNED: Final[Text] = {
    "en": "Solid 1 becomes solid 2 when {turns}. Solid 3, {turns}, is {answer}.",
    "zh": "立体 1 {turns}，就成为立体 2。立体 3 {turns}，就成为 {answer}。",
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the same solid, the odd one, the groups, or the same turn."""
    task = query.get("task", "")
    boxed, kept = task.endswith("_box"), task.removesuffix("_box")
    first, *_ = statement.get("solids", [statement.get("solid")])
    rules = said(_EACH if kept else _ABOVE, count=len(first))
    if kept:
        ends = ("1", "4") if boxed else ("A", "D")
        rules = joined(rules, said(_RULES[kept], first=ends[0], last=ends[1]))
    texts: tuple[Text | None, ...] = (None,) * 4
    if boxed:
        texts = ()
    if kept == "grouping":
        texts = tuple(same(" / ".join(" ".join(map(str, group)) for group in groups)) for groups in query["options"])
    kind = Kind.BOX if boxed else Kind.LETTER
    return Wording(rules=rules, ask=_ASK[kept], short=_SHORT[kept], kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The turns, and what the others are."""
    if "quarters" in why:
        words = _SAME if "mirror" in why else _SO_TURNED
        turns = quarter_turns(why["quarters"])
        told = said(words, turns=turns, answer=answer, mirror=why.get("mirror"))
        return joined(BY_QUARTERS, told) if tips(why["quarters"]) else told
    names = LETTERS if query["task"] == "odd_one_out" else _NUMBERS
    chains = [
        said(_BECOMES, one=names[one - 1], other=names[other - 1], turns=quarter_turns(quarters))
        for chain in why["chains"]
        for one, other, quarters in chain
    ]
    shown = said(_CHAINS, chains=listed(chains, SEMICOLON))
    if any(tips(quarters) for chain in why["chains"] for _, _, quarters in chain):
        shown = joined(BY_QUARTERS, shown)
    if query["task"] == "grouping":
        return joined(shown, _OTHER_GROUP[why["contrast"]])
    return joined(shown, said(_ODD[why["contrast"]], odd=answer.removeprefix("given-")))


def describe(statement: Statement, query: Statement) -> Text:
    """The layers of all solids."""
    match query.get("task"):
        case "odd_one_out":
            return lines(LAYERS, options(map(layers, statement["solids"])))
        case "odd_one_out_box" | "grouping":
            return lines(LAYERS, numbered(_SOLID, map(layers, statement["solids"])))
        case "analogy":
            shown = (statement[name] for name in ("before", "after", "solid"))
            return lines(LAYERS, numbered(_SOLID, map(layers, shown)), options(map(layers, query["options"])))
    return lines(LAYERS, named(GIVEN, layers(statement["solid"])), options(map(layers, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is shown above, lettered options below, all at the same scale; or numbered solids in two rows."""
    if "solids" in statement:
        solids = [draw_cubes(solid) for solid in statement["solids"]]
        if query["task"] == "odd_one_out":
            return (arranged([], _ROOM, solids, _ROOM, LETTERS, 2),)
        across = 3 if query["task"] == "grouping" else 2
        return (arranged([], _ROOM, solids, _ROOM, _NUMBERS, across, element="given-{}".format),)
    offered = [draw_cubes(option) for option in query["options"]]
    copied = query.get("task") == "analogy"
    given = [draw_cubes(statement[name]) for name in (("before", "after", "solid") if copied else ("solid",))]
    return (arranged(given, _ROOM, offered, _ROOM, LETTERS, 4, numbered=copied),)
