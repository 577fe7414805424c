"""The distribution ``puzzlegen`` of the registry: another program, which installs into the package of the same name."""

from pathlib import Path

_OTHER = "puzzlegen"
_SITE = Path(__file__).parents[2]


def conflicting_install(site: Path = _SITE) -> str | None:
    """The sentence about the other program, if it is installed into the folder that this package lies in; else None.

    A listing of one folder is all that it takes: commands that start at once have no time for `importlib.metadata`.
    """
    found = next(site.glob(f"{_OTHER}-*.dist-info"), None)
    if found is None:
        return None
    version = found.name.removeprefix(f"{_OTHER}-").removesuffix(".dist-info")
    return (
        f"{_OTHER} {version}, another program, is installed into the same folder as puzzlegen-bench, and each can "
        f"overwrite or remove files of the other: run pip uninstall {_OTHER}, then "
        "pip install --force-reinstall --no-deps puzzlegen-bench."
    )
