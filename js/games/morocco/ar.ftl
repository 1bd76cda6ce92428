### المغرب: كل جمل اللعبة.
### لا فعل يتبع اسم شخص: الأحداث أسماء ومصادر. الألوان بعد «مكعب» أو بعد نقطتين، بصيغة المذكر المرفوع؛ الجهات معرفة («نحو الشمال»)؛ والأكشاك والأرقام لاتينية.

game-name = المغرب

## العائلات والمكعبات
new-color = العائلة
color-charmers = مروضو الأفاعي
color-water = السقاؤون
color-rugs = باعة البُسُط
color-magicians = السحرة
color-food = باعة الطعام
color-black = أسود
color-green = أخضر
color-purple = أرجواني
color-brown = بني
color-orange = برتقالي

## الخانات
corner-nw = شمال غربي
corner-ne = شمال شرقي
corner-sw = جنوب غربي
corner-se = جنوب شرقي
square-corner = { $square } { CORNER($corner) }
seat-count = { SEAT($seat) } { $count }

## المطلوب الآن
prompt-die = رمي نرد السوق
prompt-die-theirs = نرد السوق، رمية { SEAT($seat) }
prompt-wild = اختيار حر: أي لون؟
prompt-wild-theirs = { SEAT($seat) }: اختيار لون
prompt-scout = اختيار مكعب
prompt-scout-theirs = { SEAT($seat) }: نظرة من السطح
prompt-assign = وضع عامل
prompt-assign-theirs = { SEAT($seat) }: وضع عامل
prompt-assign-who = من يذهب إليها؟
prompt-assign-worker = اختيار عامل
prompt-assign-space = إلى أين؟
prompt-assign-beside = أين ابن العم الثاني؟
prompt-assign-third = أي مكعب ثالث؟
prompt-swap-rows = التبديل مع أي صف؟
prompt-swap-columns = التبديل مع أي عمود؟
prompt-pass = { $coins ->
    [0] لا عامل يمكن وضعه
   *[other] تبديل أم تمرير؟
}
prompt-pass-theirs = { SEAT($seat) }: تبديل أم تمرير
prompt-spend = تبديل بقطعة نقدية؟
prompt-spend-theirs = { SEAT($seat) }: تبديل بقطعة نقدية؟
prompt-take = قطعة نقدية أم حارس؟
prompt-take-theirs = { SEAT($seat) }: قطعة نقدية أم حارس
prompt-arrow = إلى أين يشير السهم؟
prompt-arrow-theirs = { SEAT($seat) }: توجيه السهم
prompt-settle = أين ينزل السائح؟
prompt-settle-theirs = { SEAT($seat) }: سائح ينتقل
prompt-keep = الاحتفاظ بأي مكعب؟
prompt-keep-theirs = { SEAT($seat) }: الاحتفاظ بمكعب
prompt-over = أُغلق السوق
prompt-shown = { $what ->
    [scout] أخذ هذين؟
    [take] أخذ هذا؟
    [keep] الاحتفاظ بهذا؟
    [point] التوجيه إلى هناك؟
    [swap] تبديل هذين؟
   *[place] الوضع هنا؟
}
do-shown = { $what ->
    [scout] أخذ
    [take] أخذ
    [keep] احتفاظ
    [point] توجيه
    [swap] تبديل
   *[place] وضع
}
hint-scout = { $how ->
    [typed] لنكتب رقم خانة من السطح، من 1 إلى 5: لنا المكعبان المجاوران.
   *[tapped] لنلمس مكعبًا: لنا المكعبان المجاوران.
}
caption-die_rolled = يجلب نرد السوق أولًا مكعبًا لكل شخص.
caption-placed = أربعة يملؤون الكشك؛ والحارس قيمته 2.
caption-stall_filled = الكشك الممتلئ يغلق: 5 نقاط للأكثر عمالًا.
caption-rewarded = القطعة النقدية تبدل صفين أو عمودين.
caption-juice_taken = العامل الذي يغادر يأخذ العصير من ركنه.
caption-arrow_pointed = السهم قيمته 1 حيث يشير.
caption-settled = يتبع السائح السهم، ويبقى مساعدًا هناك.
caption-kept = يحتفظ كل شخص بمكعب واحد فقط.
caption-last_round_announced = الأكشاك المفتوحة قليلة: الجولة الأخيرة.

## الاختيارات
action-die = { $color ->
    [none] اختيار حر: لكل شخص مكعب من اختياره
   *[some] رمية: { COLOR($color) }
}
action-wild = مكعب { COLOR($color) }
action-scout = خانة السطح { $roof }
action-swap = { $axis ->
    [rows] تبديل الصف { $one } مع { $other }
   *[columns] تبديل العمود { $one } مع { $other }
}
action-assistant = مساعد إلى { $square } { CORNER($corner) }
action-bodyguard = حارس إلى { $square } { CORNER($corner) }
action-tourist = سائح إلى { $square } { CORNER($corner) }، المكعب الثالث: { COLOR($color) }
action-cousins = ابنا العم إلى { $square } { CORNER($corner) } ثم { $beside } { CORNER($second) }، المكعب الثالث: { COLOR($color) }
action-pass = تمرير الدور
action-done = إنهاء الدور
action-take = { $item ->
    [coin] قطعة نقدية
   *[bodyguard] حارس
}
action-arrow = السهم نحو { FACING($facing) }
action-settle = الاستقرار في { $square } { CORNER($corner) }
action-keep = الاحتفاظ بمكعب { COLOR($color) }

## حركة مركبة من أجزائها
part-worker = نوع العامل
part-stall = الكشك
part-corner = الركن
part-beside = الكشك الثاني
part-second = ركنه
part-cube = المكعب الثالث
part-kind-assistant = مساعد
part-kind-bodyguard = حارس
part-kind-tourist = سائح
part-kind-cousins = ابنا العم
part-at = { $stall }
part-in-stall = { COLORS($colors) }؛ { $count } من 4{ $leader ->
    [none] {""}
   *[some] ، الصدارة: { SEAT($leader) }
}
part-color = { COLOR($color) }

## ما يقوله اللوح
cell-lit = { $cell }؛ يمكن وضع عامل هنا
space-free = { $square } { CORNER($corner) }، فارغة{ $juice ->
    [0] {""}
   *[other] ، عصير { $juice }
}؛ { COLORS($colors) }؛ { $count } من 4{ $leader ->
    [none] {""}
   *[some] ، الصدارة: { SEAT($leader) }
}
space-worker = { $kind ->
    [bodyguard] { $square } { CORNER($corner) }، حارس { SEAT($seat) }
    [tourist] { $square } { CORNER($corner) }، سائح { SEAT($seat) }
   *[assistant] { $square } { CORNER($corner) }، مساعد { SEAT($seat) }
}
space-closed = { $square } { CORNER($corner) }، مغلق: كشك { SEAT($seat) }{ $facing ->
    [none] {""}
   *[some] ، السهم نحو { FACING($facing) }
}
space-empty-tile = { $square } { CORNER($corner) }، مغلق: كشك ليس لأحد{ $facing ->
    [none] {""}
   *[some] ، السهم نحو { FACING($facing) }
}
second-cousin = { $square } { CORNER($corner) }، لابن العم الثاني
row = الصف { $line }: { COLOR($color) }
column = العمود { $line }: { COLOR($color) }
pays = يدفع
hand-assistant = مساعد (في اليد: { $count })
hand-bodyguard = حارس (في اليد: { $count })
hand-tourist = سائح (في اليد: { $count })
hand-cousins = ابنا العم، اثنان معًا (في اليد: { $count })
hand-coin = قطعة نقدية (في اليد: { $count })
hand-cube = مكعب { COLOR($color) } (في اليد: { $count })
roof-space = خانة السطح { $roof }: { COLORS($colors) } لنا، { COLOR($color) } للآخرين؛ { $stalls ->
    [zero] لا كشك في المتناول
    [one] كشك واحد في المتناول
    [two] كشكان في المتناول
    [few] { $stalls } أكشاك في المتناول
    [many] { $stalls } كشكًا في المتناول
   *[other] { $stalls } كشك في المتناول
}
roof-space-plain = خانة السطح { $roof }: { COLOR($color) } للآخرين
point-to = توجيه السهم نحو { FACING($facing) }

## المتوقع
foretold-paid = السعر: { COLORS($colors) }.
foretold-left = الباقي: { COLORS($colors) }.
foretold-left-none = لا يبقى أي مكعب.
foretold-count = يصير العدد في { $stall }: { $count } من 4.
foretold-closes = سيغلق { $stall }:
foretold-reward = { SEAT($seat) }، المركز { $place ->
    [1] الأول
    [2] الثاني
   *[3] الثالث
}: { $amount ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $amount } نقاط
    [many] { $amount } نقطة
   *[other] { $amount } نقطة
}{ $gained ->
    [coin] ، قطعة نقدية
    [bodyguard] ، حارس
    [coin-bodyguard] ، قطعة نقدية وحارس
    [choice] ، قطعة نقدية أو حارس
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] ، عصير { $juice }
}.
foretold-nobody = ستوضع على { $stall } بلاطة فارغة.
foretold-swap = الخانات التي تكفي لها المكعبات: { $before } الآن، { $after } بعد التبديل.
foretold-round = الجولة { $round }{ $pass ->
    [0] {""}
   *[other] ، الدور { $pass } من 2
}. { $open ->
    [zero] لا كشك مفتوح.
    [one] كشك واحد مفتوح.
    [two] كشكان مفتوحان.
    [few] { $open } أكشاك مفتوحة.
    [many] { $open } كشكًا مفتوحًا.
   *[other] { $open } كشك مفتوح.
}
foretold-last-round = هذه هي الجولة الأخيرة!

## المقاعد
fact-black = مكعبات سوداء
fact-green = مكعبات خضراء
fact-purple = مكعبات أرجوانية
fact-brown = مكعبات بنية
fact-orange = مكعبات برتقالية
fact-coins = قطع نقدية
fact-assistants = مساعدون في اليد
fact-bodyguards = حراس في اليد
fact-tourists = سياح في اليد
fact-cousins = أقراص أبناء العم في اليد
fact-quarters = حراس في مقرهم
fact-first = أول دور في الجولة
fact-vp = نقاط الأكشاك
fact-juice = نقاط العصير
fact-district = أكشاك أكبر حيّ
count-vp = { $count ->
    [zero] لا نقاط من الأكشاك
    [one] نقطة واحدة من الأكشاك
    [two] نقطتان من الأكشاك
    [few] { $count } نقاط من الأكشاك
    [many] { $count } نقطة من الأكشاك
   *[other] { $count } نقطة من الأكشاك
}
count-juice = { $count } من العصير
count-coins = { $count ->
    [zero] لا قطع نقدية
    [one] قطعة نقدية واحدة
    [two] قطعتان نقديتان
    [few] { $count } قطع نقدية
    [many] { $count } قطعة نقدية
   *[other] { $count } قطعة نقدية
}
count-district = { $count ->
    [zero] لا أكشاك × 3
    [one] كشك واحد × 3
    [two] كشكان متجاوران × 3
    [few] { $count } أكشاك متجاورة × 3
    [many] { $count } كشكًا متجاورًا × 3
   *[other] { $count } كشك متجاور × 3
}

## ما حدث
news-scouted = مكعبان جديدان
news-placed = { $kind ->
    [assistant] مساعد
    [bodyguard] حارس
    [tourist] سائح
   *[cousins] ابنا العم
}
news-passed = تمرير الدور
line-die_rolled = نرد السوق، رمية { SEAT($seat) }
line-cubes_gained = مكعبات جديدة
line-swapped = { SEAT($seat) }: تبديل مكعبين
line-closing = الكشك يغلق
event-die_rolled = { $color ->
    [none] نرد السوق، رمية { SEAT($seat) }: اختيار حر، ولكل شخص مكعب من اختياره.
   *[some] نرد السوق، رمية { SEAT($seat) }: { COLOR($color) }.
}
event-cubes_gained = { $reason ->
    [market] مكعب { COLORS($colors) } للجميع: { SEATS($seats) }.
    [wild] اختيار { SEATS($seats) }: مكعب { COLORS($colors) }.
    [scout] من نصيب { SEATS($seats) } المكعبان بجانب الراصد: { COLORS($colors) }.
   *[roof] مكعب { COLORS($colors) }، وهو اللون الذي تحت الراصد، من نصيب { SEATS($seats) }.
}
event-scouted = { SEAT($seat) }: نقل الراصد إلى خانة السطح { $roof }.
event-swapped = { $axis ->
    [rows] { SEAT($seat) }: تبديل الصفين { CELLS($lines) } بقطعة نقدية. الآن: { COLORS($colors) }.
   *[columns] { SEAT($seat) }: تبديل العمودين { CELLS($lines) } بقطعة نقدية. الآن: { COLORS($colors) }.
}
event-placed = { $kind ->
    [bodyguard] { SEAT($seat) }: وضع حارس في { SPACES($spaces) }. السعر: { COLORS($paid) }.
    [tourist] { SEAT($seat) }: وضع سائح في { SPACES($spaces) }. السعر: { COLORS($paid) }.
    [cousins] { SEAT($seat) }: وضع ابني العم في { SPACES($spaces) }. السعر: { COLORS($paid) }.
   *[assistant] { SEAT($seat) }: وضع مساعد في { SPACES($spaces) }. السعر: { COLORS($paid) }.
}
event-passed = { SEAT($seat) }: تمرير الدور؛ لا يمكن وضع أي عامل.
event-stall_filled = { AHEAD($queue) ->
    [none] امتلأ الكشك { $stall }.
   *[some] امتلأ الكشك { $stall }؛ سيغلق بعد إغلاق { AHEAD($queue) }.
}
event-closing_began = { $counts ->
    [none] إغلاق الكشك { $stall }: ملأته الأسهم وحدها.
   *[some] إغلاق الكشك { $stall }. عدد العمال: { COUNTS($counts) }.
}
event-rewarded = { SEAT($seat) }، المركز { $place ->
    [1] الأول
    [2] الثاني
   *[3] الثالث
}{ $tied ->
    [true] {" "}بالتعادل
   *[false] {""}
} في { $stall }: { $vp ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $vp } نقاط
    [many] { $vp } نقطة
   *[other] { $vp } نقطة
}{ ITEMS($gained) ->
    [coin] ، قطعة نقدية
    [bodyguard] ، حارس
    [coin-bodyguard] ، قطعة نقدية وحارس
   *[none] {""}
}{ ITEMS($lost) ->
    [coin] {"؛ "}لا مكان لقطعة نقدية رابعة
    [bodyguard] {"؛ "}لا حارس في المقر
    [coin-bodyguard] {"؛ "}لا مكان لقطعة نقدية رابعة، ولا حارس في المقر
   *[none] {""}
}.
event-took = { $item ->
    [coin] { $forced ->
        [true] { SEAT($seat) }: قطعة نقدية فقط، مكافأة من { $stall }؛ لا حارس في المقر.
       *[false] { SEAT($seat) }: قطعة نقدية، مكافأة من { $stall }.
    }
    [bodyguard] { $forced ->
        [true] { SEAT($seat) }: حارس فقط، مكافأة من { $stall }؛ في اليد ثلاث قطع نقدية.
       *[false] { SEAT($seat) }: حارس، مكافأة من { $stall }.
    }
   *[none] { SEAT($seat) }: في اليد ثلاث قطع نقدية ولا حارس في المقر، فلا مكافأة أخرى من { $stall }.
}
event-juice_taken = { SEAT($seat) }: عصير من { $stall }، قيمته { $amount }.
event-workers_left = يغادر الجميع الكشك { $stall }.
event-tile_placed = { $owner ->
    [none] لا أحد ينفرد بالكشك { $stall }: عليه الآن بلاطة فارغة من { SEAT($seat) }.
   *[some] الكشك { $stall } من نصيب { SEAT($owner) }، وعليه الآن بلاطة السوق.
}
event-arrow_pointed = { $facing ->
    [none] لا كشك مفتوح بجانب { $stall }: بلاطته بلا سهم.
   *[some] { $forced ->
        [true] لبلاطة { $stall } اتجاه واحد ممكن: نحو { FACING($facing) }، إلى { $target }.
       *[false] { SEAT($seat) }: توجيه بلاطة { $stall } نحو { FACING($facing) }، إلى { $target }.
    }
}
event-settled = { $forced ->
    [true] سائح { SEAT($seat) } القادم من { $stall } يجد خانة فارغة واحدة: يحل محله مساعد في { SPACE($space) }.
   *[false] سائح { SEAT($seat) } القادم من { $stall } يستقر: يحل محله مساعد في { SPACE($space) }.
}
event-tourist_lost = { $why ->
    [no-arrow] سائح { SEAT($seat) } يخرج من اللعب: لا سهم ينطلق من { $stall }.
    [no-space] سائح { SEAT($seat) } يخرج من اللعب: لا خانة فارغة في الكشك التالي بعد { $stall }.
   *[no-assistant] سائح { SEAT($seat) } يغادر { $stall } ويخرج من اللعب: لا مساعد في اليد.
}
event-closed = { $open ->
    [0] الكشك { $stall } مغلق، وهو آخر الأكشاك.
    [one] الكشك { $stall } مغلق؛ بقي كشك واحد مفتوح.
    [two] الكشك { $stall } مغلق؛ بقي كشكان مفتوحان.
    [few] الكشك { $stall } مغلق؛ بقيت { $open } أكشاك مفتوحة.
    [many] الكشك { $stall } مغلق؛ بقي { $open } كشكًا مفتوحًا.
   *[other] الكشك { $stall } مغلق؛ بقي { $open } كشك مفتوح.
}
event-last_round_announced = { $open ->
    [zero] لم يبق كشك مفتوح: هذه هي الجولة الأخيرة!
    [one] بقي كشك واحد مفتوح: هذه هي الجولة الأخيرة!
    [two] بقي كشكان مفتوحان: هذه هي الجولة الأخيرة!
    [few] بقيت { $open } أكشاك مفتوحة: هذه هي الجولة الأخيرة!
    [many] بقي { $open } كشكًا مفتوحًا: هذه هي الجولة الأخيرة!
   *[other] بقي { $open } كشك مفتوح: هذه هي الجولة الأخيرة!
}
event-turn_ended = انتهى دور { SEAT($seat) }.
event-kept = { $lost ->
    [0] { SEAT($seat) }: الاحتفاظ بالمكعب الوحيد الباقي، { COLOR($color) }.
   *[other] { $forced ->
        [true] { SEAT($seat) }: المكعبات كلها بلون واحد؛ الاحتفاظ بمكعب { COLOR($color) } وإعادة { $lost }.
       *[false] { SEAT($seat) }: الاحتفاظ بمكعب { COLOR($color) } وإعادة { $lost }.
    }
}
event-round_ended = انتهت الجولة { $round }.
event-round_began = تبدأ الجولة { $round } بدور { SEAT($seat) }.
event-ended = { $why ->
    [last-stall] آخر كشك مغلق: أُغلق السوق.
    [no-workers] لم يبق عامل في أي يد: أُغلق السوق.
    [idle] لم يوضع أي عامل منذ ثلاث جولات: أُغلق السوق.
   *[five-stalls] بقيت خمسة أكشاك مفتوحة أو أقل: أُغلق السوق.
}
result-made = { $stalls } + { $drinks } + { $purse } + { $district }
result-last-stall = كل الأكشاك مغلقة.
result-five-stalls = بقيت خمسة أكشاك مفتوحة أو أقل.
result-no-workers = لم يبق عامل في أي يد.
result-idle = لم يوضع أي عامل طوال ثلاث جولات.
highlight-stall = أفضل كشك: { $stall }. نقاط { SEAT($seat) } منه: { $amount }.
highlight-chain = أطول سلسلة إغلاق: دور { SEAT($seat) }، وعدد الأكشاك: { $count }.
result-tie = تعادل في النقاط: { SEATS($seats) }. الأسبقية لمن له أكشاك أكثر.

## نقاط التحول
told-die = { $color ->
    [none] جاء النرد بالاختيار الحر.
   *[some] مكعب للجميع من النرد: { COLOR($color) }.
}
told-wild = { SEAT($seat) }: مكعب { COLOR($color) }.
better-wild = الأفضل: مكعب { COLOR($color) }.
told-scout = { SEAT($seat) }: من السطح { COLORS($colors) }.
better-scout = الأفضل: { COLORS($colors) }.
told-worker = { SEAT($seat) }: وضع { $kind ->
    [assistant] مساعد
    [bodyguard] حارس
    [tourist] سائح
   *[cousins] ابني العم
} { $how ->
    [wins] والفوز بكشك.
    [fills] وملء كشك.
    [leads] وأخذ الصدارة في كشك.
    [begins] في كشك خالٍ.
    [level] بالتعادل مع { SEAT($rival) }.
   *[behind] خلف { SEAT($rival) }.
}
better-worker = الأفضل: { $kind ->
    [assistant] مساعد
    [bodyguard] حارس
    [tourist] سائح
   *[cousins] ابنا العم
} { $how ->
    [wins] للفوز بكشك.
    [fills] لملء كشك.
    [leads] لأخذ الصدارة في كشك.
    [begins] في كشك خالٍ.
    [level] بالتعادل مع { SEAT($rival) }.
   *[behind] خلف { SEAT($rival) }.
}
told-swap = { SEAT($seat) }: تبديل { $axis ->
    [rows] صفين.
   *[columns] عمودين.
}
better-swap = الأفضل: تبديل { $axis ->
    [rows] صفين.
   *[columns] عمودين.
}
told-pass = { SEAT($seat) }: تمرير الدور.
better-pass = الأفضل: تمرير الدور.
told-done = { SEAT($seat) }: إنهاء الدور.
better-done = الأفضل: إنهاء الدور.
told-take = { SEAT($seat) }: { $item ->
    [coin] قطعة نقدية.
   *[bodyguard] حارس.
}
better-take = الأفضل: { $item ->
    [coin] قطعة نقدية.
   *[bodyguard] حارس.
}
told-arrow = { SEAT($seat) }: السهم نحو { FACING($facing) }.
better-arrow = الأفضل: نحو { FACING($facing) }.
told-settle = { SEAT($seat) }: مكان جديد لسائح.
told-keep = { SEAT($seat) }: الاحتفاظ بمكعب { COLOR($color) }.
better-keep = الأفضل: مكعب { COLOR($color) }.
better-place = كان مكان آخر أفضل.

## لماذا يلعب الخصم هكذا
reason-alike = لا شيء أفضل الآن.
reason-arrow = حتى يمتلئ { $stall }.
reason-arrow-rivals = السهم نحو { $stall } هو الأقل نفعًا للآخرين.
reason-begins-stall = للوصول إلى { $stall } قبل الآخرين.
reason-bodyguard = للحصول على حارس.
reason-coin = للحصول على قطعة نقدية.
reason-cubes = للحصول على مكعبات أفضل الأكشاك.
reason-cubes-rivals = لتبقى للآخرين المكعبات الأقل نفعًا لهم.
reason-denies-juice = لإبعاد العصير الجيد عن الآخرين.
reason-denies-stall = حتى لا يكون { $stall } من نصيب { SEAT($rival) }.
reason-grows-district = من أجل حيّ أكبر.
reason-holds-back = حتى لا يبقى للآخرين إلا ربح قليل.
reason-juice = للحصول على عصير جيد.
reason-keeps-cube = المكعب الأنفع في الجولة التالية: { COLOR($color) }.
reason-keeps-workers = ليبقى في اليد عمال يكفون لما بعد.
reason-points = أكبر عدد من النقاط الآن.
reason-share = من أجل حصة من { $stall }.
reason-swap = لدفع سعر أكشاك أفضل بعد التبديل.
reason-swap-rivals = لا يترك التبديل للآخرين إلا أكشاكًا أقل فائدة.
reason-takes-lead = لأخذ الصدارة في { $stall }.
reason-wins-stall = لإغلاق { $stall } والفوز به.

## لماذا لا يمكن
why-over = انتهت اللعبة.
why-roll-first = أولًا رمي نرد السوق.
why-not-wild = أولًا دور { SEAT($seat) }: اختيار مكعب.
why-not-scout = أولًا دور { SEAT($seat) }: نقل الراصد على السطح.
why-not-take = أولًا دور { SEAT($seat) }: اختيار قطعة نقدية أو حارس.
why-not-arrow = أولًا دور { SEAT($seat) }: توجيه البلاطة الجديدة.
why-not-settle = أولًا دور { SEAT($seat) }: اختيار خانة لسائح.
why-not-keep = أولًا دور { SEAT($seat) }: اختيار المكعب الذي يبقى.
why-not-spend = دور { SEAT($seat) }: وُضع العامل، ولم يبق إلا تبديل بقطعة نقدية أو إنهاء الدور.
why-pawn-stays = الراصد الآن في خانة السطح { $roof }: يجب نقله إلى خانة أخرى.
why-must-place = ما زال وضع عامل ممكنًا، فلا يجوز تمرير الدور.
why-place-first = أولًا يجب وضع عامل.
why-no-coin = التبديل بقطعة نقدية، ولا قطعة في يد { SEAT($seat) }.
why-swap-alike = التبديل بين صفين أو بين عمودين، لا بين صف وعمود.
why-no-worker = { $kind ->
    [bodyguard] لا حارس في اليد: نكسب حارسًا بالمركز الثاني أو الثالث عند إغلاق كشك.
    [tourist] لم يبق سائح في اليد.
    [cousins] لم يبق قرص أبناء العم في اليد.
   *[assistant] لا مساعد في اليد: يعود المساعدون عند إغلاق أكشاكهم.
}
why-two-assistants = ابنا العم مساعدان، وليس في اليد اثنان.
why-stall-closed = الكشك { $stall } مغلق.
why-space-taken = { $kind ->
    [bodyguard] الخانة { SPACE($space) } مشغولة: فيها حارس { SEAT($seat) }.
    [tourist] الخانة { SPACE($space) } مشغولة: فيها سائح { SEAT($seat) }.
   *[assistant] الخانة { SPACE($space) } مشغولة: فيها مساعد { SEAT($seat) }.
}
why-no-cubes = { $stall ->
    [none] المكعبات في اليد لا تكفي لأي كشك مفتوح.
   *[some] سعر { $stall }: { COLORS($cost) }؛ الناقص: { COLORS($missing) }.
}
why-no-third-cube = { $color ->
    [none] للسائح ولابني العم مكعب ثالث من أي لون، ولم يبق أي مكعب.
   *[some] المكعب الثالث: لم يبق أي مكعب { COLOR($color) }.
}
why-same-stall = مكان ابن العم الثاني في كشك آخر غير { $stall }.
why-not-beside = مكان ابن العم الثاني بجانب الأول تمامًا: { SPACE($beside) } لا تلاصق { SPACE($space) }.
why-no-beside = لا خانة فارغة من كشك مفتوح آخر تلاصق { SPACE($space) }.
why-not-target = السهم يقود إلى { $stall }: هناك يستقر السائح.
why-no-neighbour = لا كشك نحو { FACING($facing) }.
why-target-closed = الكشك { $stall } نحو { FACING($facing) } مغلق: لا بد للسهم من كشك مفتوح.
why-no-cube = لا مكعب { COLOR($color) } للاحتفاظ به.
why-not-together = هذا لا يناسب الاختيار السابق.
why-not-now = الآن دور { SEAT($seat) }: وضع عامل، أو تبديل بقطعة نقدية.

## ما قد يتعطل
bad-record-setup-rows = مكعبات الصفوف في هذه اللعبة غير صحيحة.
bad-record-setup-columns = مكعبات الأعمدة في هذه اللعبة غير صحيحة.
bad-record-setup-roof = مكعبات السطح في هذه اللعبة غير صحيحة.
bad-record-setup-juice = العصير في هذه اللعبة غير صحيح.

## بطاقات القواعد
rules-brief = في دقيقة واحدة
rules-aim = الهدف
rules-market = السوق
rules-hand = العائلة
rules-round = الجولة
rules-die = نرد السوق
rules-scout = الاستطلاع
rules-place = وضع عامل
rules-price = سعر الكشك
rules-tourist = السياح
rules-cousins = ابنا العم
rules-coins = القطع النقدية
rules-full = الكشك الممتلئ
rules-closing = إغلاق كشك
rules-rewards = المكافآت
rules-ties = لمن المركز الثالث؟
rules-juice = العصير
rules-arrow = البلاطة والسهم
rules-settle = إلى أين يذهب السياح؟
rules-example = إغلاق خطوة بخطوة
rules-evening = نهاية الجولة
rules-end = نهاية اللعبة
rules-score = حساب النقاط
rules-fair = من المفيد أن نعرف

moment-last-round = الجولة الأخيرة!

## What can be typed
typed-arrow = سهم
typed-assistant = مساعد
typed-black = أسود
typed-bodyguard = حارس
typed-brown = بني
typed-coin = قطعة
typed-columns = عمود أعمدة
typed-cousins = أبناء
typed-die = نرد
typed-done = انتهى
typed-east = شرق
typed-green = أخضر
typed-keep = احتفاظ
typed-ne = شق
typed-north = شمال
typed-nw = شغ
typed-orange = برتقالي
typed-pass = تمرير
typed-purple = أرجواني
typed-rows = صف صفوف
typed-scout = استطلاع
typed-se = جق
typed-settle = استقرار
typed-south = جنوب
typed-sw = جغ
typed-swap = تبديل
typed-take = أخذ
typed-tourist = سائح
typed-west = غرب
typed-wild = حر
command-die = الحرف ر: رمي نرد السوق.
command-wild = اسم لون: أخضر.
command-scout = رقم خانة على السطح، من 1 إلى 5.
command-assign = خانة لمساعد: ج1جق. قبلها ح لحارس، وس لسائح، وأ لابني العم بخانتين؛ وبعدها المكعب الثالث: س ج1جق أسود. التبديل: صف 1 3.
command-spend = كلمة انتهى، أو تبديل: صف 1 3، عمود أ ج.
command-take = كلمة قطعة أو حارس.
command-arrow = شمال أو شرق أو جنوب أو غرب.
command-settle = الخانة: ج1جق.
command-keep = لون المكعب الذي نحتفظ به.

## ما يمكن السؤال عنه
asks-c = ك: مكعبات الصفوف والأعمدة
asks-d = أ: الأحياء، الأكبر أولًا
asks-h = ي: ما في اليد، وسعر وضعه
asks-i = ش: كشك وكل ما فيه، مثل ؟ش ج3
asks-j = ع: العصير الباقي
asks-l = د: الأكشاك التي تكفي المكعبات لها، وأولها ما فيه عمال من العائلة نفسها
asks-r = ط: السطح وراصده
asked-hand = { SEAT($seat) }: بمكعبين لكل واحد، مساعدون { $assistants }، حراس { $bodyguards }؛ وبثلاثة، سياح { $tourists }، أبناء العم { $cousins }.
asked-cubes = القطع النقدية: { $count }. المكعبات: { $colors ->
    [none] لا شيء
   *[some] { COLORS($colors) }
}.
asked-stall = { $stall }: { COLORS($colors) }؛ { $count } من 4{ $leader ->
    [none] {""}
   *[some] ، الصدارة: { SEAT($leader) }
}؛ الفارغ: { FREE($free) }.
free-space = { CORNER($corner) }{ $juice ->
    [0] {""}
   *[other] {" "}{ $juice }
}
asked-no-stalls = { SEAT($seat) }: لا كشك مفتوح تكفي المكعبات له.
asked-arrows = الأسهم المتجهة إلى هنا: { $count }.
asked-if-closed = لو أغلق الآن:
asked-juice = عصير { $value }: الباقي { $count }{ $spaces ->
    [none] {""}
   *[some] ، عند { SPACES($spaces) }
}.
asked-district = { SEAT($seat) }، { $count }{ $squares ->
    [none] {""}
   *[some] {": "}{ CELLS($squares) }
}.
asked-pawn = { $pawn ->
    [0] الراصد في وسط السطح.
   *[other] الراصد على خانة السطح { $pawn }.
}
roof-space-cube = خانة السطح { $roof }: { COLOR($color) }.

## بكلمات قليلة
brief-die_rolled = { $color ->
    [none] النرد: اختيار حر
   *[some] النرد: { COLOR($color) }
}
brief-cubes_gained = { SEATS($seats) } { COLORS($colors) }
brief-scouted = { SEAT($seat) }: السطح { $roof }
brief-swapped = { SEAT($seat) }: تبديل { CELLS($lines) }، الآن { COLORS($colors) }
brief-placed = { SEAT($seat) }: { $kind ->
    [bodyguard] حارس
    [tourist] سائح
    [cousins] ابنا العم
   *[assistant] مساعد
} { SPACES($spaces) }
brief-passed = { SEAT($seat) }: تمرير
brief-closing_began = إغلاق { $stall }
brief-share = { $opens ->
    [closing] إغلاق { $stall }:{" "}
    [stall] { $stall }:{" "}
   *[nothing] {""}
}{ SEAT($seat) }{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp }
}{ $tile ->
    [true] ، البلاطة
   *[false] {""}
}{ ITEMS($items) ->
    [coin] ، قطعة نقدية
    [bodyguard] ، حارس
    [coin-bodyguard] ، قطعة نقدية، حارس
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] ، عصير { $juice }
}
brief-empty_tile = بلاطة فارغة
brief-arrow_pointed = { $facing ->
    [none] بلا سهم
   *[some] سهم نحو { FACING($facing) } إلى { $target }
}
brief-settled = { SEAT($seat) }: مساعد { SPACE($space) }
brief-tourist_lost = { SEAT($seat) }: خروج سائح
brief-kept = { SEAT($seat) }: إبقاء { COLOR($color) }
brief-last_round_announced = الجولة الأخيرة
brief-round_began = الجولة { $round }، البداية: { SEAT($seat) }
