"""Knobs: parameters of a level that may be set by hand, instead of by the level's name alone.

What is set replaces a parameter of the level. Its puzzles are then accepted whatever their measured difficulty and
depth, unless a band of difficulty is set as well: `DIFFICULTY`, a knob of every family.
"""

from collections.abc import Iterator, Mapping
from types import NoneType
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Knob, Params

Setting: TypeAlias = bool | int | float | str | tuple[int | float | str, ...]
"""The value of a knob; a range is its two ends."""
DIFFICULTY: Final = "difficulty"
_ANY: Final = (0.0, 1e9)
_BAND: Final = Knob("only puzzles whose measured difficulty lies between; tasks with units of their own stay", *_ANY)


class UnknownKnob(WrongUsage):
    """A family has no such knob, or it cannot be set so."""


class Described(msgspec.Struct, frozen=True, omit_defaults=True):
    """A knob as it is listed.

    Attributes:
        allowed: its values, in words.
        effect: what they do, see `Knob`.
        levels: its value at each level.
    """

    allowed: str
    effect: str
    levels: Mapping[str, Any] = {}


def described(levels: Mapping[Any, Params]) -> Mapping[str, Described]:
    """The knobs of a family with these levels, by their names."""
    params = next(iter(levels.values()))
    return {
        name: Described(
            _allowed(kind, knob),
            knob.effect,
            {level: params.band if name == DIFFICULTY else getattr(params, name) for level, params in levels.items()},
        )
        for name, (kind, knob) in _knobs(type(params)).items()
    }


def ends(params: Params) -> Iterator[tuple[str, Setting]]:
    """Each knob of these parameters at its ends: the least and the greatest number, yes and no, each word and all."""
    for name, (optional, knob) in _knobs(type(params)).items():
        if name == DIFFICULTY:
            continue
        kind = _plain(optional)
        words = get_args(kind if get_origin(kind) is Literal else get_args(kind)[0]) if get_args(kind) else ()
        if kind is bool or get_origin(kind) is Literal:
            yield from ((name, word) for word in words or (True, False))
        elif words:
            yield from ((name, some) for some in (*((word,) for word in words), words))
        else:
            whole = kind is int or int in get_args(kind)
            yield from ((name, int(end) if whole else end) for end in (knob.low, knob.high))


def read(text: str) -> tuple[str, Setting]:
    """A name and its value, from words such as ``sides=8-10``, ``backwards=yes`` or ``rules=and,or``.

    Raises:
        UnknownKnob: if it has no such form.
    """
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        raise UnknownKnob(f"{text!r} is not NAME=VALUE, such as sides=8, sides=8-10, backwards=yes or rules=and,or.")
    if value in ("yes", "no"):
        return name, value == "yes"
    words = [word.strip() for word in value.split("," if "," in value else "-")]
    numbers = [number for number in map(_number, words) if number is not None]
    if len(numbers) == len(words):
        return name, tuple(numbers) if numbers[1:] else numbers[0]
    return name, tuple(words) if "," in value else value


def apply_settings(family: str, params: Params, settings: Mapping[str, Setting]) -> Params:
    """The parameters of a level with these settings.

    Raises:
        UnknownKnob: if the family has no such knob, or does not take the value.
    """
    if not settings:
        return params
    knobs = _knobs(type(params))
    values = {}
    for name, setting in settings.items():
        if name not in knobs:
            raise UnknownKnob(f"{family} has no knob {name}; its knobs are: {', '.join(knobs)}.")
        kind, knob = knobs[name]
        try:
            values[name] = _converted(setting, kind, knob)
        except ValueError:
            raise UnknownKnob(f"{name} of {family} is {_allowed(kind, knob)}, and not {shown(setting)}.") from None
    band = values.pop(DIFFICULTY, None)
    if values:
        free = {"band": _ANY, "bands": dict.fromkeys(params.bands, _ANY), "depth": UNSET, "depths": UNSET}
        params = msgspec.structs.replace(params, **free, **values)
    return params if band is None else msgspec.structs.replace(params, band=band)


def shown(setting: Setting) -> str:
    """The value as `read` reads it."""
    if isinstance(setting, bool):
        return "yes" if setting else "no"
    if not isinstance(setting, tuple):
        return str(setting)
    return ("-" if len(setting) == 2 and not isinstance(setting[0], str) else ",").join(map(str, setting))


def _number(text: str) -> int | float | None:
    try:
        return int(text) if text.isdecimal() else float(text)
    except ValueError:
        return None


def _knobs(params: type[Params]) -> dict[str, tuple[Any, Knob]]:
    """The types of those parameters that are knobs, and what is said of them."""
    found: dict[str, tuple[Any, Knob]] = {}
    for name, hint in get_type_hints(params, include_extras=True).items():
        kind, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        for note in notes:
            if isinstance(note, Knob):
                found[name] = kind, note
    return {**found, DIFFICULTY: (tuple[float, float], _BAND)}


def _is_range(kind: Any) -> bool:
    return kind in (tuple[int, int], tuple[float, float])


def _plain(kind: Any) -> Any:
    """The type without None."""
    plain = [one for one in get_args(kind) if one is not NoneType]
    return plain[0] if len(plain) < len(get_args(kind)) else kind


def _converted(setting: Setting, kind: Any, knob: Knob) -> Any:
    """The setting as the type wants it; raises ValueError if it is not allowed."""
    kind = _plain(kind)
    if _is_range(kind) and isinstance(setting, int | float) and not isinstance(setting, bool):
        setting = (setting, setting)
    if get_origin(kind) is tuple and not isinstance(setting, tuple):
        setting = (setting,)
    value = msgspec.convert(setting, kind)  # raises a ValueError
    numbers = [one for one in (value if isinstance(value, tuple) else (value,)) if type(one) in (int, float)]
    if any(not knob.low <= number <= knob.high for number in numbers) or (_is_range(kind) and value[0] > value[1]):
        raise ValueError
    if isinstance(value, tuple) and not value:
        raise ValueError
    return value


def _allowed(kind: Any, knob: Knob) -> str:
    """What a knob may be, in words that follow on "is"."""
    kind = _plain(kind)
    if kind is bool:
        return "yes or no"
    if get_origin(kind) is Literal:
        return f"one of {', '.join(map(str, get_args(kind)))}"
    if _is_range(kind):
        return f"a number or a range within {knob.low:g}-{knob.high:g}"
    if kind in (int, float):
        return f"a {'whole ' if kind is int else ''}number from {knob.low:g} to {knob.high:g}"
    of = get_args(kind)[0]
    if of is int:
        return f"one or more whole numbers from {knob.low:g} to {knob.high:g}, separated by commas"
    return f"one or more of {', '.join(map(str, get_args(of)))}, separated by commas"
