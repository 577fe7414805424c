"""What judges `logic/pour`: jugs in another order and other vessels, and pourings that a plain program tries."""

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic import pour as form
from puzzlegen.formats.logic.pour import Filling, Kitchen, Query

_LISTED: Final = form.After | form.Blot | form.Hidden


def reordered(jugs: Kitchen, query: Query, random: Random) -> tuple[Kitchen, Query]:
    """The jugs in another order, everywhere."""
    count = len(jugs.vessels)
    order = random.sample(range(count), count)  # who comes to stand at each place
    place = {jug: number for number, jug in enumerate(order)} | {-1: -1}

    def moved(pouring: Any) -> Any:
        return pouring and tuple(place[one] for one in pouring)

    def placed(filling: Filling) -> Filling:
        return tuple(filling[jug] for jug in order)

    if isinstance(query, _LISTED):
        query = replace(query, pourings=tuple(map(moved, query.pourings)))
    match query:
        case form.Target():
            query = replace(query, wanted=placed(query.wanted))
        case form.Hidden():
            query = replace(query, vessel=place[query.vessel], jug=place[query.jug])
        case form.First():
            query = replace(query, options=tuple(map(moved, query.options)))
        case form.Blot():
            query = replace(query, after=placed(query.after), options=tuple(map(moved, query.options)))
        case form.After():
            query = replace(query, options=tuple(map(placed, query.options)))
    return replace(jugs, vessels=tuple(jugs.vessels[jug] for jug in order)), query


def other_vessels(jugs: Kitchen, query: Query, random: Random) -> tuple[Kitchen, Query]:
    """Vessels of another kind with something else in them, and options in another order."""
    theme: form.Theme = random.choice(("jugs", "clay", "casks"))
    liquid: form.Liquid = random.choice(("blue", "red", "green"))
    if isinstance(query, form.FewestOffered | form.First | form.Never | form.Blot | form.After):
        query = replace(query, options=tuple(random.sample(query.options, 4)))
    return replace(jugs, theme=theme, liquid=liquid), query


def tried(jugs: Kitchen, query: Query) -> float:
    """Pourings tried from one filling after the other until the amount turns up; or those shown, for each jug."""
    sizes = [jug.holds for jug in jugs.vessels]
    if isinstance(query, _LISTED):
        return float(len(query.pourings) * len(sizes))
    wanted = query.wanted if isinstance(query, form.Target) else None
    litres = query.litres if isinstance(query, form.Measure) else None
    start = tuple(jug.has or 0 for jug in jugs.vessels)
    seen, todo, count = {start}, [start], 0
    for filling in todo:
        if filling == wanted or litres in filling:
            break
        for a in range(-jugs.tap, len(sizes)):
            for b in range(-jugs.tap, len(sizes)):
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
