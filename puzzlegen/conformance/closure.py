"""What the sweep of a family depends on: all sources that it reaches through imports, and the data beside them.

Sentences of a module count as its data. Imports are read from the source, also those within functions; those for type
checkers alone do not count. Of what is imported by a name that is made at run time only the rows and rooms of families
are known: the digest of a family holds its own row, and its rooms are where its sweep starts.
"""

import ast
from collections.abc import Iterable, Iterator, Set
from functools import cache
from pathlib import Path
from typing import Final, get_args

import blake3
from msgspec.structs import replace

import puzzlegen
from puzzlegen import catalog
from puzzlegen.catalog import Row, pools, resolution
from puzzlegen.catalog.row import Room
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.message import messages

ROOT: Final = Path(puzzlegen.__file__).parents[1]
SWEEP: Final = "puzzlegen.conformance"
_OURS: Final = ("puzzlegen", "tests")
_TABLES: Final = ROOT / "puzzlegen" / "catalog"
_WORDS: Final = ROOT / "puzzlegen" / "words"
_ELSEWHERE: Final = ROOT / "puzzlegen" / "evidence"  # corpora and golden digests are judged in every run


def digest(row: Row) -> str:
    """Digest of the row of a family, of all sources that its sweep reaches, and of the data in their folders."""
    return digest_of((row,), sources(row))


def digest_of(rows: Iterable[Row], files: Iterable[Path]) -> str:
    """Digest of rows of the catalog with what its tables say of them, in their order, and of files below `ROOT`."""
    found = blake3.blake3("\n".join(map(_told, rows)).encode())
    for path in sorted(files):
        found.update(f"\n{path.relative_to(ROOT).as_posix()} ".encode() + _digest(path))
    return found.hexdigest()[:16]


def _told(row: Row) -> str:
    """A row, and what the tables say of its family; the same in every process."""
    rule = row.governed and f"{row.governed.__module__}.{row.governed.__qualname__}"  # its repr has an address
    tables = pools.table().get(row.name), resolution.table().get(row.name)
    return repr((replace(row, governed=None), rule, tables))


def sources(row: Row) -> frozenset[Path]:
    """The files that the sweep of a family of puzzlegen's depends on."""
    return files_of(reached(frozenset({*rooms(row), *_of_the_sweep()})))


def rooms(row: Row) -> Iterator[str]:
    """The modules of a family."""
    return (module for module in map(row.module, get_args(Room)) if _file(module).is_file())


def files_of(modules: Set[str]) -> frozenset[Path]:
    """The sources of modules, the data beside them, and their sentences; of the catalog neither rows nor tables."""
    files = {_file(module) for module in modules - {f"{catalog.__name__}.{name}" for name in catalog.categories()}}
    data = {
        path
        for file in files
        if not file.is_relative_to(_ELSEWHERE) and file.parent != _TABLES
        for path in _data(file.parent)
    }
    return frozenset(files | data | {path for module in modules for path in _words(module)})


def reached(modules: frozenset[str]) -> frozenset[str]:
    """These modules, of puzzlegen or its tests, and all that they import of these, one way or another."""
    found, open_ones = set(), {*modules}
    while open_ones:
        found |= open_ones
        open_ones = {other for one in open_ones for other in _imports(one)} - found
    return frozenset(found)


def forget() -> None:
    """Read files again when their digests are asked for next."""
    _digest.cache_clear()


@cache
def _of_the_sweep() -> frozenset[str]:
    folder = _file(SWEEP).parent
    return frozenset(f"{SWEEP}.{path.stem}" for path in folder.glob("*.py") if path.stem != "__init__")


@cache
def _imports(module: str) -> frozenset[str]:
    """The modules of puzzlegen, and of its tests, that a module imports, and the packages that it lies in."""
    found = {module.rpartition(".")[0]} if "." in module else set()
    for node in _running(ast.parse(_file(module).read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:  # relative ones are forbidden by the linter
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(name for name in found if name.partition(".")[0] in _OURS and _file(name).is_file())


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """A tree without what only type checkers read."""
    yield node
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from _running(child)


@cache
def _file(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def _data(folder: Path) -> frozenset[Path]:
    others = {".py", ".pyc", ".pyi", ".so"}
    return frozenset(path for path in folder.iterdir() if path.is_file() and path.suffix not in others)


@cache
def _words(module: str) -> frozenset[Path]:
    """The sentences of a module, in all languages."""
    path = messages(module).file.partition(":")[2]
    return frozenset(file for language in LANGUAGES if (file := _WORDS / language / f"{path}.ftl").is_file())


@cache
def _digest(path: Path) -> bytes:
    return blake3.blake3(path.read_bytes()).digest()
