/** What happened in town as a course of time: who walks from square to square when, who is pushed along, who leaves. */
import type { Deed, Move } from "$lib/desk";

export const STEP = 120;
export const LONGEST_WALK = 480;
export const PUSH = 280;
export const SCENE = 450;
export const QUEUE = 1500;

export interface Leg {
  from: string;
  to: string;
  start: number;
  end: number;
}

export interface Course {
  /** For each figure the legs of its way, one after the other. */
  legs: Map<string, Leg[]>;
  /** Who leaves the town, from which square, to which place. */
  gone: { figure: string; from: string; to: string; start: number; end: number }[];
  /** Who is unmasked, and when. */
  shown: { figure: string; start: number; end: number }[];
  length: number;
}

const movesOf = (deed: Deed): Move[] => [...deed.told.flatMap((told) => told.moves), ...deed.moves].filter((move) => move.before !== "" && move.start !== move.end);

/** Return the deeds as walks: the steps of one figure after another belong together. */
export function walks(deeds: readonly Deed[]): Deed[][] {
  const found: Deed[][] = [];
  let last = "";
  for (const deed of deeds) {
    const walker = movesOf(deed)[0]?.before ?? "";
    if (walker && walker === last) found.at(-1)?.push(deed);
    else found.push([deed]);
    last = walker;
  }
  return found;
}

/** Return the course of some deeds. A walk takes at most half a second, and everything together one and a half. */
export function course(deeds: readonly Deed[], isSquare: (place: string) => boolean): Course {
  const made: Course = { legs: new Map(), gone: [], shown: [], length: 0 };
  let now = 0;
  for (const walk of walks(deeds)) {
    const step = Math.min(STEP, LONGEST_WALK / walk.length);
    for (const deed of walk) now = put(made, deed, now, step, isSquare);
  }
  const slower = now > QUEUE ? QUEUE / now : 1;
  const timed: { start: number; end: number }[] = [...[...made.legs.values()].flat(), ...made.gone, ...made.shown];
  for (const one of timed) [one.start, one.end] = [one.start * slower, one.end * slower];
  made.length = now * slower;
  return made;
}

function put(made: Course, deed: Deed, now: number, step: number, isSquare: (place: string) => boolean): number {
  const moves = movesOf(deed);
  const inTown = moves.filter((move) => isSquare(move.start) && isSquare(move.end));
  const gone = moves.filter((move) => isSquare(move.start) && !isSquare(move.end));
  let end = now;
  if (inTown.length) end = now + (inTown.length > 1 ? Math.max(PUSH, step) : step);
  for (const move of inTown) made.legs.set(move.after, [...(made.legs.get(move.before) ?? []), { from: move.start, to: move.end, start: now, end }]);
  for (const move of gone) made.gone.push({ figure: move.before, from: move.start, to: move.end, start: now, end: (end = Math.max(end, now + SCENE)) });
  for (const told of deed.told) {
    const figure = told.kind === "revealed" ? told.ids.find((id) => !isSquare(id)) : undefined;
    if (figure) made.shown.push({ figure, start: now, end: (end = Math.max(end, now + SCENE)) });
  }
  return end;
}

/** Return where a figure is along its way, as parts of the whole time with the offset from where it ends. */
export function frames(legs: readonly Leg[], length: number, at: (square: string) => readonly [number, number]): { offset: number; x: number; y: number }[] {
  const last = legs.at(-1);
  if (!last || length <= 0) return [];
  const [endX, endY] = at(last.to);
  const frame = (square: string, time: number) => {
    const [x, y] = at(square);
    return { offset: Math.min(1, time / length), x: x - endX, y: y - endY };
  };
  const found = legs.flatMap((leg) => [frame(leg.from, leg.start), frame(leg.to, leg.end)]);
  const first = found[0]!;
  return [...(first.offset > 0 ? [{ ...first, offset: 0 }] : []), ...found, ...(found.at(-1)!.offset < 1 ? [{ offset: 1, x: 0, y: 0 }] : [])];
}
