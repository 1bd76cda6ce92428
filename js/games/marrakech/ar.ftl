### مراكش: كل جمل اللعبة. الألوان بعد اسم مذكر («بساط»، «بلون»)، والأحداث أسماء لا أفعال: «أمينة: وضع بساط». والجهات معرفة: «نحو الشمال».

game-name = مراكش
new-color = اللون

## Options
option-variant = توجيه عصام
option-variant-standard = قبل الرمية
option-variant-quarter-turn = بعد وضع البساط، للدور التالي
option-cover_own = تغطية بساط كامل من بُسُطنا
option-cover_own-false = غير مسموح
option-cover_own-true = مسموح

## What is asked
prompt-turn = توجيه عصام
prompt-turn-theirs = { SEAT($seat) }: توجيه عصام
prompt-roll = رمي النرد
prompt-roll-theirs = { SEAT($seat) }: رمية النرد
prompt-lay = وضع البساط
prompt-lay-theirs = { SEAT($seat) }: بساط جديد
prompt-lay-second = اختيار مربعه الآخر
prompt-quarter = توجيه عصام للاعب التالي
prompt-quarter-theirs = { SEAT($seat) }: توجيه عصام
prompt-over = أُغلق السوق
prompt-lay-shown = وضعه هنا؟
prompt-turn-shown = { $by ->
    [left] إلى اليسار: رمي النرد؟
    [right] إلى اليمين: رمي النرد؟
   *[straight] إلى الأمام: رمي النرد؟
}
prompt-quarter-shown = { $by ->
    [left] إلى اليسار؟
    [right] إلى اليمين؟
   *[straight] إلى الأمام؟
}
do-lay = وضع
do-turn = توجيه
effect-covers = تغطية نصف بساط { SEAT($seat) }
effect-covers-neutral = تغطية نصف بساط { COLOR($color) }
hint-turn = { $how ->
    [typed] لنكتب «س» أو «أ» أو «م»: يمشي عصام يسارًا أو أمامًا أو يمينًا.
   *[tapped] لنلمس سهمًا: في اتجاهه يمشي عصام.
}
hint-lay = { $how ->
    [typed] لنكتب مربعين، أحدهما بجانب عصام، مثل د5ه5.
   *[tapped] لنلمس مربعًا ذهبيًا بجانب عصام، ثم البساط.
}
caption-rug = من يقف على بساط يدفع لصاحبه.
caption-covered = ما يغطيه البساط لا يُحسب بعد ذلك.
caption-paid = الإيجار: درهم عن كل مربع متصل.
caption-mosaic = عند الحافة يتبع عصام الفسيفساء ويعود.
caption-went_out = من لا يكفي ماله يخرج، وتبقى بُسُطه.
last-rugs = آخر البُسُط: حان وقت عد الدراهم!

## Choices
action-left = يسارًا
action-right = يمينًا
action-straight = إلى الأمام
action-lay = { $what }
action-die = رمية: { $what }
turn-left = توجيه عصام يسارًا، نحو { FACING($facing) }
turn-right = توجيه عصام يمينًا، نحو { FACING($facing) }
turn-straight = ترك عصام كما هو، نحو { FACING($facing) }

## What the board says
cell-lit = { $cell }؛ يمكن وضع بساط هنا
cell-bare = { $square }، أرض خالية
cell-rug = { $square }، بساط { COLOR($color) }، { SEAT($seat) }
cell-neutral = { $square }، بساط { COLOR($color) } بلا صاحب
cell-assam-bare = { $square }، عصام، وجهته { FACING($facing) }، على أرض خالية
cell-assam-rug = { $square }، عصام، وجهته { FACING($facing) }، على بساط { COLOR($color) }، { SEAT($seat) }
cell-assam-neutral = { $square }، عصام، وجهته { FACING($facing) }، على بساط { COLOR($color) } بلا صاحب
odds = { $weight }/{ $of }
rent = { $amount ->
    [0] 0
   *[other] −{ $amount }
}
foretold-average = متوسط الإيجار:
foretold-turn = { $by ->
    [left] يسارًا
    [right] يمينًا
   *[straight] إلى الأمام
}: { NUMBER($rent, minimumFractionDigits: 1) }{ $last ->
    [true] .
   *[false] {"؛"}
}
foretold-rent = متوسط الإيجار: { NUMBER($rent, minimumFractionDigits: 1) }.
foretold-turn-out = { $by ->
    [left] يسارًا
    [right] يمينًا
   *[straight] إلى الأمام
}: { NUMBER($rent, minimumFractionDigits: 1) } (إفلاس في { $out } من { $of }){ $last ->
    [true] .
   *[false] {"؛"}
}
foretold-rent-out = متوسط الإيجار: { NUMBER($rent, minimumFractionDigits: 1) }؛ إفلاس في { $out } من { $of }.
foretold-group = مجموعة بلون { COLOR($color) }، المربعات: { $count }.
foretold-covers = { $count ->
    [one] تغطية نصف بساط { COLOR($color) }.
   *[other] تغطية مربعين بلون { COLOR($color) }.
}

## Seats
fact-dirhams = الدراهم
fact-visible = مربعات البُسُط الظاهرة
fact-rugs = البُسُط الباقية
seat-pile = { $next ->
    [yes] البُسُط الباقية، { COLOR($color) } (التالي): { $count }
   *[no] البُسُط الباقية، { COLOR($color) }: { $count }
}
count-dirhams = { $count ->
    [zero] لا دراهم
    [one] درهم واحد
    [two] درهمان
    [few] { $count } دراهم
    [many] { $count } درهمًا
   *[other] { $count } درهم
}
count-squares = { $count ->
    [zero] لا مربعات
    [one] مربع واحد
    [two] مربعان
    [few] { $count } مربعات
    [many] { $count } مربعًا
   *[other] { $count } مربع
}

## What happened
news-paid = دفع { $amount } إلى { SEAT($to) }
news-landed = لا إيجار
news-went_out = خروج من اللعب
news-laid = بساط جديد
news-covers = تغطية بساط { SEAT($to) }
line-turned = { SEAT($seat) }: توجيه عصام
line-rolled = { SEAT($seat) }: رمية النرد
line-walked = عصام يمشي
event-turned = { $by ->
    [straight] { SEAT($seat) }: عصام كما هو، نحو { FACING($facing) }.
   *[other] { SEAT($seat) }: توجيه عصام نحو { FACING($facing) }.
}
event-rolled = { SEAT($seat) }: رمية النرد { $steps }.
event-walked = { MOSAICS($path, $start) ->
    [none] يمشي عصام من { $start } إلى { $square }.
   *[some] يمشي عصام من { $start } إلى { $square }، { MOSAICS($path, $start) }؛ ووجهته الآن { FACING($facing) }.
}
walked-mosaic = عبر الفسيفساء من { $left } إلى { $entered }
walked-loop = عبر حلقة الركن في { $entered }
event-landed = { $on ->
    [own] يتوقف عصام على بساط من بُسُط { SEAT($seat) }: لا إيجار.
    [neutral] بساط بلا صاحب: لا إيجار.
   *[bare] أرض خالية: لا إيجار.
}
event-paid = إيجار من { SEAT($from) } إلى { SEAT($to) }: { $amount ->
    [zero] لا دراهم
    [one] درهم واحد
    [two] درهمان
    [few] { $amount } دراهم
    [many] { $amount } درهمًا
   *[other] { $amount } درهم
} عن { $owed ->
    [one] مربع واحد بلون { COLOR($color) }
    [two] مربعين متصلين بلون { COLOR($color) }
    [few] { $owed } مربعات متصلة بلون { COLOR($color) }
    [many] { $owed } مربعًا متصلًا بلون { COLOR($color) }
   *[other] { $owed } مربع متصل بلون { COLOR($color) }
}.
event-went_out = { SEAT($seat) }: المال لا يكفي، وهذا خروج من اللعب. { $rugs ->
    [0] البُسُط التي على اللوح
    [one] بساط لم يوضع يغادر اللعبة، والبُسُط التي على اللوح
    [two] بساطان لم يوضعا يغادران اللعبة، والبُسُط التي على اللوح
    [few] { $rugs } بُسُط لم توضع تغادر اللعبة، والبُسُط التي على اللوح
    [many] { $rugs } بساطًا لم توضع تغادر اللعبة، والبُسُط التي على اللوح
   *[other] { $rugs } بساط لم توضع تغادر اللعبة، والبُسُط التي على اللوح
} صارت بلا صاحب.
event-laid = { $covers ->
    [none] { SEAT($seat) }: وضع بساط { COLOR($color) } على { CELLS($squares) }.
   *[some] { SEAT($seat) }: وضع بساط { COLOR($color) } على { CELLS($squares) }، فوق { COVERED($covers, $seat) }.
}
covered = { $whose ->
    [own] { $count ->
        [one] نصف بساط { COLOR($color) } من البُسُط نفسها: { SEAT($seat) }
       *[other] مربعين بلون { COLOR($color) } من البُسُط نفسها: { SEAT($seat) }
    }
    [nobody] { $count ->
        [one] نصف بساط { COLOR($color) } بلا صاحب
       *[other] مربعين بلون { COLOR($color) } من بُسُط بلا صاحب
    }
   *[another] { $count ->
        [one] نصف بساط { COLOR($color) } من بُسُط { SEAT($seat) }
       *[other] مربعين بلون { COLOR($color) } من بُسُط { SEAT($seat) }
    }
}
event-ended = { $why ->
    [last-survivor] لم يبق في اللعب إلا شخص واحد: أُغلق السوق.
    [no-rugs] لم يبق بساط عند أحد: أُغلق السوق.
   *[last-rug] آخر بساط على اللوح: أُغلق السوق.
}
result-made = { $fortune } + { $seen }
result-last-rug = آخر بساط صار على اللوح.
result-last-survivor = نفد مال كل الآخرين.
result-no-rugs = غادرت آخر البُسُط اللعبة مع شخص نفد ماله.
highlight-rent = أعلى إيجار: من { SEAT($from) } إلى { SEAT($to) }، { $amount ->
    [zero] لا دراهم
    [one] درهم واحد
    [two] درهمان
    [few] { $amount } دراهم
    [many] { $amount } درهمًا
   *[other] { $amount } درهم
}.
highlight-collected = أكبر مجموع من الإيجارات: { SEAT($seat) }، { $amount ->
    [zero] لا دراهم
    [one] درهم واحد
    [two] درهمان
    [few] { $amount } دراهم
    [many] { $amount } درهمًا
   *[other] { $amount } درهم
}.
highlight-luck = أسعد رمية: { SEAT($seat) }، { $owed ->
    [0] بلا إيجار
    [one] درهم واحد
    [two] درهمان
    [few] { $owed } دراهم
    [many] { $owed } درهمًا
   *[other] { $owed } درهم
}، والمتوسط { NUMBER($rent, maximumFractionDigits: 1) }.
result-tie = تعادل في النقاط: { SEATS($seats) }. الأسبقية لمن له دراهم أكثر.

## نقاط التحول
told-turn = { SEAT($seat) }: { $by ->
    [left] انعطاف يسارًا
    [right] انعطاف يمينًا
   *[straight] سير إلى الأمام
}{ $out ->
    [true] ، والمال لا يكفي.
   *[false] { $paid ->
        [0] ، بلا إيجار.
       *[other] ، والإيجار { $paid }.
    }
}
better-turn = { $by ->
    [left] إلى اليسار
    [right] إلى اليمين
   *[straight] إلى الأمام
}: { $paid ->
    [none] كان ذلك رهانًا أفضل.
   *[some] { $paid ->
        [0] كان الطريق بلا إيجار.
       *[other] كان الإيجار { $paid }.
    }
}
told-quarter = { SEAT($seat) }: توجيه عصام { $by ->
    [left] يسارًا
   *[right] يمينًا
}. { SEAT($payer) }: { $out ->
    [true] المال لا يكفي.
   *[false] { $paid ->
        [0] لا إيجار.
       *[other] الإيجار { $paid }.
    }
}
better-quarter = { $by ->
    [left] إلى اليسار
   *[right] إلى اليمين
}: { $paid ->
    [none] كان ذلك رهانًا أفضل.
   *[some] كان إيجار { SEAT($payer) } { $paid }.
}
told-roll = { SEAT($seat) }: رمية { $steps }، { $odds ->
    [1] فرصة من ست
   *[other] فرصة من ثلاث
}{ $out ->
    [true] ، والمال لا يكفي.
   *[false] { $paid ->
        [0] ، بلا إيجار.
       *[other] ، والإيجار { $paid }.
    }
}
told-lay = { SEAT($seat) }: { $below ->
    [rival] تغطية بساط { SEAT($rival) }.
    [own] بساط فوق بساط من اليد نفسها.
    [nobody] تغطية بساط لا صاحب له.
   *[ground] بساط على أرض خالية.
}
better-lay = { $below ->
    [rival] الأفضل: فوق بساط { SEAT($rival) }.
    [own] الأفضل: فوق بساط من اليد نفسها.
    [nobody] الأفضل: فوق بساط لا صاحب له.
   *[ground] الأفضل: على أرض خالية.
}
better-place = كان مكان آخر أفضل.

## Why an opponent chose
reason-alike = الاختيارات متقاربة.
reason-safe-road = الطريق الأقل إيجارًا.
reason-free-road = طريق بلا إيجار.
reason-good-ground = لوضع البساط التالي حيث ينتهي هذا الطريق.
reason-more-squares = لزيادة المربعات الظاهرة.
reason-bigger-carpet = لجمع البُسُط في مجموعة تجلب إيجارًا أكبر.
reason-hides-rival = لإخفاء مربعات منافسة.
reason-breaks-carpet = لتصغير مجموعة منافسة، فيقل إيجارها.
reason-whole-rug = تغطية البُسُط الكاملة أصعب.
reason-next-pays = من المرجح دفع إيجار في الدور التالي.
reason-only-way = قد يدفع الدور التالي إيجارًا، ولا يدفعه مع ثاني أفضل اختيار.
reason-looks-ahead = لجعل الدور التالي أضعف.
reason-first-place = العين على المركز الأول: هذه أفضل فرصة للفوز.

## Why not
why-not-turn = أولًا توجيه عصام: يسارًا أو يمينًا أو إلى الأمام.
why-lay-first = أولًا وضع بساط: مربعان متجاوران، أحدهما بجانب عصام.
why-not-quarter = أولًا توجيه عصام، يسارًا أو يمينًا، للدور التالي.
why-roll-first = أولًا رمي النرد.
why-on-assam = عصام واقف على { $square }: لا يوضع بساط تحت قدميه.
why-not-beside = يجب أن يلامس نصف البساط على الأقل ضلعًا من مربع عصام.
why-not-neighbours = البساط يغطي مربعين متجاورين.
why-whole-rug = لا يمكن تغطية بساط كامل دفعة واحدة، بل نصفه فقط.
why-over = انتهت اللعبة.

## What can go wrong
bad-record-setup-facing = اتجاه البداية في هذه اللعبة غير صحيح.
bad-record-setup-piles = أكوام البُسُط في هذه اللعبة غير صحيحة.

## The cards of the rules
rules-brief = في دقيقة واحدة
rules-aim = الهدف
rules-start = البداية
rules-turn = الدور
rules-mosaic = الفسيفساء
rules-rent = الإيجار
rules-broke = الإفلاس
rules-lay = وضع بساط
rules-end = النهاية
rules-two = لاعبان
rules-quarter = صيغة أخرى: التوجيه في نهاية الدور
rules-own = خيار: تغطية بُسُطنا

moment-rent = أعلى إيجار حتى الآن!
moment-out = إفلاس!

## What can be typed
typed-die = نرد
typed-lay = وضع
typed-left = يسار يسارا س
typed-right = يمين يمينا م
typed-straight = أمام مباشرة
command-turn = الحروف «س» أو «أ» أو «م»: توجيه عصام يسارًا أو إلى الأمام أو يمينًا.
command-roll = الحرف ر: رمي النرد.
command-lay = مربعا البساط معًا: ج4د4.
command-quarter = الحرف «س» أو «م»: توجيه عصام يسارًا أو يمينًا.

## ما يمكن السؤال عنه
asks-a = ع: أين يقف عصام، وإلى أين يقوده كل اتجاه
asks-g = م: مجموعات البُسُط، الأكبر أولًا
asks-i = خ: مربع وما حوله، مثل ؟خ د4
asks-l = و: أين يمكن وضع بساط
asks-m = ف: فسيفساء الحافة
asks-r = ط: البُسُط الباقية للوضع
asked-group = مربعات مجموعته: { $count }.
asked-way = { FACING($facing) }: { STOPS($stops) }.
stop-bare = { $steps } إلى { $square }
stop-rug = { $steps } إلى { $square }، مجموعة { SEAT($seat) } من { $count }
asked-place = { CELLS($squares) }: مجموعة من { $count }{ $covers ->
    [none] {""}
   *[some] ، فوق { BELOW($covers) }
}.
below = { $whose ->
    [nobody] { COLOR($color) } بلا صاحب
   *[somebody] { COLOR($color) } من بُسُط { SEAT($seat) }
}
asked-no-places = لا يوجد بساط لوضعه الآن.
asked-around = { AROUND($around) }.
beside-edge = { FACING($facing) }: الحافة
beside-bare = { FACING($facing) }: أرض خالية
beside-rug = { FACING($facing) }: { BELOW($below) }
asked-rugs = { SEAT($seat) }: البُسُط الباقية { $count }{ $color ->
    [none] {""}
   *[some] {"؛ "}والتالي { COLOR($color) }
}.
asked-carpet = { SEAT($seat) }، { COLOR($color) }، { $count }: { CELLS($squares) }.
asked-carpet-neutral = بلا صاحب، { COLOR($color) }، { $count }: { CELLS($squares) }.
asked-no-carpets = لا بساط على اللوح بعد.
asked-mosaics = في الشمال تصل الفسيفساء a7 مع b7، وc7 مع d7، وe7 مع f7؛ وفي الشرق g6 مع g5، وg4 مع g3، وg2 مع g1؛ وفي الجنوب b1 مع c1، وd1 مع e1، وf1 مع g1؛ وفي الغرب a7 مع a6، وa5 مع a4، وa3 مع a2. وعند g7 وعند a1 حلقة تدور حول الركن.

## بكلمات قليلة
brief-turned = { SEAT($seat) }: نحو { FACING($facing) }
brief-rolled = النرد { $steps }
brief-walked = عصام في { $square } نحو { FACING($facing) }
brief-landed = لا إيجار
brief-paid = دفع { $amount } إلى { SEAT($to) }
brief-went_out = { SEAT($seat) } خارج اللعب
brief-laid = { COLOR($color) } { CELLS($squares) }{ $covers ->
    [none] {""}
   *[some] {" "}فوق { BELOW($covers) }
}
