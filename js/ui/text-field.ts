// Fields for texts of limited length: `maxlength` counts otherwise than the engine, and cuts letters in their middle.
import { cutTo } from "../base/names.ts";

/** Hear what was typed or pasted, once cut to what fits: of what is new, whole letters. @param most characters */
export const within =
  (most: number, then: (event: { target: HTMLInputElement }) => void = () => {}) =>
  (event: { target: HTMLInputElement; isComposing?: boolean }) => {
    if (!event.isComposing) shorten(event.target, most); // a letter that is being made up is left alone
    then(event);
  };

function shorten(field: HTMLInputElement, most: number) {
  const { value } = field;
  if ([...value].length <= most) return;
  const caret = field.selectionEnd ?? value.length;
  const after = cutTo(value.slice(caret), most);
  const before = cutTo(value.slice(0, caret), most - [...after].length);
  field.value = before + after;
  field.setSelectionRange(before.length, before.length);
}
