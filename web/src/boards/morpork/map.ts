/** The map as it is drawn: the ground of the districts, where each writes its name and sets its pieces, and how many fit. */
import type { Piece, Place } from "$lib/desk";
import across from "./city.svg?raw";
import standingUp from "./city-upright.svg?raw";

export interface Spot {
  /** Upper left corner of the pill with the name. */
  pill: readonly [number, number];
  /** Middle of the upper edge of the room for pieces. */
  room: readonly [number, number];
  /** How wide and high that room is. */
  size: readonly [number, number];
}

export interface CityMap {
  width: number;
  height: number;
  /** The drawing, without its frame. */
  drawn: string;
  grounds: ReadonlyMap<string, string>;
  spots: Readonly<Record<string, Spot>>;
  /** How large a piece is where there is room. */
  piece: number;
  letters: number;
  costs: boolean;
}

const spot = (pill: [number, number], room: [number, number], size: [number, number]): Spot => ({ pill, room, size });

const ACROSS = {
  dolly_sisters: spot([43, 110], [150, 150], [140, 90]),
  unreal_estate: spot([241, 210], [334, 256], [182, 84]),
  dragons_landing: spot([201, 48], [306, 92], [152, 92]),
  small_gods: spot([432, 36], [512, 90], [184, 92]),
  the_scours: spot([624, 220], [700, 247], [138, 84]),
  the_hippo: spot([641, 48], [730, 98], [152, 92]),
  the_shades: spot([778, 192], [856, 250], [180, 92]),
  dimwell: spot([713, 464], [766, 498], [180, 76]),
  longwall: spot([514, 464], [584, 504], [138, 84]),
  isle_of_gods: spot([432, 290], [522, 324], [182, 72]),
  seven_sleepers: spot([268, 452], [362, 500], [152, 88]),
  nap_hill: spot([66, 336], [136, 374], [142, 134]),
};

const UPRIGHT = {
  dolly_sisters: spot([13, 47], [142, 95], [168, 112]),
  unreal_estate: spot([163, 243], [286, 280], [114, 132]),
  dragons_landing: spot([6, 287], [118, 325], [150, 84]),
  small_gods: spot([8, 419], [126, 456], [168, 168]),
  the_scours: spot([206, 645], [262, 680], [168, 92]),
  the_hippo: spot([12, 649], [108, 692], [114, 112]),
  the_shades: spot([180, 795], [266, 832], [226, 90]),
  dimwell: spot([440, 690], [506, 730], [114, 112]),
  longwall: spot([449, 517], [514, 554], [114, 104]),
  isle_of_gods: spot([254, 413], [342, 450], [114, 150]),
  seven_sleepers: spot([380, 291], [510, 332], [132, 150]),
  nap_hill: spot([367, 59], [440, 95], [114, 168]),
};

function read(
  svg: string,
  width: number,
  height: number,
  spots: Readonly<Record<string, Spot>>,
  piece: number,
  letters: number,
  costs: boolean,
): CityMap {
  const drawn = svg.replace(/^\s*<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const grounds = new Map(
    [...svg.matchAll(/data-district="(\w+)" class="ground" d="([^"]+)"/g)].map((found) => [
      found[1] ?? "",
      found[2] ?? "",
    ]),
  );
  return { width, height, drawn, grounds, spots, piece, letters, costs };
}

/** For wide screens, and with x and y exchanged for a phone. */
export const wide = read(across, 960, 620, ACROSS, 44, 16.5, true);
export const narrow = read(standingUp, 620, 960, UPRIGHT, 54, 20, false);

/** What stands above and below the map on a phone. */
const AROUND = 420;

/** Tell whether the map stands upright in a window of this size: on a phone that is high enough. */
export function upright(width: number, height: number): boolean {
  const larger = (map: CityMap) => Math.min(width / map.width, (height - AROUND) / map.height);
  return width < 720 && height > width && larger(narrow) > larger(wide);
}

export interface Laid {
  x: number;
  y: number;
  size: number;
}

/** Lay so many pieces into the room of a district: as large as they fit, in rows, each row in the middle. */
export function lay(count: number, room: Spot, largest: number): Laid[] {
  const [wide, high] = room.size;
  let size = largest;
  while (size > 12 && Math.ceil(count / Math.max(1, Math.floor(wide / size))) * size > high) size -= 1;
  const columns = Math.max(1, Math.floor(wide / size));
  const rows = Math.ceil(count / columns);
  const even = Math.ceil(count / Math.max(1, rows));
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / even);
    const inRow = Math.min(even, count - row * even);
    return { x: room.room[0] + (k - row * even - inRow / 2) * size, y: room.room[1] + row * size, size };
  });
}

/** How wide a pill is that holds a number, a name and a price: as the name is measured, or else about so. */
export function pillWidth(map: CityMap, name: string, price: string, measured = 0): number {
  const written = measured || map.letters * 0.56 * name.length;
  return Math.round(
    map.letters * 1.8 + written + (map.costs ? map.letters * (0.9 + 0.5 * price.length) : map.letters * 0.6),
  );
}

/** Where a pill begins: a long one grows to both sides, and none leaves the map. */
export function pillStart(map: CityMap, at: number, width: number): number {
  const longer = Math.max(0, width - map.letters * 10);
  return Math.max(4, Math.min(at - longer / 2, map.width - width - 4));
}

/** Where the middle of a district is: between its name and its pieces. */
export function middleOf(map: CityMap, id: string): readonly [number, number] | null {
  const found = map.spots[id];
  return found ? [found.room[0], found.room[1] + map.piece / 2] : null;
}

/** Return the neighbour that lies in a direction, the one most straight ahead. */
export function neighbour(map: CityMap, from: Place, dx: number, dy: number): string | null {
  const here = middleOf(map, from.id);
  let best: string | null = null;
  let most = 0.3;
  for (const id of from.near) {
    const there = middleOf(map, id);
    if (!here || !there) continue;
    const [x, y] = [there[0] - here[0], there[1] - here[1]];
    const ahead = (x * dx + y * dy) / Math.hypot(x, y);
    if (ahead > most) [best, most] = [id, ahead];
  }
  return best;
}

const ORDER = ["building", "minion", "demon", "troll", "trouble"];

/** The pieces of a district in the order in which they stand: buildings, minions by seat, the others, trouble last. */
export function standing(pieces: readonly Piece[]): Piece[] {
  const rank = (piece: Piece) => ORDER.indexOf(piece.face ?? "") * 10 + (piece.seat ?? 0);
  return pieces.filter((piece) => piece.kind === "piece").sort((one, other) => rank(one) - rank(other));
}
