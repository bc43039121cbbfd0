"""The whole application as a pure function: `update(model, message) -> (model, effects)`.

Nothing here knows a browser, a clock or a source of luck: time and fresh names arrive in messages,
and whatever is to be done in the world leaves as an effect.
"""
