/** What lies where on the plain board: places become zones by what layout and picture say, and by nothing else. */
import type { Counter, Piece, Place } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";

/** What of a table is looked at here. */
export type Laid = Pick<TableView, "layout" | "desk" | "at" | "offers" | "alike">;

/** One place, or several that are the same kind of thing and stand side by side as cells. */
export interface Zone {
  id: string;
  places: Place[];
  cells: boolean;
}

export interface Zones {
  /** Squares that fill a board of files and ranks. */
  squares: Place[];
  /** What lies on the table. */
  table: Zone[];
  /** Stacks of which nobody sees a face. */
  aside: Place[];
  /** What lies before each seat, for those that have something there. */
  seats: { seat: number; places: Place[] }[];
  /** What the viewer alone sees: it lies below. */
  own: Place[];
}

/** What has been met at a table stays where it is: a zone once filled is not taken away, a hand stays a hand. */
interface Met {
  filled: Set<string>;
  secret: Set<string>;
}
const known = new WeakMap<object, Met>();

const SQUARE = /^([a-z])(\d{1,2})$/;
const FEWEST_SQUARES = 9;
const FEWEST_CELLS = 3;

const what = (place: Place) => `${place.kind}/${place.face}`;

/** The ids that some offer names, and those that are as good. */
export const touchable = (table: Laid) =>
  new Set(table.offers.flatMap((offer) => offer.touch.flat().flatMap((id) => table.alike.of(id))));

export function zonesOf(table: Laid): Zones {
  const met = meet(table);
  const shown = (place: Place) => met.filled.has(place.id);
  const common = table.layout.filter((place) => place.seat === null);
  const squares = squaresOf(common);
  const zones = zonesIn(common.filter((place) => !squares.includes(place)));
  const named = touchable(table);
  const dark = (place: Place) =>
    table.at(place.id).length > 0 && table.at(place.id).every((one) => one.face === null && !named.has(one.id));
  const aside = zones.filter((zone) => !zone.cells && dark(zone.places[0]!)).map((zone) => zone.places[0]!);
  const onTable = zones
    .map((zone) =>
      zone.cells && zone.places[0]!.kind !== "place" ? zone : { ...zone, places: zone.places.filter(shown) },
    )
    .filter((zone) => zone.places.length > 0 && !aside.includes(zone.places[0]!));
  const mine = (place: Place) => place.seat === table.desk.viewer && met.secret.has(what(place));
  const seats = table.desk.seats.map((_, seat) => ({
    seat,
    places: table.layout.filter((place) => place.seat === seat && shown(place) && !mine(place)),
  }));
  return {
    squares,
    table: onTable,
    aside,
    seats: seats.filter((row) => row.places.length > 0),
    own: table.layout.filter((place) => place.seat !== null && shown(place) && mine(place)),
  };
}

/** Take note of the places that say something, and of those whose faces only their owner sees. */
function meet(table: Laid): Met {
  const met = known.get(table) ?? { filled: new Set<string>(), secret: new Set<string>() };
  known.set(table, met);
  const named = touchable(table);
  for (const place of table.layout) {
    const lying = table.at(place.id);
    if (lying.length > 0 || named.has(place.id)) met.filled.add(place.id);
    if (place.seat === null || place.seat !== table.desk.viewer || !lying.some((one) => one.face !== null)) continue;
    const others = table.layout.filter((one) => one.seat !== place.seat && what(one) === what(place));
    if (others.some((one) => table.at(one.id).some((piece) => piece.face === null))) met.secret.add(what(place));
  }
  return met;
}

/** Return the places that are squares of a board, row by row; none where they do not fill one. */
function squaresOf(places: Place[]): Place[] {
  const found = places.filter((place) => SQUARE.test(place.id));
  const { files, ranks } = sidesOf(found);
  return found.length >= FEWEST_SQUARES && files.length * ranks.length === found.length ? found : [];
}

/** Return the files and ranks of a board, and where a square stands on it, from 1. */
export function sidesOf(squares: readonly Place[]): {
  files: string[];
  ranks: number[];
  at(id: string): { file: number; rank: number };
} {
  const parts = squares.map((place) => SQUARE.exec(place.id) ?? []);
  const files = [...new Set(parts.map(([, file = ""]) => file))].sort();
  const ranks = [...new Set(parts.map(([, , rank]) => Number(rank)))].sort((one, other) => one - other);
  const at = (id: string) => {
    const [, file = "", rank] = SQUARE.exec(id) ?? [];
    return { file: files.indexOf(file) + 1, rank: ranks.indexOf(Number(rank)) + 1 };
  };
  return { files, ranks, at };
}

/** Return places as zones: those with one name, and the many of one kind of the game's own, stand together. */
function zonesIn(places: Place[]): Zone[] {
  const kinds = new Map<string, number>();
  for (const place of places) kinds.set(place.kind, (kinds.get(place.kind) ?? 0) + 1);
  const together = (place: Place) =>
    place.kind !== "place" && (kinds.get(place.kind) ?? 0) >= FEWEST_CELLS ? place.kind : what(place);
  const found = new Map<string, Place[]>();
  for (const place of places) found.set(together(place), [...(found.get(together(place)) ?? []), place]);
  return [...found].map(([id, of]) => ({ id, places: of, cells: of.length > 1 }));
}

/** Who sees what lies in some places. */
export const seenBy = (table: Laid, places: readonly Place[]) =>
  places.some((place) => table.at(place.id).some((piece) => piece.face === null)) ? "none" : "all";

/** Return pieces as they are laid: what nobody can touch or tell apart is one, with its number. */
export function laid(pieces: readonly Piece[], named: ReadonlySet<string>, apart = 1): Piece[] {
  const key = (piece: Piece) => JSON.stringify([piece.kind, piece.face, piece.seat, piece.marks, piece.cost]);
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const own = named.has(piece.id) ? piece.id : key(piece);
    groups.set(own, [...(groups.get(own) ?? []), piece]);
  }
  return [...groups.values()].flatMap((group) => {
    const hidden = group[0]!.face === null;
    if (group.length <= (hidden ? apart : 1)) return group;
    return [{ ...group[0]!, count: group.reduce((sum, piece) => sum + piece.count, 0) }];
  });
}

/** The numbers of a seat that say something of anybody; those that have to reach something first. */
export function numbers(table: Pick<TableView, "desk">): Counter[] {
  const said = (counter: Counter) => counter.goal !== null || counter.seats?.some(Boolean);
  const found = table.desk.picture.counters.filter((one) => one.seats !== null && one.about === null && said(one));
  return [...found.filter((one) => one.goal !== null), ...found.filter((one) => one.goal === null)];
}

/** So many of them stand on a plate. */
export const onPlate = (table: Pick<TableView, "desk">) => (table.desk.seats.length > 2 ? 3 : 6);

/**
 * Return the counters that compare the seats under the name they share, such as who has most of each colour; under ""
 * all numbers of the seats, where the plates have no room for them.
 */
export function standings(table: Pick<TableView, "desk" | "places">): Map<string, Counter[]> {
  const found = new Map<string, Counter[]>();
  if (numbers(table).length > onPlate(table)) found.set("", numbers(table));
  for (const counter of table.desk.picture.counters)
    if (counter.seats !== null && counter.about !== null && !table.places.has(counter.about))
      found.set(counter.id, [...(found.get(counter.id) ?? []), counter]);
  return found;
}
