"""How benchmarks score what is exported for them: by their own scripts where at hand, else by rules of ours."""
