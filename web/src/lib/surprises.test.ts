import { beforeEach, expect, test } from "vitest";
import "../testing";
import { read, type Desk } from "./desk";
import { forget } from "./settings.svelte";
import { beginner, surprise } from "./surprises";

const rules = [
  { message: "claim-surprise-dwarf", rule: "claim.favour.dwarf", event: "scores" },
  { message: "tokyo-surprise-yield", rule: "tokyo.city.yield", ask: "yield" },
];
const told = (kind: string, rule: string) => read({ deeds: [{ version: 1, told: [{ kind, rule }] }] }).deeds;
const quiet = read({ viewer: 0 }) as Desk;

beforeEach(forget);

test("a rule is explained at its moment, once", () => {
  expect(surprise(rules, quiet, told("scores", "claim.favour.collect"))).toBe("");
  expect(surprise(rules, quiet, told("scores", "claim.favour.dwarf"))).toBe("claim-surprise-dwarf");
  expect(surprise(rules, quiet, told("scores", "claim.favour.dwarf"))).toBe("");
});

test("a question is explained to whoever is asked", () => {
  const asked = (who: number) => read({ viewer: 0, ask: { who, step: "yield" } }) as Desk;
  expect(surprise(rules, asked(1), [])).toBe("");
  expect(surprise(rules, asked(0), [])).toBe("tokyo-surprise-yield");
});

test("somebody is new to a game at their first three tables of it", () => {
  expect(["a", "b", "c", "d", "e"].map((table) => beginner("claim", table))).toEqual([true, true, true, false, false]);
  expect(beginner("claim", "a")).toBe(true);
  expect(beginner("tokyo", "d")).toBe(true);
});
