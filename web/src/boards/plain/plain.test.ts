/** The plain board arranges any game by its places alone, and writes names so that they can be told apart. */
import { describe, expect, it } from "vitest";
import type { Offer, Piece, Place } from "$lib/desk";
import { Alike } from "$lib/touch";
import { initials, lettering } from "./lettering";
import { laid, seenBy, zonesOf, type Laid } from "./zones";

const place = (id: string, seat: number | null = null, kind = "place"): Place => ({
  id,
  kind,
  face: id.split(".")[0]!,
  seat,
  near: [],
  marks: [],
  cost: null,
  number: null,
});
const piece = (id: string, at: string, face: string | null): Piece => ({
  id,
  kind: "card",
  place: at,
  face,
  seat: null,
  count: 1,
  alike: face === null,
  cost: null,
  worth: null,
  marks: [],
});

/** A table for two, seen by the first seat. */
function table(layout: Place[], pieces: Piece[], offers: Partial<Offer>[] = []): Laid {
  return {
    layout,
    at: (id: string) => pieces.filter((one) => one.place === id),
    offers: offers as Offer[],
    alike: new Alike(pieces),
    desk: { viewer: 0, seats: [{}, {}], picture: { pieces, counters: [] } } as unknown as Laid["desk"],
  };
}

const HANDS = [place("hand.0", 0), place("hand.1", 1), place("won.0", 0), place("won.1", 1)];

describe("zones", () => {
  it("put below what the viewer alone sees, and leave before the seats what everybody does", () => {
    const zones = zonesOf(
      table(HANDS, [piece("a", "hand.0", "ace"), piece("b", "hand.1", null), piece("c", "won.0", "two")]),
    );
    expect(zones.own.map((one) => one.id)).toEqual(["hand.0"]);
    expect(zones.seats.map((row) => row.places.map((one) => one.id))).toEqual([["won.0"], ["hand.1"]]);
  });

  it("keep a hand below that is shown at the end", () => {
    const pieces = [piece("a", "hand.0", "ace"), piece("b", "hand.1", null)];
    const here = table(HANDS, pieces);
    zonesOf(here);
    pieces[1] = piece("b", "hand.1", "king");
    expect(zonesOf(here).own.map((one) => one.id)).toEqual(["hand.0"]);
  });

  it("keep a place that was filled once, and lay stacks without a face aside", () => {
    const pieces = [piece("a", "trick", "ace"), piece("b", "pile", null)];
    const here = table([place("trick"), place("pile"), place("never")], pieces);
    expect(zonesOf(here).table.map((zone) => zone.id)).toEqual(["place/trick"]);
    expect(zonesOf(here).aside.map((one) => one.id)).toEqual(["pile"]);
    pieces.shift();
    expect(zonesOf(here).table.map((zone) => zone.id)).toEqual(["place/trick"]);
  });

  it("do not lay aside a stack that can be touched", () => {
    const here = table([place("pile")], [piece("b", "pile", null)], [{ touch: ["b"] }]);
    expect(zonesOf(here).aside).toEqual([]);
    expect(seenBy(here, here.layout)).toBe("none");
  });

  it("find a board of files and ranks, and none where squares are missing", () => {
    const squares = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].map((id) => place(id, null, "square"));
    expect(zonesOf(table(squares, [])).squares).toHaveLength(9);
    expect(zonesOf(table([...squares.slice(1), place("a10", null, "square")], [])).squares).toEqual([]);
  });
});

it("pieces that nobody tells apart are laid as one with their number, unless they can be touched", () => {
  const backs = ["a", "b", "c"].map((id) => piece(id, "hand.1", null));
  expect(laid(backs, new Set(), 2).map((one) => one.count)).toEqual([3]);
  expect(laid(backs, new Set(), 3)).toHaveLength(3);
  expect(laid(backs, new Set(["a"]), 1).map((one) => [one.id, one.count])).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
});

it("a number in a short name stands large", () => {
  expect(lettering("Goblin 7")).toEqual({ large: "7", small: "Goblin" });
  expect(lettering("7 of cups")).toEqual({ large: "7", small: "of cups" });
  expect(lettering("king 1, knights 6")).toEqual({ large: "", small: "king 1, knights 6" });
  expect(lettering("$")).toEqual({ large: "$", small: "" });
});

it("letters tell names apart", () => {
  const found = initials(["Knight 1", "Knight 2", "King", "Shepherd", "Shoemaker"]);
  expect([...found.values()]).toEqual(["K1", "K2", "Ki", "She", "Sho"]);
});
