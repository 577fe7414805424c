"""What judges `logic/relations_web`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.facts.logic.kinship import EATERS, INITIALS, PLANTS
from puzzlegen.formats.logic import relations_web as form


def other_names(shown: form.Statement, query: form.Query, rng: Random) -> tuple[form.Statement, form.Query]:
    """Other species, or other initials."""
    if isinstance(shown, form.Web):
        plants = shown.layers.count(0)
        eaters = rng.sample(EATERS, len(shown.names) - plants)
        return replace(shown, names=(*rng.sample(PLANTS, plants), *eaters)), query
    new = dict(zip(INITIALS, rng.sample(INITIALS, len(INITIALS)), strict=True))
    people = tuple(replace(one, name=new[one.name]) for one in shown.people)
    couples = tuple(
        form.Couple(new[one], new[other], tuple(new[child] for child in kids)) for one, other, kids in shown.couples
    )
    asked = {field: new[getattr(query, field)] for field in ("start", "end") if hasattr(query, field)}
    return replace(shown, people=people, couples=couples), replace(query, **asked)


def moved(shown: form.Statement, query: form.Query, rng: Random) -> tuple[form.Statement, form.Query]:
    """Species in other places of their rows and arrows in another order; or children, and husband and wife."""
    if isinstance(shown, form.Tree):
        people = tuple(rng.sample(shown.people, len(shown.people)))
        couples = tuple(
            form.Couple(one, other, tuple(rng.sample(children, len(children))))
            for (one, other), children in ((rng.sample(couple[:2], 2), couple.children) for couple in shown.couples)
        )
        return replace(shown, people=people, couples=couples), query
    size = len(shown.names)
    order = sorted(range(size), key=lambda one: (shown.layers[one], rng.random()))
    place = {one: number for number, one in enumerate(order)}

    def renumbered(what: Any) -> Any:
        return place[what] if isinstance(what, int) else tuple(map(renumbered, what))

    arrows = renumbered(rng.sample(shown.arrows, len(shown.arrows)))
    asked = {one: renumbered(getattr(query, one)) for one in ("gone", "who", "herd", "options") if hasattr(query, one)}
    names, layers = tuple(shown.names[one] for one in order), tuple(shown.layers[one] for one in order)
    return form.Web(names, layers, arrows), replace(query, **asked)


def lines_drawn(shown: form.Statement, query: form.Query) -> float:
    """The arrows of a food web; of a family tree, the people."""
    return float(len(shown.arrows if isinstance(shown, form.Web) else shown.people))


DISGUISES: Final[tuple[Disguise, ...]] = (other_names, moved)
MEASURE: Final = Measure("arrows, or people", lines_drawn)
