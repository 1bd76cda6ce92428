### جمل شاشة الناس. لا صيغة أمر ولا ضمير يفترض جنسا.

people-nobody = كل من يُكمل لعبة هنا يبقى ذكره: الوجوه والمراكز الأولى وأجمل اللحظات.
people-play = بدء لعبة
people-here = يبقى كل هذا على هذا الجهاز وحده، ويُحفظ مع كل الألعاب في ملفها.
people-gathers = قراءة الألعاب السابقة…
people-evening = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}، حتى { $time }
people-earlier = السهرة السابقة
people-later = السهرة التالية
people-lead = { $people ->
    [one] السهرة من نصيب { $names }
   *[other] السهرة مشتركة بين { $names }
}
people-nobody-leads = سهرة في الساحة
people-also = على الطاولة أيضًا: { $names }
people-picture = صورة السهرة
people-luck = اللعب بالحظ نفسه
people-all = من لعب هنا
people-more = { $count ->
    [one] شخص آخر
    [two] شخصان آخران
    [few] { $count } أشخاص آخرين
   *[other] { $count } شخصًا آخر
}
people-of = { $games ->
    [one] فوز من لعبة واحدة
    [two] فوز من لعبتين
    [few] فوز من { $games } ألعاب
   *[other] فوز من { $games } لعبة
}
people-best = أعلى رصيد شخصي في { $game }: { $points }
people-players = { $players ->
    [one] لعب منفرد
    [two] بين لاعبين
    [few] بين { $players } لاعبين
   *[other] بين { $players } لاعبًا
}
people-rename = تغيير الاسم
people-name = الاسم
people-same = الشخص نفسه…
people-same-why = من هو صاحب الاسم { $name }؟ يُجمع ما لُعب بالاسمين، ولا يضيع شيء، ويمكن الفصل بينهما من جديد.
people-part = فصل { $name }
people-forget = نسيان
people-forgotten = تم نسيان { $name }. الأسماء في الألعاب باقية.
people-renamed = صار الاسم { $other } بدل { $name }. الأسماء في الألعاب باقية.
people-joined = صار { $name } و{ $other } شخصًا واحدًا.
people-parted = عاد الاسم { $name } مستقلًا.
people-restore = تراجع
people-restored = عاد الاسم: { $name }.
people-undone = كما كان.
honour-best = أعلى رصيد في { $game }: { $points }
honour-close = { $count ->
    [zero] أشد الألعاب تقاربًا: أمام { $other } بالنقاط نفسها
    [one] أشد الألعاب تقاربًا: أمام { $other } بفارق نقطة واحدة
    [two] أشد الألعاب تقاربًا: أمام { $other } بفارق نقطتين
    [few] أشد الألعاب تقاربًا: أمام { $other } بفارق { $count } نقاط
   *[other] أشد الألعاب تقاربًا: أمام { $other } بفارق { $count } نقطة
}
honour-row = { $count ->
    [two] فوزان متتاليان
    [few] { $count } مرات فوز متتالية
   *[other] { $count } مرة فوز متتالية
}
honour-level = أول فوز أمام: { $level }
honour-risen = من المركز الأخير في منتصف اللعبة إلى المركز الأول
honour-game = عرض اللعبة
medal-best = رقم قياسي
medal-close = فارق ضئيل
medal-row = سلسلة فوز
medal-level = أول فوز
medal-risen = عودة قوية
