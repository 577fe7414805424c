"""What several renderers of drawings of parts share."""
