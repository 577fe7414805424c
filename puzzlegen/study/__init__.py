"""People solve the items of a benchmark, or judge them: who gets which, what is kept, and what comes out of it."""
