/** The town as lines to draw, made from the squares of the layout: 60 units a square, a1 at the top left. */
import type { Place } from "$lib/desk";

export const U = 60;

export type Way = "north" | "east" | "south" | "west";

/** How far a gate is turned from one that leads north. */
export const TURN: Record<Way, number> = { north: 0, east: 90, south: 180, west: 270 };

export interface Spot {
  id: string;
  col: number;
  row: number;
  roof: boolean;
  /** Where a gate leads out of the town. */
  exit: Way | null;
  place: Place;
}

export interface Block {
  /** The outline of a block of roofs. */
  edge: string;
  /** The walls that are seen from the front, where a block ends towards the viewer. */
  front: string;
  windows: string;
  /** The lines between its squares. */
  ridge: string;
}

export interface Plan {
  columns: number;
  rows: number;
  spots: Map<string, Spot>;
  blocks: Block[];
  grid: string;
}

const EXIT = "exit_";

/** Return where a square lies, null for what is no square. */
export function spotOf(place: Place): Spot | null {
  const found = /^([a-z])(\d+)$/.exec(place.id);
  if (place.kind !== "square" || !found) return null;
  const [, letter = "a", number = "1"] = found;
  const exit = place.marks.find((mark) => mark.startsWith(EXIT))?.slice(EXIT.length) as Way | undefined;
  return {
    id: place.id,
    col: letter.charCodeAt(0) - 97,
    row: Number(number) - 1,
    roof: place.marks.includes("roof"),
    exit: exit ?? null,
    place,
  };
}

export const middle = (spot: { col: number; row: number }): [number, number] => [
  spot.col * U + U / 2,
  spot.row * U + U / 2,
];

export function plan(layout: readonly Place[]): Plan {
  const all = layout.map(spotOf).filter((spot) => spot !== null);
  const columns = Math.max(0, ...all.map((spot) => spot.col + 1));
  const rows = Math.max(0, ...all.map((spot) => spot.row + 1));
  const lines = [
    ...Array.from({ length: Math.max(0, columns - 1) }, (_, k) => `M${(k + 1) * U} 0V${rows * U}`),
    ...Array.from({ length: Math.max(0, rows - 1) }, (_, k) => `M0 ${(k + 1) * U}H${columns * U}`),
  ];
  return {
    columns,
    rows,
    spots: new Map(all.map((spot) => [spot.id, spot])),
    blocks: blocks(all).map((cells) => block(cells, rows)),
    grid: lines.join(""),
  };
}

const key = (col: number, row: number) => `${col},${row}`;

/** Return the roofs that hang together. */
export function blocks(spots: readonly Spot[]): Spot[][] {
  const left = new Map(spots.filter((spot) => spot.roof).map((spot) => [key(spot.col, spot.row), spot]));
  const found: Spot[][] = [];
  for (const first of [...left.values()]) {
    if (!left.delete(key(first.col, first.row))) continue;
    const cells = [first];
    for (const { col, row } of cells)
      for (const near of [key(col + 1, row), key(col - 1, row), key(col, row + 1), key(col, row - 1)]) {
        const spot = left.get(near);
        if (!spot) continue;
        left.delete(near);
        cells.push(spot);
      }
    found.push(cells);
  }
  return found;
}

function block(cells: readonly Spot[], rows: number): Block {
  const own = new Set(cells.map(({ col, row }) => key(col, row)));
  const open = cells.filter(({ col, row }) => !own.has(key(col, row + 1)) && row < rows - 1);
  const beside = cells.filter(({ col, row }) => own.has(key(col + 1, row)));
  const below = cells.filter(({ col, row }) => own.has(key(col, row + 1)));
  return {
    edge: outline(cells)
      .map((ring) => `M${ring.map(([x, y]) => `${x * U} ${y * U}`).join("L")}Z`)
      .join(""),
    front: open.map(({ col, row }) => `M${col * U} ${(row + 1) * U}h${U}v-11h-${U}z`).join(""),
    windows: open
      .map(
        ({ col, row }) => `M${col * U + 14} ${(row + 1) * U - 8}h8v5h-8zM${col * U + 38} ${(row + 1) * U - 8}h8v5h-8z`,
      )
      .join(""),
    ridge: [
      ...beside.map(({ col, row }) => `M${(col + 1) * U} ${row * U}v${U}`),
      ...below.map(({ col, row }) => `M${col * U} ${(row + 1) * U}h${U}`),
    ].join(""),
  };
}

type Corner = readonly [number, number];

/** Return the border of a block as closed rings of corners. */
export function outline(cells: readonly { col: number; row: number }[]): Corner[][] {
  const own = new Set(cells.map(({ col, row }) => key(col, row)));
  const edges = new Map<string, Corner[]>();
  const starts = new Map<string, Corner>();
  for (const { col, row } of cells) {
    const sides: [Corner, Corner, string][] = [
      [[col, row], [col + 1, row], key(col, row - 1)],
      [[col + 1, row], [col + 1, row + 1], key(col + 1, row)],
      [[col + 1, row + 1], [col, row + 1], key(col, row + 1)],
      [[col, row + 1], [col, row], key(col - 1, row)],
    ];
    for (const [from, to, near] of sides) {
      if (own.has(near)) continue;
      edges.set(key(...from), [...(edges.get(key(...from)) ?? []), to]);
      starts.set(key(...from), from);
    }
  }
  const rings: Corner[][] = [];
  for (const [start, first] of starts) {
    while (edges.get(start)?.length) {
      const ring: Corner[] = [];
      let at: Corner = first;
      do {
        ring.push(at);
        at = edges.get(key(...at))?.pop() ?? first;
      } while (key(...at) !== start);
      rings.push(ring);
    }
  }
  return rings;
}

/** Return the line of a walk through the middles of its squares; what is no square, such as the castle, ends it at a gate. */
export function pathOf(spots: ReadonlyMap<string, Spot>, way: readonly string[]): string {
  const points = way
    .map((id) => spots.get(id))
    .filter((spot) => spot !== undefined)
    .map((spot) => middle(spot).join(" "));
  return points.length > 1 ? `M${points.join("L")}` : "";
}
