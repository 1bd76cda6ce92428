### جمل اللوحة التي تبيّن ما الذي حسم اللعبة.

analysis-slider = اللعبة من البداية إلى النهاية
analysis-chance = { SEAT($seat) }: { $points } من 100
analysis-running = تجري مراجعة اللعبة
analysis-moments = نقاط التحول
analysis-none = لم يكلف أي قرار وحده الكثير.
analysis-lost = الخسارة: { $points } من 100
analysis-fortune = { $good ->
    [yes] حظ سعيد: { SEAT($seat) }
   *[no] حظ سيئ: { SEAT($seat) }
}، { $points } من 100
analysis-played = كما لُعبت
analysis-better = الأفضل
analysis-shown-played = كما لُعبت: { $what }
analysis-shown-better = الأفضل، وعليه علامة على اللوح: { $what }
analysis-parts = ما الذي غيّر احتمال الفوز
analysis-luck = الحظ
analysis-skill = اللعب
analysis-others = الآخرون
analysis-setup = التجهيز والآخرون
analysis-estimate = غير محسوم
analysis-explained = بالمئة. اللعب: ما كلفته قرارات اللاعب مقارنة بأفضل ما يجده الحاسوب. غير محسوم: ما لا يستطيع الحاسوب أن يفصل فيه.
analysis-picture = مشاركة هذه الصورة
