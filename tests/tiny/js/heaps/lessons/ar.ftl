learn-take = الأخذ
learn-take-roll = رمي النردين.
learn-take-take = أخذ حجرين من الكومة اليسرى.
learn-take-other = حجران من الكومة اليسرى.
learn-take-taken = أخذت الكومة الوسطى في الدور التالي.
learn-game = لعبة قصيرة
learn-game-begin = أخذ ما بقي.
