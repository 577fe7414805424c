"""The kinds of an answer: how each is asked for and spelled, read and compared."""
