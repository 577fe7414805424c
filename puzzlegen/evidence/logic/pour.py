"""What judges `logic/pour`: jugs in another order and other vessels, and pourings that a plain program tries."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def reordered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The jugs in another order, everywhere."""
    count = len(statement["vessels"])
    order = random.sample(range(count), count)  # who comes to stand at each place
    place = {jug: number for number, jug in enumerate(order)} | {-1: -1}

    def moved(what: Any) -> Any:
        return what and [place[one] for one in what]

    def placed(filling: Any) -> Any:
        return [filling[jug] for jug in order]

    other = dict(query)
    for field in ("wanted", "after"):
        if field in query:
            other[field] = placed(query[field])
    for field in ("vessel", "jug"):
        if field in query:
            other[field] = place[query[field]]
    if "pourings" in query:
        other["pourings"] = [moved(one) for one in query["pourings"]]
    if query["task"] in ("first", "blot"):
        other["options"] = [moved(one) for one in query["options"]]
    if query["task"] == "after":
        other["options"] = [placed(one) for one in query["options"]]
    return {**statement, "vessels": placed(statement["vessels"])}, other


def other_vessels(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Vessels of another kind with something else in them, and options in another order."""
    other = {"dress": random.choice(("jugs", "clay", "casks")), "liquid": random.choice(("blue", "red", "green"))}
    if "options" not in query:
        return {**statement, **other}, query
    return {**statement, **other}, {**query, "options": random.sample(query["options"], 4)}


def tried(statement: Statement, query: Statement) -> float:
    """Pourings tried from one filling after the other until the amount turns up; or those shown, for each jug."""
    sizes = [jug["holds"] for jug in statement["vessels"]]
    if "pourings" in query:
        return float(len(query["pourings"]) * len(sizes))
    wanted = query.get("wanted")
    start = tuple(jug["has"] for jug in statement["vessels"])
    seen, todo, count = {start}, [start], 0
    for filling in todo:
        if list(filling) == wanted or query.get("litres") in filling:
            break
        for a in range(-statement["tap"], len(sizes)):
            for b in range(-statement["tap"], len(sizes)):
                if a == b:
                    continue
                count += 1
                new = list(filling)
                if b < 0:
                    new[a] = 0
                elif a < 0:
                    new[b] = sizes[b]
                else:
                    total = new[a] + new[b]
                    new[b] = min(total, sizes[b])
                    new[a] = total - new[b]
                if tuple(new) not in seen:
                    seen.add(tuple(new))
                    todo.append(tuple(new))
    return float(count)


DISGUISES: Final[tuple[Disguise, ...]] = (reordered, other_vessels)
MEASURE: Final = Measure("pourings tried until the amount turns up, or those shown for each jug", tried)
