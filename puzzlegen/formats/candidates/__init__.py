"""The published form of questions that people or models proposed."""
