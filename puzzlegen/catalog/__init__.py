"""The table of puzzle families: what there is, and where its two sides live; the rows of a category are a module.

The table is static, so listing it imports no family; `load` resolves the generator and the validator on use.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from puzzlegen.catalog import boards, counting, differences, localization, matrices, solids, sudoku, template
from puzzlegen.catalog.row import Row as Row
from puzzlegen.certificate import Certificate
from puzzlegen.errors import WrongUsage
from puzzlegen.family import Certify, CertifyPicture, CertifyWith, Family
from puzzlegen.item import Question, Statement

if TYPE_CHECKING:
    from puzzlegen.engines import Running

ROWS: Final = (
    *boards.ROWS,
    *counting.ROWS,
    *differences.ROWS,
    *localization.ROWS,
    *matrices.ROWS,
    *solids.ROWS,
    *sudoku.ROWS,
    *template.ROWS,
)


class UnknownFamily(WrongUsage):
    """No category or family goes by this name."""


class MissingExtra(WrongUsage):
    """What was asked for needs packages that are not installed."""


class Validator(msgspec.Struct, frozen=True):
    """What judges a family's items: their data, and their pictures where these could say something else.

    ``certify_with`` also judges what only a chess engine can answer, if the family has such questions.
    """

    certify: Certify
    certify_picture: CertifyPicture | None
    certify_with: CertifyWith | None = None

    def judge(self, statement: Statement, question: Question, engine: "Running | None") -> Certificate:
        """The certificate of an item, by the engine where it is needed; raises `EngineNeeded` without one."""
        if self.certify_with is None or engine is None:
            return self.certify(statement, question)
        return self.certify_with(engine, statement, question)


class Loaded(msgspec.Struct, frozen=True):
    """A family with both of its sides, ready for use."""

    row: Row
    family: Family[Any, Any]
    validator: Validator


def categories() -> tuple[str, ...]:
    """The names of all listed categories, in alphabetical order."""
    return tuple(dict.fromkeys(row.category for row in ROWS if row.listed))


def find(target: str) -> tuple[Row, ...]:
    """The rows that ``target`` names: ``category/family`` for one, ``category`` for all of its listed families.

    Raises:
        UnknownFamily: with the names that are allowed.
    """
    rows = tuple(row for row in ROWS if target in (row.name, row.category))
    if rows:
        return rows
    category, _, family = target.partition("/")
    if family and category in categories():
        known = ", ".join(row.family for row in ROWS if row.category == category)
        raise UnknownFamily(f"There is no family {family!r} in {category}; its families are: {known}.")
    raise UnknownFamily(f"There is no category {category!r}; the categories are: {', '.join(categories())}.")


def _load_side(row: Row, module: str) -> ModuleType:
    try:
        return import_module(f"puzzlegen.{module}")
    except ModuleNotFoundError as error:
        if row.extra is None or (error.name or "").startswith("puzzlegen"):
            raise
        raise MissingExtra(
            f"{row.name} needs the package {error.name!r}: install it with pip install 'puzzlegen[{row.extra}]'."
        ) from error


def load_validator(name: str) -> Validator:
    """The validator of the family called ``category/family``; imports no generator."""
    (row,) = find(name)
    module = _load_side(row, row.validator)
    return Validator(module.certify, getattr(module, "certify_picture", None), getattr(module, "certify_with", None))


def load(name: str) -> Loaded:
    """Both sides of the family called ``category/family``."""
    (row,) = find(name)
    return Loaded(row, _load_side(row, row.generator).FAMILY, load_validator(name))
