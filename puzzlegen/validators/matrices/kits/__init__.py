"""What the proofs of puzzles of panels share: their formats, rules, properties and canonical forms."""
