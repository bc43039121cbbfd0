"""The opponents of Falling Leaves."""
