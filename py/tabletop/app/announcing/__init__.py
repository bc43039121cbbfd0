"""The sentence under the title: which feature's text it is, and when it is announced."""
