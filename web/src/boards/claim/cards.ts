/** The factions and cards of Claim as they are drawn: which emblem, which colour, in which order they lie. */
import type { Piece } from "$lib/desk";

export const FACTIONS = ["goblin", "knight", "undead", "dwarf", "doppelganger"] as const;
export type Faction = (typeof FACTIONS)[number];

/** The emblem of a faction in the sprite: "knight" is the figure of another game there. */
export const emblem = (faction: Faction) => (faction === "knight" ? "knights" : faction);

export function factionOf(face: string): Faction {
  return (face.split("_")[0] ?? "goblin") as Faction;
}

export function valueOf(face: string): number {
  return Number(face.split("_")[1] ?? 0);
}

/** Return the cards by faction, each in the order of its values; hidden ones are left out. */
export function byFaction(pieces: readonly Piece[]): [Faction, Piece[]][] {
  return FACTIONS.map((faction): [Faction, Piece[]] => [
    faction,
    pieces
      .filter((piece) => piece.face !== null && factionOf(piece.face) === faction)
      .sort((one, other) => valueOf(one.face ?? "") - valueOf(other.face ?? "")),
  ]);
}
