"""Compiles the inner loops with numba, or leaves them as plain Python where compiling does not pay.

A kernel is a function over numbers and numpy arrays that both can run, with the same results. Compiled code is cached
on disk; without that cache the first call takes many seconds, so a command that makes only a few items runs its
kernels as plain Python instead (`choose`). The choice is made once per process, before any kernel module is imported.

Numba's cache does not notice a changed kernel in *another* file, so the cache's folder is named by a digest of the
module and of all in its package that it imports: kernels call kernels of their own package only.
"""

import os
import re
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from puzzlegen.running.cache import folder as cache_folder_of

F = TypeVar("F", bound=Callable[..., Any])

_MODE = "PUZZLEGEN_KERNELS"  # "compiled" or "interpreted"; inherited by worker processes
_ROOT: Final = Path(__file__).parents[1]
_MARK: Final = re.compile(rb"^from puzzlegen\.running\.kernels import", re.MULTILINE)
_IMPORT: Final = re.compile(r"^\s*from puzzlegen\.([\w.]+) import", re.MULTILINE)


def modules() -> Iterator[str]:
    """The modules below ``puzzlegen`` that have kernels; their sources say so, and nobody has to list them."""
    for path in sorted(_ROOT.rglob("*.py")):
        if _MARK.search(path.read_bytes()):
            yield ".".join(path.relative_to(_ROOT).with_suffix("").parts)


@cache
def cache_folder(module: str) -> Path:
    """Where the compiled kernels of exactly these sources lie; ``module`` is one below ``puzzlegen``."""
    package = module.rpartition(".")[0]
    sources: dict[str, str] = {}
    ahead = [module]
    while ahead:
        name = ahead.pop()
        if name not in sources:
            sources[name] = _ROOT.joinpath(*name.split(".")).with_suffix(".py").read_text()
            ahead += [one for one in _IMPORT.findall(sources[name]) if one.rpartition(".")[0] == package]
    state = blake2b("".join(sources[name] for name in sorted(sources)).encode(), digest_size=8)
    return cache_folder_of("kernels") / f"{module}-{state.hexdigest()}"


def choose(items: int, few: int = 8, families: Collection[str] = ()) -> bool:
    """Decide how this process runs its kernels: compiled, unless only a few items are wanted and nothing is cached.

    Args:
        items: that are wanted.
        few: so many are made sooner than kernels are compiled.
        families: of the items, ``category/family`` or ``category``; without any, those of all families count.

    Returns:
        Whether kernels are going to be compiled for the first time, which takes a while: callers say so.
    """
    if os.environ.get(_MODE):
        return False
    begun = [_begun(category) for category in sorted({family.partition("/")[0] for family in families}) or ("",)]
    cached = all(mark.exists() for mark in begun)
    os.environ[_MODE] = "compiled" if cached or items > few else "interpreted"
    if cached or items <= few:
        return False
    with suppress(OSError):  # without a cache, this is said each time
        for mark in begun:
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()
    return True


def _begun(category: str) -> Path:
    """Where it is noted that the kernels of a category, or all for an empty name, were compiled as they are now.

    Which of them a family needs shows only when it calls them, so that what is noted is a run, and no list of kernels.
    """
    folders = [cache_folder(module).name for module in modules() if not category or _serves(module, {category})]
    digest = blake2b("".join(folders).encode(), digest_size=8).hexdigest()
    return cache_folder_of("kernels") / f"begun-{category or 'all'}-{digest}"


def _serves(module: str, categories: Collection[str]) -> bool:
    """True if the kernels of a module are for these categories, or for all."""
    _, place, *kit = module.split(".")
    return not kit or place in categories


def interpreted() -> bool:
    """True if this process runs its kernels as plain Python."""
    return os.environ.get(_MODE) == "interpreted"


def kernel(function: F) -> F:
    """Decorator: compile ``function`` on its first call, unless this process interprets its kernels."""
    return _compiled(function)


def lean_kernel(function: F) -> F:
    """Like `kernel`, for functions that allocate nothing, neither arrays nor slices of them.

    Arrays are then handed on without counting references to them, which more than halves the time of small kernels
    that call each other often.
    """
    return _compiled(function, _nrt=False)


def heavy_kernel(function: F) -> F:
    """Like `lean_kernel`, for what takes minutes as plain Python: compiled even for a few items."""
    return _by_numba(function, _nrt=False)


def _compiled(function: F, **options: Any) -> F:
    return function if interpreted() else _by_numba(function, **options)


def _by_numba(function: F, **options: Any) -> F:
    import numba

    settings: Any = numba.config
    settings.CACHE_DIR = str(cache_folder(function.__module__.removeprefix("puzzlegen.")))  # read by the decorator
    return cast(F, numba.njit(cache=True, **options)(function))
