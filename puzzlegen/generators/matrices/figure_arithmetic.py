"""Figures whose numbers obey one rule; a number of the last figure is missing.

The key is drawn first (see `offering`), then the rule, the figure and numbers that lead to the key.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.matrices.numbered_figures import KINDS, draw_figures
from puzzlegen.generators.matrices.offering import asked, drawn_key
from puzzlegen.item import LANGUAGES, Asked, Question, Statement
from puzzlegen.scene import Scene
from puzzlegen.stream import Stream

Numbers: TypeAlias = NDArray[np.float64]
Compute: TypeAlias = Callable[..., Numbers | tuple[Numbers, ...]]

LARGEST: Final = 99
_OPERANDS: Final = {2: 25, 3: 16, 4: 9}  # of so many operands, none is larger than this


class Rule(msgspec.Struct, frozen=True):
    """A rule of the generator.

    Attributes:
        words: how the results are computed, with ``{0}``, ``{1}``, ... for the places and ``{k}`` for the constant.
        operands: how many places are free; the results take the rest.
        compute: the results, from the operands and the constant.
        constants: lowest and highest constant, if any.
    """

    words: str
    operands: int
    compute: Compute
    constants: tuple[int, int] = (0, 0)


def _pyramid(join: Callable[[Numbers, Numbers], Numbers]) -> Compute:
    """The upper bricks of a pyramid, each from the two below it."""

    def build(a: Numbers, b: Numbers, c: Numbers, _: int) -> tuple[Numbers, ...]:
        left, right = join(a, b), join(b, c)
        return left, right, join(left, right)

    return build


_SUMS: Final = "{3} = {0} + {1}, {4} = {1} + {2}, {5} = {3} + {4}"
_DIFFERENCES: Final = "{3} = {0} − {1}, {4} = {1} − {2}, {5} = {3} − {4}"

_EASY: Final = (
    Rule("{2} = {0} + {1}", 2, lambda a, b, _: a + b),
    Rule("{2} = {0} − {1}", 2, lambda a, b, _: a - b),
    Rule("{2} = {0} × {1}", 2, lambda a, b, _: a * b),
    Rule("{3} = {0} + {1} + {2}", 3, lambda a, b, c, _: a + b + c),
    Rule("{3} = {0} + {1} − {2}", 3, lambda a, b, c, _: a + b - c),
    Rule("{3} = {0} − {1} − {2}", 3, lambda a, b, c, _: a - b - c),
    Rule(_SUMS, 3, _pyramid(lambda a, b: a + b)),
    Rule(_DIFFERENCES, 3, _pyramid(lambda a, b: a - b)),
)
_MEDIUM: Final = (
    Rule("{2} = {0} + {1} + {k}", 2, lambda a, b, k: a + b + k, (1, 9)),
    Rule("{2} = {0} + {1} − {k}", 2, lambda a, b, k: a + b - k, (1, 9)),
    Rule("{2} = {0} × {1} + {k}", 2, lambda a, b, k: a * b + k, (1, 9)),
    Rule("{2} = {0} × {1} − {k}", 2, lambda a, b, k: a * b - k, (1, 9)),
    Rule("{2} = {0} × {k} + {1}", 2, lambda a, b, k: a * k + b, (2, 4)),
    Rule("{2} = {0} × {k} − {1}", 2, lambda a, b, k: a * k - b, (2, 4)),
    Rule("{2} = ({0} + {1}) × {k}", 2, lambda a, b, k: (a + b) * k, (2, 4)),
    Rule("{2} = ({0} − {1}) × {k}", 2, lambda a, b, k: (a - b) * k, (2, 4)),
    Rule("{2} = ({0} + {1}) ÷ {k}", 2, lambda a, b, k: (a + b) / k, (2, 4)),
    Rule("{3} = {0} × {1} + {2}", 3, lambda a, b, c, _: a * b + c),
    Rule("{3} = {0} × {1} − {2}", 3, lambda a, b, c, _: a * b - c),
    Rule("{3} = ({0} + {1}) × {2}", 3, lambda a, b, c, _: (a + b) * c),
    Rule("{3} = ({0} − {1}) × {2}", 3, lambda a, b, c, _: (a - b) * c),
    Rule("{3} = ({0} + {1}) ÷ {2}", 3, lambda a, b, c, _: (a + b) / c),
    Rule("{3} = {0} × {1} ÷ {2}", 3, lambda a, b, c, _: a * b / c),
    Rule("{0} + {1} + {2} + {3} = {k}", 3, lambda a, b, c, k: k - a - b - c, (18, 40)),
    Rule("{4} = {0} + {1} + {2} + {3}", 4, lambda a, b, c, d, _: a + b + c + d),
    Rule("{4} = {0} + {1} + {2} − {3}", 4, lambda a, b, c, d, _: a + b + c - d),
    Rule("{4} = {0} + {1} − {2} − {3}", 4, lambda a, b, c, d, _: a + b - c - d),
)
_HARD: Final = (
    Rule("{3} = {0} × {1} + {2} + {k}", 3, lambda a, b, c, k: a * b + c + k, (1, 9)),
    Rule("{3} = {0} × {1} − {2} − {k}", 3, lambda a, b, c, k: a * b - c - k, (1, 9)),
    Rule("{3} = ({0} + {1}) × {2} + {k}", 3, lambda a, b, c, k: (a + b) * c + k, (1, 9)),
    Rule("{3} = ({0} + {1}) × {2} − {k}", 3, lambda a, b, c, k: (a + b) * c - k, (1, 9)),
    Rule("{3} = ({0} − {1}) × {2} + {k}", 3, lambda a, b, c, k: (a - b) * c + k, (1, 9)),
    Rule("{3} = ({0} + {1} + {2}) × {k}", 3, lambda a, b, c, k: (a + b + c) * k, (2, 4)),
    Rule("{3} = ({0} + {1} + {2}) ÷ {k}", 3, lambda a, b, c, k: (a + b + c) / k, (2, 3)),
    Rule("{3} = ({0} + {1} − {2}) × {k}", 3, lambda a, b, c, k: (a + b - c) * k, (2, 4)),
    Rule("{3} = {0} × {k} + {1} − {2}", 3, lambda a, b, c, k: a * k + b - c, (2, 4)),
    Rule("{3} = {0} × {k} − {1} − {2}", 3, lambda a, b, c, k: a * k - b - c, (2, 4)),
    Rule("{3} = ({0} × {1} − {2}) × {k}", 3, lambda a, b, c, k: (a * b - c) * k, (2, 3)),
    Rule("{3} = {0} × {1} × {k} − {2}", 3, lambda a, b, c, k: a * b * k - c, (2, 3)),
    Rule("{3} = ({0} + {1}) × {2} ÷ {k}", 3, lambda a, b, c, k: (a + b) * c / k, (2, 3)),
    Rule("{4} = {0} × {1} + {2} × {3}", 4, lambda a, b, c, d, _: a * b + c * d),
    Rule("{4} = {0} × {1} − {2} × {3}", 4, lambda a, b, c, d, _: a * b - c * d),
    Rule("{4} = {0} × {1} × {2} − {3}", 4, lambda a, b, c, d, _: a * b * c - d),
    Rule("{4} = {0} × {1} × {2} + {3}", 4, lambda a, b, c, d, _: a * b * c + d),
    Rule("{4} = ({0} + {1} + {2}) × {3}", 4, lambda a, b, c, d, _: (a + b + c) * d),
    Rule("{4} = ({0} × {1} − {2}) × {3}", 4, lambda a, b, c, d, _: (a * b - c) * d),
)


class FigureArithmeticParams(Params, frozen=True, kw_only=True):
    """The rules of a level, the lowest and the highest key, and how many figures are complete."""

    rules: tuple[str, ...]
    keys: tuple[int, int]
    complete: tuple[int, int]


class FigureArithmeticState(msgspec.Struct, frozen=True):
    """The figures with all their numbers, the place of the missing one, and the rule in words of the figure."""

    figure: str
    numbers: tuple[tuple[int, ...], ...]
    hidden: int
    keys: tuple[int, int]
    rule: dict[str, str]


def _level(
    band: tuple[int, int], rules: Sequence[Rule], keys: tuple[int, int], complete: tuple[int, int]
) -> FigureArithmeticParams:
    return FigureArithmeticParams(band=band, rules=tuple(rule.words for rule in rules), keys=keys, complete=complete)


_RULES: Final = {rule.words: rule for rule in (*_EASY, *_MEDIUM, *_HARD)}


class FigureArithmetic:
    """See the module's docstring."""

    name = "figure_arithmetic"
    version = 1
    levels: ClassVar = {
        Level.EASY: _level((1, 2), _EASY, (2, 30), (2, 3)),
        Level.MEDIUM: _level((3, 4), _MEDIUM, (3, 45), (3, 3)),
        Level.HARD: _level((5, 7), _HARD, (4, 60), (3, 3)),
    }

    def generate(self, rng: Stream, params: FigureArithmeticParams) -> FigureArithmeticState:
        """Draw the rule and the figure, and numbers with the key among those of the last one."""
        key = drawn_key(*params.keys, rng)
        rule = _RULES[rng.choice(params.rules)]
        constant = rng.between(*rule.constants)
        table = _table(rule.words, constant)
        places = table.shape[1]
        figure = rng.choice([name for name, kind in KINDS.items() if len(kind.spots) == places])
        hidden = rng.below(places)
        fitting = np.flatnonzero(table[:, hidden] == key)
        if not len(fitting) or len(table) < params.complete[1]:
            raise Rejected("the rule does not lead to the key")
        picked = [rng.below(len(table)) for _ in range(rng.between(*params.complete))]
        picked.append(int(fitting[rng.below(len(fitting))]))
        if len(set(picked)) < len(picked):
            raise Rejected("two figures with the same numbers")
        order = list(range(places))
        if places < len(KINDS["pyramid"].spots):  # the bricks of a pyramid keep their places
            front = rng.permutation(rule.operands)
            order[: rule.operands] = front
        numbers = tuple(tuple(int(table[row, place]) for place in order) for row in picked)
        spoken = {
            language: rule.words.format(
                *(KINDS[figure].names[order.index(place)][language] for place in range(places)), k=constant
            )
            for language in LANGUAGES
        }
        return FigureArithmeticState(figure, numbers, order.index(hidden), params.keys, spoken)

    def statement(self, state: FigureArithmeticState) -> Statement:
        """The kind of figure and the numbers of each, the missing one as null."""
        return {"figure": state.figure, "numbers": _shown(state)}

    def ask(self, state: FigureArithmeticState, rng: Stream) -> Asked:
        """Ask for the missing number."""
        key = state.numbers[-1][state.hidden]
        explanation = {
            "en": f"In each figure: {state.rule['en']}. The missing number is {key}.",
            "zh": f"每个图形中：{state.rule['zh']}。缺少的数是 {key}。",
        }
        return asked(_QUESTION, {"task": "missing"}, state.keys, explanation, rng)

    def depict(self, state: FigureArithmeticState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The figures in a row."""
        return (draw_figures(state.figure, _shown(state)),)


def _shown(state: FigureArithmeticState) -> list[list[int | None]]:
    """The numbers of the figures, without the missing one."""
    rows: list[list[int | None]] = [list(row) for row in state.numbers]
    rows[-1][state.hidden] = None
    return rows


@cache
def _table(words: str, constant: int) -> NDArray[np.int64]:
    """All figures that a rule allows, a row each: the operands, then the results, from 1 to `LARGEST`."""
    rule = _RULES[words]
    count, largest = rule.operands, _OPERANDS[rule.operands]
    operands = np.indices((largest,) * count, float).reshape(count, -1) + 1
    results = rule.compute(*operands, constant)
    columns = np.array([*operands, *(results if isinstance(results, tuple) else (results,))])
    whole = (columns == np.floor(columns)) & (columns >= 1) & (columns <= LARGEST)
    return columns[:, whole.all(axis=0)].T.astype(np.int64)


_QUESTION: Final = {
    "en": "In each of these figures, the numbers obey one and the same rule: one of them is computed from others of "
    "the same figure, by adding, subtracting, multiplying or dividing, perhaps with a fixed number that is the same "
    "for all figures. Equal places play equal parts. All numbers are whole and greater than zero. Going by the "
    "simplest rule that holds in all complete figures, which number stands where the question mark is?",
    "zh": "这些图形中的数都遵循同一条规律：其中一个数由同一图形中的其他数通过加、减、乘或除得到，也可能用到一个在所有"
    "图形中都相同的固定数。相同的位置作用相同。所有的数都是大于零的整数。按照在所有完整图形中都成立的最简单的规律，"
    "问号处应是哪个数？",
}

FAMILY = FigureArithmetic()
