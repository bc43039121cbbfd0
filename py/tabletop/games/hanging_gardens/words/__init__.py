"""Every sentence and label of Hanging Gardens, by what it is about."""
