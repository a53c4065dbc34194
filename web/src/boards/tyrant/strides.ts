/** What happened in town, beat by beat: who walks from square to square, who is pushed along, who leaves, and what nobody may miss. */
import type { Deed, Move, Piece, Sentence } from "$lib/desk";

/** One's own step, which one has just asked for, and the step of anybody else, which has to be followed. */
export const OWN_STEP = 120;
export const LONGEST_OWN_WALK = 480;
export const OWN_PUSH = 280;
export const STEP = 450;
export const SCENE = 450;
/** How long a banner stands if nobody touches anything. */
export const BANNER = 4000;
/** Longer than this nobody looks on at steps: after a long absence they are quicker. */
export const LONGEST = 12_000;

export interface Leg {
  figure: string;
  from: string;
  to: string;
}

export interface Beat {
  version: number;
  /** Who goes from square to square, all at once: first who walks, then who is pushed. */
  legs: Leg[];
  /** Who leaves the town: from a square, to a place beside the board. */
  gone: Leg[];
  revealed: string[];
  hits: number;
  /** Whether the viewer has done it. */
  own: boolean;
  /** Where it happened, as far as that is one square. */
  square: string;
  /** What is said in large letters meanwhile. */
  banner: Sentence | null;
  /** Whether somebody was arrested and the game goes on: he was not the last assassin. */
  inVain: boolean;
  time: number;
}

export type Squares = (place: string) => boolean;

const LOUD: readonly string[] = ["revealed", "hit", "killed", "arrested", "leaves"];

/** What of one's own deeds is said aloud: what came of them was not in one's hand, or decides much. */
const OWN: readonly string[] = ["arrested", "hit"];

const movesOf = (deed: Deed): Move[] =>
  [...deed.told.flatMap((told) => told.moves), ...deed.moves].filter(
    (move) => move.before !== "" && move.start !== move.end,
  );
const legOf = (move: Move): Leg => ({ figure: move.before, from: move.start, to: move.end });
const revealedIn = (deed: Deed, isSquare: Squares): string[] =>
  deed.told.filter((told) => told.kind === "revealed").flatMap((told) => told.ids.find((id) => !isSquare(id)) ?? []);

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

/** Return what is to be shown of some deeds. What others do takes its time; `over` is whether the last deed has ended the game. */
export function beats(deeds: readonly Deed[], isSquare: Squares, viewer: number | null, over: boolean): Beat[] {
  const made = walks(deeds).flatMap((walk) =>
    walk.map((deed) => beat(deed, walk.length, isSquare, viewer, over && deed === deeds.at(-1))),
  );
  const found = made.filter((one) => one.legs.length || one.gone.length || one.revealed.length || one.banner);
  const length = found.reduce((sum, one) => sum + one.time, 0);
  return length > LONGEST ? found.map((one) => ({ ...one, time: (one.time * LONGEST) / length })) : found;
}

function beat(deed: Deed, steps: number, isSquare: Squares, viewer: number | null, last: boolean): Beat {
  const moves = movesOf(deed).filter((move) => isSquare(move.start));
  const [legs, gone] = [
    moves.filter((move) => isSquare(move.end)).map(legOf),
    moves.filter((move) => !isSquare(move.end)).map(legOf),
  ];
  const own = deed.who === viewer;
  const revealed = revealedIn(deed, isSquare);
  const loud =
    own && !last
      ? deed.told.find((told) => OWN.includes(told.kind))
      : (deed.told.find((told) => LOUD.includes(told.kind)) ??
        (last ? deed.told.find((told) => told.kind === "wins") : undefined));
  const said = loud && deed.sentences.find((sentence) => sentence.events.some((k) => deed.told[k] === loud));
  const step = own ? Math.min(OWN_STEP, LONGEST_OWN_WALK / steps) : STEP;
  const walk = legs.length > 1 ? Math.max(OWN_PUSH, step) : legs.length ? step : 0;
  const hits = deed.told.filter((told) => told.kind === "hit").length;
  const time = Math.max(walk, gone.length || revealed.length || hits ? SCENE : 0);
  return {
    version: deed.version,
    legs,
    gone,
    revealed,
    hits,
    own,
    square: gone[0]?.from ?? deed.told.flatMap((told) => told.ids).find(isSquare) ?? "",
    banner: said ? { ...said, came: loud.kind === "wins" ? said.came : [] } : null,
    inVain: loud?.kind === "arrested" && !last,
    time,
  };
}

/** Return the figures and the hits on the king as they were before some beats, which have led to the present picture. */
export function rewind(
  figures: readonly Piece[],
  wounds: number,
  after: readonly Beat[],
): { figures: Piece[]; wounds: number } {
  const places = new Map<string, string>();
  const hidden = new Set<string>();
  for (const one of [...after].reverse()) {
    for (const leg of [...one.legs, ...one.gone].reverse()) places.set(leg.figure, leg.from);
    one.revealed.forEach((figure) => hidden.add(figure));
  }
  return {
    figures: figures.map((piece) => ({
      ...piece,
      place: places.get(piece.id) ?? piece.place,
      marks: hidden.has(piece.id) ? piece.marks.filter((mark) => mark !== "assassin") : piece.marks,
    })),
    wounds: wounds - after.reduce((sum, one) => sum + one.hits, 0),
  };
}

/** Return what the others have done since the viewer did anything; to a spectator, what was done in the last turn. */
export function lastTurn(log: readonly Deed[], viewer: number | null): Deed[] {
  const found: Deed[] = [];
  let last: number | null = null;
  for (const deed of log) {
    if (deed.who < 0) continue;
    if (viewer === null ? deed.who !== last : deed.who === viewer) found.length = 0;
    last = deed.who;
    if (deed.taken_back) found.pop();
    else if (deed.who !== viewer) found.push(deed);
  }
  return found;
}

export interface Trail {
  figure: string;
  pushed: boolean;
  way: string[];
}

export type SignKind = "arrested" | "killed" | "revealed" | "hit" | "castle";

export interface Sign {
  square: string;
  kind: SignKind;
}

/** Return what some deeds leave on the board: ways from square to square, and signs where more than walking happened. */
export function traces(
  deeds: readonly Deed[],
  isSquare: Squares,
  where: (figure: string) => string,
): { trails: Trail[]; signs: Sign[] } {
  const trails: Trail[] = [];
  const signs: Sign[] = [];
  for (const deed of deeds) {
    const one = beat(deed, 1, isSquare, null, false);
    one.legs.forEach(({ figure, from, to }, k) => {
      const before = trails.findLast((trail) => trail.figure === figure);
      if (before && before.pushed === k > 0 && before.way.at(-1) === from) before.way.push(to);
      else trails.push({ figure, pushed: k > 0, way: [from, to] });
    });
    for (const { figure, from, to } of one.gone)
      if (figure !== "king" || to === "castle")
        signs.push({ square: from, kind: to === "arrested" ? "arrested" : to === "castle" ? "castle" : "killed" });
    const king = one.gone.find((leg) => leg.figure === "king")?.from ?? where("king");
    if (one.hits && isSquare(king)) signs.push({ square: king, kind: "hit" });
    for (const told of deed.told)
      if (told.kind === "revealed")
        signs.push(...told.ids.filter(isSquare).map((square): Sign => ({ square, kind: "revealed" })));
  }
  return { trails, signs };
}

/** Return where the king left the board for good, and how: null while he is there, or where nobody remembers. */
export function fate(log: readonly Deed[], isSquare: Squares): { square: string; fell: boolean } | null {
  for (const deed of [...log].reverse()) {
    const left = movesOf(deed).find((move) => move.before === "king" && isSquare(move.start) && !isSquare(move.end));
    if (left) return { square: left.start, fell: left.end !== "castle" };
  }
  return null;
}
