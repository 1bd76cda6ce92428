"""What build.py orchestrates, in rooms of its own; standard library only, because it runs before anything is installed.

`steps` runs what has changed; `setup` says what there is to set up and build; `serving` shows the site; `checking`
runs checks, tests and benchmarks.
"""
