"""The application as one function: each message goes to the feature that handles it."""
