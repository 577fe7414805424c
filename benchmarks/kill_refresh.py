"""Kills the monthly job at random moments, and checks that nothing broken is ever visible and nothing is lost.

``make soak`` runs it: ``python -m benchmarks.kill_refresh [SPEC] [--times K]``. A series of four months is made once
undisturbed. Then the same months are made again and again, each call killed with SIGKILL at a random moment, audited as
it lies there, and called again: the release must be the same as the undisturbed one, in every document and pixel. At
the end a second process is turned away while the first is at work.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from puzzlegen.releases.audit import audit
from puzzlegen.releases.series import Series

MONTHS = ("2026-11", "2026-12", "2027-01", "2027-02")
# What an interrupted run may leave for the next call to do; `refresh` completes it.
UNFINISHED = ("does not name the newest release as it is", "still holds items back that should be revealed")


def main() -> None:
    """Exit with 1 as soon as anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("spec", nargs="?", default="monthly")
    parser.add_argument("--times", type=int, default=32)
    options = parser.parse_args()
    environment = os.environ | {"PUZZLEGEN_SECRET": "a secret for soaks, of forty letters and more"}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def command(series: Path, month: str) -> list[str]:
            refresh = [sys.executable, "-m", "puzzlegen", "refresh", options.spec]
            return [*refresh, "--series", str(series), "--date", month]

        undisturbed = folder / "undisturbed"
        longest = 0.0
        for month in MONTHS:
            start = time.monotonic()
            subprocess.run(command(undisturbed, month), check=True, env=environment, stdout=subprocess.DEVNULL)
            longest = max(longest, time.monotonic() - start)
        truth = Series(undisturbed)
        roots = {version: truth.read(version).root for version in truth.versions()}
        killed = folder / "killed"
        for attempt in range(options.times):
            month = MONTHS[attempt % len(MONTHS)]
            if month == MONTHS[0]:
                shutil.rmtree(killed, ignore_errors=True)
                shutil.rmtree(folder / "killed-private", ignore_errors=True)
            delay = random.uniform(0, longest)  # chance is wanted here
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "env": environment}
            with subprocess.Popen(command(killed, month), **quiet) as process:
                time.sleep(delay)
                process.send_signal(signal.SIGKILL)
            series = Series(killed)
            seen = len(series.versions())
            broken = [found for found in (audit(series) if seen else []) if found.complaint not in UNFINISHED]
            subprocess.run(command(killed, month), check=True, env=environment, stdout=subprocess.DEVNULL)
            same = all(series.read(version).root == roots[version] for version in series.versions())
            left = audit(series)
            print(
                f"{attempt + 1}: {month} killed after {delay:.1f} s of {longest:.1f} s, {seen} releases to see,",
                f"{len(broken)} broken; completed: {'same roots' if same else 'OTHER ROOTS'}, {len(left)} problems",
                flush=True,
            )
            if broken or left or not same:
                sys.exit(1)
        shutil.rmtree(killed)
        with subprocess.Popen(command(killed, MONTHS[0]), env=environment, stdout=subprocess.DEVNULL) as first:
            time.sleep(longest / 4)
            second = subprocess.run(
                command(killed, MONTHS[0]), check=False, env=environment, capture_output=True, text=True
            )
        ends = first.returncode, second.returncode
        print(f"two at once: the first ends with {ends[0]}, the second with {ends[1]}: {second.stderr}")
        if ends != (0, 2) or audit(Series(killed)):
            sys.exit(1)


if __name__ == "__main__":
    main()
