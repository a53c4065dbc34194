/**
 * Touching: from the offers of a question to what can be touched now, and to the one offer that is meant.
 *
 * A path is a list of steps, a step a set of ids that may be touched in any order. Here a step holds what a person has
 * really touched; pieces that are alike stand for each other, and `canonical` names them as the offers do.
 */
import { BUTTON, type Offer, type Piece } from "./desk";

export type Steps = readonly (readonly string[])[];

export interface Reading {
  /** What has been touched, step by step. */
  steps: Steps;
  /** The offers that can still be meant. */
  left: Offer[];
  /** The offer that is said in full, or the only one left after a touch: what the lit button says. */
  meant: Offer | null;
  /** Whether `meant` is said in full; else the rest of its path is clear by itself. */
  complete: boolean;
  /** What can be touched next on this path: pieces and places. */
  next: ReadonlySet<string>;
  /** What can be touched instead of the last thing. */
  instead: ReadonlySet<string>;
  /** All that has been touched. */
  chosen: ReadonlySet<string>;
  /** The offers whose next step is a button, by its id. */
  buttons: ReadonlyMap<string, Offer[]>;
}

/** What comes of a touch: other steps, or an offer to send. */
export type Touched = { steps: Steps; send?: undefined } | { steps: Steps; send: Offer } | null;

const asSet = (step: string | string[] | undefined): readonly string[] =>
  step === undefined ? [] : typeof step === "string" ? [step] : step;

const within = (part: readonly string[], whole: readonly string[]) => part.every((id) => whole.includes(id));

const equal = (one: readonly string[], other: readonly string[]) => one.length === other.length && within(one, other);

/** The pieces that stand for each other, as groups in the order in which offers name them. */
export class Alike {
  private readonly groups = new Map<string, readonly string[]>();

  constructor(pieces: readonly Piece[]) {
    const found = new Map<string, string[]>();
    for (const piece of pieces) {
      if (!piece.alike) continue;
      const key = JSON.stringify([piece.kind, piece.face, piece.seat, piece.place]);
      const group = found.get(key) ?? [];
      group.push(piece.id);
      found.set(key, group);
      this.groups.set(piece.id, group);
    }
  }

  /** Return all that are as good as this one, itself included. */
  of(id: string): readonly string[] {
    return this.groups.get(id) ?? [id];
  }

  /** Return the steps as an offer names them: of those alike the first ones, as many as were touched. */
  canonical(steps: Steps): string[][] {
    const used = new Map<readonly string[], number>();
    return steps.map((step) =>
      step.map((id) => {
        const group = this.groups.get(id);
        if (!group) return id;
        const count = used.get(group) ?? 0;
        used.set(group, count + 1);
        return group[count] ?? id;
      }),
    );
  }
}

/** Tell whether an offer can still be meant; the last of the steps may not be complete. */
function possible(offer: Offer, steps: readonly (readonly string[])[]): boolean {
  return steps.every((step, k) => {
    const wanted = asSet(offer.touch[k]);
    return k === steps.length - 1 ? within(step, wanted) : equal(step, wanted);
  });
}

function said(offer: Offer, steps: readonly (readonly string[])[]): boolean {
  return offer.touch.length === steps.length && steps.every((step, k) => equal(step, asSet(offer.touch[k])));
}

/** Return the ids that continue a path: the rest of the step that is open, and the steps after complete ones. */
function following(offers: readonly Offer[], named: readonly (readonly string[])[]): Set<string> {
  const found = new Set<string>();
  const last = named.length - 1;
  for (const offer of offers) {
    if (last < 0) {
      asSet(offer.touch[0]).forEach((id) => found.add(id));
      continue;
    }
    if (!possible(offer, named)) continue;
    const open = asSet(offer.touch[last]);
    const done = named[last] ?? [];
    if (done.length < open.length) open.filter((id) => !done.includes(id)).forEach((id) => found.add(id));
    else asSet(offer.touch[last + 1]).forEach((id) => found.add(id));
  }
  return found;
}

/** Return the pieces that may be touched for the named ones: of those alike every one not touched yet. */
function touchable(ids: Iterable<string>, alike: Alike, chosen: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const id of ids) {
    if (id.startsWith(BUTTON)) continue;
    for (const twin of alike.of(id)) if (!chosen.has(twin)) found.add(twin);
  }
  return found;
}

/** Return what the touches so far mean. */
export function reading(offers: readonly Offer[], alike: Alike, steps: Steps): Reading {
  const named = alike.canonical(steps);
  const chosen = new Set(steps.flat());
  const left = named.length ? offers.filter((offer) => possible(offer, named)) : [...offers];
  const full = named.length ? (left.find((offer) => said(offer, named)) ?? null) : null;
  const only = named.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  const continuing = following(left, named);
  const before = named.slice(0, -1);
  const siblings = named.length ? following(offers, before) : new Set<string>();
  const buttons = new Map<string, Offer[]>();
  for (const offer of left) {
    const next = nextButton(offer, named);
    if (next) buttons.set(next, [...(buttons.get(next) ?? []), offer]);
  }
  return {
    steps,
    left,
    meant: full ?? only,
    complete: full !== null,
    next: touchable(continuing, alike, chosen),
    instead: touchable(siblings, alike, chosen),
    chosen,
    buttons,
  };
}

function nextButton(offer: Offer, named: readonly (readonly string[])[]): string | null {
  const last = named.length - 1;
  const whole = last < 0 || equal(named[last] ?? [], asSet(offer.touch[last]));
  const next = whole ? offer.touch[last + 1] : undefined;
  return typeof next === "string" && next.startsWith(BUTTON) ? next : null;
}

/** Return the steps with one more touch, null where that continues nothing. A set that is full gives up what was touched first, never all of it. */
function extended(offers: readonly Offer[], alike: Alike, steps: Steps, id: string): Steps | null {
  const last = steps[steps.length - 1];
  const within = (last ?? []).map((_, k) => [...steps.slice(0, -1), [...(last ?? []).slice(k), id]]);
  const [whole, ...less] = within;
  for (const tried of whole ? [whole, [...steps, [id]], ...less] : [[[id]]]) {
    const named = alike.canonical(tried);
    if (offers.some((offer) => possible(offer, named) && offer.touch.length >= named.length)) return tried;
  }
  return null;
}

/**
 * Return what a touch does. A thing that goes on with the path goes on with it; the last thing of a complete path, touched
 * again, is sent, any other is given back; a thing that fits an earlier place of the path takes that place.
 */
export function touch(offers: readonly Offer[], alike: Alike, steps: Steps, id: string): Touched {
  const now = reading(offers, alike, steps);
  if (now.chosen.has(id)) return again(now, id);
  for (let kept = steps.length; kept >= 0; kept--) {
    const base = steps.slice(0, kept);
    const longer = extended(offers, alike, base, id);
    if (longer) return { steps: longer };
  }
  return null;
}

function again(now: Reading, id: string): Touched {
  const last = now.steps.length - 1;
  const at = now.steps.findIndex((step) => step.includes(id));
  const step = now.steps[at] ?? [];
  const inSet = now.left.some((offer) => Array.isArray(offer.touch[at]));
  if (at === last && now.complete && now.meant && !inSet) return { steps: now.steps, send: now.meant };
  const rest = step.filter((other) => other !== id);
  const before = now.steps.slice(0, at);
  return { steps: inSet && at === last && rest.length ? [...before, rest] : before };
}

/** Return what pressing a button does: it sends where the path ends with it, else the path goes on. */
export function press(offers: readonly Offer[], alike: Alike, steps: Steps, button: string): Touched {
  const longer = extended(offers, alike, steps, button) ?? extended(offers, alike, [], button);
  if (!longer) return null;
  const after = reading(offers, alike, longer);
  return after.complete && after.meant ? { steps: longer, send: after.meant } : { steps: longer };
}

/** Return the path that says an offer, for whoever chose it from the list of words. */
export function pathOf(offer: Offer): Steps {
  return offer.touch.map((step) => [...asSet(step)]);
}

export type State = "idle" | "offered" | "selected" | "target";

/** Return how a thing looks: what can be touched is lit, and once a path is complete also what may be touched instead. */
export function stateOf(now: Reading, id: string): State {
  if (now.chosen.has(id)) {
    const last = now.steps[now.steps.length - 1] ?? [];
    return now.complete && now.steps.length > 1 && last.includes(id) ? "target" : "selected";
  }
  if (now.next.size > 0) return now.next.has(id) ? "offered" : "idle";
  return now.instead.has(id) ? "offered" : "idle";
}
