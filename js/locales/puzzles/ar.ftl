### جمل كل الألغاز. لا صيغة أمر ولا ضمير يفترض جنسا.

puzzle-today = اليوم
puzzle-question = الدور على { $name }: ما الأفضل؟
puzzles-done = عدد المحلول: { $done } من { $count }
puzzle-on-shelf = { $game }، { $level }: اللغز { $number }، { $state ->
    [solved] محلول
    [tried] سبقت محاولته
   *[new] لم يحل بعد
}
puzzle-number = اللغز { $number }
puzzle-of-day = لغز يوم { $day }
puzzle-heard = { $name }: { $level }.
puzzle-level-0 = سهل
puzzle-level-1 = متوسط
puzzle-level-2 = صعب
puzzle-task = اختيار واحد أفضل بكثير. ما هو؟
puzzle-solved = هذا هو الحل!
puzzle-wrong = هناك ما هو أفضل.
puzzle-shown = المصباح يدل على أفضل اختيار.
puzzle-best = الأفضل: { $what }.
puzzle-yours = المحاولة: { $what }.
puzzle-place = هذا المكان
puzzle-gains = في المتوسط يتفوق على الاختيار التالي بنحو { $gain } { $gain ->
    [few] نقاط
   *[other] نقطة
}.
puzzle-costs = في المتوسط يكلف هذا { $more ->
    [true] ما لا يقل عن
   *[false] نحو
} { $gain } { $gain ->
    [few] نقاط
   *[other] نقطة
}. وهذا ما يترتب عليه.
puzzle-than-tried = في المتوسط يتفوق على المحاولة بفارق { $more ->
    [true] لا يقل عن
   *[false] نحو
} { $gain } { $gain ->
    [few] نقاط
   *[other] نقطة
}.
puzzle-again = محاولة أخرى
puzzle-show = عرض الحل
puzzle-next = اللغز التالي
puzzle-all = الألغاز
puzzle-streak = لغز اليوم، أيام متتالية: { $count }
puzzle-share = مشاركة
puzzle-not-copied = تعذر النسخ هنا.
