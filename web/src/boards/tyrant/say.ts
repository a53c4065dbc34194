/** What is said about squares and walks. */
import { words } from "$lib/words.svelte";
import { ends, type Walk } from "./reach";
import type { Town } from "./town.svelte";

/** Return the name of a place where somebody walks to: a square, or the castle. */
export function placeName(town: Town, id: string): string {
  const place = town.table.places.get(id);
  return place ? town.table.talk.place(place) : id;
}

export const figureName = (town: Town, figure: string): string => town.table.talk.thing("figure", figure);

/** Return who is pushed where, as the game says it. */
export function pushed(town: Town, walk: Walk): string[] {
  return ends(walk.pushes).map(({ figure, end }) =>
    town.table.talk.message({ id: "tyrant-follows-pushed", args: { figure, to: end }, rule: "" }),
  );
}

/** Return a square in words: where it is, who stands there, what it costs to get there and what comes of it. */
export function describe(town: Town, square: string): string {
  const { table } = town;
  const place = table.places.get(square);
  const piece = town.standing.get(square);
  const ground = (place?.marks ?? [])
    .filter((mark) => mark === "roof" || mark === "gate" || mark.startsWith("exit_"))
    .map((mark) => table.talk.mark(mark));
  const note =
    piece && town.notes[piece.id] && town.notable(piece)
      ? words().say(`page-tyrant-note-${town.notes[piece.id]!}`)
      : "";
  const here = [
    square,
    ...(place?.marks.includes("roof") ? [] : [words().say("page-tyrant-street")]),
    ...ground,
    ...(piece ? [table.talk.piece(piece), ...piece.marks.map((mark) => table.talk.mark(mark)), note] : []),
  ];
  const walk = town.reach.get(square);
  const way = walk ? [words().say("page-tyrant-reachable", { cost: walk.cost }), ...pushed(town, walk)] : [];
  return [here.filter(Boolean).join(", "), ...way].join("; ");
}
