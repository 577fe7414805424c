"""Measurements that take too long, or depend too much on the machine, to be tests."""
