"""Shows the maps of lines and stations of `puzzlegen.generators.logic.routes`."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Circle, Scene
from puzzlegen.drawing.marking import ACCENT, Point, areas, chosen, over, passing, pen, tag
from puzzlegen.formats.logic import routes as form
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, lines
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.line_maps import line_map

msg: Final = messages(__name__)

_FREE: Final = 0.35  # around stations, which marks leave free


def _hue(net: form.Net, number: int) -> Phrase:
    return COLOURS[net.lines[number].hue]


def _coloured(net: form.Net, number: int) -> Phrase:
    return msg("coloured", hue=_hue(net, number))


def _trip(start: int, goal: int) -> Phrase:
    return msg("trip", start=start, goal=goal)


def _terms(net: form.Net, query: form.Query) -> dict[str, Any]:
    """What fills the blanks of all sentences."""
    terms: dict[str, Any] = {"stop": msg(f"stop-{net.theme}")}
    return terms if isinstance(query, form.Longest) else {**terms, "start": query.start, "goal": query.goal}


def word(net: form.Net, query: form.Query) -> Wording:
    """How lines run, and what is asked."""
    terms = _terms(net, query)
    rules: Phrase = msg("rules", line=msg(f"line-{net.theme}"), stop=terms["stop"])
    if isinstance(query, form.Stops | form.Lazy | form.Ways):
        rules = sentences(rules, msg("hop", stop=terms["stop"]))
    ask = msg(f"ask-{task_whatever_form(query, form.QUESTIONS)}", **terms)
    match query:
        case form.Longest():
            texts = tuple(_trip(*trip) for trip in query.options)
        case form.StopsOffered() | form.LazyOffered() | form.WaysOffered():
            texts = numbers(query.options)
        case _:
            return Wording(ask, Kind.BOX if isinstance(query, form.Passed) else Kind.NUMBER, rules)
    return Wording(ask, Kind.LETTER, rules, options=texts)


def explain(net: form.Net, query: Any, answer: str, why: form.Facts) -> Phrase:
    """A trip, or what is left without a station."""
    terms = _terms(net, query)
    option: Any = query.options[LETTERS.index(answer)] if hasattr(query, "options") else answer
    match why:
        case form.Rounds():
            return msg("changes", **terms, rounds=comma_list(_rounds(net, why), SEMICOLON), changes=answer)
        case form.Way():
            return msg("way", **terms, way=_stations(why.way), number=option)
        case form.AllWays():
            return msg("ways", **terms, ways=comma_list(map(_stations, why.ways), SEMICOLON), number=option)
        case form.Cut():
            return _divided(net, query, answer, why)
    legs = comma_list((msg("leg", hue=_hue(net, line), start=a, stop=b) for line, a, b in why.legs), msg("then"))
    if isinstance(why, form.Counts):
        counted = zip(query.options, why.changes, strict=True)
        others = [msg("other", trip=_trip(*trip), number=count) for trip, count in counted if trip != option]
        changes = len(why.legs) - 1
        return msg("most", others=comma_list(others, SEMICOLON), trip=_trip(*option), legs=legs, changes=changes)
    return sentences(msg("legs", legs=legs), msg("rides", number=option))


def _stations(way: Iterable[int]) -> Phrase:
    return comma_list(map(str, way), msg("to"))


def _rounds(net: form.Net, why: form.Rounds) -> Iterable[Phrase]:
    for number, met in enumerate(why.rounds):
        yield msg("round", number=number, reached=comma_list(_coloured(net, line) for line in met))


def _divided(net: form.Net, query: form.Passed, answer: str, why: form.Cut) -> Phrase:
    """What is on one side of the station that every trip needs, with an end of the trip."""
    terms = _terms(net, query)
    key = msg("numbered", **terms, number=answer.removeprefix("station-"))
    side = "reached" if why.end == query.start else "island"
    told = msg(f"without-{side}", **terms, key=key, end=query.goal, reached=comma_list(map(str, why.reached)))
    return sentences(told, msg("so-pass_box"))


def describe(net: form.Net, query: form.Query) -> Phrase:  # noqa: ARG001 - the map is the same for all questions
    """The stations of each line."""
    return lines(
        *(msg("told", hue=COLOURS[line.hue], stations=comma_list(map(str, line.stations))) for line in net.lines)
    )


def depict(net: form.Net, query: form.Query) -> tuple[Scene, ...]:
    """The map, with the stations that are asked about ringed."""
    marked = {getattr(query, name) for name in ("start", "goal") if hasattr(query, name)}
    return (line_map(net, marked),)


def depict_solution(net: form.Net, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """A way, or all; the lines by the changes that they need; or what is left without a station."""
    (scene,) = depict(net, query)
    there, width = areas(scene), pen(scene)

    def at(station: int) -> Point:
        x, y, wide, high = there[f"station-{station}"]
        return x + wide / 2, y + high / 2

    marks: list[AnyNode] = []
    ways: Iterable[Sequence[int]] = ()
    match why:
        case form.Rounds():
            for number, met in enumerate(why.rounds):
                for line in met:
                    stations = net.lines[line].stations
                    (x1, y1), (x2, y2) = map(at, stations[len(stations) // 2 - 1 :][:2])
                    marks += tag((x1 + x2) / 2, (y1 + y2) / 2, str(number), width)
        case form.Way():
            ways = (why.way,)
        case form.AllWays():
            ways = why.ways
        case form.Cut():
            scene = chosen(scene, [answer])
            marks += (Circle(*at(station), 0.5, stroke=ACCENT, weight="medium") for station in why.reached)
        case _:
            ways = [_ridden(net, leg) for leg in why.legs]
    for passed in ways:
        marks += passing(list(map(at, passed)), width, _FREE)
    return (over(scene, marks),)


def _ridden(net: form.Net, leg: form.Leg) -> Sequence[int]:
    """The stations of a leg."""
    stations = net.lines[leg.line].stations
    start, stop = stations.index(leg.start), stations.index(leg.stop)
    return stations[start : stop + 1] if start < stop else stations[stop : start + 1][::-1]
