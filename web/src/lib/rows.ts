/** The list of words: one row for each action, or one for each thing that is touched first where there are many. */
import type { Offer } from "./desk";
import type { Reading, Steps } from "./touch";

export interface Row {
  /** What is touched next, or the whole action. */
  id: string;
  offers: Offer[];
}

const MANY = 9;

export function rows(offers: readonly Offer[], now: Reading, steps: Steps): Row[] {
  // Once something is said in full, the others of its kind stay in the list: one can still change one's mind.
  const depth = now.complete ? steps.length - 1 : steps.length;
  const kept = steps.slice(0, Math.max(0, depth)).flat();
  const listed = now.complete
    ? offers.filter((offer) => kept.every((id) => offer.touch.flat().includes(id)))
    : now.left;
  if (listed.length <= MANY)
    return sorted(listed).map((offer) => ({ id: String(offer.touch[0] ?? offer.action), offers: [offer] }));
  const groups = new Map<string, Offer[]>();
  for (const offer of sorted(listed)) {
    const next = offer.touch[depth];
    const id = typeof next === "string" ? next : `set:${offer.action}`;
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  return [...groups].map(([id, of]) => ({ id, offers: of }));
}

/** Passing is never the first choice. */
function sorted(offers: readonly Offer[]): Offer[] {
  const passes = (offer: Offer) => offer.marks.includes("pass");
  return [...offers.filter((offer) => !passes(offer)), ...offers.filter(passes)];
}
