"""What judges `logic/schedule`: things in another order and theme, and what a plain program would try."""

from random import Random
from typing import Any, Final, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic import schedule as form

_THEMES: Final[dict[type[Any], tuple[str, ...]]] = {
    form.Wall: get_args(form.WallTheme),
    form.Offices: get_args(form.OfficeTheme),
    form.Sheets: get_args(form.SheetTheme),
}


def reordered(shown: form.Statement, query: form.Query, random: Random) -> tuple[form.Statement, form.Query]:
    """The clocks, offices or sheets in another order."""
    field = "clocks" if isinstance(shown, form.Wall) else "offices" if isinstance(shown, form.Offices) else "sheets"
    some = getattr(shown, field)
    order = random.sample(range(len(some)), len(some))
    asked = {name: order.index(getattr(query, name)) for name in ("office", "sheet") if hasattr(query, name)}
    return replace(shown, **{field: tuple(some[one] for one in order)}), replace(query, **asked)


def other_theme(shown: form.Statement, query: form.Query, random: Random) -> tuple[form.Statement, form.Query]:
    """Another theme, and options in another order."""
    if isinstance(query, form.TrueTime | form.Call | form.WeekdayOf):
        query = replace(query, options=tuple(random.sample(query.options, 4)))
    return replace(shown, theme=random.choice(_THEMES[type(shown)])), query


def tried(shown: form.Statement, _: form.Query) -> float:
    """Times that some clock allows, bars, or sheets in years that a named one leaves."""
    match shown:
        case form.Wall():
            return float(len({sign * one.seen - tag for one in shown.clocks for tag in shown.tags for sign in (1, -1)}))
        case form.Offices():
            return float(sum(len(one.busy) for one in shown.offices))
        case form.Sheets():
            return float(len(shown.sheets) * (2 if any(one.month for one in shown.sheets) else 14))


DISGUISES: Final[tuple[Disguise, ...]] = (reordered, other_theme)
MEASURE: Final = Measure("times that some clock allows, bars, or sheets in years that are left", tried)
