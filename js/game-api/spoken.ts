// What a game says to whoever does not see its board. Types only.
import type { Sentence, View } from "../engine/shapes.ts";

/** An event in the fewest words; what is `less` is left out where there is too much to tell, what is a `must` never. */
export interface Brief extends Sentence {
  less: boolean;
  must?: boolean;
}

/** What somebody can ask about a table. */
export interface Query<Shown extends View = View> {
  /** what the engine is asked (the verb `inspect`); none where the view tells all */
  about?: string;
  /** the place that it is about, by what was typed; none where it is about no place */
  of?(view: Shown, text: string): string;
  /** whether the answer may be a long list, which is told a few at a time */
  long?: boolean;
  /** the answer; `facts` are the engine's, if it was asked */
  answer(view: Shown, facts: unknown): Sentence[];
}
