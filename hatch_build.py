"""Compiles the kernels of puzzlegen beside their sources: hatchling calls it, and ``make kernels`` runs it.

Cython turns a source into C, and the C compiler (``$CC``, else ``cc``) makes a shared object for the stable ABI, which
serves Python 3.11 and all later ones. In it lies a digest of what it was made of, by which one that is up to date is
left alone. With ``PUZZLEGEN_CHECKED=1`` every index, shift and division is checked, for tests.
"""

import ast
import os
import platform
import re
import runpy
import shlex
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = runpy.run_path(str(ROOT / "puzzlegen" / "kernels" / "sources.py"))
SHARED = ROOT / "puzzlegen" / "kernels" / "_shared.py"  # what Cython puts into every kernel; there is no such source
CHECKED = os.environ.get("PUZZLEGEN_CHECKED") == "1"
# No fused multiply-add: it rounds once where Python rounds twice, so that results would depend on the processor
FLAGS = ["-O3", "-g0", "-fwrapv", "-ffp-contract=off", "-DPy_LIMITED_API=0x030B0000"]
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-march=x86-64-v2")  # of 2009, as of numpy: pixels are packed in less than half of the time
CHECKS = ["-fsanitize=bounds,shift-exponent", "-fsanitize-undefined-trap-on-error"] if CHECKED else []
MODULE = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared", "-fPIC"]
DIRECTIVES = {
    "annotation_typing": False,  # the types are those of the declarations
    "infer_types": True,
    "auto_pickle": False,
    "binding": False,
    "boundscheck": CHECKED,
    "wraparound": False,
    "initializedcheck": CHECKED,
    "cdivision": not CHECKED,  # nothing negative is divided
}
RECIPE = blake2b(Path(__file__).read_bytes() + bytes([CHECKED]), digest_size=8).hexdigest()


class Kernels(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled kernels into a wheel, or beside their sources for an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile what is not up to date."""
        from packaging.tags import platform_tags

        compile_all()
        build_data["pure_python"] = False
        build_data["tag"] = f"cp311-abi3-{next(iter(platform_tags()))}"
        build_data["artifacts"].append("*.abi3.so")


def compile_all() -> None:
    """Compile all kernels that are not up to date, as many at a time as there are processors."""
    number = os.cpu_count() or 1
    outdated = [path for path in (SHARED, *SOURCES["kernels"]()) if not _up_to_date(path)]
    with TemporaryDirectory() as folder, ThreadPoolExecutor(number) as threads:
        for path in SOURCES["kernels"]():
            copy = Path(folder, path.relative_to(ROOT))
            copy.parent.mkdir(parents=True, exist_ok=True)
            for room in copy.relative_to(folder).parents[:-1]:
                Path(folder, room, "__init__.py").touch()
            for text, suffix in zip(_prepared(path), (".py", ".pxd"), strict=True):
                copy.with_suffix(suffix).write_text(text)
        list(threads.map(lambda paths: _compile(paths, folder), (outdated[turn::number] for turn in range(number))))


def _made_of(path: Path) -> str:
    return RECIPE if path == SHARED else f"{SOURCES['digest'](path)} {RECIPE}"


def _up_to_date(path: Path) -> bool:
    made = SOURCES["compiled"](path)
    return made.exists() and _made_of(path).encode() in made.read_bytes()


def _prepared(path: Path) -> tuple[str, str]:
    """What Cython is to read of a kernel: its source and its declarations.

    What it takes from other kernels or from ``math``, it takes in C; its numbers that are ``Final`` are constants of C;
    and it looks at its digest when it is imported. None of this moves a line of the source.
    """
    source, declared = path.read_text(), path.with_suffix(".pxd").read_text()
    source = re.sub(r"(?<=\nfrom )(?=puzzlegen\.kernels\.\w+\.)", "cython.cimports.", source)
    source = source.replace("\nfrom math import", "\nfrom cython.cimports.libc.math import")
    constants: dict[str, int | float] = {}
    lines = source.split("\n")
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final" and node.value:
            with suppress(NameError, TypeError):
                value = eval(ast.unparse(node.value), {"__builtins__": {}}, dict(constants))
                if isinstance(value, int | float):
                    constants[ast.unparse(node.target)] = value
                    lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno + 1)
    for name, value in constants.items():
        kind, text = ("double", repr(value)) if isinstance(value, float) else ("long long", f"{value}LL")
        macro = f"puzzlegen_{path.parent.name}_{path.stem}_{name}"  # kernels that import one another share macros
        define = f'"""#define {macro} {text.replace("inf", "HUGE_VAL")}"""'
        declared += f'\ncdef extern from *:\n    {define}\n    const {kind} {name} "{macro}"\n'
    source = "\n".join([*lines, f"globals().update({constants})".replace("inf", "1e999")])
    source += f'\nfrom puzzlegen.kernels import require_fresh\nrequire_fresh(__file__, "{_made_of(path)}")\n'
    # an index that is out of range raises an error only in what may raise errors
    return source, declared.replace(" noexcept", "") if CHECKED else declared


def _compile(paths: list[Path], folder: str) -> None:
    """Compile some kernels: all of them to C at once, as that is much of the time of Cython, and then one by one."""
    codes = {path: Path(folder, path.relative_to(ROOT)).with_suffix(".c") for path in paths}
    sources = [str(code.with_suffix(".py")) for path, code in codes.items() if path != SHARED]
    cython = [sys.executable, "-m", "cython", "-3", *(f"--directive={name}={on}" for name, on in DIRECTIVES.items())]
    if SHARED in codes:
        subprocess.run([*cython, f"--generate-shared={codes[SHARED]}"], cwd=folder, check=True)
    if sources:
        subprocess.run([*cython, "--shared=puzzlegen.kernels._shared", *sources], cwd=folder, check=True)
    for path, code in codes.items():
        text = code.read_text()
        if "__Pyx_WriteUnraisable" in text and path != SHARED:
            raise SystemExit(f"{path} works with objects where it cannot raise errors: declare its variables.")
        code.write_text(f'{text}\nconst char puzzlegen_made_of[] = "{_made_of(path)}";\n')
        made = SOURCES["compiled"](path)
        made.unlink(missing_ok=True)  # a process that runs keeps the one that it has loaded
        compiler = shlex.split(os.environ.get("CC") or "cc")
        command = [*compiler, *MODULE, *FLAGS, *CHECKS, f"-I{sysconfig.get_path('include')}", str(code)]
        subprocess.run([*command, "-o", str(made)], check=True)


if __name__ == "__main__":
    compile_all()
