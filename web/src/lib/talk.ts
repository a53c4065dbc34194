/**
 * Words at a table: ids and arguments become sentences in the reader's language.
 *
 * The page's own texts are `Words`; what a game says comes with its catalogue, and `Talk` knows who sits at the table
 * and who is spoken to as "you". It follows `tafelrunde/text.py`, so that a sentence is the same in a terminal.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Catalogue, Counter, Message, Offer, Piece, Place, Question, Sentence, Value } from "./desk";
import type { PageId } from "./page-ids";

export type Language = "en" | "de" | "pl";
export const LANGUAGES: readonly Language[] = ["en", "de", "pl"];

const NOTHING = "–";
const UNKNOWN = "?";
/** What a sentence may end with, and what a clause may begin with. */
const STOPS = new Set(".!");
const JOINTS = new Set(".,;:");
const NO_SEAT: Record<number, string> = { [-1]: "tafelrunde-chance" };

type Args = Record<string, string | number>;

export function bundle(language: string, sources: Iterable<string>): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Return a message or an attribute of one (`message.attribute`) in words, null where there is none. */
export function said(texts: FluentBundle, id: string, args: Args = {}): string | null {
  const [name = "", attribute] = id.split(".", 2);
  const message = texts.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? texts.formatPattern(pattern, args, []) : null;
}

/** The page's own words in one language; a word that is missing shows its id, which the tests forbid. */
export class Words {
  private readonly texts: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.texts = bundle(language, sources);
  }

  say(id: PageId, args: Args = {}): string {
    return said(this.texts, id, args) ?? id;
  }

  /** Return a text that may be missing, such as the line of a game that nobody has written one for. */
  find(id: string, args: Args = {}): string | null {
    return said(this.texts, id, args);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  date(when: Date): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(when);
  }
}

/** The talk at one table. */
export class Talk {
  private readonly texts: FluentBundle;

  constructor(
    readonly catalogue: Catalogue,
    readonly players: readonly string[],
    readonly you: number | null,
  ) {
    this.texts = bundle(catalogue.language, Object.values(catalogue.messages));
  }

  /** Return a message with its arguments as words; without a form of its own it takes the one that fits. */
  message(message: Message): string {
    const id = message.id.includes(".") ? message.id : this.form(message.id, message.args);
    return this.tell(id, message.args);
  }

  /** Return a sentence in its two parts: what was done, and with what leads on to them the clauses of what came of it. */
  parts(sentence: Sentence): { done: string; came: string } {
    const done = this.message(sentence.message);
    if (!sentence.came.length) return { done, came: "" };
    let came = "";
    for (const message of sentence.came) {
      const clause = this.message(message).replace(/\.$/, "");
      came += JOINTS.has(clause[0] ?? "") ? clause : (came ? ", " : ": ") + clause;
    }
    return { done: STOPS.has(done.slice(-1)) ? done.slice(0, -1) : done, came: `${came}.` };
  }

  /** Return a sentence; where so many letters do not hold it, without its last clauses. */
  sentence(sentence: Sentence, most = Infinity): string {
    const { done, came } = this.parts(sentence);
    const whole = done + came;
    return whole.length > most && sentence.came.length
      ? this.sentence({ ...sentence, came: sentence.came.slice(0, -1) }, most)
      : whole;
  }

  /** Return the cause that a sentence names, as a sentence of its own, nothing where it names none. */
  cause(sentence: Sentence): string {
    if (!sentence.came.some((clause) => clause.rule)) return "";
    const came = this.parts(sentence).came.replace(/^[.,;:] */, "");
    return came.charAt(0).toUpperCase() + came.slice(1);
  }

  question(question: Question): string {
    return this.message(question.prompt);
  }

  /** Return what an offered action does, as an answer to this question. */
  offer(question: Question, offer: Offer): string {
    return this.tell(offer.message, { ...question.prompt.args, ...offer.args, ...offer.names });
  }

  seat(seat: number): string {
    if (seat < 0) return said(this.texts, NO_SEAT[seat] ?? "tafelrunde-somebody") ?? NOTHING;
    return this.players[seat] || (said(this.texts, "tafelrunde-player", { number: seat + 1 }) ?? String(seat + 1));
  }

  /** Return the name of a thing; a face of null is hidden. */
  thing(kind: string, face: string | null): string {
    const faces = this.catalogue.things[kind] ?? {};
    if (face === null) return faces["hidden"]?.name ?? UNKNOWN;
    const whole = faces[face];
    if (whole) return whole.name;
    return face
      .split(" ")
      .map((part) => faces[part]?.name ?? part.replaceAll("_", " "))
      .join(" ");
  }

  /** Return what there is to say about a thing, nothing where nobody has written it. */
  about(kind: string, face: string | null): string {
    return (face === null ? undefined : this.catalogue.things[kind]?.[face]?.about) ?? "";
  }

  place(place: Place): string {
    const name = this.thing(place.kind, place.face);
    return place.seat === null ? name : `${name} (${this.seat(place.seat)})`;
  }

  piece(piece: Piece): string {
    const name = this.thing(piece.kind, piece.face);
    return piece.count > 1 ? `${name} × ${piece.count}` : name;
  }

  counter(counter: Counter): string {
    const name = this.thing("counter", counter.id);
    return counter.about === null ? name : `${name}, ${this.named(counter.about)}`;
  }

  mark(mark: string): string {
    return this.thing("mark", mark);
  }

  /** Return a message of the game that may be missing, "" where it is. */
  find(id: string): string {
    return said(this.texts, id) ?? "";
  }

  phase(phase: string): string {
    return this.thing("phase", phase);
  }

  /** Return the name of whatever has this face. */
  named(face: string): string {
    for (const [kind, faces] of Object.entries(this.catalogue.things)) if (faces[face]) return this.thing(kind, face);
    return face;
  }

  /** Return what a button in the middle of a path is called: the thing that it names, or the first thing it leads to. */
  button(id: string, question: Question, offers: readonly Offer[]): string {
    const [verb = "", face] = id.slice("button:".length).split(/\.(.*)/s);
    if (offers.length === 1 && offers[0]) return this.offer(question, offers[0]);
    if (face !== undefined && this.catalogue.things[verb]?.[face]) return this.thing(verb, face);
    if (this.catalogue.things["card"]?.[verb]) return this.thing("card", verb);
    return beginning(offers.map((offer) => this.offer(question, offer))) || verb;
  }

  private tell(id: string, args: Record<string, Value>): string {
    const words: Args = {};
    for (const [arg, value] of Object.entries(args)) words[arg] = this.word(arg, value);
    return said(this.texts, id, words) ?? [id.split("-").at(-1), ...Object.values(words)].join(" ");
  }

  private word(arg: string, value: Value): string | number {
    const kind = this.catalogue.args[arg];
    if (value === null) return NOTHING;
    if (value === UNKNOWN) return kind && kind !== "seat" ? this.thing(kind, null) : UNKNOWN;
    if (kind === "seat") return this.seat(Number(value));
    return kind ? this.thing(kind, String(value)) : value;
  }

  private form(id: string, args: Record<string, Value>): string {
    const given = Object.entries(args);
    let forms = given.flatMap(([arg, value]) =>
      value === null ? [`no-${arg}`] : value === UNKNOWN ? [`hidden-${arg}`] : [],
    );
    if (this.you !== null) {
      const mine = given
        .filter(([arg, value]) => this.catalogue.args[arg] === "seat" && value === this.you)
        .map(([arg]) => arg);
      forms = [...forms, ...mine.filter((arg) => arg !== "seat").map((arg) => `${arg}-you`)];
      if (mine.includes("seat")) forms = [...forms.map((form) => `you-${form}`), ...forms, "you"];
    }
    forms = [
      ...forms,
      ...given.filter(([, value]) => typeof value === "string").map(([arg, value]) => `${arg}-${value}`),
    ];
    const attributes = this.texts.getMessage(id)?.attributes ?? {};
    const fitting = forms.find((form) => form in attributes);
    return fitting === undefined ? id : `${id}.${fitting}`;
  }
}

/** The first sentence of a longer text, up to its colon if it is long: for where there is one line. */
export function beginningOf(text: string): string {
  const first = /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
  const colon = first.indexOf(":");
  return first.length > 95 && colon > 20 ? `${first.slice(0, colon)}.` : first;
}

/** What several answers begin with, as far as it says anything; else the first of them. */
function beginning(said: readonly string[]): string {
  const [first = "", ...others] = said;
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end -= 1;
  return end === first.length || end < 4 ? first : `${first.slice(0, end).trimEnd()} …`;
}
