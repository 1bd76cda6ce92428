// A hand that points at what is to be tapped: cream with an outline of night, its fingertip in a corner of its square.
// Nobody taps or hears it; css/lesson.css lets it beckon.
import { html } from "lit-html";

/** Where the fingertip lies in the square, as a share of its side. */
export const TIP = 0.12;

const HAND =
  "M-9 9A9 9 0 0 1 9 9V44C9 36 25 36 25 45V48C25 41 40 41 40 50V54C40 47 54 48 54 57V78C54 92 44 98 44 110H4C2 98-26 82-30 66C-32 56-20 54-15 62L-9 70Z";
const FINGERS = "M-9 70V40M9 44V62M25 48V64M40 54V66";

/** The hand comes from below at the right, or from where it says; `at` names for scripts what it points at. */
export const pointingHand = (
  at: string,
  { style, left = false, above = false }: { style?: string; left?: boolean; above?: boolean } = {},
) =>
  html`<svg class="pointing" data-points=${at} viewBox="0 0 100 100" aria-hidden="true" .style=${style ?? ""} fill="var(--cream)" stroke="var(--night)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"><g transform="translate(50 50) scale(${left ? -1 : 1} ${above ? -1 : 1}) translate(-38 -38) rotate(-32) scale(0.84)"><path d=${HAND} /><path d=${FINGERS} /></g></svg>`;
