import { expect, it } from "vitest";
import type { Offer } from "./desk";
import { rows } from "./rows";
import { Alike, reading } from "./touch";

const offer = (action: number, touch: string[], marks: string[] = []): Offer => ({
  action,
  verb: "do",
  args: {},
  message: "",
  touch,
  cost: {},
  follows: [],
  marks,
  names: {},
});
const listed = (offers: Offer[], steps: string[][]) => rows(offers, reading(offers, new Alike([]), steps), steps);

it("passing is never the first row", () => {
  expect(
    listed([offer(0, ["button:pass"], ["pass"]), offer(1, ["a"])], []).map((row) => row.offers[0]?.action),
  ).toEqual([1, 0]);
});

it("many actions are grouped by what is touched first, and narrowed by a touch", () => {
  const walks = ["n", "e", "s", "w"].flatMap((way, k) =>
    ["a", "b", "c"].map((knight, n) => offer(10 * n + k, [knight, way])),
  );
  expect(listed(walks, []).map((row) => [row.id, row.offers.length])).toEqual([
    ["a", 4],
    ["b", 4],
    ["c", 4],
  ]);
  expect(listed(walks, [["a"]]).map((row) => row.offers.length)).toEqual([1, 1, 1, 1]);
  expect(listed(walks, [["a"], ["n"]]).length).toBe(4);
});
