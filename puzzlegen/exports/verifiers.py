"""An environment for verifiers: a module, ``<split>.jsonl`` and ``images/``.

The module has ``load_environment`` for verifiers 0.1, and a taskset for verifiers 0.4, which knows no environments.

PYTHONPATH=FOLDER vf-eval NAME --model MODEL
"""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from puzzlegen.exports import environments
from puzzlegen.exports.source import Source

_MODULE: Final = '''"""{count} visual puzzles: {name}.  Put this folder on PYTHONPATH, then: vf-eval {module}"""

from pathlib import Path

import verifiers

if hasattr(verifiers, "Environment"):  # 0.1
    from puzzlegen.exports.verifiers_environment import puzzles

    def load_environment(split: str = {split}) -> verifiers.Environment:
        return puzzles(Path(__file__).parent / f"{{split}}.jsonl")

else:  # 0.4; another split: --env.taskset.split NAME
    from puzzlegen.exports.verifiers_taskset import Puzzles

    __all__ = ["Here"]

    class Here(Puzzles):
        FOLDER = Path(__file__).parent
        FIRST = {split}
'''


def write(source: Source, out: Path) -> int:
    """Write the environment."""
    written = environments.write(source, out, environments.row)
    module = environments.name_of(source)
    split = json.dumps(source.splits[0])
    (out / f"{module}.py").write_text(_MODULE.format(count=written, name=source.name, module=module, split=split))
    return written


def check(source: Source, out: Path) -> str:  # noqa: ARG001 - the keys lie in the export
    """Let the environment reward the keys and nonsense; needs ``verifiers``."""
    newer = find_spec("verifiers") and not find_spec("verifiers.clients")
    return environments.rehearsed(out, "verifiers_taskset" if newer else "verifiers_environment", "verifiers")
