"""The files of a new family, made from the template: complete in form, refused by the sweep until they are filled."""

import ast
import re
from collections.abc import Mapping
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from puzzlegen import catalog, words
from puzzlegen.catalog.row import Room
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import FamilyName, is_a
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.writing import appearing, put

_ROOMS: Final[Mapping[Room, tuple[str, str]]] = {
    "formats": ("format.py", "The published form of {name}."),
    "generators": ("generator.py", "Invents the puzzles of {name}."),
    "renderers": ("renderer.py", "Shows the puzzles of {name}."),
    "validators": ("validator.py", "Solves the puzzles of {name} from the statement alone."),
}
_PROJECT: Final = """\
[build-system]
requires = ["hatchling>=1.26"]
build-backend = "hatchling.build"

[project]
name = "{family}"
version = "0.1"
dependencies = ["puzzlegen-bench"]

[project.entry-points."puzzlegen.families"]
{category} = "{family}:ROW"
"""
_ROW: Final = """\
Row(
    category="{category}",
    family="{family}",
    labels=Labels(),
    summary="one line for people",
)"""
_IMPORTS: Final = """\
from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
"""
_EVIDENCE: Final = """\
# By the family's full name: ways of publishing the same puzzle in other data, () if there are none, and a Measure of
# what a plain program needs for an item.
DISGUISES: dict[str, tuple[Disguise, ...]] = {{}}
MEASURES: dict[str, Measure] = {{}}
"""


class CannotBegin(WrongUsage):
    """A family cannot be begun under this name or in this place."""


def begin(name: str, folder: Path | None) -> list[Path]:
    """Write the files of a family that is still the template's; returns them.

    Args:
        name: ``category/family``.
        folder: of a new package that is going to offer the family; None to add it to the checkout of puzzlegen that
            this program runs from.

    Raises:
        CannotBegin: the name is none or taken, or there is no such place.
    """
    if not is_a(FamilyName, name):
        raise CannotBegin(f"{name!r} is not the name of a family: category/family, with a to z, digits and _.")
    category, family = name.split("/")
    if iskeyword(category) or iskeyword(family):
        raise CannotBegin(f"{name} has a Python keyword as a name: choose another one.")
    known = {row.name for row in catalog.rows()}
    if name in known or (folder and category in catalog.categories()):
        taken = name if name in known else f"The category {category}"
        raise CannotBegin(f"{taken} already exists: choose another name.")
    files = _package(name, folder) if folder else _addition(name)
    for path in files:
        if path.exists():
            raise CannotBegin(f"{path} already exists.")
    if folder:
        with appearing(folder) as growing:
            for path, text in files.items():
                put(growing / path.relative_to(folder), text.encode())
        return list(files)
    edits = _edits(name)
    begun: list[Path] = []
    try:
        for path, text in {**files, **edits}.items():
            put(path, text.encode())
            begun.append(path)
    except BaseException:
        for path in begun:
            if path in files:
                path.unlink()
        raise
    return [*files, *edits]


def _package(name: str, folder: Path) -> dict[Path, str]:
    """The files of a package of its own."""
    category, family = name.split("/")
    if folder.exists():
        raise CannotBegin(f"{folder} already exists.")
    if find_spec(family):
        raise CannotBegin(f"Python has a module called {family} already: choose another name.")
    inner = folder / family
    evidence = f'"""The family {name}: its row, and what judges it."""\n\n{_IMPORTS}'
    evidence += f"from puzzlegen.evidence import Disguise, Measure\n\nROW = {_ROW}\n\n{_EVIDENCE}"
    return {
        folder / "pyproject.toml": _PROJECT.format(category=category, family=family),
        inner / "__init__.py": evidence.format(category=category, family=family),
        **{inner / file: _copied(room, name, f"{family}.format") for room, (file, _) in _ROOMS.items()},
        **{inner / "words" / language / "renderer.ftl": _said(language) for language in LANGUAGES},
        inner / f"{family}.jsonl": _case(),
    }


def _addition(name: str) -> dict[Path, str]:
    """The files that a family adds to puzzlegen."""
    category, family = name.split("/")
    if category == "template":
        raise CannotBegin("The category template is that of the template: choose another name.")
    package = _checkout()
    form = f"puzzlegen.formats.{category}.{family}"
    files = {package / room / category / f"{family}.py": _copied(room, name, form) for room in _ROOMS}
    files |= {package / "words" / language / category / f"{family}.ftl": _said(language) for language in LANGUAGES}
    evidence = f'"""What judges {name}."""\n\nfrom puzzlegen.evidence import Disguise, Measure\n\n{_EVIDENCE.format()}'
    files |= {
        package / "evidence" / category / f"{family}.py": evidence,
        package / "evidence" / category / f"{family}.jsonl": _case(),
    }
    for room in (*_ROOMS, "evidence"):
        init = package / room / category / "__init__.py"
        if not init.exists():
            files[init] = f'"""Families of the category {category}."""\n'
    if not (package / "catalog" / f"{category}.py").exists():
        rows = f'"""The families of puzzles about {category}."""\n\nfrom typing import Final\n\n{_IMPORTS}\n'
        files[package / "catalog" / f"{category}.py"] = rows + f"ROWS: Final = (\n{_row(name)})\n"
    return files


def _checkout() -> Path:
    """The package in the checkout that this program runs from."""
    package = Path(catalog.__file__).parents[1]
    if not (package.parent / "tests" / "conformance").is_dir():
        raise CannotBegin(
            "This puzzlegen is not a checkout of its repository: start a package of your own, with --package."
        )
    return package


def _copied(room: Room, name: str, form: str) -> str:
    """A room of the template, for another family, whose format is this module."""
    (template,) = catalog.find("template/blank")
    spec = find_spec(template.module(room))
    source = Path(str(spec and spec.origin)).read_text("utf-8")
    _, _, body = source.removeprefix('"""').partition('"""')
    camel = "".join(part.capitalize() for part in name.split("/")[1].split("_"))
    return f'"""{_ROOMS[room][1].format(name=name)}"""{body}'.replace("Blank", camel).replace(
        template.module("formats"), form
    )


def _said(language: str) -> str:
    """The template's sentences in a language."""
    return words.folder(language).joinpath("blank.ftl").read_text("utf-8")


def _case() -> str:
    """The first case of the template's corpus."""
    (template,) = catalog.find("template/blank")
    spec = find_spec(template.module("evidence"))
    corpus = Path(str(spec and spec.origin)).with_name("blank.jsonl")
    return corpus.read_text("utf-8").splitlines(keepends=True)[0]


def _row(name: str) -> str:
    category, family = name.split("/")
    text = _ROW.format(category=category, family=family)
    text = text.replace("    labels=", f'    evidence="evidence.{category}.{family}",\n    labels=')
    return "".join(f"    {line}\n" for line in f"{text},".splitlines())


def _edits(name: str) -> dict[Path, str]:
    """The files of the catalog that mention the family, or its category if that is new."""
    category, _ = name.split("/")
    folder = _checkout() / "catalog"
    rows = folder / f"{category}.py"
    if rows.exists():
        return {rows: _with_row(rows.read_text("utf-8"), name)}
    path = folder / "__init__.py"
    imported = _with_line(path.read_text("utf-8"), "    {},\n", category)
    return {path: _with_line(imported, "    *{}.ROWS,\n", category)}


def _with_line(text: str, line: str, name: str) -> str:
    """The text with another line of this form, in alphabetical order."""
    pattern = re.escape(line).replace(re.escape("{}"), "([a-z_]+)")
    after = next(found for found in re.finditer(pattern, text) if found[1] > name)
    return f"{text[: after.start()]}{line.format(name)}{text[after.start() :]}"


def _with_row(text: str, name: str) -> str:
    """The module of a category with another row, in alphabetical order."""
    (rows,) = (
        node.value
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "ROWS"
    )
    assert isinstance(rows, ast.Tuple)
    lines = text.splitlines(keepends=True)
    after = [one for one in rows.elts if isinstance(one, ast.Call) and _family(one) > name.split("/")[1]]
    place = (after[0].lineno if after else int(rows.end_lineno or 0)) - 1
    lines.insert(place, _row(name))
    return "".join(lines)


def _family(call: ast.Call) -> str:
    """The family that a row is about: its first argument, or that of the name."""
    named = [keyword.value for keyword in call.keywords if keyword.arg == "family"]
    value = (*named, *call.args)[0]
    return str(value.value) if isinstance(value, ast.Constant) else ""
