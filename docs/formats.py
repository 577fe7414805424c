"""Writes what families publish into the pages that describe them, from the types of ``puzzlegen.formats``.

``make docs`` runs it. A page has two comments for each family, between which its tables are written:

    <!-- format of cues/gears -->
    <!-- end of cues/gears -->
"""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from puzzlegen import catalog
from puzzlegen.catalog.format import Format
from puzzlegen.core.question import NoFacts

FOLDER: Final = Path(__file__).parent
BLOCK: Final = re.compile(r"(<!-- format of (\S+) -->\n).*?(<!-- end of \2 -->)", re.DOTALL)


def values(schema: dict[str, Any]) -> str:
    """What a field may hold, in words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "enum" in schema:
        return " or ".join(f"`{one}`" for one in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(values(one) for one in schema["anyOf"] if one != {"type": "null"})
    if schema["type"] == "array":
        most = f", {schema['maxItems']} at most" if "maxItems" in schema and "prefixItems" not in schema else ""
        if "prefixItems" in schema:
            inner = [values(one) for one in schema["prefixItems"]]
            return f"{len(inner)} of: {inner[0]}" if len({*inner}) == 1 else f"[{', '.join(inner)}]"
        return f"list of {values(schema['items'])}{most}"
    if schema["type"] == "object":
        return f"object with {values(schema['additionalProperties'])} by name"
    words = {"integer": "whole number", "string": "text", "boolean": "yes or no", "number": "number"}[schema["type"]]
    if "minimum" in schema:
        words += f" {schema['minimum']}..{schema['maximum']}"
    return f"{words} ({schema['description']})" if "description" in schema else words


def parts(module: ModuleType, form: Format, schema: dict[str, Any]) -> Iterator[str]:
    """The tables of the statement and of all that it, questions and facts are made of."""
    asked = {question.__name__ for question in form.questions} | {how.why.__name__ for how in form.questions.values()}
    held = {*re.findall(r"'#/\$defs/(\w+)'", str(schema["$defs"]))}
    for name, part in schema["$defs"].items():
        if name in asked - held:
            continue
        yield f"\n**`{name}`**. {_text(part)}\n"
        if "prefixItems" in part:
            named = zip(_tuple(module, name)._fields, part["prefixItems"], strict=True)
            yield f"A list: {', '.join(f'{field} ({values(kind)})' for field, kind in named)}."
            continue
        yield "| field | values |\n|---|---|"
        for field, kind in part["properties"].items():
            yield f"| `{field}` | {values(kind)}{'' if field in part.get('required', ()) else '; may be absent'} |"


def _tuple(module: ModuleType, name: str) -> Any:
    """The named tuple of a form, which may be defined in a module that the form's module imports from."""
    beside = (sys.modules[kind.__module__] for kind in vars(module).values() if isinstance(kind, type))
    return next(getattr(one, name) for one in (module, *beside) if hasattr(one, name))


def questions(form: Format, schema: dict[str, Any]) -> Iterator[str]:
    """The table of the questions, and that of the facts of their explanations."""
    tag = next(iter(form.questions)).__struct_config__.tag_field or "task"
    yield f"\n| `{tag}` | what is asked | further fields | form | unit of difficulty |\n|---|---|---|---|---|"
    for question, how in form.questions.items():
        part = schema["$defs"][question.__name__]
        fields = "; ".join(f"`{name}`: {values(kind)}" for name, kind in part["properties"].items() if name != tag)
        options = how.options if isinstance(how.options, int) else "/".join(map(str, how.options.values()))
        told = f"{how.form} of {options}" if options else how.form
        drawn = ", drawn" if how.drawn else ""
        yield f"| `{question.__struct_config__.tag}` | {_text(part)} | {fields} | {told}{drawn} | {how.unit} |"
    facts = {how.why.__name__: how.why for how in form.questions.values() if how.why is not NoFacts}
    for name, why in facts.items():
        tasks = ", ".join(f"`{one.__struct_config__.tag}`" for one, how in form.questions.items() if how.why is why)
        yield f"\nFacts (`why`) of {tasks}. {_text(schema['$defs'][name])}\n\n| field | values |\n|---|---|"
        for field, kind in schema["$defs"][name]["properties"].items():
            yield f"| `{field}` | {values(kind)} |"


def _text(part: dict[str, Any]) -> str:
    return " ".join(cleandoc(part["description"]).split())


def tables(name: str) -> str:
    """All that is written of a family."""
    (row,), form = catalog.find(name), catalog.load_format(name)
    schema = form.schema(name)
    return "\n".join([*parts(import_module(row.module("formats")), form, schema), *questions(form, schema)]) + "\n\n"


def page(text: str) -> str:
    """A page with the tables of today."""
    return BLOCK.sub(lambda found: f"{found[1]}{tables(found[2])}{found[3]}", text)


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.md")):
        old = path.read_text("utf-8")
        if (new := page(old)) != old:
            path.write_text(new, "utf-8")
