/** What a desk is made of, as docs/desk.md describes it. `read` fills in what travels only where it differs from the usual. */

export type Value = string | number | null;

export interface Message {
  id: string;
  args: Record<string, Value>;
  rule: string;
}

export interface Place {
  id: string;
  kind: string;
  face: string;
  seat: number | null;
  near: string[];
  marks: string[];
  cost: number | null;
  number: number | null;
}

export interface Piece {
  id: string;
  kind: string;
  place: string;
  face: string | null;
  seat: number | null;
  count: number;
  alike: boolean;
  cost: number | null;
  worth: number | null;
  marks: string[];
}

export interface Counter {
  id: string;
  value: number | null;
  seats: number[] | null;
  goal: number | null;
  most: number[] | null;
  about: string | null;
  holder: number | null;
  rule: string;
}

export interface Picture {
  turn: number | null;
  phase: string;
  round: number;
  rounds: number;
  over: boolean;
  pieces: Piece[];
  counters: Counter[];
  marks: string[][];
}

export interface Offer {
  action: number;
  verb: string;
  args: Record<string, Value>;
  message: string;
  touch: (string | string[])[];
  cost: Record<string, number>;
  follows: Message[];
  marks: string[];
  names: Record<string, Value>;
}

export interface Question {
  who: number;
  step: string;
  prompt: Message;
  rule: string;
  offers: Offer[];
  standing: boolean;
  /** The table passes for the viewer, who has said so beforehand. */
  passes: boolean;
}

export interface Move {
  before: string;
  after: string;
  start: string;
  end: string;
  count: number;
}

export interface Told {
  kind: string;
  message: Message;
  rule: string;
  ids: string[];
  moves: Move[];
}

/** Words that are read together: what was done, and clauses with its cause and with what came of it. */
export interface Sentence {
  message: Message;
  came: Message[];
  /** Which of what is told it tells, by their places. */
  events: number[];
  /** Two sentences of one thread, one after the other, are read as one: the second one's `onward` is added. */
  thread: string;
  onward: Message | null;
}

export interface Deed {
  version: number;
  who: number;
  turn: number | null;
  told: Told[];
  sentences: Sentence[];
  forced: boolean;
  taken_back: boolean;
  /** If something was taken back: the version that the game is at again. */
  back_to?: number | null;
  moves: Move[];
}

export interface Seat {
  name: string;
  bot: string;
}

/** Something that a seat has asked the other people for. */
export interface Request {
  what: "undo" | "draw";
  seat: number;
  waiting: number[];
}

/** How the game ended: by its rules, or because somebody ended it. */
export interface Ending {
  how: "rules" | "resigned" | "draw" | "void";
  result: number[];
  seat: number | null;
  why: string;
}

export interface Desk {
  game: string;
  rules: string;
  version: number;
  viewer: number | null;
  seats: Seat[];
  picture: Picture;
  ask: Question | null;
  undo: boolean;
  standing: string[];
  /** Until when the viewer passes on whatever can be passed on: "turn", "round", "look"; "" if they do not. */
  resting: string;
  may_rest: boolean;
  deeds: Deed[];
  result: number[] | null;
  ending: Ending | null;
  ask_undo: boolean;
  offer_draw: boolean;
  request: Request | null;
  paused: boolean;
}

export interface Goal {
  message: Message;
  seat: number | null;
  value: number | null;
  goal: number | null;
  reached: boolean;
  about: string | null;
}

export interface Entry {
  name: string;
  about?: string;
}

export interface RuleEntry {
  title: string;
  text: string;
  note?: string;
  ground?: string;
  heading?: string;
  ruling?: string;
  part?: string;
}

/** The words of one game in one language. */
export interface Catalogue {
  game: string;
  language: string;
  name: string;
  things: Record<string, Record<string, Entry>>;
  rules: Record<string, RuleEntry>;
  args: Record<string, string>;
  messages: Record<string, string>;
}

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
