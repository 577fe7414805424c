"""Runs commands one after the other, each in a process of its own within 5 seconds of processor time and 1 GiB.

Standard input has a JSON list of argument lists, standard output a line of JSON for each of them: how it ended. The
packages are imported once, and the processes forked from there, so that hundreds of commands take seconds.
"""

import json
import os
import resource
import signal
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from traceback import print_exc
from typing import Any

from puzzlegen.cli import main

SECONDS = 5
WAITING = 900  # seconds; a command that takes longer waits for something that never comes
MEMORY = 1 << 30
CRASHED = 70  # exit code
_IMPORTED = (
    "snapshots.verify",
    "snapshots.replay",
    "snapshots.split",
    "snapshots.shards",
    "exports.writing",
    "exports.gallery",
    "scoring.report",
    "scoring.page.page",
    "evaluation.tasks",
    "evaluation.baselines",
    "releases.audit",
    "releases.refresh",
    "generators.blank",
    "renderers.blank",
    "validators.blank",
    "generators.boards.chess_mate",
    "renderers.boards.chess_mate",
    "validators.boards.chess_mate",
)


def run(arguments: list[str]) -> dict[str, Any]:
    """How a command ends: the exit code, the processor time, the memory, and what it prints."""
    with tempfile.TemporaryFile() as output:
        child = os.fork()
        if not child:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
            used = resource.getrusage(resource.RUSAGE_SELF)
            seconds = int(used.ru_utime + used.ru_stime) + SECONDS + 1
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (4 * MEMORY, 4 * MEMORY))
            signal.alarm(WAITING)
            os._exit(_called(arguments))
        _, status, used = os.wait4(child, 0)
        output.seek(0)
        return {
            "arguments": arguments,
            "code": os.waitstatus_to_exitcode(status),
            "seconds": used.ru_utime + used.ru_stime,
            "memory": used.ru_maxrss * (1024 if sys.platform == "linux" else 1),
            "output": output.read().decode(errors="replace"),
        }


def _called(arguments: list[str]) -> int:
    """Run a command, and give its exit code."""
    code: object = 0
    try:
        main.main(arguments, prog_name="puzzlegen")
    except SystemExit as ended:
        code = ended.code
    except BaseException:  # noqa: BLE001 - whatever it is, the test that reads this fails
        print_exc()
        code = CRASHED
    sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else 0


if __name__ == "__main__":
    for name in _IMPORTED:
        import_module(f"puzzlegen.{name}")
    commands = json.loads(Path("/dev/stdin").read_text(encoding="utf-8"))
    if any(command[0] in ("audit", "refresh") for command in commands):
        import_module("mlcroissant")  # a thousand modules, which each of these would import for itself
    for command in commands:
        print(json.dumps(run(command)), flush=True)
