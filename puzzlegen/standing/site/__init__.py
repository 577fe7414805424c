"""The site of a series: what models of all months earned, and the items that are public, as static pages."""
