"""Localized reasoning: figures among many that are alike but for a detail."""
