"""The browser: the only package that may name js, pyscript or pyodide."""
