// What the page lends to its parts that are files of their own (js/build/app.ts): they import it from here instead of
// having it twice. Names only.
export { html, noChange, nothing, svg } from "lit-html";
export { repeat } from "lit-html/directives/repeat.js";
export { AsyncDirective, directive } from "lit-html/async-directive.js";
export { ref } from "lit-html/directives/ref.js";
export { live } from "lit-html/directives/live.js";
export { sameAgain } from "../screens/shelf.ts";
export { lateRegion } from "../ui/region.ts";
export { chooser } from "../ui/select.ts";
export { within } from "../ui/text-field.ts";
export { inLanguage } from "../i18n/lang.ts";
export { edgeOf, inSeatLanguage, turnOf } from "../wording/seat-language.ts";
export { icon, present } from "../ui/components.ts";
export {
  botsOf,
  colorsOf,
  EDGES,
  edgesFor,
  isApart,
  nameOf,
  nextEdge,
  playsHere,
  seatsFor,
} from "../storage/seating.ts";
export { goTo } from "../base/going.ts";
export { aloud, inSentences } from "../i18n/functions.ts";
export { clockForm } from "../table/clock-form.ts";
export { choiceOf, clockOf, withKept } from "../storage/clock-choice.ts";
export { sharing } from "../table/seating-form.ts";
export { Guide } from "../session/lesson.ts";
export { readProgress, saveLesson, savedLesson, writeProgress } from "../storage/settings.ts";
export { face } from "../art/faces.ts";
export { token } from "../art/people.ts";
export { levelWords, namesOfLevel } from "../wording/levels.ts";
export { faceOfName, facesOf, nextFace } from "../wording/people.ts";
export { required } from "../base/lookup.ts";
export { isOf } from "../base/actions.ts";
export { whenIdle } from "../base/paint.ts";
export { observe, Watcher } from "../base/observable.ts";
export { dated, dayWords, listed, signed, withSign } from "../i18n/translate.ts";
export { percent } from "../table/chance-parts.ts";
export { personOf } from "../base/names.ts";
export { resultOf } from "../storage/result.ts";
export { LONGEST_TITLE, titleOf } from "../storage/shelf-file.ts";
export { isWhole } from "../storage/store.ts";
export { dayOf, momentOf, streakAt, withSolved } from "../storage/puzzle-days.ts";
export { nextFirst } from "../session/rematch.ts";
