game-name = أكوام
new-color = اللون
color-ochre = مغري
color-indigo = نيلي
color-sand = رملي
color-brick = قرميدي
color-slate = أردوازي
color-olive = زيتوني
heap-a = اليسرى
heap-b = الوسطى
heap-c = اليمنى
option-stones = الحجارة في الكومة
option-stones-7 = سبع
option-stones-9 = تسع
prompt-roll = دور { SEAT($seat) }: رمي النردين
prompt-roll-theirs = { SEAT($seat) }: رمي النردين
prompt-take = دور { SEAT($seat) }: أخذ { $most } على الأكثر{ $cost ->
    [0] {""}
   *[other] {" "}والثمن { $cost }
}
prompt-take-theirs = { SEAT($seat) }: أخذ الحجارة
prompt-take-count = دور { SEAT($seat) }: كم حجرًا؟
prompt-over = لم يبق حجر
hint-take = اختيار كومة ثم عدد.
action-take = { $count } من الكومة { HEAP($heap) }
action-dice = رمية { DICE($dice) }
part-heap = الكومة
part-heap-called = { HEAP($heap) }
part-count = الحجارة
cell-heap = الكومة { HEAP($heap) }، { $count }
cell-lit = { $cell }؛ يمكن الأخذ منها
count-stones = { $count ->
    [zero] لا حجارة
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
   *[other] { $count } حجرًا
}
foretold-take = { $left ->
    [0] لا يبقى شيء
   *[other] يبقى { $left }
} في الكومة { HEAP($heap) }؛ الثمن { $cost }.
foretold-most = المتوسط الذي يمكن أخذه: { NUMBER($most, maximumFractionDigits: 1) }.
fact-stones = حجارة
event-rolled = { SEAT($seat) }: رمية { DICE($dice) }.
event-took = { SEAT($seat) }: أخذ { $count } من الكومة { HEAP($heap) }{ $cost ->
    [0] {""}
   *[other] {" "}والثمن { $cost }
}.
event-ended = لم يبق حجر.
result-empty = لم يبق حجر.
result-tie = تعادل: { SEATS($seats) }.
reason-lower = { $count } من الكومة { HEAP($heap) }، كما يقول النرد الأصغر.
reason-most = كل ما يسمح به النردان: { $count }.
reason-later = { $count } فقط، كي يبقى للآخرين القليل.
why-not = ليست هذه الآن.
why-empty = لم يبق شيء في الكومة { HEAPS($heaps) }.
bad-record-setup-higher = لا كومة أعلى في هذه اللعبة.
rules-brief = في دقيقة
rules-aim = الهدف

typed-dice = نردان
typed-take = أخذ
command-roll = الحرف ر: رمي النردين.
command-take = كومة ثم عدد: أ 2.

asks-h = ح: حجارة كومة، مثل ؟ح أ
brief-took = { SEAT($seat) }: { $count }، { HEAP($heap) }
