// Requests and replies of the engine, by verb: the shapes are generated from Python's. Types only.
import type { Requests, Replies, View, Event, Entry, RecordChanges } from "./shapes.ts";

/** The verbs of the bridge (docs/bridge.md). */
export type Verb = keyof Requests;

export type EngineRequest<V extends Verb = Verb> = { [Each in V]: { do: Each } & Requests[Each] }[V];

export type NewGameRequest = EngineRequest<"new"> & { bots: Record<string, string> };

export type Reply<V extends Verb = Verb> = Replies[V];

export type ChangeVerb = "play" | "roll" | "undo" | "redo" | "seat";

export interface ChangeReply {
  view: View;
  events: Event[];
  /** entries in the log */
  ply: number;
  ms: number;
  action?: string;
  entries?: Entry[];
  undone?: string[];
  bots?: Record<string, string>;
  /** what has changed in the record, besides its log */
  record: RecordChanges;
}

/** Answers requests: the engine, or a test double. */
export type EngineClient = { ask<V extends Verb>(request: { do: V } & Requests[V]): Promise<Reply<V>> };
