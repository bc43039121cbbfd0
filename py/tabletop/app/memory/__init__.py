"""Statistics of the games saved on this device, computed only from those games."""
