### جمل مشتركة بين كل الدروس. لا صيغة أمر ولا ضمير يفترض جنسا: مصادر أو صيغة «نحن».

lesson-next = متابعة
lesson-again = إعادة
lesson-skip = تخطٍّ
lesson-first = كل الدروس من جديد
lesson-not-lit = { $how ->
    [typed] لنكتب المطلوب كي نتقدم
   *[tapped] لنلمس شيئًا مضاء كي نتقدم
}.
lesson-read-first = لنقرأ أولًا، ثم { $how ->
    [typed] مفتاح Enter
   *[tapped] زر «متابعة»
}.
lesson-learned = كانت هذه نهاية لعبة كاملة. والآن إلى اللعب!
