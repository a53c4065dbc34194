/** The things of a game as a gallery shows them. */
import { expect, it } from "vitest";
import type { Catalogue } from "./desk";
import { exhibits, having } from "./rules";

const catalogue: Catalogue = {
  game: "x",
  language: "en",
  name: "X",
  rules: { "x.area.moor": { title: "Moor", text: "Wet." }, "x.lord": { title: "Lords", text: "Rule." } },
  args: {},
  messages: {},
  things: {
    cause: { a: { name: "Ace", about: "Beats all." } },
    area: { moor: { name: "Moor" }, hill: { name: "Hill" } },
    role: { lord: { name: "Lord" } },
    card: { a: { name: "Ace", about: "Beats all." }, hidden: { name: "a card", about: "Its back." } },
  },
};

it("shows each thing that there is something to say of, by kind, with what its rule says", () => {
  expect(exhibits(catalogue, (kind) => (kind === "role" ? "x.lord" : undefined))).toEqual([
    ["card", [{ kind: "card", face: "a", name: "Ace", text: "Beats all." }]],
    ["area", [{ kind: "area", face: "moor", name: "Moor", text: "Wet." }]],
    ["role", [{ kind: "role", face: "lord", name: "Lord", text: "Rule." }]],
  ]);
});

it("is looked through by name and by text", () => {
  const all = exhibits(catalogue).flatMap(([, things]) => things);
  expect(having(all, " WET", "en").map(({ name }) => name)).toEqual(["Moor"]);
  expect(having(all, "ac", "en").map(({ name }) => name)).toEqual(["Ace"]);
});
