### جمل شاشة الناس. لا صيغة أمر ولا ضمير يفترض جنسا.

people-nobody = لم تكتمل هنا أي لعبة بعد.
people-here = يبقى كل هذا على هذا الجهاز وحده، ويُحفظ مع كل الألعاب في ملفها.
people-gathers = قراءة الألعاب السابقة…
people-evening = جدول سهرة
people-day = التاريخ
people-lead = { $people ->
    [one] في الصدارة: { $names }، مع { $count ->
        [one] مركز أول واحد
        [two] مركزين أولين
        [few] { $count } مراكز أولى
       *[other] { $count } مركزًا أول
    }.
   *[other] في الصدارة: { $names }، ولكل اسم { $count ->
        [one] مركز أول واحد
        [two] مركزان أولان
        [few] { $count } مراكز أولى
       *[other] { $count } مركزًا أول
    }.
}
people-counting = { $count ->
    [zero] لا ألعاب محسوبة
    [one] لعبة واحدة محسوبة
    [two] لعبتان محسوبتان
    [few] { $count } ألعاب محسوبة
   *[other] { $count } لعبة محسوبة
}
people-nobody-leads = المركز الأول ما زال خاليًا.
people-games = الألعاب
people-firsts = المراكز الأولى
people-place = متوسط المركز
people-average = متوسط النقاط
people-best = أعلى نقاط
people-all = من لعب هنا
people-more = { $count ->
    [one] شخص آخر
    [two] شخصان آخران
    [few] { $count } أشخاص آخرين
   *[other] { $count } شخصًا آخر
}
people-counts = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}، { $firsts ->
    [zero] دون مركز أول
    [one] مركز أول واحد
    [two] مركزان أولان
    [few] { $firsts } مراكز أولى
   *[other] { $firsts } مركزًا أول
}
people-by-game = حسب اللعبة
people-met = مع أشخاص آخرين
people-ahead = المراكز الأولى
people-behind = مراكز الآخر الأولى
people-levels = أمام الحاسوب
people-rolls = { $count ->
    [zero] لا رميات
    [one] رمية واحدة
    [two] رميتان
    [few] { $count } رميات
   *[other] { $count } رمية
}: المتوسط { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }، والمتوقع { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
people-luck = { $count ->
    [one] في لعبة واحدة تم تحليلها
    [two] في لعبتين تم تحليلهما
    [few] في { $count } ألعاب تم تحليلها
   *[other] في { $count } لعبة تم تحليلها
}، غيّر الحظ احتمال الفوز بمقدار { $points }٪ إجمالًا.
people-forget = نسيان { $name }
people-forgotten = تم نسيان { $name }. الأسماء في الألعاب باقية.
people-restore = استعادة
people-restored = عاد الاسم: { $name }.
people-honours = حكايات تُروى
honour-best = أكثر النقاط في { $game }: { $name }، { $points }.
honour-close = { $count ->
    [zero] أشد الألعاب تقاربًا: المركز الأول كان من نصيب { $name } أمام { $other }، بالنقاط نفسها.
    [one] أشد الألعاب تقاربًا: المركز الأول كان من نصيب { $name } أمام { $other }، بفارق نقطة واحدة.
    [two] أشد الألعاب تقاربًا: المركز الأول كان من نصيب { $name } أمام { $other }، بفارق نقطتين.
    [few] أشد الألعاب تقاربًا: المركز الأول كان من نصيب { $name } أمام { $other }، بفارق { $count } نقاط.
   *[other] أشد الألعاب تقاربًا: المركز الأول كان من نصيب { $name } أمام { $other }، بفارق { $count } نقطة.
}
honour-row = { $name } في المركز الأول، مرات متتالية: { $count }.
honour-level = المركز الأول للمرة الأولى أمام { $level }: { $name }.
honour-risen = من المركز الأخير في منتصف اللعبة إلى المركز الأول: { $name }.
honour-game = عرض اللعبة
