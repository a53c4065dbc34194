/** What the end counts. */
import { expect, it } from "vitest";
import type { Deed } from "./desk";
import { tally } from "./tally";

const deed = (version: number, kind: string, args: Record<string, number>, taken_back = false): Deed => ({
  version,
  who: 0,
  turn: 0,
  forced: false,
  taken_back,
  back_to: taken_back ? version - 2 : null,
  moves: [],
  sentences: [],
  told: [{ kind, message: { id: kind, args, rule: "" }, rule: "", ids: [], moves: [] }],
});
const log = [
  deed(1, "smashes", { seat: 0, count: 2 }),
  deed(2, "smashes", { seat: 1, count: 1 }),
  deed(3, "buys", { seat: 0 }),
  deed(4, "smashes", { seat: 0, count: 3 }),
  deed(5, "smashes", { seat: 0, count: 4 }),
  deed(6, "takes-back", {}, true),
];

it("counts what was told, of one seat or of all, without what was taken back", () => {
  expect(tally(log, "smashes")).toBe(3);
  expect(tally(log, "smashes", 0)).toBe(2);
  expect(tally(log, "buys", 1)).toBe(0);
});

it("adds up a number that is named", () => {
  expect(tally(log, "smashes", 0, "count")).toBe(5);
});
