"""The whole application as a pure function: `update(model, message, context) -> (model, effects)`.

Nothing here accesses a browser, a clock or a random generator. The time and fresh ids arrive
beside messages; side effects leave as values (see `effects`), which `tabletop.web` carries out.
"""
