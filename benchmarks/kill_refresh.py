"""Kills the monthly job at random steps of its work, and checks that nothing hidden is ever public and nothing is lost.

``make soak`` runs it: ``python -m benchmarks.kill_refresh [SPEC] [--times K]``. A series of four months is made once
undisturbed, which counts the steps: each progress that the job reports, and each file that it opens, makes, renames,
closes to others or removes. Then the same months are made again and again, in a process that sends itself SIGKILL at
one of these steps; so it does not matter how fast the machine is. After each kill the public folder may hold nothing
but files of the undisturbed series, and nowhere in their bytes an id, a key, a proof, a canonical form, a picture or a
seed of what is held back; nobody but the owner may read what is private, although the job's umask is 0. The next call,
or the one after another kill, has to complete the month with the root digest of the undisturbed series. In every other
round keys are kept apart and the private folder is lost before each month.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.releases.audit import audit
from puzzlegen.releases.documents import Version
from puzzlegen.releases.held_back import holding
from puzzlegen.releases.refresh import refresh
from puzzlegen.releases.restore import key_of, public_seed
from puzzlegen.releases.secret import Secret
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import digest, manifest
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Spec, Terms

MONTHS: Final = tuple(date(2031, month, 1) for month in range(1, 5))
SECRET: Final = Secret("0f6b7d21c4a94e8f93b25c60d7ae1845")
# What an interrupted run may leave for the next call to do
UNFINISHED: Final = ("still holds items back that should be revealed",)
POINTERS: Final = ("latest", ".latest.partial")
_EVENTS: Final = {"open", "os.mkdir", "os.rename", "os.chmod", "os.remove", "os.rmdir", "os.truncate"}
_PROVING: Final = "Proving all items"


def small() -> Spec:
    """A spec whose months are made within a second."""
    names = ("boards/queens", "counting/lattice_paths", "template/blank")
    portions = tuple(portion for name in names for portion in spec.read(name).portions)
    return Spec("soak", portions, ("en", "zh"), Terms(title="Soak", items=18, refresh=0.34, hidden=0.5))


class _Steps:
    """Counts the steps of a job in this process, by the part of the work that they belong to; can end it at one."""

    def __init__(self, series: Series, last: tuple[str, int] | None) -> None:
        self.counted: Counter[str] = Counter()
        self._series, self._last, self._part = series, last, "beginning"

    def report(self, what: str, _: Any) -> None:
        """Take the job's own report of its progress."""
        self._part = what
        self._step()

    def hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Take what the interpreter tells of every work on files."""
        if event not in _EVENTS:
            return
        path = str(arguments[1] if event == "os.rename" else arguments[0])
        if not path.startswith(str(self._series.folder.parent)):
            return
        if event == "os.rename" and Path(path).parent == self._series.private:
            self._part = "handing the private part over"
        elif event == "os.rename" and path.startswith(str(self._series.folder / "releases")):
            self._part = "publishing"
        elif path.endswith(".latest.partial"):
            self._part = "pointing"
        elif self._part == "pointing" and not path.endswith("latest"):
            self._part = "revealing"
        self._step()

    def _step(self) -> None:
        self.counted[self._part] += 1
        if self._last == (self._part, self.counted[self._part]):
            os.kill(os.getpid(), signal.SIGKILL)


def job(series: Series, wanted: Spec, month: date, last: tuple[str, int] | None = None) -> Counter[str] | None:
    """Do the job of a month in a process of its own.

    Args:
        series: to bring up to date.
        wanted: its spec.
        month: the month.
        last: the part of the work, and which of its steps, before which the process is killed.

    Returns:
        The number of steps of each part; None if the process was killed.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.umask(0)
            steps = _Steps(series, last)
            sys.addaudithook(steps.hook)
            refresh(series, wanted, month, SECRET, report=steps.report)
            os.write(writing, msgspec.json.encode(steps.counted))
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        counted = stream.read()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status not in (0, -signal.SIGKILL):
        raise RuntimeError(f"The job of {month:%Y-%m} ended with {status}.")
    return Counter(msgspec.json.decode(counted, type=dict[str, int])) if status == 0 else None


class Soak:
    """The undisturbed series, and how many steps each month of it took."""

    def __init__(self, folder: Path, wanted: Spec, *, lost: bool) -> None:
        self._folder, self._spec, self._lost = folder, wanted, lost
        self.truth = Series(folder / "undisturbed" / "series")
        self._killed = Series(folder / "killed" / "series")
        self._steps = [self._call(self.truth, month) or Counter() for month in MONTHS]
        if lost:
            self._steps = [self._call(self._killed, month) or Counter() for month in self._months()]
        self._roots = {version: self.truth.read(version).root for version in self.truth.versions()}
        self._files = {name: digest.of_bytes(data) for name, data in _public(self.truth)}

    def _months(self) -> Iterator[date]:
        """The months, before each of which the private folder may be lost."""
        for month in MONTHS:
            if self._lost:
                shutil.rmtree(self._killed.private, ignore_errors=True)
            yield month

    def _call(self, series: Series, month: date, last: tuple[str, int] | None = None) -> Counter[str] | None:
        return job(series, self._spec, month, last)

    def round(self, chance: random.Random) -> Iterator[tuple[str, list[str]]]:
        """Make the series once more; yields the step of each kill, and what was wrong after it or in the end."""
        shutil.rmtree(self._killed.folder.parent, ignore_errors=True)
        for month, steps in zip(self._months(), self._steps, strict=True):
            while True:
                part = chance.choice(sorted(steps))
                last = (part, chance.randint(1, steps[part]))
                if self._call(self._killed, month, last) is not None:
                    break
                yield f"{month:%Y-%m} {part}, step {last[1]} of {steps[part]}", list(self.wrong(self._killed))
                if chance.random() < 0.5:
                    self._call(self._killed, month)
                    break
            seen = self._killed.versions()
            wrong = [f"{version} has another root" for version in seen if self._roots[version] != self._root(version)]
            wrong += map(str, audit(self._killed))
            if wrong or (seen[-1].year, seen[-1].month) != (month.year, month.month):
                yield f"{month:%Y-%m} completed", wrong or ["the month has no release"]

    def _root(self, version: Version) -> str:
        return self._killed.read(version).root

    def wrong(self, series: Series) -> Iterator[str]:
        """What must not be in a series that is made again, perhaps not to the end."""
        if series.versions():
            problems = (found for found in audit(series) if found.file not in POINTERS)
            yield from (str(found) for found in problems if found.complaint not in UNFINISHED)
        secrets = self._secrets(series)
        for name, data in _public(series):
            if self._files.get(name) != digest.of_bytes(data) and name not in POINTERS:
                yield f"{name} is no file of the undisturbed series"
            yield from (f"{name} tells {what}" for what, secret in secrets if secret in data)
        for path in (series.private, *series.private.rglob("*")) if series.private.is_dir() else ():
            # What grows in there is to be published, and about to get the modes of the public.
            if path.stat().st_mode & 0o077 and "growing" not in path.parts:
                yield f"{path} can be read by others"

    def _secrets(self, series: Series) -> list[tuple[str, bytes]]:
        """What must not be public in it now, as bytes with their names."""
        public = set(series.versions())
        still = [version for version in self.truth.versions() if version not in public]
        still += holding(series)
        found = []
        for version in self.truth.versions():
            private = self.truth.private_folder(version)
            if version in still:
                release = self.truth.read(version)
                assert release.content.hidden is not None
                key = key_of(release, release.content.hidden, SECRET)
                found += [(f"the key of {version}", key.hex().encode())]
                seed = manifest.read(private / "hidden").content.request.seed
                found += [(f"the hidden seed of {version}", str(seed).encode())]
                found += [(f"a hidden item of {version}", secret) for secret in _items(private / "hidden")]
                found += [
                    (f"a hidden picture of {version}", path.read_bytes())
                    for path in (private / "hidden" / "images").iterdir()
                ]
            if version not in public or self._terms.keys == "apart":
                found.append((f"the seed of {version}", public_seed(self.truth, version, SECRET).encode()))
            if self._terms.keys == "apart":
                for name in ("keys.jsonl", "proofs.jsonl"):
                    found += [(f"a key of {version}", line) for line in (private / name).read_bytes().splitlines()]
        return found

    @property
    def _terms(self) -> Terms:
        assert self._spec.terms is not None
        return self._spec.terms


def _items(hidden: Path) -> Iterator[bytes]:
    """Ids, keys, statements and canonical forms of the items of a snapshot."""
    yield from (hidden / "keys.jsonl").read_bytes().splitlines()
    for line in (hidden / "proofs.jsonl").read_bytes().splitlines():
        proof = msgspec.json.decode(line)
        yield proof["id"].encode()
        yield proof["certificate"]["canonical"].encode()
        yield msgspec.json.encode(proof["statement"])


def _public(series: Series) -> Iterator[tuple[str, bytes]]:
    """All public files with their names and bytes, but for the lock, which is empty."""
    for path in sorted(series.folder.rglob("*")):
        if path.is_file() and path != series.folder / ".lock":
            yield path.relative_to(series.folder).as_posix(), path.read_bytes()


def main() -> None:
    """Exit with 1 as soon as anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("spec", nargs="?", help="default: a small one")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    wanted = spec.read(options.spec) if options.spec else small()
    assert wanted.terms is not None
    apart = msgspec.structs.replace(wanted, terms=msgspec.structs.replace(wanted.terms, keys="apart"))
    print(f"seed {options.seed}")
    kills = 0
    parts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        soaks = [Soak(Path(name, "kept"), wanted, lost=False), Soak(Path(name, "lost"), apart, lost=True)]
        while kills < options.times:
            soaks = soaks[::-1]
            for step, wrong in soaks[1].round(chance):
                kills += 1
                parts[step.partition(" ")[2].partition(",")[0]] += 1
                print(f"{kills}: {step}: {'; '.join(wrong) or 'nothing hidden to see, nothing lost'}", flush=True)
                if wrong:
                    sys.exit(1)
    print(", ".join(f"{part}: {number}" for part, number in sorted(parts.items())))


if __name__ == "__main__":
    main()
