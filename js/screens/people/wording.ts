// How people and evenings are told of: what is worth remembering of somebody, who leads, how an evening is called.
import { lookup } from "../../base/lookup.ts";
import { locale } from "../../i18n/languages.ts";
import { listed } from "../../i18n/translate.ts";
import { levelWords } from "../../wording/levels.ts";
import { leadersOf } from "./statistics.ts";
import type { Honour } from "./honours.ts";
import type { PeopleModel } from "./people-model.ts";
import type { Evening } from "./totals.ts";
import type { PageContext } from "../page-context.ts";

/** The picture of each honour. */
const SIGNS = { best: "trophy", close: "camera", row: "flame", level: "bot", risen: "chart-line" };
export const signOf = ({ kind }: Honour) => lookup(SIGNS, kind) ?? "trophy";

export function told({ kind, result, args, score }: Honour, { say, sayOf }: PageContext, { people }: PeopleModel) {
  const level = args.level === undefined ? "" : levelWords(args.level, say);
  const other = people.get(args.key ?? "")?.name ?? args.other ?? "";
  const points = say("count-points", { count: score });
  return say(`honour-${kind}`, { count: args.count ?? 0, other, level, points, game: sayOf(result.game)("game-name") });
}

/** An honour, else the most points in one game. */
export function lineOf(key: string, shell: PageContext, room: PeopleModel) {
  const honour = room.honours.find((each) => each.key === key);
  if (honour) return told(honour, shell, room);
  const played = [...(room.people.get(key)?.byGame ?? [])].sort(([, one], [, other]) => other.games - one.games);
  const [[game = "", { best } = { best: 0 }] = []] = played;
  return shell.say("people-best", {
    points: shell.say("count-points", { count: best }),
    game: shell.sayOf(game)("game-name"),
  });
}

/** How an evening is called. A formatter that is kept would keep its first time zone. */
export function dayOf({ from }: Evening, language: string) {
  const date = new Date(from);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  const day = date.toLocaleDateString(locale(language), { weekday: "long", day: "numeric", month: "long", year });
  return day.replace(/^./u, (letter) => letter.toLocaleUpperCase(language)); // where days begin with a small letter
}

const timeOf = ({ to }: Evening, language: string) =>
  new Date(to).toLocaleTimeString(locale(language), { hour: "2-digit", minute: "2-digit" });

/** The people of an evening as all know them, whoever leads first. */
export const peopleAt = ({ people, evenings }: PeopleModel) =>
  evenings.table.map(({ key, name, games, firsts }) => {
    const known = people.get(key);
    return { key, name: known?.name ?? name, face: known?.avatar, games, firsts };
  });
export type AtEvening = ReturnType<typeof peopleAt>[number];

export const eveningWords = (shown: Evening, games: number, { say, settings: { language } }: PageContext) =>
  say("people-evening", { games, time: timeOf(shown, language) });

/** Who leads. */
export function headline(people: AtEvening[], { say, settings }: PageContext) {
  const names = leadersOf(people).map(({ name }) => name);
  if (!names.length) return say("people-nobody-leads");
  return say("people-lead", { names: listed(names, settings.language), people: names.length });
}
