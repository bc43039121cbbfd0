"""The sentence under the title: chosen among the features, and announced."""
