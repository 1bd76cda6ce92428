"""How things are written and read: positions, short forms, traces, JSON, and what people type.

Empty, because the start of a page needs no more of it than it names.
"""
