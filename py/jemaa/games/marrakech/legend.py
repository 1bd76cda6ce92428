"""What the marks of the square mean where it is drawn as text, and their colours, of a terminal's 256."""

from __future__ import annotations

from typing import Final

LEGEND: Final = """\
T S M I   the rug on top of a square: terracotta, saffron, majorelle, mint; t s m i: of somebody who is out
= |       join the two halves of a rug of which all is seen
.         a square without a rug
^ > v <   Assam, and where he looks
Turn Assam with left, straight or right; once the die is rolled, lay a rug beside him: lay c4-d4."""

INKS: Final = {
    r"\b[Tt]\b|\bterracotta\b": 166,
    r"\b[Ss]\b|\bsaffron\b": 178,
    r"\b[Mm]\b|\bmajorelle\b": 33,
    r"\b[Ii]\b|\bmint\b": 35,
}
