"""The package `asyncio` of the site's library: each of its names comes when somebody first asks for it.

The page's event loop is the browser's own. Pyodide asks for the few names that its loop is made of; importing the
loops over sockets and processes beside them, as the package's own file does, is a twentieth of the whole start.
The build fills `_HOMES`: each public name -> the module of the package that it lives in.
"""

from importlib import import_module

_HOMES: dict[str, str] = {}


def __getattr__(name):
    """Import what was asked for: a public name, or a module of the package."""
    if name in _HOMES:
        value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    elif name in _HOMES.values():
        value = import_module(f"{__name__}.{name}")
    elif name == "DefaultEventLoopPolicy":
        # what the policies of all platforms have in common, without a platform's loop
        value = import_module(f"{__name__}.events")._BaseDefaultEventLoopPolicy
    elif name == "__all__":
        value = list(_HOMES)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value
