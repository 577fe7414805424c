"""Shows the sheets of `puzzlegen.generators.solids.paper_punch`, step by step; a unit is half a square of the paper."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, options, pair, said, same
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.solids.kits.folded_sheets import (
    bounds,
    draw_crease,
    draw_hole,
    draw_layers,
    folded,
    layers_of,
    turned,
)

_APART: Final = 2.2  # between drawings
_BELOW: Final = 3.4  # room for the number or the letter of a drawing
_LARGE: Final = 1.5  # scale of a drawing with lettered places
_SPOT: Final = 0.84  # half the side of a lettered place
_LETTER: Final = 0.74  # height of its letter
_MARGIN: Final = 1.2

_FOLDING: Final[Text] = {
    "en": "A sheet of paper is folded step by step. Each time, all paper on the side of the dashed line where the "
    "arrow starts, with all its layers, is folded over along the line and laid on top. The back of the paper is white; "
    "dots mark the corners of its squares.",
    "zh": "一张纸按图示依次折叠。每一步都把虚线一侧（箭头起点所在的一侧）的纸连同所有层沿虚线翻折过去，压在上面。"
    "纸的背面是白色；圆点标出方格的角点。",
}
_TURNED: Final[tuple[Text, ...]] = (
    {"en": "", "zh": ""},
    {
        "en": "The folded paper is then turned a quarter turn clockwise on the table (picture {last}).",
        "zh": "折好的纸再在桌面上顺时针转 90°（图 {last}）。",
    },
    {
        "en": "The folded paper is then turned half a turn on the table (picture {last}).",
        "zh": "折好的纸再在桌面上转 180°（图 {last}）。",
    },
    {
        "en": "The folded paper is then turned a quarter turn counterclockwise on the table (picture {last}).",
        "zh": "折好的纸再在桌面上逆时针转 90°（图 {last}）。",
    },
)
_PUNCHED: Final[Text] = {
    "en": "It is punched as picture {last} shows; a hole goes through all layers.",
    "zh": "然后如图 {last} 打孔，孔穿透所有层。",
}
_ASK: Final[dict[str, Text]] = {
    "unfold": {
        "en": "Which of the sheets A to D is it, unfolded again and seen as in picture 1?",
        "zh": "重新展开后，从图 1 的方向看，它是 A 到 D 中的哪一张？",
    },
    "count": {
        "en": "How many holes does the sheet have once it is unfolded again?",
        "zh": "重新展开后，这张纸上一共有几个孔？",
    },
    "layers": {
        "en": "At which of the places A to D in picture {last} is the folded paper exactly {layers} thick?",
        "zh": "图 {last} 中 A 到 D 哪一处的纸恰好有 {layers}？",
    },
    "place": {
        "en": "One hole is punched through all layers at one of the places A to D, and the sheet is unfolded again. It "
        "then looks like the sheet on the left, seen as in picture 1. At which place was it punched?",
        "zh": "在 A 到 D 中的一处打一个穿透所有层的孔，再把纸展开，从图 1 的方向看就是左边那张纸。孔打在哪一处？",
    },
    "partner": {
        "en": "One hole is punched through all layers of the folded paper. On the unfolded sheet at the bottom, seen "
        "as in picture 1, one of its holes is drawn in black. At which of the points A to D is another one?",
        "zh": "在折好的纸上打一个穿透所有层的孔。最下面是展开后的纸（从图 1 的方向看），其中一个孔涂成黑色。"
        "A 到 D 中哪一点是同时打出的另一个孔？",
    },
}
_LAYERS: Final = ({"en": "one layer", "zh": "1 层"}, {"en": "{n} layers", "zh": "{n} 层"})
_SHEET: Final[Text] = {
    "en": "Places are written (x, y), counted in half squares (half the distance of two dots) to "
    "the right and down. The sheet has its corners at",
    "zh": "位置写作 (x, y)，以半格（圆点间距的一半）为单位，向右、向下计算。纸的各角依次在",
}
_FOLD: Final[Text] = {
    "en": "Fold {number}: along the line {line}; the part with {side} is folded over",
    "zh": "第 {number} 折：沿直线 {line}，把 {side} 的部分翻折过去",
}
_BEFORE: Final[Text] = {
    "en": "Places on the folded paper are given as they are before it is turned.",
    "zh": "折好的纸上的位置都按转动之前的方位给出。",
}
_PUNCHES: Final[Text] = {"en": "Punched at", "zh": "打孔处"}
_HOLES: Final[Text] = {"en": "Holes of the unfolded sheet", "zh": "展开后的孔"}
_BLACK: Final[Text] = {"en": "The black hole", "zh": "黑色的孔"}
_TIP: Final[Text] = {"en": "({x}, {y}) with its {end} pointing {way}", "zh": "({x}, {y})，{end}朝{way}"}
_ENDS: Final[dict[str, Text]] = {
    "triangle": {"en": "sharp tip", "zh": "尖端"},
    "half_moon": {"en": "round side", "zh": "圆弧一侧"},
    "heart": {"en": "tip", "zh": "心尖"},
}
_WAYS: Final[dict[tuple[int, int], Text]] = {
    (1, 0): {"en": "right", "zh": "右"},
    (1, 1): {"en": "down and right", "zh": "右下"},
    (0, 1): {"en": "down", "zh": "下"},
    (-1, 1): {"en": "down and left", "zh": "左下"},
    (-1, 0): {"en": "left", "zh": "左"},
    (-1, -1): {"en": "up and left", "zh": "左上"},
    (0, -1): {"en": "up", "zh": "上"},
    (1, -1): {"en": "up and right", "zh": "右上"},
}
_UNDONE: Final[Text] = {
    "en": "Undo the folds from the last to the first, and count after each one. {chains}.",
    "zh": "从最后一折起逐折展开，每展开一次数一次。{chains}。",
}
_CHAIN: Final[Text] = {"en": "{what}: {steps}", "zh": "{what}：{steps}"}
_NUMBERED: Final[Text] = {
    "en": "Number the holes of picture {last} row by row from the top, each row from the left.",
    "zh": "把图 {last} 中的孔从上往下逐行编号，每行从左到右。",
}
_PUNCH: Final[Text] = {"en": "Hole {number}", "zh": "第 {number} 个孔"}
_ALONE: Final[Text] = {"en": "The hole", "zh": "这个孔"}
_AT: Final[Text] = {"en": "Place {letter}", "zh": "{letter} 处"}
_TOTAL: Final[Text] = {"en": "Together that makes {answer} holes.", "zh": "合计 {answer} 个孔。"}
_THICK: Final[Text] = {"en": "Only {answer} has {layers}.", "zh": "只有 {answer} 处是 {layers}。"}
_OUT: Final[Text] = {
    "en": "Squares are (row, column) as in picture 1. Undoing a fold puts a mirror image of every hole on the other "
    "side of the crease, wherever there is paper. So the holes come out at {holes}: that is {answer}. {others}.",
    "zh": "方格写作 (行, 列)，以图 1 为准。每展开一折，孔就以折痕为轴对称地出现在另一侧有纸的地方。"
    "所以展开后的孔在 {holes}，即 {answer}。{others}。",
}
_AGAINST: Final[dict[str, Text]] = {
    "lacks": {"en": "{letter} has no hole at {spot}", "zh": "{letter} 在 {spot} 没有孔"},
    "has": {"en": "{letter} has a hole too many at {spot}", "zh": "{letter} 在 {spot} 多了一个孔"},
    "turns": {"en": "the hole of {letter} at {spot} points another way", "zh": "{letter} 在 {spot} 的孔朝向不对"},
}
_MADE: Final[Text] = {
    "en": "Squares are (row, column) as in picture 1. Turn picture {last} back in your mind and unfold. A hole at "
    "{letter} comes out at {holes}: exactly the sheet shown. By contrast, {others}.",
    "zh": "方格写作 (行, 列)，以图 1 为准。先在脑中把图 {last} 转回来，再逐折展开。"
    "在 {letter} 处打孔，展开后的孔在 {holes}，正是所示的纸。{others}。",
}
_ELSEWHERE: Final[Text] = {
    "en": "a hole at {letter} would pierce {spot}, where there is no hole",
    "zh": "{letter} 会在 {spot} 打出孔，而那里没有",
}
_FOLLOWED: Final[Text] = {
    "en": "Squares are (row, column) as in picture 1. Follow each point through the folds. The black hole {way}. "
    "{answer} ends up on the same square: it {key}. "
    "{others}.",
    "zh": "方格写作 (行, 列)，以图 1 为准。让每个点跟着折叠走。黑色的孔{way}；{answer} {key}，落在同一处。{others}。",
}
_LANDS: Final[Text] = {"en": "is turned over by {folds} and lands on {spot}", "zh": "被{folds}翻过去，落在 {spot}"}
_STAYS: Final[Text] = {"en": "stays on {spot}", "zh": "始终在 {spot}"}
_OTHER: Final[Text] = {"en": "{letter} {way}", "zh": "{letter} {way}"}
_FOLDS: Final[tuple[Text, ...]] = ({"en": "fold ", "zh": "第 "}, {"en": "folds ", "zh": "第 "})
_AND: Final[Text] = {"en": " and ", "zh": "、"}
_NTH: Final[Text] = {"en": "{word}{numbers}", "zh": "{word}{numbers} 折"}


def _last(statement: Statement) -> int:
    """The number of the picture with the folded paper."""
    return len(statement["folds"]) + 1


def _thick(layers: int) -> Text:
    return said(_LAYERS[layers > 1], n=layers)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the sheet, for a number, or for a place."""
    task, last = query["task"], _last(statement)
    rules = [_FOLDING, *([_TURNED[statement["turn"]]] if statement["turn"] else [])]
    rules += [_PUNCHED] * bool(statement["punches"])
    layers = _thick(query["layers"]) if task == "layers" else ""
    ask, ruled = (said(text, last=last, layers=layers) for text in (_ASK[task], joined(*rules)))
    if task == "count":
        return Wording(ask, Kind.NUMBER, ruled)
    return Wording(ask, Kind.LETTER, ruled, options=(None,) * len(LETTERS[:4]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The unfolding, fold by fold, and where the other options go astray."""
    task = query["task"]
    key = LETTERS.index(answer) if task != "count" else 0
    others = [place for place in range(4) if place != key]
    match task:
        case "count":
            pairs = zip(statement["punches"], why["growth"], strict=True)
            growths = [growth for _, growth in sorted(pairs, key=lambda one: (one[0][1], one[0][0]))]
            if len(growths) == 1:
                return joined(_unfolding([_ALONE], growths), said(_TOTAL, answer=answer))
            names = [said(_PUNCH, number=number) for number in range(1, len(growths) + 1)]
            numbering = said(_NUMBERED, last=_last(statement))
            return joined(numbering, _unfolding(names, growths), said(_TOTAL, answer=answer))
        case "layers":
            names = [said(_AT, letter=letter) for letter in LETTERS[:4]]
            return joined(
                _unfolding(names, why["growths"]), said(_THICK, answer=answer, layers=_thick(query["layers"]))
            )
        case "unfold":
            told = [
                said(_AGAINST[kind], letter=letter, spot=_square(spot))
                for letter, (kind, spot) in why["against"].items()
            ]
            holes = _squares(query["options"][key])
            return said(_OUT, holes=holes, answer=answer, others=sentence(listed(told, SEMICOLON)))
        case "place":
            made = why["made"]
            wrong = [
                said(
                    _ELSEWHERE,
                    letter=LETTERS[place],
                    spot=_square(next(one for one in made[place] if one not in made[key])),
                )
                for place in others
            ]
            return said(
                _MADE,
                last=_last(statement),
                letter=answer,
                holes=_squares(made[key]),
                others=listed(wrong, SEMICOLON),
            )
        case _:
            ways = [_way(way, spot) for way, spot in zip(why["ways"], why["landed"], strict=True)]
            wrong = [said(_OTHER, letter=LETTERS[place], way=ways[place + 1]) for place in others]
            return said(_FOLLOWED, way=ways[0], answer=answer, key=ways[key + 1], others=listed(wrong, SEMICOLON))


def _unfolding(names: Iterable[Text], growths: Iterable[Sequence[int]]) -> Text:
    """How the holes of each punch become more."""
    chains = [
        said(_CHAIN, what=name, steps=" → ".join(map(str, (1, *growth))))
        for name, growth in zip(names, growths, strict=True)
    ]
    return said(_UNDONE, chains=listed(chains, SEMICOLON))


def _way(folds: Sequence[int], spot: Sequence[int]) -> Text:
    """By which folds a point is turned over, and where it lands."""
    numbers = said(_NTH, word=_FOLDS[len(folds) > 1], numbers=listed((same(str(fold)) for fold in folds), _AND))
    return said(_LANDS if folds else _STAYS, folds=numbers, spot=_square(spot))


def _square(spot: Sequence[int]) -> Text:
    """A square of the table on which the sheet lies, by its row and its column."""
    return pair(spot[1] // 2, spot[0] // 2)


def _squares(spots: Iterable[Sequence[int]]) -> Text:
    """Squares row by row."""
    return listed(map(_square, sorted(spots, key=lambda spot: (spot[1], spot[0]))))


def _spot(spot: Sequence[int]) -> str:
    return f"({spot[0]}, {spot[1]})"


def _spots(some: Iterable[Sequence[int]]) -> Text:
    return same(" ".join(map(_spot, some)))


def _line(fold: Sequence[int]) -> tuple[str, str]:
    """The line of a fold, and the side of it that is folded over."""
    a, b, c = fold
    terms = "".join(("+" if sign > 0 else "-") + name for sign, name in ((a, "x"), (b, "y")) if sign)
    less = terms.startswith("-")
    if less:
        terms, c = terms.translate(str.maketrans("+-", "-+")), -c
    terms = " ".join(terms.removeprefix("+").replace("+", "+ ").replace("-", "- ").replace("x", "x ").split())
    return f"{terms} = {c}", f"{terms} {'<' if less else '>'} {c}"


def describe(statement: Statement, query: Statement) -> Text:
    """The sheet, its folds and everything on it by their places."""
    parts = [named(_SHEET, _spots(statement["sheet"]))]
    for number, fold in enumerate(statement["folds"], start=1):
        line, side = _line(fold)
        parts.append(said(_FOLD, number=number, line=line, side=side))
    parts += [_BEFORE] * bool(statement["turn"])
    punch, task = statement["punch"], query["task"]
    if statement["punches"]:
        parts.append(named(_PUNCHES, _told(statement["punches"], punch)))
    if task == "place":
        parts.append(named(_HOLES, _told(query["holes"], punch)))
    if task == "partner":
        parts.append(named(_BLACK, same(_spot(query["given"]))))
    if task == "unfold":
        parts.append(options(_told(holes, punch) for holes in query["options"]))
    elif "options" in query:
        parts.append(options(same(_spot(spot)) for spot in query["options"]))
    return lines(*parts)


def _told(holes: Iterable[Sequence[int]], punch: str) -> Text:
    """Holes by their places, and where their tips point."""
    if punch == "disc":
        return _spots(holes)
    return listed(
        (said(_TIP, x=x, y=y, end=_ENDS[punch], way=_WAYS[right, down]) for x, y, right, down in holes), SEMICOLON
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
