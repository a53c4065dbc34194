/** The map in words: what a district says to a reader, and what a piece is called. */
import type { Piece, Place } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";
import { standing } from "./map";

export const money = (amount: number): string => words().say("page-morpork-money", { amount });

export const nameOf = (table: TableView, seat: number): string =>
  seat === table.desk.viewer ? words().say("page-you") : table.talk.seat(seat);

/** The seat that controls a district. */
export const holder = (table: TableView, area: string): number | null =>
  table.desk.picture.counters.find((one) => one.id === "control" && one.about === area)?.holder ?? null;

export function pieceName(table: TableView, piece: Piece): string {
  const name = table.talk.piece(piece);
  return piece.seat === null ? name : `${nameOf(table, piece.seat)}: ${name}`;
}

/** Number, name, cost, pieces by player, trouble, control. */
export function describe(table: TableView, place: Place): string {
  const pieces = standing(table.at(place.id));
  const seats = table.desk.seats.flatMap((_, seat) => {
    const theirs = pieces.filter((piece) => piece.seat === seat);
    return theirs.length
      ? [`${nameOf(table, seat)}: ${theirs.map((piece) => table.talk.piece(piece)).join(", ")}`]
      : [];
  });
  const others = pieces.filter((piece) => piece.seat === null).map((piece) => table.talk.piece(piece));
  const held = holder(table, place.id);
  const control =
    held === null
      ? words().say("page-morpork-nobody-controls")
      : held === table.desk.viewer
        ? words().say("page-morpork-you-control")
        : words().say("page-morpork-controls", { seat: table.talk.seat(held) });
  const head = words().say("page-morpork-district", {
    number: place.number ?? 0,
    name: table.talk.thing(place.kind, place.face),
    cost: money(place.cost ?? 0),
  });
  return [head, ...(pieces.length ? seats : [words().say("page-morpork-empty")]), ...others, control].join("; ");
}

/** Everything that can be asked about in one district: what the question is about. */
export function inQuestion(table: TableView): { area: string; seat: number | null } | null {
  const args = table.desk.ask?.prompt.args ?? {};
  const area = args["area"];
  if (typeof area !== "string" || table.places.get(area)?.kind !== "area") return null;
  return { area, seat: typeof args["seat"] === "number" ? args["seat"] : null };
}

/** The minion that leaves its district, while it is asked where to. */
export function onItsWay(table: TableView): { area: string; seat: number | null } | null {
  const { from, of, by, seat } = table.desk.ask?.prompt.args ?? {};
  if (table.desk.ask?.step !== "spot" || typeof from !== "string") return null;
  return { area: from, seat: [of, seat, by].find((one) => typeof one === "number") ?? null };
}

/** Whether the question stands in place of the prompt: an interrupt, or an event that can be bought off. */
export function asks(table: TableView): boolean {
  const ask = table.desk.ask;
  if (!ask || !table.mine || table.sent || !ask.offers.length) return false;
  const interrupts = ask.standing && !ask.offers.some((offer) => offer.marks.includes("ends"));
  return interrupts || ask.step === "ignore";
}
