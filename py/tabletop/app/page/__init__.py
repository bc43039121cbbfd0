"""The content of the page's HTML, composed of what the features show."""
