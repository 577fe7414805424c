"""What all rooms know: items, certificates, scenes, random streams, the contract of a family, and foreign data."""
