### Claims: the rules in our own words; loaded when they are opened.

rules-title = Claims
rules-sections = { "brief aim" }
rules-words = brief goal
    aim goal winner points
rules-brief-figure = A picture of a hexagon.
rules-brief-text = Everybody has three of eighteen cards.
    In each round, all bid a card face down.
    Then all bids are shown.
    Whoever bid the highest card claims a free hexagon.
    Whoever has most points after three rounds wins.
rules-aim-text = A hexagon is worth three points in the middle and one around it; at the edge it costs one.

means-hexagon = A hexagon: whoever bids most claims one.
