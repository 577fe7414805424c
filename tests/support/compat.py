"""Loads a release with old and new versions of the package ``datasets``, each in an environment of its own.

``make compat`` runs it; the environments are made once, below ``.venv/compat``.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.support import release_folder

ENVIRONMENTS: Final = Path(".venv/compat")

# Old versions call parts of pyarrow and of the hub's client that are gone since.
VERSIONS: Final = {
    "2.21": ("datasets==2.21.*", "pyarrow<21", "huggingface-hub<1", "pillow"),
    "3.6": ("datasets==3.6.*", "huggingface-hub<1", "pillow"),
    "newest": ("datasets", "pillow"),
}


def environment(name: str) -> str:
    """The Python that has this version; installed on the first call."""
    folder = ENVIRONMENTS / name
    python = str(folder / "bin" / "python")
    ready = folder / "ready"
    if not ready.exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *VERSIONS[name]], check=True)
        ready.touch()
    return python


def main() -> None:
    """Exit with 1 if a version does not find exactly what was published."""
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        items, pictures = release_folder.sample(folder)
        for keys in (True, False):
            front = release_folder.lay(folder / f"release-{keys}", items, pictures, keys=keys)
            release_folder.introduce(front)
            shown = items if keys else release_folder.without_keys(items)
            wanted = release_folder.expected(shown, front.folder)
            for version in VERSIONS:
                found = release_folder.loaded(environment(version), front.folder, folder / f"home-{version}-{keys}")
                failed |= found != wanted
                print(
                    f"datasets {version}, {'with' if keys else 'without'} keys:",
                    "as published" if found == wanted else "DIFFERENT",
                    flush=True,
                )
    sys.exit(failed)


if __name__ == "__main__":
    main()
