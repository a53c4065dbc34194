/** What a desk is made of, as docs/desk.md describes it. `read` fills in what travels only where it differs from the usual. */

import type * as api from "./api";
export type { Catalogue, Entry, RuleEntry } from "./api";

export type Value = string | number | null;

/** With everything in its place: no field is missing, however deep. */
type Whole<T> = T extends (infer E)[] ? Whole<E>[] : T extends object ? { [K in keyof T]-?: Whole<T[K]> } : T;

export type Message = Whole<api.Message>;
export type Place = Whole<api.Place>;
export type Piece = Whole<api.Piece>;
export type Counter = Whole<api.Counter>;
export type Picture = Whole<api.Picture>;
export type Offer = Whole<api.Offer>;
export type Question = Whole<api.Question>;
export type Move = Whole<api.Move>;
export type Told = Whole<api.Told>;
export type Sentence = Whole<api.Sentence>;
export type Seat = Whole<api.Seat>;
export type Goal = Whole<api.Goal>;

/** `back_to`, if something was taken back: the version that the game is at again. */
export type Deed = Omit<Whole<api.Deed>, "back_to"> & Pick<api.Deed, "back_to">;

/** Something that a seat has asked the other people for. */
export type Request = Whole<api.Request> & { what: "undo" | "draw" };

/** How the game ended: by its rules, or because somebody ended it. */
export type Ending = Whole<api.Ending> & { how: "rules" | "resigned" | "draw" | "void" };

export type Desk = Omit<Whole<api.Desk>, "deeds" | "ending" | "request"> & {
  deeds: Deed[];
  ending: Ending | null;
  request: Request | null;
};

/** What has travelled: every field may be missing where it is as usual. */
export type Sent<T> = T extends (infer E)[] ? Sent<E>[] : T extends object ? { [K in keyof T]?: Sent<T[K]> } : T;

const message = (sent: Sent<Message> | undefined): Message => ({
  id: sent?.id ?? "",
  args: (sent?.args as Record<string, Value>) ?? {},
  rule: sent?.rule ?? "",
});

const move = (sent: Sent<Move>): Move => ({ before: "", after: "", start: "", end: "", count: 1, ...sent });

const told = (sent: Sent<Told>): Told => ({
  kind: sent.kind ?? "",
  message: message(sent.message),
  rule: sent.rule ?? "",
  ids: sent.ids ?? [],
  moves: (sent.moves ?? []).map(move),
});

const sentence = (sent: Sent<Sentence>): Sentence => ({
  message: message(sent.message),
  came: (sent.came ?? []).map(message),
  events: sent.events ?? [],
  thread: sent.thread ?? "",
  onward: sent.onward ? message(sent.onward) : null,
});

const deed = (sent: Sent<Deed>): Deed => ({
  version: sent.version ?? 0,
  who: sent.who ?? 0,
  turn: sent.turn ?? null,
  told: (sent.told ?? []).map(told),
  sentences: (sent.sentences ?? (sent.told ?? []).map((one, k) => ({ message: one.message, events: [k] }))).map(
    sentence,
  ),
  forced: sent.forced ?? false,
  taken_back: sent.taken_back ?? false,
  back_to: sent.back_to ?? null,
  moves: (sent.moves ?? []).map(move),
});

const offer = (sent: Sent<Offer>): Offer => ({
  action: sent.action ?? 0,
  verb: sent.verb ?? "",
  args: (sent.args as Record<string, Value>) ?? {},
  message: sent.message ?? "",
  touch: (sent.touch as (string | string[])[]) ?? [],
  cost: (sent.cost as Record<string, number>) ?? {},
  follows: (sent.follows ?? []).map(message),
  marks: sent.marks ?? [],
  names: (sent.names as Record<string, Value>) ?? {},
});

const question = (sent: Sent<Question>): Question => ({
  who: sent.who ?? 0,
  step: sent.step ?? "",
  prompt: message(sent.prompt),
  rule: sent.rule ?? "",
  offers: (sent.offers ?? []).map(offer),
  standing: sent.standing ?? false,
  passes: sent.passes ?? false,
});

const piece = (sent: Sent<Piece>): Piece => ({
  id: "",
  kind: "",
  place: "",
  face: null,
  seat: null,
  count: 1,
  alike: false,
  cost: null,
  worth: null,
  ...sent,
  marks: sent.marks ?? [],
});

const counter = (sent: Sent<Counter>): Counter => ({
  id: "",
  value: null,
  goal: null,
  about: null,
  holder: null,
  rule: "",
  ...sent,
  seats: sent.seats ?? null,
  most: sent.most ?? null,
});

const picture = (sent: Sent<Picture> | undefined, seats: number): Picture => ({
  turn: sent?.turn ?? null,
  phase: sent?.phase ?? "",
  round: sent?.round ?? 0,
  rounds: sent?.rounds ?? 0,
  over: sent?.over ?? false,
  pieces: (sent?.pieces ?? []).map(piece),
  counters: (sent?.counters ?? []).map(counter),
  marks: sent?.marks ?? Array.from({ length: seats }, () => []),
});

/** Return a desk as it has travelled with everything in its place. */
export function read(sent: Sent<Desk>): Desk {
  const seats = (sent.seats ?? []).map((seat) => ({ name: seat.name ?? "", bot: seat.bot ?? "" }));
  return {
    game: sent.game ?? "",
    rules: sent.rules ?? "",
    version: sent.version ?? 0,
    viewer: sent.viewer ?? null,
    seats,
    picture: picture(sent.picture, seats.length),
    ask: sent.ask ? question(sent.ask) : null,
    undo: sent.undo ?? false,
    standing: sent.standing ?? [],
    resting: sent.resting ?? "",
    may_rest: sent.may_rest ?? false,
    deeds: (sent.deeds ?? []).map(deed),
    result: sent.result ?? null,
    ending: sent.ending
      ? { how: "rules", seat: null, why: "", ...sent.ending, result: sent.ending.result ?? [] }
      : null,
    ask_undo: sent.ask_undo ?? false,
    offer_draw: sent.offer_draw ?? false,
    request: sent.request ? { what: "undo", seat: 0, ...sent.request, waiting: sent.request.waiting ?? [] } : null,
    paused: sent.paused ?? false,
  };
}

export const readPlace = (sent: Sent<Place>): Place => ({
  id: "",
  kind: "place",
  face: "",
  seat: null,
  cost: null,
  number: null,
  ...sent,
  near: sent.near ?? [],
  marks: sent.marks ?? [],
});

export const readGoal = (sent: Sent<Goal>): Goal => ({
  seat: null,
  value: null,
  goal: null,
  reached: false,
  about: null,
  ...sent,
  message: message(sent.message),
});

export const readMessage = message;

export const BUTTON = "button:";
