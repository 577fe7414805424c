"""People solve the items of a benchmark: who gets which, what is asked, what is kept, and what comes out of it."""
