"""Records of weighings in disguise: in another order, with pans exchanged, in another dress; and their size."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

_OTHER: Final = {"left": "right", "right": "left", "level": "level"}


def _turned(pans: Statement) -> Statement:
    """Both pans exchanged."""
    tilt = {"tilt": _OTHER[pans["tilt"]]} if "tilt" in pans else {}
    return {**pans, "left": pans["right"], "right": pans["left"], **tilt}


def mirrored(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Some balances seen from behind."""
    weighings = [_turned(one) if random.random() < 0.5 else one for one in statement["weighings"]]
    other: Any = _turned(query) if query["task"] == "predict" else dict(query)
    if query["task"] == "next":
        other["options"] = [_turned(one) for one in query["options"]]
    return {**statement, "weighings": weighings}, other


def reordered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The balances, the things in a pan and the options in another order, in another dress."""
    weighings = [
        {**one, "left": one["left"][::-1], "right": random.sample(one["right"], len(one["right"]))}
        for one in random.sample(statement["weighings"], len(statement["weighings"]))
    ]
    other = dict(query)
    if "options" in query and not query["task"].endswith(("suspects_choice", "normal_choice")):
        other["options"] = random.sample(query["options"], len(query["options"]))
    dress = random.choice(("coins", "sacks", "crystals"))
    return {**statement, "weighings": weighings, "dress": dress, "hue": "green"}, other


def held(statement: Statement, query: Statement) -> float:  # noqa: ARG001
    """Whatever could be faulty, each once for each balance, and again for each that may be the wrong one."""
    count, balances = statement["count"], len(statement["weighings"])
    cases = {"heavy": count, "light": count, "either": 2 * count, "opposite": count * (count - 1)}
    every = cases.get(statement["faulty"], count * (count - 1) // 2)
    return float(every * balances * (balances if statement["slips"] else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, reordered)
MEASURE: Final = Measure("what could be faulty, once for each balance and each mistake in it", held)
