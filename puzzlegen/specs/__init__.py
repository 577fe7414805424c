"""Specs: the language of requests, and those that come with the package."""
