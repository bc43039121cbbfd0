"""The state of the application as plain data: the model, the session, and a file a slice."""
