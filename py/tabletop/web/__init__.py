"""The browser side of Python: the only package that may import js, pyscript or pyodide."""
