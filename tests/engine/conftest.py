"""How hypothesis tests the engine: an example may take its time, because other programs may be busy beside it."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
