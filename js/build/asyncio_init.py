"""Replaces `asyncio/__init__.py` in the site's standard library: submodules are imported on first use.

In the page the browser's event loop runs, and Pyodide needs only a few names of asyncio. The original file also imports
the event loops for sockets and processes, which takes a twentieth of the whole start.
The build appends `_HOMES`, which maps each public name to the submodule that defines it.
"""

from importlib import import_module

_HOMES: dict[str, str] = {}


def __getattr__(name):
    """Import a public name or a submodule on first use."""
    if name in _HOMES:
        value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    elif name in _HOMES.values():
        value = import_module(f"{__name__}.{name}")
    elif name == "DefaultEventLoopPolicy":
        # the base class of all platforms' policies, because a platform's own would import its event loop
        value = import_module(f"{__name__}.events")._BaseDefaultEventLoopPolicy
    elif name == "__all__":
        value = list(_HOMES)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value
