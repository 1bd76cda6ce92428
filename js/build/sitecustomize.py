"""Makes the start of the site's Python faster; Python runs this module before it imports anything else."""

import gc
import sys
import zipimport
from importlib import import_module

# Imported by the standard library at the start, but only needed to print an error; slow, because it makes a dozen data
# classes.
LAZY = ("_colorize",)
# New objects before the garbage collector runs: the start makes many objects and hardly any reference cycle.
GC_THRESHOLD = 50_000

_read = zipimport._get_module_code
_cache = {}


def _read_once(importer, name):
    """Return what zipimport's own function returns, cached from the first call to the second.

    zipimport reads, inflates and unmarshals a module to find its file name, discards the code, and does the same again
    to execute it. Keeping the code in between makes the start an eighth faster.
    """
    key = (importer.archive, importer.prefix, name)
    found = _cache.pop(key, None)
    if found is None:
        found = _cache[key] = _read(importer, name)
    return found


class _Lazy(type(sys)):
    """A placeholder for a module, replaced by the module itself when one of its names is first used.

    `importlib.util.LazyLoader` does not work here: an import statement reads `__spec__`, which alone loads the module.
    """

    def __getattr__(self, name):
        """Import the module and return its attribute."""
        own = self.__name__
        if name.startswith("__"):
            raise AttributeError(name)
        if sys.modules.get(own) is self:
            del sys.modules[own]
        return getattr(import_module(own), name)


gc.set_threshold(GC_THRESHOLD)
zipimport._get_module_code = _read_once
sys.modules.update({name: _Lazy(name) for name in LAZY})
