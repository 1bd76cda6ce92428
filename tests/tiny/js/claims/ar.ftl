game-name = مطالبات
new-color = اللون
color-henna = حنائي
color-jade = يشمي
color-plum = برقوقي
color-clay = طيني
color-rose = وردي
color-pearl = لؤلؤي
prompt-bid = دور { SEAT($seat) }: المزايدة ببطاقة مقلوبة
prompt-bid-theirs = { SEAT($seat) }: مزايدة ببطاقة
prompt-claim = دور { SEAT($seat) }: اختيار خلية
prompt-claim-theirs = { SEAT($seat) }: أخذ مسدس
prompt-over = لعبت كل البطاقات
action-bid = { $card ->
    [none] بطاقة
   *[other] البطاقة { $card }
}
action-claim = أخذ { HEXAGON($hexagon) }
hand-card = البطاقة { $card }
cell-free = { HEXAGON($hexagon) }، حرة
cell-owned = { HEXAGON($hexagon) }، لدى { SEAT($seat) }
cell-lit = { $cell }؛ يمكن أخذها
fact-points = النقاط
fact-cards = البطاقات في اليد
event-bid = مزايدة { SEAT($seat) }: { $card ->
    [none] بطاقة
   *[other] البطاقة { $card }
} مقلوبة.
event-shown = كشف المزايدات: { CARDS($cards) }. الأعلى لدى { SEAT($seat) }.
event-claimed = الخلية { HEXAGON($hexagon) } لدى { SEAT($seat) }، { $points ->
    [-1] تخصم نقطة
    [one] نقطة واحدة
   *[other] النقاط: { $points }
}.
event-ended = لعبت كل البطاقات.
result-hands = لعبت كل البطاقات.
result-tie = تعادل بين { SEATS($seats) }.
reason-sealed = تبقى المزايدة مقلوبة.
reason-worth = { HEXAGON($hexagon) } هو الأعلى قيمة.
why-not = ليست هذه الآن.
why-taken = أخذها لاعب من قبل.
bad-record-setup-deck = البطاقات الثماني عشرة ليست كلها في الرزمة.
rules-brief = في دقيقة
rules-aim = الهدف

typed-bid = مزايدة
typed-claim = أخذ
command-bid = مكان البطاقة في اليد: مزايدة 2.
command-claim = اسم خلية: c3.
