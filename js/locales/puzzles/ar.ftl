### جمل كل الألغاز. لا صيغة أمر ولا ضمير يفترض جنسا.

puzzles-of = ألغاز { $game }
puzzles-done = عدد المحلول: { $done } من { $count }
puzzle-number = اللغز { $number }
puzzle-number-solved = اللغز { $number }، محلول
puzzle-of-day = لغز يوم { $day }
puzzle-heard = { $name }: { $level }.
puzzle-level-0 = سهل
puzzle-level-1 = متوسط
puzzle-level-2 = صعب
puzzle-task = اختيار واحد أفضل بكثير من كل ما سواه. ما هو؟
puzzle-solved = هذا هو الحل!
puzzle-wrong = هناك ما هو أفضل.
puzzle-shown = الأفضل: { $what }
puzzle-gains = في المتوسط يتفوق على الاختيار التالي بفارق { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [few] نقاط
   *[other] نقطة
}.
puzzle-costs = في المتوسط يكلف هذا { $more ->
    [true] ما لا يقل عن {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [few] نقاط
   *[other] نقطة
}. وهذا ما يترتب عليه.
puzzle-than-tried = في المتوسط يتفوق على المحاولة بفارق { $more ->
    [true] لا يقل عن {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [few] نقاط
   *[other] نقطة
}.
puzzle-again = محاولة أخرى
puzzle-show = عرض الحل
puzzle-next = اللغز التالي
puzzle-all = الألغاز
puzzle-streak = لغز اليوم، أيام متتالية: { $count }
