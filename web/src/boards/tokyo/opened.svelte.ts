/** What is open to be read: whose cards in the right rail, and which level of wickedness. */
import type { Piece, Place } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";

export const opened = $state<{ seat: number | null; level: number | null }>({ seat: null, level: null });

/** The level whose tiles are shown: one whose tiles may be taken opens by itself. */
export function rackShown(table: TableView): { place: Place; tiles: Piece[]; asked: boolean } | undefined {
  const racks = table.layout
    .filter((place) => place.id.startsWith("rack."))
    .map((place) => {
      const tiles = table.at(place.id);
      return {
        place,
        tiles,
        asked: tiles.some((tile) => table.now.next.has(tile.id) || table.now.chosen.has(tile.id)),
      };
    });
  return racks.find((one) => one.asked) ?? racks.find((one) => one.place.number === opened.level);
}
