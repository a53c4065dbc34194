/** The monster of each seat: its head is `m-…` in the sprite, its body `b-…`. */
const MONSTERS = ["gigazaur", "bunny", "kraken", "king", "meka", "alien"] as const;
export const monster = (seat: number) => MONSTERS[seat % MONSTERS.length] ?? "king";
