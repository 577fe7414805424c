"""Shows the maps of lines and stations of `puzzlegen.generators.logic.routes`."""

from collections.abc import Iterable
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, lines
from puzzlegen.renderers.kits.wording import counting, number_meant
from puzzlegen.renderers.logic.kits.line_maps import line_map

msg: Final = messages(__name__)


def _hue(statement: Statement, number: int) -> Phrase:
    return COLOURS[statement["lines"][number]["hue"]]


def _coloured(statement: Statement, numbers: Iterable[int]) -> Phrase:
    return comma_list(msg("coloured", hue=_hue(statement, number)) for number in numbers)


def _asked(statement: Statement, query: Statement) -> dict[str, Any]:
    """What fills the blanks of all sentences."""
    terms: dict[str, Any] = {"stop": msg(f"stop-{statement['dress']}")}
    if "line" in query:
        return {**terms, "start": query["start"], "hue": _hue(statement, query["line"])}
    return {**terms, **{name: query[name] for name in ("start", "goal") if name in query}}


def word(statement: Statement, query: Statement) -> Wording:
    """How lines run, and what is asked."""
    task, terms = query["task"].removesuffix("_choice"), _asked(statement, query)
    counts = task in ("stops", "lazy", "ways")
    rules: Phrase = msg("rules", line=msg(f"line-{statement['dress']}"), stop=terms["stop"])
    rules = sentences(rules, msg("hop", stop=terms["stop"])) if counts else rules
    ask = msg(f"ask-{task}", **terms)
    if task == "pass_box":
        return Wording(ask, Kind.BOX, rules)
    kind, texts = Kind.LETTER, tuple[Phrase, ...]()
    match task:
        case "must":
            texts = tuple(msg("coloured", hue=_hue(statement, line)) for line in query["options"])
        case "trip":
            texts = tuple(msg("trip", start=start, goal=goal) for start, goal in query["options"])
        case _:
            kind, texts = counting(query)
    return Wording(ask, kind, rules, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """A trip, or what is left without a line or a station."""
    task, terms = query["task"].removesuffix("_choice"), _asked(statement, query)
    option: Any = query["options"][LETTERS.index(answer)] if "options" in query else answer
    if "ways" in why:
        shown = comma_list((comma_list(map(str, way), msg("to")) for way in why["ways"]), SEMICOLON)
        return msg("ways", **terms, ways=shown, number=number_meant(query, answer))
    if task in ("closed", "must", "pass_box"):
        return _divided(statement, query, option, why)
    told = [msg("leg", hue=_hue(statement, line), start=start, stop=stop) for line, start, stop in why["legs"]]
    legs, changes = comma_list(told, msg("then")), len(told) - 1
    if task == "trip":
        others = [
            msg("other", trip=msg("trip", start=start, goal=goal), number=count) for start, goal, count in why["others"]
        ]
        trip = msg("trip", start=option[0], goal=option[1])
        return msg("most", others=comma_list(others, SEMICOLON), trip=trip, legs=legs, changes=changes)
    if task == "lazy":
        return sentences(msg("legs", legs=legs), msg("rides", number=number_meant(query, answer)))
    rounds = [
        msg("round", number=number, reached=_coloured(statement, met)) for number, met in enumerate(why["rounds"])
    ]
    return msg("changes", **terms, rounds=comma_list(rounds, SEMICOLON), changes=changes)


def _divided(statement: Statement, query: Statement, option: Any, why: Statement) -> Phrase:
    """What is on one side of what every trip needs: the smaller side, with more than an end of the trip."""
    task, terms = query["task"], _asked(statement, query)
    if task == "pass_box":
        key = msg("numbered", **terms, number=option.removeprefix("station-"))
    else:
        key = msg("coloured", hue=_hue(statement, query["line"] if task == "closed" else option))
    end = option if task == "closed" else query["goal"]
    side = min(("island", "reached"), key=lambda name: len(why[name]))
    told = msg(f"without-{side}", **terms, key=key, end=end, reached=comma_list(map(str, why[side])))
    return sentences(told, msg(f"so-{task}", **terms, end=end))


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - the map is the same for all questions
    """The stations of each line."""
    return lines(
        *(
            msg("told", hue=COLOURS[line["hue"]], stations=comma_list(map(str, line["stations"])))
            for line in statement["lines"]
        )
    )


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The map, with the stations that are asked about ringed."""
    marked = {query[name] for name in ("start", "goal") if name in query}
    return (line_map(statement, marked),)
