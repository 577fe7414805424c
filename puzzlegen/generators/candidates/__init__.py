"""Items that people or models proposed, and people approved."""
