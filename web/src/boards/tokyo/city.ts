/** Where the monsters of King of Tokyo stand, and what lies in sight: computed from a desk, without any rule. */
import { BUTTON, type Message, type Piece, type Told } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";

/** What the dials show, with their drawings. */
export const DIALS = [
  ["hearts", "heart"],
  ["stars", "star"],
  ["energy", "energy"],
  ["wickedness", "skull"],
] as const;

/** The drawing of a face of a die. */
export const drawing = (face: string | null) => (face !== null && /^\d$/.test(face) ? `n${face}` : (face ?? ""));

/** From five seats on the cards of others are counted on their plates. */
export const folded = (table: TableView, seat: number) => table.desk.seats.length > 4 && seat !== table.desk.viewer;

export interface Spot {
  /** In hundredths of the width. */
  x: number;
  /** Rows from below. */
  row: number;
}

/** Return where so many monsters stand on the hill: up to three in a row, more in two rows. */
export function spots(count: number): Spot[] {
  if (count <= 3)
    return [
      { x: 65.5, row: 0 },
      { x: 79, row: 0.22 },
      { x: 92, row: 0 },
    ].slice(0, count);
  const columns = count === 4 ? [70, 90] : [64, 79, 93];
  return Array.from({ length: count }, (_, k) => ({
    x: columns[k % columns.length] ?? 70,
    row: k < columns.length ? 1 : 0,
  }));
}

export const out = (table: TableView, seat: number) => table.desk.picture.marks[seat]?.includes("out") ?? false;

/** The place in Tokyo where a seat's monster stands, or undefined. */
export function inTokyo(table: TableView, seat: number): string | undefined {
  const place = table.desk.picture.pieces.find((piece) => piece.kind === "figure" && piece.seat === seat)?.place;
  return place === "city" || place === "bay" ? place : undefined;
}

/** What a seat is called here: the viewer is "you". */
export const called = (table: TableView, seat: number) =>
  seat === table.desk.viewer ? words().say("page-you") : table.talk.seat(seat);

export const cards = (table: TableView, seat: number) => table.at(`cards.${seat}`);
export const tiles = (table: TableView, seat: number) => table.at(`tiles.${seat}`);

/** Tell whether the question is which of several things together: the dice that are kept. */
export const keeping = (table: TableView) => table.offers.some((offer) => Array.isArray(offer.touch[0]));

/** The offer to keep all dice, which ends the rolling. */
export const keepsAll = (table: TableView) =>
  table.offers.find(({ touch: [first] }) => Array.isArray(first) && first.length === table.at("tray").length);

/** Tell whether the question is which dice count next. */
export const counting = (table: TableView) => table.mine && table.desk.ask?.rule === "tokyo.resolve.order";

/** The rule of what a face brings. */
const BRINGS: Record<string, string> = { heart: "hearts", energy: "energy", claw: "claws" };

/** Why a die cannot be chosen while dice count: it has counted, or it brings nothing now. */
export function idle(table: TableView, die: Piece): { text: string; rule: string } | null {
  if (!counting(table) || table.state(die.id) !== "idle") return null;
  const home = die.face === "heart" && table.desk.viewer !== null && inTokyo(table, table.desk.viewer);
  const rule = `tokyo.resolve.${home ? "hearts_in_tokyo" : (BRINGS[die.face ?? ""] ?? "numbers")}`;
  if (die.marks.includes("counted")) return { text: words().say("page-tokyo-die-counted"), rule };
  return { text: words().say("page-tokyo-die-idle", { why: table.catalogue.rules[rule]?.text ?? "" }), rule };
}

/** The faces to which a die may be turned now: each is a button, drawn as a die. */
export function turns(table: TableView): { id: string; face: string }[] {
  const start = `${BUTTON}face.`;
  return [...table.now.buttons.keys()]
    .filter((id) => id.startsWith(start))
    .map((id) => ({ id, face: id.slice(start.length) }));
}

const LAID = ["tray", "last", "shop.", "rack.", "city", "bay", "outside"];

/** What may be touched and has no place of its own on this screen: cards of others, the deck on a phone, cards looked at. */
export function loose(table: TableView, small: boolean): string[] {
  const laid = (id: string) => {
    const place = table.pieces.get(id)?.place ?? id;
    const seat = table.places.get(place)?.seat ?? null;
    if (seat !== null) return !small && !folded(table, seat);
    return LAID.some((known) => place.startsWith(known)) || (!small && place === "deck");
  };
  return [...new Set([...table.now.next, ...table.now.chosen])]
    .filter((id) => !id.startsWith(BUTTON) && !laid(id))
    .sort();
}

export interface Lying {
  stars?: number;
  wickedness?: number;
  energy?: number;
  hearts?: number;
  claws?: number;
  hits?: { seat: number; count: number }[];
}

/** What the dice bring as they lie: drawing and number, in the order of the dials. */
export function sums(lying: Lying): { icon: string; name: string; count: number }[] {
  const found = [
    { icon: "star", name: "stars", count: lying.stars ?? 0 },
    { icon: "skull", name: "wickedness", count: lying.wickedness ?? 0 },
    { icon: "heart", name: "hearts", count: lying.hearts ?? 0 },
    { icon: "energy", name: "energy", count: lying.energy ?? 0 },
    { icon: "claw", name: "claws", count: lying.claws ?? 0 },
  ];
  return found.filter((one) => one.count !== 0);
}

/** The seats from the first to the last: who won, then by stars; whoever is out comes last. */
export function ranking(table: TableView): number[] {
  const result = table.desk.result ?? [];
  const key = (seat: number) => [result[seat] ?? 0, out(table, seat) ? 0 : 1, table.count("stars", seat) ?? 0];
  return table.desk.seats
    .map((_, seat) => seat)
    .sort((one, other) => {
      const [left, right] = [key(one), key(other)];
      const differs = left.findIndex((value, k) => value !== right[k]);
      return differs < 0 ? one - other : (right[differs] ?? 0) - (left[differs] ?? 0);
    });
}

/** The dice that were rolled in a deed, by their ids in the present picture. */
export function rolled(
  deeds: readonly {
    told: readonly { kind: string; moves: readonly { after: string; end: string }[] }[];
    moves: readonly { after: string; end: string }[];
  }[],
): string[] {
  const found = deeds.filter((deed) => deed.told.some((told) => told.kind === "rolls")).at(-1);
  return found
    ? [...found.told.flatMap((told) => told.moves), ...found.moves]
        .filter((move) => move.end === "tray" && move.after)
        .map((move) => move.after)
    : [];
}

/** A roll as it is told: the faces that were rolled, and all that lay there then. */
export interface Roll {
  roll: string[];
  lying: string[];
}

/** The rolls since all dice were rolled last, in their order. */
export function rolls(
  log: readonly { told: readonly { kind: string; message: { args: Record<string, unknown> } }[] }[],
): Roll[] {
  const faces = (said: unknown) =>
    String(said ?? "")
      .split(" ")
      .filter(Boolean);
  const all = log
    .flatMap((deed) => deed.told)
    .filter((told) => told.kind === "rolls")
    .map(({ message: { args } }) => ({ roll: faces(args["roll"]), lying: faces(args["lying"]) }));
  return all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => one.roll.length >= one.lying.length),
    ),
  );
}

export interface Slot {
  face: string;
  /** Whether the die was left lying in the last roll. */
  kept: boolean;
}

/** Return the places of the tray after these rolls: a die that was kept stays where it lies, those rolled again fill the others. */
export function slots(told: readonly Roll[]): Slot[] {
  return told.reduce<Slot[]>((before, { roll, lying }) => {
    const stays = without(lying, roll);
    const after = before.map(({ face }) => (taken(stays, face) ? { face, kept: true } : null));
    const rest = [...roll, ...stays].map((face) => ({ face, kept: false }));
    return [...after.map((slot) => slot ?? rest.shift()), ...rest].filter((slot) => slot !== undefined);
  }, []);
}

function taken(faces: string[], face: string): boolean {
  const at = faces.indexOf(face);
  if (at >= 0) faces.splice(at, 1);
  return at >= 0;
}

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  some.forEach((face) => taken(left, face));
  return left;
}

/** Return the dice in their places, each with whether it was kept; one that was turned since lies where it was turned. */
export function laid<T extends { face: string | null }>(
  places: readonly Slot[],
  dice: readonly T[],
): { die: T; kept: boolean }[] {
  const left = [...dice];
  const found: ({ die: T; kept: boolean } | undefined)[] = places.map(() => undefined);
  // Of dice alike those that were kept come first in the picture.
  for (const kept of [true, false])
    places.forEach((slot, k) => {
      const at = slot.kept === kept ? left.findIndex((die) => die.face === slot.face) : -1;
      if (at >= 0) found[k] = { die: left.splice(at, 1)[0] as T, kept };
    });
  const rest = left.map((die) => ({ die, kept: false }));
  return [...found.map((one) => one ?? rest.shift()), ...rest].filter((one) => one !== undefined);
}

/** The dice that are proposed to be kept: those that were kept in the last roll, if they may be kept together. */
export function proposal(table: TableView): string[] {
  const ids = laid(slots(rolls(table.log)), table.at("tray"))
    .filter((one) => one.kept)
    .map((one) => one.die.id);
  const named = table.alike.canonical([ids])[0] ?? [];
  return table.offers.some(
    ({ touch: [first, ...more] }) =>
      Array.isArray(first) && !more.length && first.length === named.length && named.every((id) => first.includes(id)),
  )
    ? ids
    : [];
}

const LOSSES = ["loses-hearts", "loses-stars", "loses-energy", "trimmed"];

/** What others did to a seat, of what was told: losses that came of no deed of its own. */
export function blows<T extends { kind: string; message: { args: Record<string, unknown> } }>(
  deeds: readonly { who: number; turn: number | null; told: readonly T[] }[],
  seat: number | null,
): T[] {
  const paid = (deed: { turn: number | null }, told: T) => told.kind === "loses-energy" && deed.turn === seat;
  return deeds
    .filter((deed) => deed.who !== seat)
    .flatMap((deed) =>
      deed.told.filter((told) => LOSSES.includes(told.kind) && told.message.args["seat"] === seat && !paid(deed, told)),
    );
}

/** So many monsters struck by one roll are a strike that everybody has to see. */
const MANY = 3;

/** Return who was struck by whom where one roll hit many, null where none did. */
export function strike(
  deeds: readonly { told: readonly { kind: string; message: { args: Record<string, unknown> } }[] }[],
): { by: number; seats: number[] } | null {
  for (const deed of [...deeds].reverse()) {
    const at = deed.told.findIndex((told) => told.kind === "smashes");
    if (at < 0) continue;
    const seats = [
      ...new Set(
        deed.told
          .slice(at + 1)
          .filter((told) => told.kind === "loses-hearts")
          .map((told) => Number(told.message.args["seat"])),
      ),
    ];
    if (seats.length >= MANY) return { by: Number(deed.told[at]?.message.args["seat"]), seats };
  }
  return null;
}

/** A blow in words: claws name who strikes. */
export const blowMessage = (told: Told): Message =>
  told.kind === "loses-hearts" && told.message.args["cause"] === "claws"
    ? { ...told.message, id: "tokyo-told-hits" }
    : told.message;

/** Why the viewer cannot buy a card of the shop now: an id of the page's words, null where it can be bought or is not for sale. */
export function barred(
  table: TableView,
  card: Piece,
): "page-tokyo-not-yet" | "page-tokyo-too-dear" | "page-tokyo-not-in-tokyo" | "page-tokyo-may-not" | null {
  const seat = table.desk.viewer;
  if (
    seat === null ||
    !card.place.startsWith("shop.") ||
    table.offers.some((offer) => offer.touch.flat().includes(card.id))
  )
    return null;
  if ((table.count("energy", seat) ?? 0) < (card.cost ?? card.worth ?? 0)) return "page-tokyo-too-dear";
  if (card.face === "hibernation" && inTokyo(table, seat)) return "page-tokyo-not-in-tokyo";
  return table.mine && table.desk.ask?.step === "buy" ? "page-tokyo-may-not" : "page-tokyo-not-yet";
}

/** What a card or tile does: said with its name, or in the rule that is called like it. */
export function says(table: TableView, kind: string, face: string | null): string {
  return table.talk.about(kind, face) || (table.catalogue.rules[`${table.desk.game}.${kind}.${face}`]?.text ?? "");
}

/** The one card or tile that is chosen, if there is one: its text belongs beside the answer. */
export function picked(table: TableView): Piece | null {
  const [first, ...others] = [...table.now.chosen].flatMap((id) => table.pieces.get(id) ?? []);
  return first && !others.length && (first.kind === "card" || first.kind === "tile") ? first : null;
}
