"""The work behind build.py; standard library only, because it runs before anything is installed.

`steps`: run a step only if its inputs have changed. `setup`: all steps, from the virtual environment to the site.
`serving`: the local web servers. `checking`: checks, tests and benchmarks.
"""
