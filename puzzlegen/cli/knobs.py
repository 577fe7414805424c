"""The option ``--set``: knobs of families."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from puzzlegen.catalog.knobs import Setting

F = TypeVar("F", bound=Callable[..., Any])


def _settings(_: click.Context, __: click.Parameter, values: Sequence[str]) -> "Mapping[str, Setting]":
    if not values:
        return {}
    from puzzlegen.catalog.knobs import UnknownKnob, read

    try:
        pairs = [read(value) for value in values]
    except UnknownKnob as error:
        raise click.BadParameter(str(error)) from None
    found = dict(pairs)
    if len(found) < len(pairs):
        raise click.BadParameter("each knob can be set once.")
    return found


def option(function: F) -> F:
    """The option; the command gets ``settings``."""
    return click.option(
        "--set",
        "settings",
        metavar="NAME=VALUE",
        multiple=True,
        callback=_settings,
        help="Set a knob that puzzlegen list FAMILY names, such as sides=8-10; may be given several times.",
    )(function)
