"""What every game is made of: the protocols `Game` and `State`, chance, boards, phases, ranking, text and numbers.

Empty, because the start of a page needs no more of it than it names.
"""
