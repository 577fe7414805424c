"""What families publish, typed: statements, questions and facts of explanations; data only, no rules."""
