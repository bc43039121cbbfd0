"""All text of Wizards' Garden that players read or hear, by topic.

Text without placeholders is a constant; the caller passes it to `t`.
"""
