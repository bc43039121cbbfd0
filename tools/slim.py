"""Remove from Python sources what nothing in the browser needs, to save memory.

Docstrings and annotations of functions go. A class that had a docstring keeps a blank one, since a
dataclass without any would generate one. A TypedDict loses its fields, which only type checkers
read. Dataclasses get no repr, which is a function of its own in every class. They stay frozen:
classes of games that come unreduced inherit from them.
"""

import ast

Function = ast.FunctionDef | ast.AsyncFunctionDef


class _Slimmer(ast.NodeTransformer):
    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.generic_visit(node)
        _drop_docstring(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.generic_visit(node)
        docstring = _docstring(node)
        if docstring:
            docstring.value = " "
        if _may_be_typed_dict(node):
            node.body = [*node.body[: bool(docstring)]] or [_nothing(node.body[0])]
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "dataclass":
                _drop_repr(decorator)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Function:
        return self._slimmed(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> Function:
        return self._slimmed(node)

    def _slimmed(self, node: Function) -> Function:
        self.generic_visit(node)
        node.returns = None
        given = node.args
        named = [*given.posonlyargs, *given.args, *given.kwonlyargs]
        for argument in (*named, given.vararg, given.kwarg):
            if argument is not None:
                argument.annotation = None
        _drop_docstring(node)
        return node


def _drop_repr(decorator: ast.Call) -> None:
    """Leave out the repr of a dataclass."""
    no_repr = ast.keyword("repr", ast.Constant(False))
    decorator.keywords.append(ast.fix_missing_locations(ast.copy_location(no_repr, decorator)))


_NEEDS_FIELDS = {"NamedTuple", "Protocol"}
"""Base classes whose subclasses use their annotations at run time."""


def _may_be_typed_dict(node: ast.ClassDef) -> bool:
    """Return whether a class only declares fields without values, for type checkers alone."""
    bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
    return (
        bool(bases)
        and not bases & _NEEDS_FIELDS
        and not node.decorator_list
        and all(isinstance(each, ast.AnnAssign) and not each.value for each in _members(node))
    )


def _members(node: ast.ClassDef) -> list[ast.stmt]:
    return node.body[1:] if _docstring(node) else node.body


def _nothing(at: ast.stmt) -> ast.Pass:
    return ast.copy_location(ast.Pass(), at)


def _docstring(node: ast.Module | ast.ClassDef | Function) -> ast.Constant | None:
    first = node.body[0] if node.body else None
    found = first.value if isinstance(first, ast.Expr) else None
    return found if isinstance(found, ast.Constant) and isinstance(found.value, str) else None


def _drop_docstring(node: ast.Module | Function) -> None:
    if _docstring(node):
        node.body = node.body[1:] or [_nothing(node.body[0])]


def slim_tree(source: str | bytes) -> ast.Module:
    """Return the syntax tree of `source` without them, with the original line numbers."""
    tree: ast.Module = _Slimmer().visit(ast.parse(source))
    return tree


def slim_source(source: str) -> str:
    """Return `source` without them and without comments; line numbers change."""
    return ast.unparse(slim_tree(source)) + "\n"
