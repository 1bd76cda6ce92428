"""Lets Python find the modules of the archive in which this one lies, inside packages that were imported before.

The worker writes the archive to its file system, puts it on `sys.path`, and imports this module. The other modules keep
their names: `jemaa.games.marrakech.opponents` lies in a folder `jemaa/games/marrakech` of the archive.
"""

import sys
from importlib.machinery import PathFinder

ARCHIVE = __spec__.loader.archive


class Annex:
    """Finds submodules here that their packages lack; asked after all other finders."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        """Return the spec of a module of this archive, or None."""
        package = name.rpartition(".")[0]
        return PathFinder.find_spec(name, [f"{ARCHIVE}/{package.replace('.', '/')}"]) if package else None


sys.meta_path.append(Annex)
