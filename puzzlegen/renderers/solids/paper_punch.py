"""Shows the sheets of `puzzlegen.generators.solids.paper_punch`, step by step; a unit is half a square of the paper."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.renderers.kits.telling import (
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    options,
    pair,
    sentence_list,
)
from puzzlegen.renderers.solids.kits.folded_sheets import (
    bounds,
    draw_crease,
    draw_hole,
    draw_layers,
    folded,
    layers_of,
    turned,
)

msg: Final = messages(__name__)

_APART: Final = 2.2  # between drawings
_BELOW: Final = 3.4  # room for the number or the letter of a drawing
_LARGE: Final = 1.5  # scale of a drawing with lettered places
_SPOT: Final = 0.84  # half the side of a lettered place
_LETTER: Final = 0.74  # height of its letter
_MARGIN: Final = 1.2

_WAYS: Final = {  # to the right and down
    **{(1, 0): "right", (1, 1): "down-right", (0, 1): "down", (-1, 1): "down-left"},
    **{(-1, 0): "left", (-1, -1): "up-left", (0, -1): "up", (1, -1): "up-right"},
}


def _last(statement: Statement) -> int:
    """The number of the picture with the folded paper."""
    return len(statement["folds"]) + 1


def _thick(layers: int) -> Phrase:
    return msg("layers-thick", count=layers)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the sheet, for a number, or for a place."""
    task, last = query["task"], _last(statement)
    parts = [msg("folding")]
    parts += [msg("turned", turn=statement["turn"], last=last)] * bool(statement["turn"])
    parts += [msg("punched", last=last)] * bool(statement["punches"])
    rules = sentences(*parts)
    ask = msg(f"ask-{task}", last=last, layers=_thick(query["layers"]) if task == "layers" else None)
    if task == "count":
        return Wording(ask, Kind.NUMBER, rules)
    return Wording(ask, Kind.LETTER, rules, options=(None,) * len(LETTERS[:4]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The unfolding, fold by fold, and where the other options go astray."""
    task = query["task"]
    key = LETTERS.index(answer) if task != "count" else 0
    others = [place for place in range(4) if place != key]
    match task:
        case "count":
            pairs = zip(statement["punches"], why["growth"], strict=True)
            growths = [growth for _, growth in sorted(pairs, key=lambda one: (one[0][1], one[0][0]))]
            if len(growths) == 1:
                return sentences(_unfolding([msg("alone")], growths), msg("total", answer=answer))
            names = [msg("punch", number=number) for number in range(1, len(growths) + 1)]
            numbering = msg("numbered", last=_last(statement))
            return sentences(numbering, _unfolding(names, growths), msg("total", answer=answer))
        case "layers":
            names = [msg("at", letter=letter) for letter in LETTERS[:4]]
            return sentences(
                _unfolding(names, why["growths"]), msg("thick", answer=answer, layers=_thick(query["layers"]))
            )
        case "unfold":
            told = [
                msg(f"against-{kind}", letter=letter, spot=_square(spot))
                for letter, (kind, spot) in why["against"].items()
            ]
            holes = _squares(query["options"][key])
            return msg("out", holes=holes, answer=answer, others=capitalised(comma_list(told, SEMICOLON)))
        case "place":
            made = why["made"]
            wrong = [
                msg(
                    "elsewhere",
                    letter=LETTERS[place],
                    spot=_square(next(one for one in made[place] if one not in made[key])),
                )
                for place in others
            ]
            return msg(
                "made",
                last=_last(statement),
                letter=answer,
                holes=_squares(made[key]),
                others=comma_list(wrong, SEMICOLON),
            )
        case _:
            ways = [_way(way, spot) for way, spot in zip(why["ways"], why["landed"], strict=True)]
            wrong = [msg("other", letter=LETTERS[place], way=ways[place + 1]) for place in others]
            return msg("followed", way=ways[0], answer=answer, key=ways[key + 1], others=comma_list(wrong, SEMICOLON))


def _unfolding(names: Iterable[Phrase], growths: Iterable[Sequence[int]]) -> Phrase:
    """How the holes of each punch become more."""
    chains = [
        msg("chain", what=name, steps=" → ".join(map(str, (1, *growth))))
        for name, growth in zip(names, growths, strict=True)
    ]
    return msg("undone", chains=comma_list(chains, SEMICOLON))


def _way(folds: Sequence[int], spot: Sequence[int]) -> Phrase:
    """By which folds a point is turned over, and where it lands."""
    if not folds:
        return msg("stays", spot=_square(spot))
    numbers = msg("folds", count=len(folds), numbers=sentence_list(map(str, folds), msg("and")))
    return msg("lands", folds=numbers, spot=_square(spot))


def _square(spot: Sequence[int]) -> Phrase:
    """A square of the table on which the sheet lies, by its row and its column."""
    return pair(spot[1] // 2, spot[0] // 2)


def _squares(spots: Iterable[Sequence[int]]) -> Phrase:
    """Squares row by row."""
    return comma_list(map(_square, sorted(spots, key=lambda spot: (spot[1], spot[0]))))


def _spot(spot: Sequence[int]) -> str:
    return f"({spot[0]}, {spot[1]})"


def _spots(some: Iterable[Sequence[int]]) -> Phrase:
    return " ".join(map(_spot, some))


def _line(fold: Sequence[int]) -> tuple[str, str]:
    """The line of a fold, and the side of it that is folded over."""
    a, b, c = fold
    terms = "".join(("+" if sign > 0 else "-") + name for sign, name in ((a, "x"), (b, "y")) if sign)
    less = terms.startswith("-")
    if less:
        terms, c = terms.translate(str.maketrans("+-", "-+")), -c
    terms = " ".join(terms.removeprefix("+").replace("+", "+ ").replace("-", "- ").replace("x", "x ").split())
    return f"{terms} = {c}", f"{terms} {'<' if less else '>'} {c}"


def describe(statement: Statement, query: Statement) -> Phrase:
    """The sheet, its folds and everything on it by their places."""
    parts = [labelled(msg("sheet"), _spots(statement["sheet"]))]
    for number, fold in enumerate(statement["folds"], start=1):
        line, side = _line(fold)
        parts.append(msg("fold", number=number, line=line, side=side))
    parts += [msg("before")] * bool(statement["turn"])
    punch, task = statement["punch"], query["task"]
    if statement["punches"]:
        parts.append(labelled(msg("punches"), _told(statement["punches"], punch)))
    if task == "place":
        parts.append(labelled(msg("holes"), _told(query["holes"], punch)))
    if task == "partner":
        parts.append(labelled(msg("black"), _spot(query["given"])))
    if task == "unfold":
        parts.append(options(_told(holes, punch) for holes in query["options"]))
    elif "options" in query:
        parts.append(options(map(_spot, query["options"])))
    return lines(*parts)


def _told(holes: Iterable[Sequence[int]], punch: str) -> Phrase:
    """Holes by their places, and where their tips point."""
    if punch == "disc":
        return _spots(holes)
    return comma_list(
        (msg("tip", x=x, y=y, end=msg(f"ends-{punch}"), way=msg(_WAYS[right, down])) for x, y, right, down in holes),
        SEMICOLON,
    )


class _Panel(NamedTuple):
    """A drawing in units of its own, where it begins and ends, how large it is to be, and its name below."""

    nodes: tuple[AnyNode, ...]
    box: tuple[float, float, float, float]
    name: str
    scale: float = 1.0
    option: bool = False

    @property
    def size(self) -> tuple[float, float]:
        left, top, right, bottom = self.box
        return (right - left) * self.scale, (bottom - top) * self.scale


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The steps of folding in rows, and below them the sheets or places that the question is about."""
    task, hue, punch = query["task"], statement["hue"], statement["punch"]
    states = layers_of(statement)
    steps = []
    for number, (layers, fold) in enumerate(zip(states, statement["folds"], strict=False), start=1):
        steps.append(_Panel((*draw_layers(layers, hue), *draw_crease(layers, fold)), bounds(layers), str(number)))
    turn, last = statement["turn"], str(len(states))
    packet = draw_layers(states[-1], hue)
    sheet = folded(statement["sheet"], ())[0]
    blank, frame = draw_layers(sheet, hue), bounds(sheet)
    if task in ("layers", "place"):
        lettered = _Panel((*packet, *_letters(query["options"], turn)), bounds(states[-1]), last, _LARGE)
        punched = [draw_hole(hole, punch) for hole in query.get("holes", ())]
        below = [_Panel((*blank, *punched), frame, "", 1.2)] * bool(punched) + [lettered]
    else:
        packet += [draw_hole(hole, punch, turn) for hole in statement["punches"]]
        steps.append(_Panel(tuple(packet), bounds(states[-1]), last))
        below = []
    if task == "partner":
        black = draw_hole((*query["given"], 0, 0), "disc", fill="ink")
        below = [_Panel((*blank, black, *_letters(query["options"], 0)), frame, "", _LARGE)]
    elif task == "unfold":
        sheets = [(*blank, *(draw_hole(hole, punch) for hole in holes)) for holes in query["options"]]
        below = [_Panel(one, frame, letter, option=True) for letter, one in zip(LETTERS, sheets, strict=False)]
    across = 4 if len(steps) < 5 else 3
    return (_arranged([steps[:across], steps[across:], below]),)


def _letters(spots: Iterable[Sequence[int]], quarters: int) -> list[AnyNode]:
    """Letters on places of the paper."""
    nodes: list[AnyNode] = []
    for letter, spot in zip(LETTERS, spots, strict=False):
        x, y = turned(spot, quarters)
        nodes.append(Rect(x - _SPOT, y - _SPOT, 2 * _SPOT, 2 * _SPOT, "paper", "ink", "thin"))
        nodes.append(Label(x, y, letter, _LETTER, "given"))
    return nodes


def _arranged(rows: Sequence[Sequence[_Panel]]) -> Scene:
    """Rows of drawings on a table, each in the middle."""
    rows = [row for row in rows if row]
    wide = [sum(panel.size[0] for panel in row) + _APART * (len(row) - 1) for row in rows]
    width = max(wide) + 2 * _MARGIN
    nodes: list[AnyNode] = []
    top = _MARGIN
    for row, across in zip(rows, wide, strict=True):
        left, tall = (width - across) / 2, max(panel.size[1] for panel in row)
        for panel in row:
            (right, down), (x, y, *_) = panel.size, panel.box
            at = top + (tall - down) / 2
            nodes.append(Group(panel.nodes, left - x * panel.scale, at - y * panel.scale, panel.scale))
            if panel.name:
                nodes.append(Label(left + right / 2, top + tall + 1.8, panel.name, 1.1, "label", "label"))
            if panel.option:
                nodes.append(Element(option_element(panel.name), left, at, right, down))
            left += right + _APART
        top += tall + _BELOW
    unit = max(14, min(28, int(1050 / max(width, 0.9 * top))))
    return Scene(width, top, (Rect(0, 0, width, top, "tint"), *nodes), (unit, unit + unit // 4))
