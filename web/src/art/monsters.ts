import { monsterOf } from "$lib/looks.svelte";

/** The monster of each seat: its head is `m-…` in the sprite, its body `b-…`. */
export const MONSTERS = ["gigazaur", "bunny", "kraken", "king", "meka", "alien"] as const;
export const monster = (seat: number) => MONSTERS[monsterOf(seat)] ?? "king";
/** The drawing of who plays at a seat, in a game where every seat has a figure of its own: whoever chooses the seat chooses it. */
export const figure = (game: string, seat: number) => (game === "tokyo" ? `m-${monster(seat)}` : null);
