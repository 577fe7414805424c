"""Scores responses by a copy of VLMEvalKit; a script by itself: ``python vlmevalkit_run.py KIT TABLE RESPONSES``.

``RESPONSES`` is a JSON object of responses by the ids of items; the table lies where VLMEvalKit looks for data. The
last line on the terminal is a `Verdict` in JSON.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec


def main(kit: Path, table: Path, responses: Path) -> None:
    """Do as its ``run.py`` does with a table that it does not know: build the prompts, write a file, score it.

    The two packages are entered without their ``__init__``, which imports all its models and hundreds of data sets, and
    so gigabytes of packages; what scores a table with options needs none of them.
    """
    for name in ("vlmeval", "vlmeval.dataset"):
        package = ModuleType(name)
        package.__path__ = [str(kit.joinpath(*name.split(".")))]
        sys.modules[name] = package
    dataset = import_module("vlmeval.dataset.image_mcq").CustomMCQDataset(dataset=table.stem)
    files = import_module("vlmeval.smp")
    for line in range(len(dataset)):
        dataset.build_prompt(line)
    said = msgspec.json.decode(responses.read_bytes())
    predictions = dataset.data.drop(columns="image")
    predictions["prediction"] = [said[item] for item in predictions["id"]]
    path = str(responses.with_name(f"model_{table.stem}.xlsx"))
    files.dump(predictions, path)
    accuracy = dataset.evaluate(path, model="exact_matching", nproc=1)
    judged = files.load(files.get_intermediate_file_path(path, "_exact_matching_result"))
    figures = {str(split): float(figure) for split, figure in zip(accuracy["split"], accuracy["Overall"], strict=True)}
    print(msgspec.json.encode({"scored": int(judged["hit"].notna().sum()), "figures": figures}).decode())


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
