/** What is looked up beside the rules. */
import { expect, it } from "vitest";
import type { Catalogue } from "./desk";
import { things } from "./rules";

const catalogue: Catalogue = {
  game: "x",
  language: "en",
  name: "X",
  rules: {},
  args: {},
  messages: {},
  things: {
    card: { a1: { name: "Ace 1", about: "Beats all." }, b: { name: "Bird", about: "Flies." } },
    figure: { m: { name: "Monk", about: "Walks." }, s: { name: "Squire", about: "Walks." }, k: { name: "King" } },
    faction: { a: { name: "Aces", about: "Beats all." } },
  },
};

it("says each text once, with all names of the kind that says it first", () => {
  expect(things(catalogue, "")).toEqual([
    ["Aces", "Beats all."],
    ["Monk, Squire", "Walks."],
    ["Bird", "Flies."],
  ]);
});

it("is searched by name and by text", () => {
  expect(things(catalogue, "squi")).toEqual([["Monk, Squire", "Walks."]]);
  expect(things(catalogue, " FLIES")).toEqual([["Bird", "Flies."]]);
});
