// What the page lends to its parts that are files of their own (js/build/app.ts): they import it from here instead of
// having it twice. Names only.
export { html, noChange, nothing, svg } from "lit-html";
export { repeat } from "lit-html/directives/repeat.js";
export { AsyncDirective, directive } from "lit-html/async-directive.js";
export { ref } from "lit-html/directives/ref.js";
export { live } from "lit-html/directives/live.js";
export { sameAgain } from "../screens/shelf.ts";
export { inOneFile } from "../base/embedded-files.ts";
export { attempt, optional } from "../base/optional.ts";
export { deferredRegion } from "../ui/region.ts";
export { chooser } from "../ui/select.ts";
export { within } from "../ui/text-field.ts";
export { inLanguage } from "../i18n/lang.ts";
export { edgeOf, inSeatLanguage, turnOf } from "../wording/seat-language.ts";
export { closing, dialog, icon, present, tryAgain } from "../ui/components.ts";
export {
  botsOf,
  colorsOf,
  EDGES,
  edgesFor,
  hasRemoteSeats,
  nameOf,
  nextEdge,
  isLocalPerson,
  seatsFor,
  usualSharing,
} from "../storage/seating.ts";
export { cached } from "../base/cache.ts";
export { navigate } from "../base/navigation.ts";
export { aloud, inSentences } from "../i18n/functions.ts";
export { clockForm } from "../table/clock-form.ts";
export { choiceOf, clockOf, withSavedSpent } from "../storage/clock-choice.ts";
export { sharing } from "../table/seating-form.ts";
export { LessonGuide } from "../session/lesson-guide.ts";
export { readProgress, saveLesson, savedLesson, writeProgress } from "../storage/settings.ts";
export { opponentPortrait } from "../art/opponent-portraits.ts";
export { avatar } from "../art/avatar.ts";
export { marker, thread } from "../art/result.ts";
export { picture } from "../board/thumbnails.ts";
export { choiceWords } from "../table/prompt.ts";
export { entryText } from "../table/history-controls.ts";
export { avatarAt } from "../table/seats.ts";
export { levelWords, namesOfLevel, strengthOf } from "../wording/levels.ts";
export { AVATARS, avatarOf, avatarOfName, avatarsOf, nextAvatar } from "../wording/avatars.ts";
export { reusing } from "../base/structural-sharing.ts";
export { lookup, ofSeat, required } from "../base/lookup.ts";
export { isOf } from "../base/actions.ts";
export { whenIdle } from "../base/paint.ts";
export { observe, Watcher } from "../base/observable.ts";
export { dayWords, listed, withSign } from "../i18n/translate.ts";
export { personOf } from "../base/names.ts";
export { isName, resultOf } from "../storage/result.ts";
export { keysIn, NOTHING_SAID } from "../storage/called.ts";
export { base, qr } from "../storage/share.ts";
export { COLORS } from "../art/textiles.ts";
export { fitted } from "../art/fitting.ts";
export { podium, ROOFS } from "../art/podium.ts";
export { fileName, sharePicture } from "../platform/downloads.ts";
export { drawn, measuring, snapshot } from "../platform/snapshot.ts";
export { direction, locale } from "../i18n/languages.ts";
export { LONGEST_TITLE, titleOf } from "../storage/shelf-file.ts";
export { isWhole } from "../storage/store.ts";
export { dayOf, momentOf, streakAt, triesOf, withSolved, withTried, withTries } from "../storage/puzzle-days.ts";
export { nextFirst } from "../session/rematch.ts";
