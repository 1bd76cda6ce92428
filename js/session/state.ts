// What one open game is, read only: what its rooms show, and what follows from that: whose turn it is, who is asked, who
// looks, and how far a choice has come.
import { adviceOf, aloneAt, undoLimitsOf, hasRemoteSeats, usesHandover, isLocalPerson } from "../storage/seating.ts";
import { turnOf } from "../wording/seat-language.ts";
import { Shown } from "./shown.ts";
import type { View } from "../engine/shapes.ts";

/** Nothing is lit during an animation. */
const NONE: Set<string> = new Set();

export class State extends Shown {
  /** The seat whose turn it is, also at a roll; `over` at the end. */
  get onTurn() {
    return turnOf(this.view);
  }
  /** Whether an opponent plays that seat, or for its person; in a puzzle every seat, once an action was tried. */
  get opponentOnTurn() {
    const { row, onTurn, playedFor, puzzle } = this;
    return Boolean(row.seats[Number(onTurn)]?.bot) || playedFor === onTurn || puzzle?.asks === false;
  }
  get adviceWanted() {
    return adviceOf(this.row.seats[Number(this.onTurn)]);
  }
  get advisable() {
    return this.asksPerson && !this.puzzle && this.view.advice && this.adviceWanted !== "never";
  }
  /** Whether a person may choose now. */
  get asksPerson() {
    if (!this.ready || this.guide) return this.ready && Boolean(this.guide?.asks);
    return !this.opponentOnTurn && !this.needsHandover && !this.awaitsRemote;
  }

  /** Whether the seat on turn has to be handed the tablet before it is asked. */
  get needsHandover() {
    const { row, view, onTurn } = this;
    const arrived = row.arrived === true && view.to_act !== "over" && isLocalPerson(row.seats[Number(onTurn)]);
    return !this.awaitsRemote && (arrived || this.needsHandoverTo(onTurn));
  }
  /** Whether what comes next is decided or rolled on another device, and comes as a message. */
  get awaitsRemote() {
    const { row, view } = this;
    if (view.to_act === "over" || !hasRemoteSeats(row.seats)) return false;
    const seat = row.seats[Number(view.to_act)]; // none at a roll
    if (seat?.bot === null) return seat.elsewhere === true;
    return !this.lastWasLocal; // whoever decided also rolls, and lets opponents play
  }
  /** Whether the last entry was decided on this device; so it is before the first one. */
  get lastWasLocal() {
    const { record, device } = this.row;
    const last = record.devices?.at(-1);
    return last === undefined || last.device === device;
  }
  /** The same of any seat. */
  needsHandoverTo(seat: View["to_act"]) {
    const { row, holder } = this;
    return usesHandover(row) && isLocalPerson(row.seats[Number(seat)]) && holder !== null && holder !== seat;
  }
  /** What goes with each request: who looks, and what people elsewhere have been sent. */
  get requestContext() {
    return { ...this.#viewer, ...undoLimitsOf(this.row) };
  }
  /**
   * Who looks, where that is not whoever is asked: where hands are private and the tablet is passed on, whoever has it,
   * and nobody in particular while it is handed over; whoever sits there alone.
   */
  get #viewer(): { viewer?: number | null } {
    const { row, handover, holder, view } = this;
    if (view.private && this.awaitsRemote) return { viewer: null };
    if (view.private && aloneAt(row.seats) !== null) return { viewer: aloneAt(row.seats) };
    if (!view.private || !usesHandover(row) || (!handover && holder === null)) return {};
    return { viewer: handover ? null : holder };
  }

  /** Whether what was decided here last is for others to know: they go on, or the game is over. */
  get mustSend() {
    const theirs = this.awaitsRemote || this.view.to_act === "over";
    return this.ready && this.lastWasLocal && hasRemoteSeats(this.row.seats) && theirs;
  }

  get lit() {
    return this.moving ? NONE : this.choosing.lit;
  }
  /** Whether a choice is begun, or its action shown. */
  get begun() {
    return this.pending !== null || this.tapped.length > 0;
  }
}
