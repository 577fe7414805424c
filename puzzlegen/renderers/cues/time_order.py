"""Shows the pictures of `puzzlegen.generators.cues.time_order`."""

from collections.abc import Sequence
from itertools import pairwise, product
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Rect, Scene, option_element
from puzzlegen.renderers.cues.kits.belongings import DRAWN, HEIGHT, cat
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, sentence

msg: Final = messages(__name__)

_WIDTH: Final = 880  # pixels of all pictures together, about
_SLOT, _GROUND, _HEAD = 1.95, 0.45, 0.75  # width of a thing's place, floor below it, and room for a letter
_WALLS: Final = {
    "parlour": ("#f3e4cf", "#f7efe2", "#b98a5c"),
    "winter": ("#bcd7ea", "#e3eef5", "#f4f8fb"),
    "yard": ("#cfe6f2", "#eef6ee", "#a9c77d"),
}  # from the top down, and the floor


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for a picture, an order, a gap or a number of minutes."""
    task, rules = query["task"], [msg("rules-place")]
    going = [*zip(statement["things"], statement["ways"], strict=True)]
    if task == "minutes":
        rates = [
            msg("rules-rate", step=msg(f"step-{thing}-{way}"), rate=rate)
            for (thing, way), rate in zip(going, query["rates"], strict=True)
        ]
        # Pieces come and go one by one: without a moment, what is seen twice is only about so many minutes apart.
        rules += [msg("rules-rates", rates=listed(rates, SEMICOLON)), msg("rules-moment")]
    else:
        rules += [msg("why-steps", steps=sentence(_goes(*one))) for one in going] + [msg("rules-pause")]
    rules += [msg("rules-cat")] if any(None in levels for levels in statement["levels"]) else []
    rules += {"between": [msg("rules-strip")], "wrong": [msg("rules-stray")]}.get(task, [])
    names = _names(statement, query)
    one, other = (names[picture] for picture in query["pair"]) if task == "minutes" else ("", "")
    ask = msg(f"ask-{task}", one=one, other=other)
    if task in ("order", "minutes"):
        return Wording(ask, Kind.ORDER if task == "order" else Kind.NUMBER, sentences(*rules))
    gaps = [msg("gap", one=gap, other=gap + 1) for gap in range(1, 5)]
    return Wording(ask, Kind.LETTER, sentences(*rules), options=tuple(gaps) if task == "between" else (None,) * 4)


def _goes(thing: str, way: str) -> Phrase:
    """What is known about the way of a thing."""
    if way == "either":
        return msg("either", rises=_goes(thing, "rises"), falls=_goes(thing, "falls"))
    return msg(f"goes-{thing}-{way}")


def _names(statement: Statement, query: Statement) -> Sequence[str]:
    """What stands above the pictures."""
    return "12345X" if query["task"] == "between" else LETTERS[: len(statement["levels"][0])]


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """Which way the thing goes whose way was not known; what tells each step of the order, or each link of a chain."""
    names, task = _names(statement, query), query["task"]
    if task == "minutes":
        return _added_up(statement, query, answer, why)
    pictures = [one for one in range(len(names)) if task != "wrong" or names[one] != answer]
    known, resolved = statement["ways"], why["ways"]
    parts = [
        _resolved(statement, pictures, names, thing, resolved[place])
        for place, thing in enumerate(statement["things"])
        if known[place] == "either"
    ]
    if task == "wrong":
        wrong = LETTERS.index(answer)
        clashes = [
            msg("why-clash", one=answer, other=names[other], sooner=sooner[0], later=later[0])
            for other in pictures
            if (sooner := _tells(statement, resolved, wrong, other))
            and (later := _tells(statement, resolved, other, wrong))
        ]
        return sentences(*parts, msg("why-wrong", answer=answer, pairs=listed(clashes, SEMICOLON)))
    if task in ("first", "last"):
        pairs, thus = _from_end(statement, resolved, LETTERS.index(answer), task), msg(f"why-{task}", answer=answer)
    elif task == "between":
        gap = LETTERS.index(answer) + 1
        pairs = [(gap - 1, 5), (5, gap)]
        thus = msg("why-between", gap=msg("gap", one=gap, other=gap + 1))
    else:
        pairs = [*pairwise(map(LETTERS.index, answer))]
        thus = msg("why-order", order=", ".join(answer))
    steps = [
        msg("why-step", one=names[one], other=names[other], things=listed(_tells(statement, resolved, one, other)))
        for one, other in pairs
    ]
    return sentences(*parts, msg("why-steps", steps=listed(steps, SEMICOLON)), thus)


def _added_up(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The minutes from picture to picture along a chain, and their sum."""
    names, links, steps = _names(statement, query), list[Phrase](), list[int]()
    for (one, other), thing in zip(pairwise(why["pictures"]), why["things"], strict=True):
        place = statement["things"].index(thing)
        start, end = (statement["levels"][place][picture] for picture in (one, other))
        rate, rises = query["rates"][place], statement["ways"][place] == "rises"
        steps.append((end - start) * rate * (1 if rises else -1))
        told = "why-later" if steps[-1] > 0 else "why-sooner"
        terms = {"start": start, "end": end, "steps": abs(end - start), "rate": rate, "minutes": abs(steps[-1])}
        links.append(msg(told, thing=msg(f"name-{thing}"), one=names[one], other=names[other], **terms))
    parts = [msg("why-steps", steps=sentence(listed(links, SEMICOLON)))]
    if len(steps) > 1:
        sign = 1 if sum(steps) > 0 else -1
        total = "".join(f" {'+' if step * sign > 0 else '−'} {abs(step)}" for step in steps)
        total = total.removeprefix(" + ").replace(" − ", "−", not total.startswith(" + "))
        one, other = (names[picture] for picture in query["pair"])
        parts.append(msg("why-total", one=one, other=other, sum=total, answer=answer))
    return sentences(*parts)


def _from_end(statement: Statement, ways: Sequence[str], key: int, task: str) -> list[tuple[int, int]]:
    """Pairs of pictures, one surely before the other, that lead from the first or last picture to all others."""
    reached, pairs = [key], list[tuple[int, int]]()
    for one in reached:
        for other in range(4):
            pair = (one, other) if task == "first" else (other, one)
            if other not in reached and _tells(statement, ways, *pair):
                reached.append(other)
                pairs.append(pair)
    return pairs


def _resolved(statement: Statement, pictures: Sequence[int], names: Sequence[str], thing: str, way: str) -> Phrase:
    """How the way of a thing is found out: from two pictures whose order another thing tells."""
    levels, goes = statement["levels"][statement["things"].index(thing)], _goes(thing, way)
    for one, other in product(pictures, pictures):
        told = _tells(statement, statement["ways"], one, other)
        if told and None not in (levels[one], levels[other]) and levels[one] != levels[other]:
            terms = {"one": names[one], "other": names[other], "start": levels[one], "end": levels[other]}
            return msg("why-way", things=told[0], thing=msg(f"name-{thing}"), goes=goes, **terms)
    return msg("why-fits", goes=goes)


def _tells(statement: Statement, ways: Sequence[str], one: int, other: int) -> list[Phrase]:
    """The changes of things that go these ways, where they say that one picture is before another."""
    told = list[Phrase]()
    for thing, way, levels in zip(statement["things"], ways, statement["levels"], strict=True):
        start, end = levels[one], levels[other]
        if start is not None and end is not None and {"rises": start < end, "falls": start > end}.get(way, False):
            told.append(msg("why-change", thing=msg(f"name-{thing}"), start=start, end=end))
    return told


def describe(statement: Statement, query: Statement) -> Phrase:
    """The levels of all things in each picture."""
    pictures = []
    for name, row in zip(_names(statement, query), zip(*statement["levels"], strict=True), strict=True):
        shown = [
            msg("told-cat" if level is None else "told-level", thing=msg(f"name-{thing}"), level=level)
            for thing, level in zip(statement["things"], row, strict=True)
        ]
        pictures.append(named(msg("told-picture", name=name), listed(shown)))
    return lines(msg("told-scale"), *pictures)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The pictures in rows, each below its letter."""
    names, task = _names(statement, query), query["task"]
    width, height = len(statement["things"]) * _SLOT + 0.3, HEIGHT + _GROUND + 0.3
    across = 2 if len(names) in (2, 4) else 3
    nodes: list[AnyNode] = []
    for number, name in enumerate(names):
        x, y = 0.4 + number % across * (width + 0.5), number // across * (height + _HEAD + 0.2)
        nodes.append(Label(x + width / 2, y + _HEAD / 2 + 0.08, name, 0.42))
        nodes.append(Group(tuple(_picture(statement, number, width, height)), x=x, y=y + _HEAD))
        if task in ("first", "last", "wrong"):
            nodes.append(Element(option_element(name), x, y + _HEAD, width, height))
    whole = across * (width + 0.5) + 0.3
    deep = -(-len(names) // across) * (height + _HEAD + 0.2) + 0.2
    unit = min(56, max(36, round(_WIDTH / whole)))
    return (Scene(whole, deep, tuple(nodes), unit=(unit, unit + 8)),)


def _picture(statement: Statement, number: int, width: float, height: float) -> list[AnyNode]:
    """The things of a picture side by side on the floor, some behind a cat."""
    top, bottom, floor = _WALLS[statement["scene"]]
    ground = height - _GROUND
    corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height), (0.0, 0.0))
    low = ((0.0, ground - 0.12), (width, ground - 0.12), (width, height), (0.0, height), (0.0, ground - 0.12))
    nodes: list[AnyNode] = [Painted(corners, top, bottom), Painted(low, floor)]
    for place, (thing, levels) in enumerate(zip(statement["things"], statement["levels"], strict=True)):
        drawn = cat(place + number) if levels[number] is None else DRAWN[thing](levels[number])
        nodes.append(Group(tuple(drawn), x=0.15 + _SLOT * (place + 0.5), y=ground))
    return [*nodes, Rect(0, 0, width, height, stroke="ink", weight="medium")]
