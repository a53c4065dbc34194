/** Friends look alike in every game, and no two at a table do. */
import { expect, it } from "vitest";
import type { Friend } from "./api";
import { colourOf, looksOf, shapeOf, wear } from "./looks.svelte";

const friend = (number: number, shape: number, colour: number, monster: number | null = null): Friend => ({
  number,
  person: `p${number}`,
  name: `Friend ${number}`,
  shape,
  colour,
  monster,
});

it("without friends each seat looks like its number", () => {
  expect(looksOf(["a", undefined], [])).toEqual([
    { shape: 0, colour: 0, monster: 0 },
    { shape: 1, colour: 1, monster: 1 },
  ]);
});

it("a friend keeps shape, colour and monster at every seat, and bots take what is free", () => {
  const friends = [friend(1, 0, 0, 4), friend(2, 3, 3)];
  expect(looksOf(["p2", undefined, "p1"], friends)).toEqual([
    { shape: 3, colour: 3, monster: 0 },
    { shape: 1, colour: 1, monster: 1 },
    { shape: 0, colour: 0, monster: 4 },
  ]);
  expect(looksOf(["p1", undefined], friends)[1]).toEqual({ shape: 1, colour: 1, monster: 1 });
  expect(looksOf([undefined, "p1"], friends)[0]?.shape).toBe(1);
});

it("of two with the same shape the one who has been in for longer keeps it", () => {
  const looks = looksOf(["p7", "p1"], [friend(1, 0, 0), friend(7, 0, 1)]);
  expect(looks[1]).toMatchObject({ shape: 0, colour: 0 });
  expect(looks[0]).toMatchObject({ shape: 1, colour: 1 });
});

it("six seats are six looks, whoever sits there", () => {
  const looks = looksOf(
    ["p1", "p2", "p3", "p4", "p5", "p6"],
    [1, 2, 3, 4, 5, 6].map((k) => friend(k, 5, k % 2, 2)),
  );
  for (const what of ["shape", "colour", "monster"] as const)
    expect(new Set(looks.map((one) => one[what])).size).toBe(6);
});

it("what is drawn follows the table that is shown", () => {
  wear(looksOf(["p1"], [friend(1, 5, 2)]));
  expect([shapeOf(0), colourOf(0), shapeOf(1)]).toEqual(["cross", "s3", "triangle"]);
  wear();
  expect([shapeOf(0), colourOf(0)]).toEqual(["circle", "s1"]);
});
