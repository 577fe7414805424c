"""How this command was called, for the commands that it proposes next: what is copied has to run."""

import shutil
import sys
from pathlib import Path


def name() -> str:
    """``puzzlegen`` where the shell finds this one by that name; else its path, such as ``.venv/bin/puzzlegen``."""
    called = Path(sys.argv[0])
    if called.parts[-2:] == ("puzzlegen", "__main__.py"):
        return "python -m puzzlegen"
    found = shutil.which("puzzlegen")
    if called.name != "puzzlegen" or (found and Path(found).resolve() == called.resolve()):
        return "puzzlegen"
    return str(called)
