"""Shows the boards of `puzzlegen.generators.logic.round_robin`."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, cast

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Hue, Scene
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, numbered, options, said, strung
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.logic.kits.tournaments import picture

Held: TypeAlias = tuple[int, int, int]
"""Two sides and the round in which they meet."""

_HIDDEN: Final = -1
_COUNTED: Final[dict[int, Text]] = {
    4: {"en": "Four", "zh": "四"},
    6: {"en": "Six", "zh": "六"},
    8: {"en": "Eight", "zh": "八"},
}
_RULES: Final[dict[str, Text]] = {
    "league": {
        "en": "{count} teams play {rounds} rounds. In each round every team plays one match, and in all rounds "
        "together every two teams meet exactly once. Each card is a match; teams go "
        "by the colours of their shirts.",
        "zh": "{count}支球队进行 {rounds} 轮比赛。每轮每队打一场，所有轮次中每两队恰好相遇一次。"
        "每张卡片是一场比赛，球队以球衣颜色区分。",
    },
    "regatta": {
        "en": "{count} boats race in {rounds} rounds. In each round every boat sails one duel, and in all rounds "
        "together every two boats meet exactly once. Each card is a duel; each boat is known by its colour.",
        "zh": "{count}艘帆船进行 {rounds} 轮比赛。每轮每艘船参加一场对决，所有轮次中每两艘船恰好相遇一次。"
        "每张卡片是一场对决，帆船以颜色区分。",
    },
    "chess": {
        "en": "{count} animals of a chess club play {rounds} rounds. In each round every animal plays one game, and in "
        "all rounds together every two animals meet exactly once. Each card is a game.",
        "zh": "国际象棋俱乐部的{count}只动物进行 {rounds} 轮比赛。每轮每只动物下一盘，"
        "所有轮次中每两只动物恰好相遇一次。每张卡片是一盘棋。",
    },
    "dance": {
        "en": "{count} animals dance in pairs, in {rounds} rounds. In each round every animal dances with one other, "
        "and in all rounds together every two animals meet exactly once. Each card is a pair.",
        "zh": "{count}只动物结对跳舞，共 {rounds} 轮。每轮每只动物与另一只共舞，所有轮次中每两只动物恰好相遇一次。"
        "每张卡片是一对。",
    },
}
_BOARD: Final[Text] = {
    "en": "Each numbered panel is a round. Question marks hide who takes part; the order of the cards in a "
    "round, and left and right on a card, mean nothing.",
    "zh": "每个区域是一轮，标有轮次。问号遮住了参加者；同一轮中卡片的顺序和卡片上的左右没有意义。",
}
_ASK: Final[dict[str, Text]] = {
    "opponent": {
        "en": "Which of A to D meets {side} in round {round}?",
        "zh": "A 到 D 中，谁在第 {round} 轮与{side}相遇？",
    },
    "round": {"en": "In which round do {one} and {other} meet?", "zh": "{one}与{other}在第几轮相遇？"},
    "together": {
        "en": "Which of A to D meet each other in round {round}?",
        "zh": "A 到 D 中，哪两者在第 {round} 轮相遇？",
    },
    "possible": {
        "en": "Only one of A to D fits into round {round} if the whole board is then to be completed by the rules. "
        "Which one?",
        "zh": "若要按规则把整个表填完，A 到 D 中只有一项能放进第 {round} 轮。是哪一项？",
    },
    "impossible": {
        "en": "Of A to D, three can be in round {round}: for each of them there is a way to complete the whole board "
        "by the rules. Which one cannot?",
        "zh": "按规则把整个表填完的方法中，A 到 D 里有三项可以放进第 {round} 轮。哪一项不能？",
    },
}
_SIDE: Final[dict[str, Text]] = {
    "league": {"en": "the {name} team", "zh": "{name}队"},
    "regatta": {"en": "the {name} boat", "zh": "{name}船"},
    "chess": {"en": "the {name}", "zh": "{name}"},
    "dance": {"en": "the {name}", "zh": "{name}"},
}
_UNKNOWN: Final[Text] = {"en": "?", "zh": "？"}
_MATCH: Final[Text] = {"en": "{one} and {other}", "zh": "{one}与{other}"}
_ONLY: Final[Text] = {
    "en": "in round {round}, only {other} is left for {one}, which meets {met} in other rounds",
    "zh": "第 {round} 轮中，{one}只能与{other}相遇，因为它在别的轮与{met}相遇",
}
_REST: Final[Text] = {
    "en": "in round {round}, all others are paired, which leaves {one} and {other}",
    "zh": "第 {round} 轮中，其余的都已配好，只剩{one}与{other}",
}
_AND: Final[Text] = {"en": " and ", "zh": "和"}
_WHEN: Final[Text] = {
    "en": "{one} and {other} are both free only in round {round}",
    "zh": "{one}与{other}只有第 {round} 轮都还空着",
}
_SUPPOSED: Final[Text] = {
    "en": "Suppose {one} and {other} met in round {round}. {chain}, so {nothing}: they do not meet there.",
    "zh": "假如{one}与{other}在第 {round} 轮相遇：{chain}，{nothing}。所以它们这一轮不相遇。",
}
_AT_ONCE: Final[Text] = {
    "en": "If {one} and {other} met in round {round}, {nothing}: they do not meet there.",
    "zh": "假如{one}与{other}在第 {round} 轮相遇，{nothing}。所以它们这一轮不相遇。",
}
_STEP: Final[Text] = {"en": "{thought}.", "zh": "{thought}。"}
_NOBODY: Final[Text] = {
    "en": "nobody would be left for {side} in round {number}",
    "zh": "第 {number} 轮就没有谁能与{side}相遇",
}
_NEVER: Final[Text] = {
    "en": "no round would be left for {side} and {number}",
    "zh": "{side}与{number}就没有轮次可以相遇",
}
_SO: Final[Text] = {"en": "So the answer is {answer}.", "zh": "所以答案是 {answer}。"}
_ROUND: Final[Text] = {"en": "Round {number}", "zh": "第 {number} 轮"}


def word(statement: Statement, query: Statement) -> Wording:
    """How the tournament is played, and what is asked of it."""
    task, rounds = query["task"], len(statement["rounds"])
    rules = joined(said(_RULES[statement["dress"]], count=_COUNTED[rounds + 1], rounds=rounds), _BOARD)
    if task == "round":
        one, other = (_side(statement, side) for side in query["match"])
        return Wording(rules=rules, ask=said(_ASK[task], one=one, other=other), kind=Kind.NUMBER)
    asked = {"side": _side(statement, query["side"])} if task == "opponent" else {}
    ask = said(_ASK[task], round=query["round"] + 1, **asked)
    return Wording(rules=rules, ask=ask, kind=Kind.LETTER, options=(None,) * 4)


def _side(statement: Statement, side: int) -> Text:
    """What a side is called; hidden ones are question marks."""
    if side == _HIDDEN:
        return _UNKNOWN
    dress, name = statement["dress"], statement["sides"][side]
    coloured = dress in ("league", "regatta")
    return said(_SIDE[dress], name=COLOURS[cast(Hue, name)] if coloured else facts().names[name])


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """One thought after another, until the answer is known."""
    held = [
        (one, other, number)
        for number, cards in enumerate(statement["rounds"])
        for one, other in cards
        if _HIDDEN not in (one, other)
    ]
    told = list[Text]()
    for kind, *numbers in why["thoughts"]:
        if kind == "false":
            told.append(_supposed(statement, held, *numbers))
        else:
            told.append(said(_STEP, thought=sentence(_thought(statement, held, kind, *numbers))))
    return joined(*told, said(_SO, answer=answer))


def _thought(statement: Statement, held: list[Held], kind: str, one: int, second: int, third: int) -> Text:
    """Who meets in a round, and why; it is added to what is held."""
    number, other = (second, third) if kind == "only" else (third, second)
    terms = {"one": _side(statement, one), "other": _side(statement, other), "round": number + 1}
    known = [*held]
    held.append((one, other, number))
    if kind == "when":
        return said(_WHEN, **terms)
    cards = [card for card in statement["rounds"][number] if one not in card]
    taken = {side for *pair, at in known if at == number for side in pair}
    if len(cards) < len(statement["rounds"][number]):
        taken |= {side for card in cards for side in card}
    met = {side for *pair, at in known if at != number and one in pair for side in pair} - taken - {one}
    if not met:
        return said(_REST, **terms)
    return said(_ONLY, **terms, met=strung((_side(statement, side) for side in sorted(met)), _AND))


def _supposed(
    statement: Statement,
    held: Sequence[Held],
    one: int,
    other: int,
    number: int,
    first: int,
    second: int,
    chain: Sequence[Any],
) -> Text:
    """What follows where two sides meet in a round, up to what nothing would be left for."""
    terms: dict[str, Any] = {"one": _side(statement, one), "other": _side(statement, other), "round": number + 1}
    if first < 0:
        nothing = said(_NEVER, side=_side(statement, -1 - first), number=_side(statement, -1 - second))
    else:
        nothing = said(_NOBODY, side=_side(statement, first), number=second + 1)
    known = [*held, (one, other, number)]
    told = listed((_thought(statement, known, *thought) for thought in chain), SEMICOLON)
    return said(_SUPPOSED if chain else _AT_ONCE, **terms, chain=sentence(told), nothing=nothing)


def describe(statement: Statement, query: Statement) -> Text:
    """What the cards of each round show."""

    def card(sides: Sequence[int]) -> Text:
        return said(_MATCH, one=_side(statement, sides[0]), other=_side(statement, sides[1]))

    shown = [listed(map(card, cards), SEMICOLON) for cards in statement["rounds"]]
    taking = listed(_side(statement, side) for side in range(len(statement["sides"])))
    told = [named({"en": "Taking part", "zh": "参加者"}, taking), numbered(_ROUND, shown)]
    if "options" in query:
        offered = query["options"]
        told.append(options(_side(statement, one) if isinstance(one, int) else card(one) for one in offered))
    return lines(*told)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board, and what is lettered below it."""
    return (picture(statement, query),)
