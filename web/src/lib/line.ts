/**
 * The line to a table: what a page needs of a server, so that stored desks and tests can stand in for one.
 *
 * A line tells what it hears to whoever listens. A command is kept until it is answered, and sent again under the same
 * id after the line was cut: the table carries it out once.
 */
import type { Catalogue, Deed, Desk, Goal, Message, Place } from "./desk";

export interface Chat {
  seat: number | null;
  name: string;
  text: string;
  at: string;
  /** Who has said it among friends: they keep their shape wherever they sit. */
  friend?: { name: string; shape?: number; colour?: number } | undefined;
  own?: boolean;
}

export interface Clock {
  /** Milliseconds left for each seat, null without a clock. */
  left: (number | null)[];
  /** The seat whose clock runs. */
  running: number | null;
  /** When this was so, by the clock of the page. */
  at: number;
}

export type LineState = { is: "open" } | { is: "lost"; again: number } | { is: "gone"; why: string };

/** What a table refuses: the id of a sentence with its arguments, none where the next desk says it all, and the rule behind it. */
export interface Refusal {
  text: string;
  args: Record<string, string | number>;
  rule: string;
}

export interface Listener {
  desk(desk: Desk): void;
  /** What happened before, fetched for the log. */
  past(deeds: Deed[]): void;
  state(state: LineState): void;
  chat(lines: Chat[]): void;
  /** What the clocks show; null where nobody counts. */
  clock(clock: Clock | null): void;
  refused(refusal: Refusal): void;
}

/** What players say to the table beside the game. */
export type Other = "resign" | "offer_draw" | "answer" | "come_back" | "pause" | "rest" | "nudge" | "call_bot";

export interface Line {
  /** Which table it leads to; "" for none. */
  readonly id: string;
  listen(listener: Listener): () => void;
  /** Give back the numbers of offers: several are done one after the other, all or none. */
  act(version: number, actions: number[]): void;
  undo(version: number): void;
  /** Be asked again whatever one passes on. */
  askAgain(): void;
  say(text: string): void;
  other(type: Other, fields?: object): void;
  /** What does not change while the game goes on. */
  layout(): Promise<Place[]>;
  catalogue(language: string): Promise<Catalogue>;
  goals(): Promise<Goal[]>;
  brief(): Promise<Message[]>;
  /** What the game answers to a request of its own, such as whole walks. */
  request<T>(name: string, args?: Record<string, unknown>): Promise<T>;
  /** Try again at once after the line was lost. */
  now(): void;
  close(): void;
}
