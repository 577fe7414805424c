"""What is allowed where published data do not fit a format; msgspec says only what is wrong there."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec import inspect

_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


def misfit(error: ValueError, kind: Any, data: Any) -> str:
    """The error that `msgspec.convert` raised at data of this type, and what is allowed there if that can be listed."""
    message, _, path = str(error).partition(" - at `$")
    if "[...]" in path:  # in a mapping, by a key that is not told
        return str(error)
    types = [*_single(_read(kind))]
    for name, number in _STEP.findall(path):
        steps = [_field(one, name, data) if name else _element(one, int(number)) for one in types]
        types = [single for step in steps if step is not None for single in _single(step)]
        data = data.get(name) if name else data[int(number)]
    allowed: list[str] = []
    if message.startswith("Object "):  # a field is missing, or not known
        allowed = [field.encode_name for one in types for field in _fields(one, data)]
    elif message.startswith("Invalid "):  # a value, or a tag
        allowed = [str(value) for one in types if isinstance(one, inspect.LiteralType) for value in one.values]
    return f"{error}; allowed are {', '.join(dict.fromkeys(allowed))}" if allowed else str(error)


@cache
def _read(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _single(one: inspect.Type) -> Iterator[inspect.Type]:
    """The types of which a union allows one, or a type itself, without what it says of itself."""
    if isinstance(one, inspect.Metadata):
        yield from _single(one.type)
    elif isinstance(one, inspect.UnionType):
        for part in one.types:
            yield from _single(part)
    else:
        yield one


def _field(record: inspect.Type, name: str, data: Any) -> inspect.Type | None:
    if isinstance(record, inspect.StructType) and record.tag_field == name:
        return inspect.LiteralType((record.tag,))
    return next((field.type for field in _fields(record, data) if field.encode_name == name), None)


def _fields(record: inspect.Type, data: Any) -> tuple[inspect.Field, ...]:
    """The fields of the record, if these data mean it; otherwise none."""
    if not isinstance(record, inspect.StructType):
        return ()
    return record.fields if record.tag_field is None or data.get(record.tag_field) == record.tag else ()


def _element(row: inspect.Type, place: int) -> inspect.Type | None:
    match row:
        case inspect.VarTupleType(item_type=kind) | inspect.ListType(item_type=kind):
            return kind
        case inspect.TupleType(item_types=kinds) if place < len(kinds):
            return kinds[place]
        case inspect.NamedTupleType(fields=fields) if place < len(fields):
            return fields[place].type
        case _:
            return None
