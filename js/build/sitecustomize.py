"""Runs when the site's Python starts, before anything else is imported: what is slow at the start and can be spared."""

import gc
import sys
import zipimport
from importlib import import_module

# Imported at the start, of no use before an error is printed, and slow: it makes a dozen data classes.
LATER = ("_colorize",)
# New objects between two searches for rings of garbage: the start makes many objects and hardly a ring.
SEARCH_AFTER = 50_000

_read = zipimport._get_module_code
_held = {}


def _read_once(importer, name):
    """Return what the importer's own reader returns: read at the first call, handed over at the second.

    Python's importer for archives reads, inflates and unmarshals a module to learn its file name, throws the
    code away and does it all again to execute it. Keeping the code in between makes the start an eighth faster.
    """
    key = (importer.archive, importer.prefix, name)
    found = _held.pop(key, None)
    if found is None:
        found = _held[key] = _read(importer, name)
    return found


class _Later(type(sys)):
    """Stands for a module until somebody asks for one of its names.

    `importlib.util.LazyLoader` does not do: an import of a module that is there asks for its `__spec__`, and
    that alone would load it.
    """

    def __getattr__(self, name):
        """Import the module itself and return what it has by that name."""
        own = self.__name__
        if name.startswith("__"):
            raise AttributeError(name)
        if sys.modules.get(own) is self:
            del sys.modules[own]
        return getattr(import_module(own), name)


gc.set_threshold(SEARCH_AFTER)
zipimport._get_module_code = _read_once
sys.modules.update({name: _Later(name) for name in LATER})
