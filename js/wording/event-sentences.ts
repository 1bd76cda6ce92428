// Events as sentences, and who has won. Pure.
import { listed } from "../i18n/translate.ts";
import { ofSeat } from "../base/lookup.ts";
import type { Table } from "../table/types.ts";
import type { Event, View } from "../engine/shapes.ts";
import type { Say } from "../i18n/translate.ts";
import type { News } from "../game-api/board.ts";

export function sentence(event: Event, { say, lang, session }: Pick<Table, "lang" | "say" | "session">) {
  const { view } = session.state;
  const told = say(`event-${event.type}`, event);
  return event.type === "ended" && view.result ? `${told} ${say("result-won", victory(view, say, lang))}` : told;
}

export const newsWords = ({ key, args, seat }: News, say: Say) => say("news", { seat, does: say(key, args) });

/** What a seat did first and then, in which no name stands twice: what would say one again is left out. */
export function newsOf(all: News[], say: Say): { seat: number; words: string } | null {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return null;
  const { seat, whom } = first;
  const again = last.seat !== seat || (last.whom !== undefined && last.whom === whom);
  if (first === last || again) return { seat, words: newsWords(first, say) };
  return { seat, words: say("news-then", { seat, does: say(first.key, first.args), after: say(last.key, last.args) }) };
}

/** Place and points of those who sit here in person and have not won a game that is over. */
export function ownResults({ seats, result }: View, places: { bot: string | null }[], say: Say) {
  const ranking = result?.ranking ?? [];
  return ranking
    .flatMap((alike, at) => alike.map((seat) => ({ seat, place: 1 + ranking.slice(0, at).flat().length })))
    .filter(({ seat }) => ofSeat(places, seat).bot === null && !result?.winners.includes(seat))
    .map(({ seat, place }) =>
      say("said-place", { seat, place, points: say("count-points", { count: ofSeat(seats, seat).score }) }),
    );
}

/** The arguments of the sentence about the winners. */
export function victory({ seats, result }: View, say: Say, lang: string) {
  const winners = (result?.winners ?? []).map((seat) => ofSeat(seats, seat));
  const names = winners.map(({ name }) => name);
  const points = say("count-points", { count: ofSeat(winners, 0).score });
  return { count: winners.length, names: listed(names, lang), points };
}
