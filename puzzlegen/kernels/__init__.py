"""Inner loops, compiled by Cython when puzzlegen is installed: solvers, searches, outlines, pixels.

A kernel is an ordinary module, ``x.py``, whose types in C stand beside it in ``x.pxd``. ``hatch_build.py`` compiles it;
what is imported is the shared object, never the source. There is no other implementation.

Generators, validators and renderers each have kernels of their own.
"""

from pathlib import Path

from puzzlegen.core.errors import WrongUsage
from puzzlegen.kernels import sources


class NotCompiled(WrongUsage):
    """A kernel is to be compiled, or compiled again."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"The kernel {name} is not compiled as it stands: "
            "run `make kernels` in a clone, or install puzzlegen again (`pip install --force-reinstall`)."
        )


def require_fresh(compiled: str, made_of: str) -> None:
    """Raise `NotCompiled` if a module was compiled from other sources than those that lie beside it.

    Args:
        compiled: the shared object.
        made_of: the digest of what it was made of, and that of how.
    """
    path = Path(compiled)
    source = path.with_name(f"{path.name.partition('.')[0]}.py")
    if sources.digest(source) != made_of.partition(" ")[0]:
        raise NotCompiled(source.stem)


for _source in sources.kernels():
    if not sources.compiled(_source).exists():
        raise NotCompiled(_source.stem)
