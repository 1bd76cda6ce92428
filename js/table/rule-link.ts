// A link to a card of the rules.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import type { Table } from "./types.ts";

/** @param how whether the card's title is seen, and whether Tab comes by */
export function ruleLink(
  section: string | undefined,
  { say, session }: Pick<Table, "say" | "session">,
  how: "words" | "picture" | "by-pointer" = "picture",
) {
  if (!section) return nothing;
  const title = say(`rules-${section}`);
  const [name, isWritten] = [say("rule-of", { name: title }), how === "words"];
  return html`<a class="rule-link" data-rule=${section} tabindex=${how === "by-pointer" ? -1 : nothing} href="#/rules/${session.state.view.game}/${section}"
    aria-label=${isWritten ? name : nothing} title=${isWritten ? nothing : name}>${icon("book-open")}${isWritten ? html`<span>${title}</span>` : nothing}</a>`;
}
