"""Who advises people in Falling Leaves."""
