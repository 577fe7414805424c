"""``python -m puzzlegen``."""

from puzzlegen.cli import main

main(prog_name="puzzlegen")
