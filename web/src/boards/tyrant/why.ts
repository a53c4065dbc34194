/** Why an own figure cannot act, or cannot get to a square: from its points, and from who stands beside it. */
import type { Piece, Place } from "$lib/desk";
import { words } from "$lib/words.svelte";
import { sortOf } from "./figures";
import type { Town } from "./town.svelte";

export type Stuck = "gone" | "points" | "taken" | "roofs" | "dear" | "shut";

/** Return what stands against a figure: `near` are the squares beside it, with who stands there. */
export function against(
  piece: Piece,
  points: number,
  up: boolean,
  near: readonly { place: Pick<Place, "marks">; piece: Piece | undefined }[],
): Stuck {
  const sort = sortOf(piece);
  if (points === 0) return "points";
  const free = near.filter((one) => one.piece === undefined);
  if (!free.length)
    return near.some(
      (one) => one.piece && sort === "knight" && sortOf(one.piece) !== "knight" && sortOf(one.piece) !== "king",
    )
      ? "shut"
      : "taken";
  const roofs = free.every((one) => one.place.marks.includes("roof"));
  if (roofs && sort === "king") return "roofs";
  return roofs && !up && points === 1 && sort !== "assassin" ? "dear" : "shut";
}

const RULES: Record<Sort, Record<Stuck, string>> = {
  king: {
    gone: "",
    points: "tyrant.turn.points",
    taken: "tyrant.king.no_push",
    roofs: "tyrant.king.street",
    dear: "tyrant.king.street",
    shut: "tyrant.king.move",
  },
  knight: {
    gone: "tyrant.assassin.kill",
    points: "tyrant.turn.points",
    taken: "tyrant.push.figures",
    roofs: "tyrant.knight.climb",
    dear: "tyrant.knight.climb",
    shut: "tyrant.push.roof",
  },
  citizen: {
    gone: "tyrant.knight.arrest",
    points: "tyrant.turn.points",
    taken: "tyrant.rebel.no_push",
    roofs: "tyrant.citizen.climb",
    dear: "tyrant.citizen.climb",
    shut: "tyrant.rebel.no_push",
  },
  assassin: {
    gone: "tyrant.knight.kill",
    points: "tyrant.turn.points",
    taken: "tyrant.rebel.no_push",
    roofs: "tyrant.assassin.climb",
    dear: "tyrant.assassin.climb",
    shut: "tyrant.rebel.no_push",
  },
};
type Sort = ReturnType<typeof sortOf>;

/** How many points are left for a sort of figure. */
const pointsFor = (town: Town, sort: Sort): number =>
  town.table.count(`${sort === "king" || sort === "knight" ? sort : "rebel"}_points`) ?? 0;

/** Return why the figure that is to act cannot get to a square, with its rule; without a figure an empty square says to choose one. */
export function unreachable(town: Town, square: string): { text: string; rule: string } | null {
  const { table, plan, standing } = town;
  const spot = plan.spots.get(square);
  const piece = town.figure ? table.pieces.get(town.figure) : undefined;
  if (!spot || (!piece && standing.has(square))) return null;
  if (!piece)
    return {
      text: words().say(
        town.points ? "page-tyrant-who-why" : town.free ? "page-tyrant-free-why" : "page-tyrant-no-points",
      ),
      rule: "",
    };
  const sort = sortOf(piece);
  const points = pointsFor(town, sort);
  const what =
    points === 0 ? "points" : sort === "king" && spot.roof ? "roofs" : standing.has(square) ? "taken" : "shut";
  const text = words().say(
    what === "points"
      ? "page-tyrant-stuck-points"
      : what === "roofs"
        ? "page-tyrant-not-king"
        : what === "taken"
          ? "page-tyrant-not-taken"
          : "page-tyrant-not-far",
    { points },
  );
  return { text, rule: what === "shut" ? "tyrant.turn.points" : RULES[sort][what] };
}

/** Return the sentence and its rule. */
export function stuck(town: Town, piece: Piece): { text: string; rule: string } {
  const { plan, standing } = town;
  const sort = sortOf(piece);
  const points = pointsFor(town, sort);
  const spot = plan.spots.get(piece.place);
  const near = (spot?.place.near ?? []).flatMap((id) => {
    const place = plan.spots.get(id)?.place;
    return place ? [{ place, piece: standing.get(id) }] : [];
  });
  const what = spot ? against(piece, points, spot.roof, near) : "gone";
  const rule = RULES[sort][what];
  return { rule, text: words().say(`page-tyrant-stuck-${what}`, { points }) };
}
