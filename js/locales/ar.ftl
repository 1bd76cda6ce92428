### الجمل التي لا تخص لعبة بعينها. الأرقام 0-9 دائما، ولا صيغة أمر ولا فعل يفترض جنس أحد: مصادر أو صيغة «نحن» أو مبني للمجهول.
### الألوان صفات لاسم مذكر نكرة («بساط نعناعي»)؛ والجهات معرفة («نحو الشمال»)؛ ولا يلتصق حرف (و، ل، ب) بما بين القوسين.

## The language itself: its name in itself, ltr or rtl, and whose numbers and dates it has
language-name = العربية
language-direction = rtl
language-locale = ar-MA-u-nu-latn

## What index.html says by itself, while there is no page
page-coming = ألعاب لوح من ساحة جامع الفنا. ستكون هنا بعد لحظات.
page-absent = تعذر تشغيل Jemaa: ربما ينقص ملف، أو الشبكة بطيئة، أو هذا المتصفح قديم جدًا.
page-boxed = لا يمكن تشغيل Jemaa هنا: الصفحة التي تعرضه تعزله (sandbox). يمكن لمن يدير تلك الصفحة إضافة allow-same-origin.
page-file = لا يمكن تشغيل Jemaa من ملف: يجب أن يأتي من خادم ويب.
page-alone = تعذر تشغيل Jemaa: ربما هذا المتصفح قديم جدًا، أو الملف تالف، أو الموقع الذي يعرضه يمنع ما يحتاج إليه. يمكن حفظ الملف وفتحه على الجهاز.
page-type = يرسل الخادم الملف { $file } بنوع «{ $type }»، والمتصفحات ترفضه.
page-again = إعادة التحميل
page-scripts = يحتاج تطبيق Jemaa إلى JavaScript.

## Home and shelf
home-play = لنلعب
home-play-game = لنلعب { $game }
home-play-on = لنكمل
home-new = أول مرة؟ لنتعلم باللعب
home-puzzle = لغز اليوم
home-puzzles = كل الألغاز
home-people = اللاعبون
home-learn = لنتعلم { $game }
home-rules = قواعد { $game }
home-span = { $least }–{ $most }
home-players = { $least }–{ $most } لاعبين
home-minutes = { $least }–{ $most } دقيقة
home-running = ألعاب جارية
home-finished = ألعاب منتهية
home-all = كل الألعاب ({ $count })
home-more = { $count ->
    [one] لعبة أخرى
    [two] لعبتان أخريان
    [few] { $count } ألعاب أخرى
   *[other] { $count } لعبة أخرى
}
row-turn = دور { $name }
row-won = الفوز من نصيب { $names }: { $points }
row-just-now = قبل لحظات
row-damaged = لعبة تالفة
row-menu = المزيد عن هذه اللعبة: { $names }
row-share = مشاركة هذه اللعبة: { $names }
row-share-short = مشاركة
row-rename = تغيير اسم هذه اللعبة: { $names }
row-rename-short = تغيير الاسم
row-remove = حذف هذه اللعبة: { $names }
row-remove-short = حذف
row-removed = { $count ->
    [one] تم حذف اللعبة.
    [two] تم حذف لعبتين.
    [few] تم حذف { $count } ألعاب.
   *[other] تم حذف { $count } لعبة.
}
row-restore = { $count ->
    [one] استعادتها
   *[other] استعادة الأخيرة
}
row-restored = عادت اللعبة.
row-missing = { $count ->
    [one] اختفت لعبة كانت محفوظة هنا: فقدها المتصفح. إن كانت محفوظة في ملف أيضًا، فيمكن فتحه من القائمة.
    [two] اختفت لعبتان كانتا محفوظتين هنا: فقدهما المتصفح. إن كانتا محفوظتين في ملف أيضًا، فيمكن فتحه من القائمة.
    [few] اختفت { $count } ألعاب كانت محفوظة هنا: فقدها المتصفح. إن كانت محفوظة في ملف أيضًا، فيمكن فتحه من القائمة.
   *[other] اختفت { $count } لعبة كانت محفوظة هنا: فقدها المتصفح. إن كانت محفوظة في ملف أيضًا، فيمكن فتحه من القائمة.
} من الأسلم حفظ كل الألعاب في ملف من حين إلى آخر.
rename-title = تغيير اسم هذه اللعبة
rename-name = اسم اللعبة
rename-why = إن بقي فارغًا، ظهرت أسماء اللاعبين.
to-home = الرئيسية

## Starting
loading-download = تنزيل اللعبة
loading-compile = إعداد اللعبة
loading-start = بدء التشغيل
loading-engine = تجهيز اللوح
loading-bytes = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } من { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } ميغابايت
retry = محاولة أخرى

## A new game
new-title = من يلعب؟
new-luck = { $named ->
    [yes] الحظ نفسه كما على «{ $name }»: التجهيز والرميات ومن يبدأ والخيارات وعدد اللاعبين ثابتة.
   *[other] الحظ نفسه كما على طاولة أخرى: التجهيز والرميات ومن يبدأ والخيارات وعدد اللاعبين ثابتة.
}
new-luck-known = من لعبها من قبل يعرف المخفي وكل الرميات.
luck-name = اسم هذه الطاولة
new-here = هنا معنا
new-elsewhere = في مكان آخر، بالرسائل
new-away = في مكان آخر
new-rename = تغيير الاسم
new-face = شخص (مرة أخرى: وجه آخر)
new-opponent = { $name }: { $level }
new-level-random = عشوائي
new-level-easy = سهل
new-level-medium = متوسط
new-level-hard = صعب
new-level-expert = خبير
new-house = قواعد البيت
new-house-none = كما في كتاب القواعد
new-house-differ = { $count ->
    [one] اختلاف واحد
    [two] اختلافان
    [few] { $count } اختلافات
   *[other] { $count } اختلافًا
}
new-add = إضافة لاعب
new-remove = إزالة { $name }
new-removed = { $name }: خارج اللعبة الآن.
new-known = أسماء من ألعاب سابقة هنا
new-seat = المقعد { $number }
new-names = أمينة يوسف إيناس ليو نور سامي
new-names-random = مشمش زيتون فلفل حريرة بطاطا بسبوسة
new-names-easy = إدريس بلال أنس طارق مهدي زياد
new-names-medium = زينب سلمى لبنى مريم نادية فاطمة
new-names-hard = إبراهيم عمر حسن رشيد منصور موسى
new-names-expert = جابر البيروني الهيثم الطوسي الخيام الزرقالي
new-name = الاسم
new-color-nth = اللون { $number }
new-who = من يلعب هنا؟
new-first = من يبدأ؟
new-first-random = عشوائيًا
new-seed = البذرة
new-seed-why = إن بقيت فارغة، كان الحظ جديدًا. تصلح أي كلمة: الكلمة نفسها تعيد دائمًا التجهيز نفسه والحظ نفسه، من أجل إعادة عادلة.
new-seed-fresh = حظ جديد
new-seed-known = من يعرف هذه البذرة أو يخمنها يمكنه حساب كل الرميات وكل ما هو مخفي.
new-start = بدء اللعب
same-again = كالمرة السابقة
level-person = شخص
level-random = حاسوب، لعب عشوائي
level-easy = حاسوب، مستوى سهل
level-medium = حاسوب، مستوى متوسط
level-hard = حاسوب، مستوى صعب
level-expert = حاسوب، مستوى خبير
level-other = الحاسوب ({ $name })

## Settings
settings = الإعدادات
settings-look = المظهر
settings-play = اللعب
settings-sound = الصوت
settings-unseen = بلا بصر
setting-language = اللغة
setting-theme = المظهر
setting-theme-auto = كالجهاز
setting-theme-light = نهار
setting-theme-dark = ليل
setting-text = حجم النص
setting-text-normal = عادي
setting-text-large = كبير
setting-signs = حجم العلامات على اللوح
setting-signs-normal = عادي
setting-signs-large = كبير
setting-speed = الرسوم المتحركة
setting-speed-normal = عادية
setting-speed-fast = سريعة
setting-speed-off = متوقفة
setting-pace = سرعة لعب الحاسوب
setting-pace-calm = هادئة
setting-pace-normal = عادية
setting-pace-quick = سريعة
setting-telling = تعليق لقارئ الشاشة
setting-telling-brief = موجز
setting-telling-full = مفصل
setting-keys = مفاتيح مفردة: أسئلة على اللوح، و/ لكتابة حركة
setting-keys-true = نعم
setting-keys-false = لا
setting-confirm = كل حركة
setting-confirm-true = بعد التأكيد
setting-confirm-false = تحتسب فورًا
setting-die = النرد
setting-die-button = رمي بزر
setting-die-itself = رمي تلقائي
setting-die-own = نرمي نردنا
setting-sound = الأصوات
setting-sound-true = نعم
setting-sound-false = لا
setting-ambience = أصوات الساحة في الخلفية
setting-ambience-true = نعم
setting-ambience-false = لا
full-screen = ملء الشاشة
full-screen-leave = مغادرة ملء الشاشة
close = إغلاق
yes = نعم
no = لا

## The table
board = اللوح
whole-board = عرض اللوح كله
enlarged = تم التكبير
seats = المقاعد
seat-score = النقاط:
seat-leads = في الصدارة
seat-out = خارج اللعب
seat-colors = { COLORS($colors) }
prompt = المطلوب الآن
hints-again = إظهار التلميحات من جديد
hint-off = إخفاء التلميحات
explain = ما هذا؟
explain-ask = { $how ->
    [typed] لننتقل إلى أي شيء ثم مفتاح Enter لنعرف ما هو.
   *[tapped] لنلمس أي شيء لنعرف ما هو.
}
explain-gap = لا شيء هنا يحتاج إلى شرح. لنجرب شيئًا آخر.
tools = الأدوات
help = مساعدة
menu = القائمة
turn = تدوير
roll = رمي النرد
dice-faces = ماذا يظهر على النرد؟
confirm = تأكيد
cancel = إلغاء
choices = { $count ->
    [zero] لا توجد حركة ممكنة
    [one] حركة واحدة ممكنة
    [two] الحركتان الممكنتان
   *[other] كل الحركات الممكنة: { $count }
}
by-parts = تركيب حركة خطوة خطوة
by-parts-choose = اختيار
advice = نصيحة
advice-asks = ما الاختيار الأفضل؟
advice-all = إظهار كل الاختيارات
advice-over-next = { $what } (أفضل من الاختيار التالي بفارق { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [few] نقاط
   *[other] نقطة
}).
advice-over-middle = { $what } (يساويه اختيار آخر، وهو أفضل من اختيار متوسط بفارق { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [few] نقاط
   *[other] نقطة
}).
advice-over-none = { $what } (لا اختيار أفضل).
advice-legend = ثلاث نجوم: أفضل الخيارات. نجمة واحدة: أضعفها.
said-legend = الفارق المتوقع في النهاية عن متوسط الآخرين، بالنقاط: من { $worst } إلى { $best }.
judged = { $what }؛ الفارق المتوقع: { $worth }
advised = { $what }؛ موصى به
undo = تراجع
redo = إعادة
undo-assent = هذا التراجع يلغي رمية أو حركة لشخص آخر أو شيئًا انكشف. هل يوافق الجميع؟
undo-over = انتهت اللعبة. هذا التراجع يلغي النتيجة وآخر حركة. { $people ->
    [one] هل يتم التراجع؟
   *[other] هل يوافق الجميع؟
}
undo-known = تم التراجع مع معرفة ما جاء بعد ذلك.
log = السجل
log-empty = لم يحدث شيء بعد.
log-start = بداية اللعبة.
rules = القواعد
rule-of = القواعد: { $name }
whose-question = { SEAT($seat) }:
awaits-message = { SEAT($seat) } في مكان آخر
reason-forced = هو الاختيار الوحيد الممكن.
reason-random = { SEAT($seat) }: أول ما خطر في البال.
because = ما سبب اختيار { SEAT($seat) }؟
past = عودة إلى الخطوة { $ply }
past-hint = { $how ->
    [typed] مفتاح Enter على اللوح يعيدنا إلى الحاضر.
   *[tapped] لمس اللوح يعيدنا إلى الحاضر.
}
scrub = تصفح خطوات اللعبة
scrub-step = الخطوة { $ply } من { $count }: { $text }
scrub-first = إلى البداية
scrub-back = خطوة إلى الوراء
scrub-forward = خطوة إلى الأمام
scrub-now = عودة إلى الحاضر
branch = اللعب من هنا
branch-hidden = في اللعبة الجديدة يُخلط من جديد كل ما لا يراه أحد بعد.
branch-name = { $name }، من الخطوة { $ply }
back-to-game = عودة إلى اللعبة
cards-search = بحث في القواعد
cards-contents = المحتويات
cards-found = { $count ->
    [0] لا توجد بطاقة تذكر ذلك.
    [one] بطاقة واحدة
    [two] بطاقتان
    [few] { $count } بطاقات
   *[other] { $count } بطاقة
}
result = النتيجة
result-won = { $count ->
    [one] الفوز من نصيب { $names }: { $points }!
   *[other] فوز مشترك من نصيب { $names }: { $points } لكل مقعد!
}
result-title = { $count ->
    [one] الفوز من نصيب { $names }!
   *[other] فوز مشترك من نصيب { $names }!
}
result-place = { $place ->
    [1] المركز الأول…
    [2] المركز الثاني…
    [3] المركز الثالث…
    [4] المركز الرابع…
    [5] المركز الخامس…
   *[other] المركز { $place }…
}
count-points = { $count ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
   *[other] { $count } نقطة
}
result-story = كيف جرت اللعبة
result-turn = الدور { $number }
result-rematch = لنلعب مرة أخرى
result-more = المزيد
result-board = عرض اللوح
result-again = إعادة من البداية نفسها
result-change = تغيير اللاعبين
result-luck = الحظ نفسه
result-share = مشاركة
result-picture = صورة
result-save = ملف
film = فيلم
film-line = اللعبة كاملة
film-pause = إيقاف مؤقت
film-play = متابعة
film-next = الصورة التالية
film-step = الصورة { $at } من { $count }: { $scores }
taken = هذه اللعبة مفتوحة في علامة تبويب أخرى.
take-over = اللعب هنا

## The dice
analysis = ما الذي حسم اللعبة
analysis-chances = احتمال الفوز بالمئة
analysis-done = اتضح ما الذي حسم اللعبة.
fairness = النرد
fair-counting = جار عد الرميات…
fair-none = لم يُرم النرد بعد.
fair-rolls = { $count ->
    [zero] لا رميات حتى الآن
    [one] رمية واحدة حتى الآن
    [two] رميتان حتى الآن
    [few] { $count } رميات حتى الآن
   *[other] { $count } رمية حتى الآن
}
fair-face = الوجه
fair-count = الرميات
fair-hand = باليد
fair-expected = المتوقع
fair-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fair-chart = الأشرطة هي الرميات، والعلامات القائمة تبين العدد المتوقع منها.
fair-wood = الجزء المخطط: رميات بنرد حقيقي أُدخلت باليد.
fair-method = كل رمية تستخرج من بذرة اللعبة، وهي محددة قبل الحركة الأولى. الرمية رقم k، والعد من 0، تؤخذ من SHA-256 للبذرة تليها شرطة مائلة ثم k: يمكن للجميع التحقق من ذلك.
fair-own = يستخرج هذا الجهاز رمياته وحدها من بذرة خاصة به: الرمية رقم k في اللعبة، والعد من 0، تؤخذ من SHA-256 للبذرة تليها شرطة مائلة ثم k. حذف اللعبة وفتحها من جديد لا يغير أي رمية، لكن من ينسخ بيانات المتصفح أو يستعمل برنامجًا يمكنه أن يعرفها مسبقًا.
fair-others = { $count ->
    [one] رمية واحدة جرت على جهاز آخر، من بذرة ليست هنا.
    [two] رميتان جرتا على أجهزة أخرى، من بذور ليست هنا.
    [few] { $count } رميات جرت على أجهزة أخرى، من بذور ليست هنا.
   *[other] { $count } رمية جرت على أجهزة أخرى، من بذور ليست هنا.
}
fair-others-hand = { $count ->
    [one] واحدة منها أُدخلت هناك باليد.
    [two] اثنتان منها أُدخلتا هناك باليد.
   *[other] { $count } منها أُدخلت هناك باليد.
}
fair-seed = البذرة:
fair-commitment = تظهر البذرة في النهاية، حتى لا يعرف أحد الرميات القادمة. وإلى ذلك الحين يثبت هذا الرمز أنها لا تتغير: هو SHA-256 للنص { $prefix } تليه البذرة.
fair-proof = الرمز الذي ظهر أثناء اللعبة، وهو يثبت أن البذرة لم تتغير: SHA-256 للنص { $prefix } تليه البذرة.
fair-known = أدخلت هذه البذرة باليد، أو أخذت من لعبة سابقة: من يعرفها أو يخمنها يمكنه حساب كل الرميات وكل ما هو مخفي.
fair-no-seed = لا بذرة لهذه اللعبة: لا يمكن التحقق من رمياتها.
fair-branch = تفرعت هذه اللعبة من لعبة أخرى: رمياتها السابقة من بذرة تلك اللعبة.
fair-origin = ويمكن التحقق منها عندما تنتهي تلك اللعبة وتعرف بذرتها. وإلى ذلك الحين لا يوجد إلا رمز تلك البذرة:

## الساعة، لمن يريدها
clock = الساعة
clock-none = بلا ساعة
clock-seconds = { $per ->
    [game] { $count ->
        [few] { $count } ثوانٍ لكل لاعب
       *[other] { $count } ثانية لكل لاعب
    }
   *[turn] { $count ->
        [few] { $count } ثوانٍ لكل دور
       *[other] { $count } ثانية لكل دور
    }
}
clock-minutes = { $per ->
    [game] { $count ->
        [one] دقيقة لكل لاعب
        [two] دقيقتان لكل لاعب
        [few] { $count } دقائق لكل لاعب
       *[other] { $count } دقيقة لكل لاعب
    }
   *[turn] { $count ->
        [one] دقيقة لكل دور
        [two] دقيقتان لكل دور
        [few] { $count } دقائق لكل دور
       *[other] { $count } دقيقة لكل دور
    }
}
clock-strict = { $per ->
    [game] إذا انتهى الوقت تابع الحاسوب اللعب
   *[turn] إذا انتهى الوقت لعب الحاسوب هذا الدور
}
clock-of = الوقت الباقي: { SEAT($seat) }
clock-pause = إيقاف الساعة مؤقتًا: { SEAT($seat) }
clock-means = الوقت الباقي. يمكن إيقافه، ويختفي اللوح حتى المتابعة.
clock-paused = استراحة
clock-go-on = متابعة
clock-mark = { SEAT($seat) }: { $count ->
    [few] بقيت { $count } ثوانٍ.
   *[other] بقيت { $count } ثانية.
}
clock-up = { $who ->
    [turn] انتهى وقت { SEAT($seat) }: يلعب الحاسوب هذا الدور.
    [game] انتهى وقت { SEAT($seat) }: يتابع الحاسوب اللعب.
   *[nobody] انتهى وقت { SEAT($seat) }.
}
clock-told = { SEAT($seat) }: { $how ->
    [over] زيادة على الوقت، الدقائق { $minutes }، والثواني { $seconds }.
   *[left] بقي من الوقت، الدقائق { $minutes }، والثواني { $seconds }.
}

## Around one tablet
sharing = كيف نجلس
sharing-open = جنبًا إلى جنب
sharing-open-why = الجميع في جهة واحدة، أمام شاشة واحدة.
sharing-pass = من يد إلى يد
sharing-pass-why = شاشة باسم الدور التالي تخفي اللوح، ثم تعرض ما حدث منذ آخر دور.
sharing-around = حول الطاولة
sharing-around-why = الجهاز في الوسط. لكل مقعد حافته، والكتابة فيها موجهة إليه.
seating = من يجلس أين؟ اختيار مقعد ينقله حول الطاولة.
seating-move = { $name }: { $edge }. النقل إلى: { $to }
edge-south = الحافة السفلى
edge-west = الحافة اليسرى
edge-north = الحافة العليا
edge-east = الحافة اليمنى
seat-language-page = كالصفحة
seat-advice = المعاينة والنصائح
seat-advice-never = بلا
seat-advice-request = نصيحة عند الطلب
seat-advice-always = نصيحة لكل حركة
handover-to = تسليم الجهاز إلى
handover-message = رسالة إلى
handover-go = أنا هنا
handover-since = منذ آخر دور
handover-skip = تخطٍّ

## Games in and out
share = مشاركة أو حفظ
share-title = مشاركة هذه اللعبة
share-what = يفتح هذا الرابط اللعبة كما هي الآن، ويمكن متابعتها من هناك.
share-what-text = هذا النص هو اللعبة كما هي الآن، ومن يلصقه في Jemaa يمكنه متابعتها من هناك.
share-message = من يلعب في مكان آخر يفتح هذا الرابط، فتستمر اللعبة عنده.
share-message-text = من يلعب في مكان آخر يلصق هذا النص في Jemaa، فتستمر اللعبة عنده.
share-luck = أما الحظ بعدها فسيكون مختلفًا.
share-trust = هذا لمن يثق بعضهم ببعض: لكل جهاز حظه.
share-hidden = في الرابط والملف أيضًا ما لا ينبغي أن يراه أحد بعد، ويمكن لمن عنده أحدهما أن يعرفه. أما النسخة المخلوطة فليس فيها شيء منه: وهي من هنا لعبة أخرى.
share-hidden-text = في النص والملف أيضًا ما لا ينبغي أن يراه أحد بعد، ويمكن لمن عنده أحدهما أن يعرفه. أما النسخة المخلوطة فليس فيها شيء منه: وهي من هنا لعبة أخرى.
share-message-hidden = وفيه أيضًا ما لا ينبغي أن يعرفه أحد بعد. لا يُظهر Jemaa شيئًا منه لمن يلعب في مقعد واحد، ومن يفتح الرابط ويلعب عن الجميع يراه.
share-long = هذا الرابط طويل، وبعض تطبيقات الرسائل تقطعه. أما الملف فيصل كاملًا.
share-shuffle = مشاركة نسخة مخلوطة
share-shuffled = هذه الآن نسخة مخلوطة: وهي من هنا لعبة أخرى.
share-code = الرابط على شكل رمز، لمسحه بكاميرا جهاز لوحي آخر
share-show-code = إظهار الرمز
share-making = كتابة الرابط…
share-link = رابط
share-link-text = نص
share-copy = نسخ الرابط
share-copy-text = نسخ النص
share-copied = تم نسخ الرابط.
share-copied-text = تم نسخ النص.
share-failed = تعذر ذلك هنا. يمكن تحديد الرابط ونسخه، أو حفظ اللعبة في ملف.
share-failed-text = تعذر ذلك هنا. يمكن تحديد النص ونسخه، أو حفظ اللعبة في ملف.
share-send = إرسال الرابط
share-send-file = إرسال الملف
luck-another = الحظ نفسه لطاولة أخرى
send-turn = إرسال الدور
save-record = حفظ في ملف
save-why = يحفظ ملف اللعبة غير المنتهية بذرتها: يبقى الحظ القادم كما هو، ومن يقرأ الملف يمكنه حسابه.
save-all = حفظ كل الألعاب في ملف
save-parts = { $total ->
    [1] ملف الألعاب جاهز.
   *[other] عدد الملفات اللازمة للألعاب: { $total }. المحفوظ حتى الآن: { $part }.
}
save-part = حفظ الملف { $part } من { $total }
open-record = فتح ملف لعبة
paste = لصق لعبة
paste-what = رابط إلى لعبة أو نص ملف لعبة
paste-open = فتح
scan = مسح رمز
scan-what = ما تراه الكاميرا
scan-refused = لا يمكن استعمال الكاميرا هنا. يمكن لصق الرابط.
link-title = لعبة أُرسلت إلينا
link-steps = { $count ->
    [0] لم يبدأ اللعب بعد.
    [one] خطوة واحدة حتى الآن.
    [two] خطوتان حتى الآن.
    [few] { $count } خطوات حتى الآن.
   *[other] { $count } خطوة حتى الآن.
}
link-several = في هذا النص عدة ألعاب. أيها نفتح؟
link-why = تصير لعبة خاصة بنا: لا أحد غيرنا يرى ما نلعبه.
link-accept = وضعها على الطاولة
link-who = من يلعب على هذا الجهاز؟
link-all = الجميع
link-knows = من يلعب عن الجميع يرى ما لا ينبغي أن يعرفه الآخرون.
link-watch = مشاهدة فقط
link-same = هذه الرسالة وصلت من قبل: اللعبة هنا عند النقطة نفسها.
link-behind = هذه رسالة قديمة، واللعبة هنا تقدّمت بعدها.
link-apart = تابع أحدهم هذه اللعبة بطريقة أخرى. إن اعتُمدت طريقته صارت اللعبة هنا لعبة مستقلة، وإلا بقيت كما هي.
link-mine = لعب أحدهم في مكان آخر نيابة عن { $names }. هل تُعتمد حركاته أم تبقى اللعبة هنا كما هي؟
link-held = هذه اللعبة مفتوحة في علامة تبويب أخرى. بعد إغلاقها يُفتح الرابط من جديد.
link-to-game = إلى اللعبة
link-keep = إبقاء اللعبة هنا
link-take = اعتماد ما وصل
link-look = مشاهدة الطريقة الأخرى
import-busy = قراءة الألعاب: { $done } من { $total }…
import-known = { $count ->
    [one] لعبة واحدة موجودة هنا من قبل: لا يضيف الملف إليها شيئًا.
    [two] لعبتان موجودتان هنا من قبل: لا يضيف الملف إليهما شيئًا.
    [few] { $count } ألعاب موجودة هنا من قبل: لا يضيف الملف إليها شيئًا.
   *[other] { $count } لعبة موجودة هنا من قبل: لا يضيف الملف إليها شيئًا.
}
import-report = { $imported ->
    [0] لم تضف أي لعبة.
    [one] أضيفت لعبة واحدة.
    [two] أضيفت لعبتان.
    [few] أضيفت { $imported } ألعاب.
   *[other] أضيفت { $imported } لعبة.
} { $refused ->
    [0] {""}
    [one] تعذر قبول لعبة واحدة:
    [two] تعذر قبول لعبتين:
    [few] تعذر قبول { $refused } ألعاب:
   *[other] تعذر قبول { $refused } لعبة:
}
room-kept = تشغل هذه الصفحة { NUMBER($mega, maximumFractionDigits: 1) } ميغابايت من هذا الجهاز. وقد وعد المتصفح بالاحتفاظ بالألعاب.
room-lent = تشغل هذه الصفحة { NUMBER($mega, maximumFractionDigits: 1) } ميغابايت من هذا الجهاز. قد يمحوها المتصفح إذا ضاقت مساحة الجهاز: من الأفضل حفظ الألعاب العزيزة في ملف.
room-forgets = ينسى Safari كل لعبة لم تفتح منذ سبعة أيام. الحل: إضافة هذه الصفحة إلى الشاشة الرئيسية بزر المشاركة، أو حفظ الألعاب في ملف.
understood = مفهوم

## Colours, sides and corners
color-terracotta = قرميدي
color-saffron = زعفراني
color-majorelle = أزرق ماجوريل
color-mint = نعناعي
color-aubergine = باذنجاني
color-times = { $color } ×{ $count }
facing-north = الشمال
facing-east = الشرق
facing-south = الجنوب
facing-west = الغرب

## What can go wrong
error-address = لا شيء في هذا العنوان.
error-not-fetched = تعذر جلب جزء من الصفحة: يلزم لذلك الاتصال بالشبكة مرة واحدة. لم يضع شيء.
error-no-game = هذه اللعبة ليست على هذا الجهاز.
error-unread = تعذرت قراءة هذه اللعبة الآن. بقيت كما هي.
error-held = هذه اللعبة مفتوحة في علامة تبويب أخرى: أغلقها هناك أولًا.
error-damaged = لا يمكن فتح هذه اللعبة المحفوظة. بقيت كما هي.
error-not-drawn = تعذر رسم جزء من هذه اللعبة. لم يضع منها شيء.
error-language = تعذر جلب اللغة { $language }: تحل محلها لغة أخرى. يمكن اختيارها من جديد عند وجود شبكة.
unfetched = { $why ->
    [status] لا يقدم الخادم الملف { $file } ({ $detail }).
    [type] يقدم الخادم الملف { $file } بنوع غير صحيح ({ $detail }).
    [damaged] وصل الملف { $file } تالفًا.
   *[network] لا يمكن الوصول إلى الملف { $file }.
}
error-no-code = تعذر رسم رمز QR، والرابط يعمل من دونه.
error-luck-players = في رابط الحظ نفسه هذا عدد لاعبين لا تعرفه هذه اللعبة.
error-luck-first = في رابط الحظ نفسه هذا لاعب أول ليس على الطاولة.
error-luck-seed = في رابط الحظ نفسه هذا بذرة لا يمكن استعمالها.
error-luck-option = في رابط الحظ نفسه هذا خيار لا تعرفه هذه اللعبة.
error-no-link = تعذر إنشاء الرابط. البديل: حفظ اللعبة في ملف.
error-storage-full = لم تبق مساحة لحفظ هذه اللعبة: يمكن مواصلة اللعب، لكنها ستضيع عند إغلاق الصفحة ما لم تحفظ في ملف.
error-storage-newer = حفظت ألعاب هذا الجهاز بإصدار أحدث من الصفحة. يرجى إغلاق كل علامات تبويبها ثم فتحها من جديد مع الاتصال بالشبكة. إلى ذلك الحين تضيع كل لعبة تلعب هنا عند إغلاق الصفحة ما لم تحفظ في ملف.
error-storage-blocked = لا يمكن حفظ الألعاب هنا: يمكن مواصلة اللعب، لكن اللعبة ستضيع عند إغلاق الصفحة ما لم تحفظ في ملف.
error-storage-lost = تعذر الآن الوصول إلى الألعاب المحفوظة: يمكن مواصلة اللعب، وستحفظ هذه اللعبة في أقرب وقت. إن أغلقت الصفحة قبل ذلك، فستضيع ما لم تحفظ في ملف.
error-engine-restarted = توقفت اللعبة، وهي تبدأ من جديد. لم يضع شيء.
error-start-timeout = اللعبة لا تبدأ: الشبكة بطيئة جدًا أو لا تستجيب.
error-start-failed = تعذر تشغيل اللعبة على هذا الجهاز.
error-no-webassembly = تحتاج اللعبة إلى WebAssembly، وهو معطل في هذا المتصفح، كما في وضع المنع. يمكن استثناء هذه الصفحة أو استعمال متصفح آخر.
error-forbidden = { $where ->
    [file] تعذر تشغيل اللعبة: الموقع الذي يعرض هذا الملف يمنعها. يمكن حفظ الملف وفتحه على الجهاز.
   *[host] تعذر تشغيل اللعبة: سياسة أمان المحتوى في هذا الموقع تمنعها.
}
error-no-network = تعذر جلب اللعبة: الشبكة لا تستجيب. يرجى التحقق من الاتصال ثم المحاولة من جديد.
error-bad-file = تعذر تشغيل اللعبة: الملف { $file } ناقص أو تالف.
error-bad-type = تعذر تشغيل اللعبة: يرسل الخادم الملف { $file } بنوع «{ $type }»، والمتصفحات ترفضه.
error-worker-died = أوقف الجهاز اللعبة: ربما لا تكفي الذاكرة. يرجى إغلاق صفحات وتطبيقات أخرى ثم المحاولة من جديد. لم يضع شيء.
error-worker-silent = اللعبة لا تستجيب. لم يضع شيء.
error-restarted = اللعبة تبدأ من جديد.
error-internal = حدث خطأ. اللعبة كما كانت من قبل.
error-bad-request = هذا الطلب غير ممكن.
error-bad-results = لا يمكن قراءة النتائج في هذا الملف.
error-no-match = لا لعبة مفتوحة.
error-bad-notation = لا وجود لهذه الحركة.
error-illegal-action = هذه الحركة غير ممكنة الآن.
error-game-over = انتهت اللعبة.
error-no-analysis = لا يمكن تحليل هذه اللعبة.
error-bad-level = لا يوجد هذا المستوى.
error-no-opponents = تعذر جلب لاعبي الحاسوب والنصائح: يلزم لذلك الاتصال بالشبكة مرة واحدة. لم يضع شيء.
error-no-rules = تعذر جلب القواعد: يلزم لذلك الاتصال بالشبكة مرة واحدة. لم يضع شيء.
error-no-lessons = تعذر جلب الدروس. يمكن إعادة المحاولة عند توفر الشبكة.
error-settled = هناك من يلعب في مكان آخر: ما أُرسل أو رُمي أو انكشف يبقى كما هو.
error-nothing-to-undo = لا شيء للتراجع عنه.
error-nothing-to-redo = لا شيء لإعادته.
error-needs-assent = هذا التراجع يلغي رمية أو حركة لشخص آخر أو شيئًا انكشف: تلزم موافقة الجميع.
bad-record-seed = يجب أن يكون طول البذرة بين 1 و200 حرف.
bad-record-options = ليس في هذه اللعبة هذا الخيار.
bad-record-setup-keys = تجهيز هذه اللعبة لا يناسب قواعدها.
bad-record-setup-first = التجهيز يعطي الدور الأول لمن ليس على الطاولة.
bad-record-position = تبدأ هذه اللعبة من وضع غريب عنها.
bad-record-position-field = لا يمكن قراءة الوضع الذي تبدأ منه هذه اللعبة: { $text }.
bad-record-position-impossible = لا يمكن لأي لعبة أن تصل إلى الوضع الذي تبدأ منه هذه: { $text }.
bad-record-position-otherwise = الوضع الذي تبدأ منه هذه اللعبة ليس مكتوبًا كما يكتبه Jemaa.
bad-record-too-large = ملف اللعبة هذا طويل جدًا.
bad-record-not-json = هذا ليس ملف لعبة.
bad-record-missing = ينقص شيء في ملف اللعبة هذا: { $text }.
bad-record-format = هذا ليس ملف لعبة من Jemaa.
bad-record-version = ملف اللعبة هذا من إصدار لا يمكن قراءته هنا.
bad-record-rules = رقم قواعد هذه اللعبة غير صحيح.
bad-record-opponents = ما يقوله ملف اللعبة هذا عن لاعبي الحاسوب غير صحيح.
bad-record-devices = ما يقوله ملف اللعبة هذا عن الأجهزة التي تُلعب عليها غير صحيح.
bad-record-id = الرقم الذي تُعرف به اللعبة في ملف اللعبة هذا غير صحيح.
bad-record-game = لا توجد لعبة باسم { $text }.
bad-record-players = عدد المقاعد أو بياناتها لا يناسب هذه اللعبة.
bad-record-name = يجب أن يكون طول الاسم بين 1 و40 حرفًا، أحدها على الأقل ظاهر، دون رموز خفية كعلامات اتجاه النص.
bad-record-color = الألوان المختارة لا تناسب هذه اللعبة.
bad-record-log = قائمة حركات هذه اللعبة غير صحيحة أو طويلة جدًا.
bad-record-bad-notation = المدخل { $entry } في هذه اللعبة ليس حركة: { $text }.
bad-record-illegal-action = المدخل { $entry } في هذه اللعبة غير ممكن: { $text }.
bad-record-game-over = المدخل { $entry } في هذه اللعبة يأتي بعد نهايتها: { $text }.
bad-record-beside = ما في هذا الملف عن الحركات الملغاة أو لاعبي الحاسوب لا يناسب لعبته.
bad-record-short-too-long = هذه اللعبة أطول من أن يسعها رابط. البديل: حفظها في ملف.
bad-record-short-position = تبدأ هذه اللعبة من وضع خاص لا يسعه رابط. البديل: حفظها في ملف.
bad-record-short-length = هذا الرابط أطول من أن يكون من روابط Jemaa.
bad-record-short-form = هذا ليس رابط لعبة من Jemaa.
bad-record-short-version = هذا الرابط من الإصدار { $text }، ولا يمكن قراءته هنا.
bad-record-short-damaged = هذا الرابط تالف: جزء منه ناقص أو تغير. يلزم نسخه من جديد، كاملًا.
bad-record-short-rules = في هذا الرابط لعبة بقواعد رقمها { $text }، ولا يمكن قراءتها هنا.
bad-record-short-over = في هذا الرابط يأتي المدخل { $entry } بعد نهاية اللعبة.
bad-record-short-otherwise = هذا الرابط ليس مكتوبًا كما يكتب Jemaa تلك اللعبة.

## Without a network
offline-unsupported = لا يمكن لهذا المتصفح الاحتفاظ بالصفحة: تلزمها الشبكة عند كل بداية.
offline-insecure = هذا العنوان غير آمن (http)، فلا يحتفظ المتصفح بنسخة للعب دون اتصال: تلزم الصفحةَ هذه الشبكة عند كل بداية. أما الألعاب فتحفظ رغم ذلك.
offline-fetching = تجهيز كل شيء للعب دون اتصال…
offline-ready = جاهز دون اتصال
offline-failed = تعذر الاحتفاظ بالصفحة للعب دون اتصال. ستعاد المحاولة بعد قليل.
update-waits = إصدار جديد جاهز.
update-now = التحديث الآن
update-held = لعبة مفتوحة في علامة تبويب أخرى: يلزم إغلاقها هناك أولًا.
install = تثبيت التطبيق

## About
about = عن Jemaa
about-what = لعبتان من ساحة مراكش، لمن يجتمعون حول جهاز لوحي واحد. برنامج حر برخصة MIT: بلا حساب، ولا يطلب من أي خادم سوى ملفات هذه الصفحة. لم يراجع هذا النص بعد أحد من أهل العربية: كل تصحيح مرحب به.
about-source = مصدر القواعد (Python)
about-dice = هل النرد عادل؟
about-fair = كل رمية يرميها Jemaa تستخرج من بذرة بطريقة يمكن للجميع التحقق منها: الرمية رقم k، والعد من 0، تؤخذ من SHA-256 للبذرة تليها شرطة مائلة ثم k.
about-offline = بعد الزيارة الأولى، لا يحتاج Jemaa إلى أي شبكة. على iPad أو iPhone، من الأفضل إضافة الصفحة إلى الشاشة الرئيسية بزر المشاركة: وإلا نسي Safari كل لعبة لم تفتح منذ سبعة أيام.
about-version = الإصدار { $version }
about-parts = من مكوناته
about-licences = نصوص كل الرخص

# Said aloud
said-chosen = الاختيار: { $what }.
said-dropped = أُلغي الاختيار.
said-pending = { $what }: { $text }
said-undone = تم التراجع عن: { $text }
said-place = { SEAT($seat) }: المركز { $place }، { $points }.

## The command field
command = كتابة حركة
command-help = مفتاح Enter وحده للمتابعة: يؤكد أو يرمي النرد أو يعيد السؤال. الحرف ع للتراجع. يمكن اختصار الكلمات، والحروف اللاتينية تصلح أيضًا. وعلامة استفهام قبل حرف تسأل عن الطاولة: علامتان لسماع كل ما يمكن السؤال عنه.
command-several = المعنى الممكن: { $more ->
    [0] { $what }.
   *[other] { $what }، وحركات أخرى عددها { $more }.
}
command-not-now = هذا غير ممكن الآن. بعلامة استفهام نسمع ما هو ممكن.
command-unknown = لم تُفهم «{ $word }». بعلامة استفهام نسمع ما يمكن كتابته.
command-by-seed = لا يُختار وجه هذا النرد: الحرف ر لرميه.
command-over = انتهت اللعبة.
typed-roll = رمي
typed-undo = تراجع ع
typed-more = المزيد مزيد
typed-places = أ ب ج د ه و ز

## ما يمكن السؤال عنه
asks-p = ل: من على الطاولة، واحدًا واحدًا
asks-q = س: المطلوب الآن، وما اختير منه
asks-t = ز: الزمن الباقي
asks-w = ج: ما حدث منذ الدور الأخير
asked-player = { SEAT($seat) }، { COLORS($colors) }: { $points }.
asked-fact = { $what }: { $count }.
asked-nothing = لم يحدث شيء منذ الدور الأخير.
asked-nowhere = لا مكان هنا اسمه «{ $place }».
asked-more = بقي { $count }: كلمة «المزيد» لسماعه.
asked-no-more = هذا كل شيء.

## بكلمات قليلة
brief-then = { $one }؛ { $other }
# what a seat does, without its name
news = { SEAT($seat) }: { $does }
news-then = { SEAT($seat) }: { $does }، ثم { $after }
brief-more = حدث أكثر من ذلك: كتابة /ج لسماعه.
