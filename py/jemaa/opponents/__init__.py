"""Opponents: their interface (`bot`), who seats them (`registry`), chances, whole games among them (`playout`).

Empty, because the start of a page needs no more of it than it names.
"""
