"""What the marks of the market mean where it is drawn as text, and their colours, of a terminal's 256."""

from __future__ import annotations

from typing import Final

LEGEND: Final = """\
0a 0b 0t  an assistant, a bodyguard, a tourist of seat 0; each stall has four spaces, . is a free one
[0 >]     a closed stall: whose tile lies there (- nobody's), and where its arrow points
2 3 4     between the stalls: juice, to be had at that corner
Words at the edges are the cubes that a stall costs, of its row and of its column. In the line of the roof, the pawn
stands on the word in capitals. Then what each seat has.
Place somebody, as in assistant c3.nw, tourist c3.nw green (the third cube), cousins c3.ne d3.nw green."""

INKS: Final = {
    r"\b0[abt]\b|\[0 .\]|^0:": 166,
    r"\b1[abt]\b|\[1 .\]|^1:": 33,
    r"\b2[abt]\b|\[2 .\]|^2:": 35,
    r"\b3[abt]\b|\[3 .\]|^3:": 178,
    r"\b4[abt]\b|\[4 .\]|^4:": 170,
    r"\b(?:black|BLACK)\b": 102,
    r"\b(?:brown|BROWN)\b": 130,
    r"\b(?:green|GREEN)\b": 34,
    r"\b(?:orange|ORANGE)\b": 208,
    r"\b(?:purple|PURPLE)\b": 97,
}
