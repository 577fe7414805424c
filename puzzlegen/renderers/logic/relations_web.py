"""Words and draws the food webs and family trees of `puzzlegen.generators.logic.relations_web`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options, sentence_list
from puzzlegen.renderers.logic.kits.clue_cards import picture
from puzzlegen.renderers.logic.kits.relations import tree, web

msg: Final = messages(__name__)

_KINDS: Final = {"dies": Kind.BOXES, "toll": Kind.NUMBER, "least": Kind.NUMBER, "who": Kind.SYMBOL, "many": Kind.NUMBER}


def word(statement: Statement, query: Statement) -> Wording:
    """What arrows or lines mean, and what is asked."""
    task = query["task"]
    if statement["world"] == "web":
        return Wording(
            msg(f"ask-{task}"),
            _KINDS.get(task, Kind.LETTER),
            msg("web"),
            options=(None,) * len(query.get("options", ())),
        )
    if task == "kin":
        ask = msg(f"ask-{task}", start=query["start"], end=query["end"])
        ways = tuple(_way(statement, query["start"], one) for one in query["options"])
        return Wording(ask, Kind.LETTER, msg("tree"), options=ways)
    return Wording(msg(f"ask-{task}", way=_way(statement, query["start"], query["steps"])), _KINDS[task], msg("tree"))


def _way(statement: Statement, start: str, steps: Sequence[str]) -> Phrase:
    """Steps from somebody as people say them."""
    if steps[0] == "spouse":  # everybody has one at most
        male = {"name": start, "sex": "m"} in statement["people"]
        steps = ["wife" if male else "husband", *steps[1:]]
    *before, last = (msg(f"step-{step}") for step in steps)
    whose = msg("whose", name=start)
    for step in before:
        whose = msg("of-whom", whose=whose, step=step)
    return msg("way", whose=whose, step=last)


def _names(statement: Statement, numbers: Sequence[int]) -> Phrase:
    return comma_list(facts().names[statement["names"][one]] for one in numbers)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """Who is lost next, round by round, or to whom each step leads."""
    task = query["task"]
    if statement["world"] == "tree":
        shown = []
        start = query["start"]
        for number, people in enumerate(why["reached"][1:], start=1):
            shown.append(msg("step", way=_way(statement, start, why["steps"][:number]), people=comma_list(people)))
        if task == "kin":
            reached = dict(zip(LETTERS, why["others"], strict=False))
            others = [
                msg("leads", letter=letter, people=comma_list(people))
                for letter, people in reached.items()
                if people and letter != answer
            ]
            nowhere = [letter for letter, people in reached.items() if not people]
            if nowhere:
                others.append(msg("nowhere", letters=sentence_list(nowhere, msg("last")), count=len(nowhere)))
            return lines(*shown, msg("so-kin", others=comma_list(others, SEMICOLON), answer=answer, end=query["end"]))
        return lines(*shown, msg("so", answer=answer))
    if task == "least":
        parts = [
            msg("lives-on", who=_names(statement, [one]), plants=_names(statement, some))
            for one, some in zip(query["herd"], why["hanging"], strict=True)
        ]
        return lines(*parts, msg("so-least", plants=_names(statement, why["plants"]), answer=answer))
    gone = query["options"][LETTERS.index(answer)] if task == "fatal" else query["gone"]
    parts = [msg("gone", gone=_names(statement, gone))]
    for number, some in enumerate(why["rounds"]):
        parts.append(msg("starve-next" if number else "starve", names=_names(statement, some)))
    ways = comma_list(
        (
            labelled(letter, comma_list((_names(statement, [one]) for one in way), msg("feeds")))
            for letter, way in zip(LETTERS, why.get("feeding", ()), strict=False)
            if way
        ),
        SEMICOLON,
    )
    return sentences(*parts, msg(f"so-{task}", answer=answer, ways=ways))


def describe(statement: Statement, query: Statement) -> Phrase:
    """Who eats what, or who is whose child; and what is marked."""
    if statement["world"] == "tree":
        people = comma_list(msg(f"told-{one['sex']}", name=one["name"]) for one in statement["people"])
        couples = [labelled(f"{one} = {other}", comma_list(children)) for one, other, children in statement["couples"]]
        return lines(labelled(msg("told-people"), people), labelled(msg("told-couples"), lines(*couples)))
    rows = range(max(statement["layers"]) + 1)
    names = [[one for one, layer in enumerate(statement["layers"]) if layer == at] for at in rows]
    parts = [labelled(msg("told-row", number=at + 1), _names(statement, names[at])) for at in rows]
    eaters = sorted({eater for _, eater in statement["arrows"]})
    foods = [[food for food, eater in statement["arrows"] if eater == one] for one in eaters]
    told = [
        msg("told-arrow", eater=_names(statement, [one]), foods=_names(statement, some))
        for one, some in zip(eaters, foods, strict=True)
    ]
    parts.append(labelled(msg("told-arrows"), comma_list(told, SEMICOLON)))
    if "gone" in query:
        parts.append(labelled(msg("told-gone"), _names(statement, query["gone"])))
    if "who" in query:
        parts.append(labelled(msg("told-highlighted"), _names(statement, [query["who"]])))
    if "herd" in query:
        parts.append(labelled(msg("told-highlighted"), _names(statement, query["herd"])))
    if "options" in query:
        parts.append(options(_names(statement, pair) for pair in query["options"]))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The web with its options below, or the tree."""
    margin = 0.4
    if statement["world"] == "tree":
        drawn = tree(statement, [query["start"], *([query["end"]] if "end" in query else [])])
        inner = Group(tuple(drawn.nodes), margin, margin)
        return (Scene(drawn.wide + 2 * margin, drawn.high + 2 * margin, (inner,), unit=(40, 52)),)
    drawn = web(statement, query.get("gone", ()), query.get("herd", [query.get("who")]))
    nodes: list[AnyNode] = [Group(tuple(drawn.nodes), max(0.0, (11.4 - drawn.wide) / 2 if "options" in query else 0.0))]
    wide, high = drawn.wide, drawn.high
    if "options" in query:
        wide = max(wide, 11.4)
        for number, (letter, pair) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x = wide / 2 + (number - 2) * 2.85
            nodes.append(Label(x + 0.25, high + 1, letter, 0.34, "label", "label"))
            nodes.append(Rect(x + 0.5, high + 0.4, 2.2, 1.2, fill="paper", stroke="line", radius=0.15))
            for place, one in enumerate(pair):
                nodes += picture(statement["names"][one], x + 0.62 + place * 1.0, high + 0.52, 0.95)
            nodes.append(Element(option_element(letter), x + 0.5, high + 0.4, 2.2, 1.2))
        high += 1.7
    return (Scene(wide + 2 * margin, high + 2 * margin, (Group(tuple(nodes), margin, margin),), unit=(40, 52)),)
