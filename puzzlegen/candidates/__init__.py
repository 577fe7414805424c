"""Candidates on their way from a folder to a release: put into categories, checked, and approved by people."""
