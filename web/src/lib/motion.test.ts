import { expect, it } from "vitest";
import type { Deed, Move } from "./desk";
import { journeys } from "./motion";

const move = (before: string, after: string, start: string, end: string): Move => ({
  before,
  after,
  start,
  end,
  count: 1,
});
const deed = (...moves: Move[]): Deed => ({
  version: 1,
  who: 0,
  turn: 0,
  told: [],
  sentences: [],
  forced: false,
  taken_back: false,
  moves,
});

it("a piece that moves twice makes one journey", () => {
  const trips = journeys([
    deed(move("hand.1/3", "card:dwarf_2", "hand.1", "trick")),
    deed(move("card:dwarf_2", "score.0/1", "trick", "score.0")),
  ]);
  expect(trips).toEqual([{ before: "hand.1/3", after: "score.0/1", start: "hand.1", end: "score.0", turn: 0 }]);
});

it("what comes back to where it was does not move", () => {
  expect(journeys([deed(move("king", "king", "e3", "e4")), deed(move("king", "king", "e4", "e3"))])).toEqual([]);
});

it("moves of later deeds set out later", () => {
  expect(journeys([deed(move("a", "a", "x", "y")), deed(move("b", "b", "x", "y"))]).map((trip) => trip.turn)).toEqual([
    0, 1,
  ]);
});
