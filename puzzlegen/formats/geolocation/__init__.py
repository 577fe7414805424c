"""The published form of puzzles about where photographs were taken."""
