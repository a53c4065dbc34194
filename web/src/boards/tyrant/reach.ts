/** Where a figure can get to: what the game answers about whole walks, and until it has answered the single steps on offer. */
import type { Offer } from "$lib/desk";

export interface Push {
  figure: string;
  start: string;
  end: string;
}

export interface Walk {
  to: string;
  cost: number;
  /** The actions, one after the other. */
  steps: number[];
  /** The squares that they lead to. */
  way: string[];
  pushes: Push[];
}

/** Return the walks by where they lead, as they came from the game. */
export function byEnd(
  answered: readonly (Partial<Walk> & { to: string; cost: number; steps: number[] })[],
): Map<string, Walk> {
  return new Map(answered.map((walk) => [walk.to, { ...walk, way: walk.way ?? [walk.to], pushes: walk.pushes ?? [] }]));
}

/** Return the single steps of a figure as walks: those offers that lead somewhere, with who would be pushed where. */
export function singles(
  offers: readonly Offer[],
  figure: string,
  where: (figure: string) => string,
): Map<string, Walk> {
  const found = new Map<string, Walk>();
  for (const offer of offers) {
    const [first, to] = offer.touch;
    if (
      first !== figure ||
      typeof to !== "string" ||
      to.startsWith("button:") ||
      (offer.names["to"] !== undefined && offer.names["victim"] !== undefined)
    )
      continue;
    const cost = Object.values(offer.cost).reduce((sum, paid) => sum + paid, 0);
    const pushed = offer.follows.filter(
      (message) => typeof message.args["figure"] === "string" && typeof message.args["to"] === "string",
    );
    const pushes = pushed.map(({ args }) => ({
      figure: String(args["figure"]),
      start: where(String(args["figure"])),
      end: String(args["to"]),
    }));
    found.set(to, { to, cost, steps: [offer.action], way: [to], pushes });
  }
  return found;
}

/** Return where each pushed figure ends up: one that is pushed twice is drawn once. */
export function ends(pushes: readonly Push[]): { figure: string; end: string }[] {
  return [...new Map(pushes.map((push) => [push.figure, { figure: push.figure, end: push.end }])).values()];
}
