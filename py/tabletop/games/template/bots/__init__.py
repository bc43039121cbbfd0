"""The computer opponents of Falling Leaves."""
