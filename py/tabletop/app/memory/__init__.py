"""What the kept games of this device tell together: counted from them, and from nothing else."""
