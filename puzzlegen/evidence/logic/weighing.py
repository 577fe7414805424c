"""Records of weighings in disguise: in another order, with pans exchanged, in another theme; and their size."""

from random import Random
from typing import Final, TypeVar, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic import weighing as form

P = TypeVar("P", form.Pans, form.Weighing, form.Predict)

_OTHER: Final[dict[form.Tilt, form.Tilt]] = {"left": "right", "right": "left", "level": "level"}


def _turned(pans: P) -> P:
    """Both pans exchanged."""
    return replace(pans, left=pans.right, right=pans.left)


def mirrored(shown: form.Record, query: form.Query, random: Random) -> tuple[form.Record, form.Query]:
    """Some balances seen from behind."""
    weighings = tuple(
        replace(_turned(one), tilt=_OTHER[one.tilt]) if random.random() < 0.5 else one for one in shown.weighings
    )
    if isinstance(query, form.Predict):
        query = _turned(query)
    if isinstance(query, form.Next):
        query = replace(query, options=tuple(map(_turned, query.options)))
    return replace(shown, weighings=weighings), query


def reordered(shown: form.Record, query: form.Query, random: Random) -> tuple[form.Record, form.Query]:
    """The balances, the things in a pan and the options in another order, in another theme."""
    weighings = tuple(
        replace(one, left=one.left[::-1], right=tuple(random.sample(one.right, len(one.right))))
        for one in random.sample(shown.weighings, len(shown.weighings))
    )
    if isinstance(query, form.WhichOffered | form.Next):
        query = replace(query, options=tuple(random.sample(query.options, len(query.options))))
    return replace(shown, weighings=weighings, theme=random.choice(get_args(form.Theme)), hue="green"), query


def held(shown: form.Record, query: form.Query) -> float:  # noqa: ARG001
    """Whatever could be faulty, each once for each balance, and again for each that may be the wrong one."""
    count, balances = shown.count, len(shown.weighings)
    cases = {"heavy": count, "light": count, "either": 2 * count, "opposite": count * (count - 1)}
    every = cases.get(shown.faulty, count * (count - 1) // 2)
    return float(every * balances * (balances if shown.slips else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, reordered)
MEASURE: Final = Measure("what could be faulty, once for each balance and each mistake in it", held)
