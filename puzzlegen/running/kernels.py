"""Compiles the inner loops with numba, or leaves them as plain Python where compiling does not pay.

A kernel is a function over numbers and numpy arrays that both can run, with the same results. Compiled code is cached
on disk; without that cache the first call takes many seconds, so a command that makes only a few items runs its
kernels as plain Python instead (`choose`). The choice is made once per process, before any kernel module is imported.

Numba's cache does not notice a changed kernel in *another* file, so the cache's folder is named by a digest of all
sources of the room.
"""

import os
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

from puzzlegen.running.cache import folder as cache_folder_of

F = TypeVar("F", bound=Callable[..., Any])

_MODE = "PUZZLEGEN_KERNELS"  # "compiled" or "interpreted"; inherited by worker processes
ROOMS = (
    "generators.sudoku.kits",
    "drawing",
    "validators.boards.kits",
    "validators.sudoku.kits",
)  # kernels call kernels of their own room only


@cache
def cache_folder(room: str) -> Path:
    """Where the compiled kernels of exactly these sources lie; ``room`` is a package below ``puzzlegen``."""
    state = blake2b(digest_size=8)
    for source in sorted(Path(__file__).parents[1].joinpath(*room.split(".")).glob("*.py")):
        state.update(source.read_bytes())
    return cache_folder_of("kernels") / f"{room}-{state.hexdigest()}"


def choose(items: int, few: int = 8) -> bool:
    """Decide how this process runs its kernels: compiled, unless only a few items are wanted and nothing is cached.

    Returns:
        Whether kernels are going to be compiled for the first time, which takes a while: callers say so.
    """
    if os.environ.get(_MODE):
        return False
    cached = all(next(cache_folder(room).rglob("*.nbi"), None) for room in ROOMS)
    os.environ[_MODE] = "compiled" if cached or items > few else "interpreted"
    return not cached and items > few


def interpreted() -> bool:
    """Whether this process runs its kernels as plain Python."""
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

    room = function.__module__.removeprefix("puzzlegen.").rpartition(".")[0]
    settings: Any = numba.config
    settings.CACHE_DIR = str(cache_folder(room))  # read by the decorator
    return cast(F, numba.njit(cache=True, **options)(function))
