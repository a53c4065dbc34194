/**
 * Moves are shown by ids: where a piece lay before (`data-piece`, `data-place`) and where it lies now.
 *
 * `look` before the new picture is drawn, `play` after it. What has left flies as a copy to where it went; what has come
 * from outside appears where it comes from. Everything ends at once by `skip`, or if the pace is 0.
 */
import type { Deed, Move } from "./desk";

export const MOVE = 280;
export const QUEUE = 1500;

interface Seen {
  box: DOMRect;
  copy: () => HTMLElement | null;
}

export type Looked = { pieces: Map<string, Seen>; places: Map<string, DOMRect> };

/** Remember where every piece and place is, before a new picture is drawn. */
export function look(root: ParentNode): Looked {
  const pieces = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
    const clone = element instanceof HTMLElement ? () => element.cloneNode(true) as HTMLElement : () => null;
    pieces.set(element.dataset["piece"] ?? "", { box: element.getBoundingClientRect(), copy: clone });
  }
  return { pieces, places: placesOf(root) };
}

function placesOf(root: ParentNode): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-place]"))
    places.set(element.dataset["place"] ?? "", element.getBoundingClientRect());
  return places;
}

/** One journey: from the first picture in which the piece was seen to the last. */
export interface Journey {
  before: string;
  after: string;
  start: string;
  end: string;
  /** The deed, counted from the first, in which it sets out. */
  turn: number;
}

/** Join the moves of several deeds: what moved twice makes one journey. */
export function journeys(deeds: readonly Deed[]): Journey[] {
  const found: Journey[] = [];
  deeds.forEach((deed, turn) => {
    const moves: Move[] = [...deed.told.flatMap((told) => told.moves), ...deed.moves];
    for (const move of moves) {
      const last = move.before ? found.find((journey) => journey.after === move.before) : undefined;
      if (last && move.count === 1) {
        last.after = move.after;
        last.end = move.end;
      } else found.push({ before: move.before, after: move.after, start: move.start, end: move.end, turn });
    }
  });
  return found.filter((journey) => journey.before !== journey.after || journey.start !== journey.end);
}

const running = new Set<Animation>();

/** Show how the pieces got where they are now. Moves of several deeds follow each other, within a second and a half. */
export function play(root: HTMLElement, looked: Looked, deeds: readonly Deed[], pace: number): Promise<void> {
  skip();
  if (pace === 0 || document.hidden || typeof root.animate !== "function") return Promise.resolve();
  const trips = journeys(deeds);
  const turns = [...new Set(trips.map((trip) => trip.turn))];
  const apart = turns.length > 1 ? Math.min(MOVE * 0.8, (QUEUE - MOVE) / (turns.length - 1)) : 0;
  const elements = new Map<string, HTMLElement | SVGElement>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]"))
    elements.set(element.dataset["piece"] ?? "", element);
  const places = placesOf(root);
  const ends: Promise<unknown>[] = [];
  for (const trip of trips) {
    const from = looked.pieces.get(trip.before)?.box ?? looked.places.get(trip.start) ?? places.get(trip.start);
    const delay = turns.indexOf(trip.turn) * apart * pace;
    const element = elements.get(trip.after);
    if (from && element) ends.push(fly(element, from, element.getBoundingClientRect(), delay, pace));
    else if (from) ends.push(leave(root, looked.pieces.get(trip.before), from, places.get(trip.end), delay, pace));
  }
  return Promise.allSettled(ends).then(() => undefined);
}

function fly(
  element: HTMLElement | SVGElement,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  pace: number,
): Promise<unknown> {
  if (to.width === 0 || from.width === 0) return Promise.resolve();
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  const scale = element instanceof SVGElement ? 1 : Math.min(3, Math.max(0.3, from.height / to.height));
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return Promise.resolve();
  const resting = getComputedStyle(element).transform;
  const settled = resting === "none" ? "" : resting;
  return run(
    element,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) ${settled}`, zIndex: 9 },
      { transform: settled || "none", zIndex: 9 },
    ],
    delay,
    pace,
  );
}

function leave(
  root: HTMLElement,
  seen: Seen | undefined,
  from: DOMRect,
  to: DOMRect | undefined,
  delay: number,
  pace: number,
): Promise<unknown> {
  const copy = seen?.copy();
  if (!copy || !to || from.width === 0 || to.width === 0) return Promise.resolve();
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  root.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.2 },
  ];
  return run(copy, frames, delay, pace).finally(() => copy.remove());
}

function run(element: Element, frames: Keyframe[], delay: number, pace: number): Promise<unknown> {
  return skippable(
    element.animate(frames, { duration: MOVE * pace, delay, fill: "backwards", easing: "cubic-bezier(.2, .8, .2, 1)" }),
  );
}

/** Let a movement of a board's own end with all others. */
export function skippable(animation: Animation): Promise<unknown> {
  running.add(animation);
  return animation.finished.finally(() => running.delete(animation));
}

/** End all movement now: a tap does so, and so does the next picture. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}
