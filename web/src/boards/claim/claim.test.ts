/** Claim: a heading in the log is of the round in which its deeds happened. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { speak } from "$lib/words.svelte";
import board from ".";

type Kinds = string | string[];
const deed = (version: number, kinds: Kinds) =>
  ({ version, told: [kinds].flat().map((kind) => ({ kind })) }) as unknown as Deed;
const log = (...kinds: Kinds[]) => kinds.map((kind, k) => deed(k + 1, kind));
const table = (phase: string, round: number, over = false) =>
  ({ desk: { picture: { phase, round, rounds: 13, over } } }) as unknown as TableView;
const heads = (deeds: Deed[], at: TableView) => [...board.chapters(deeds, at)];
const won = ["plays", "wins-round"];

describe("a round in the log", () => {
  beforeAll(() => speak("en"));

  it("begins with the card that it is about, before anybody has played", () => {
    expect(heads(log("leads-first", "turned-up"), table("recruit", 1))).toEqual([[2, "Round 1"]]);
    expect(heads(log("leads-first", "turned-up", "plays", won, "draws", "turned-up"), table("recruit", 2))).toEqual([
      [2, "Round 1"],
      [6, "Round 2"],
    ]);
  });

  it("keeps its number while the table goes on, whatever round the desk says", () => {
    const played = log("leads-first", "turned-up", "plays", [...won, "draws", "turned-up"]);
    for (const round of [1, 2, 3]) expect(heads(played, table("recruit", round))).toEqual([[2, "Round 1"]]);
    expect(heads([...played, deed(5, "plays")], table("recruit", 2))).toEqual([
      [2, "Round 1"],
      [5, "Round 2"],
    ]);
  });

  it("is counted anew in phase 2", () => {
    const phase1 = Array.from({ length: 13 }, () => ["turned-up", "plays", won, "draws"]).flat() as Kinds[];
    const found = heads(log("leads-first", ...phase1, "plays", won, "plays"), table("favour", 2)).map(
      ([, head]) => head,
    );
    expect(found.slice(11)).toEqual(["Round 12", "Round 13", "Round 1", "Round 2"]);
  });

  it("is counted back from the desk where the log begins later", () => {
    expect(heads(log("turned-up", "plays", won, "turned-up"), table("recruit", 7))).toEqual([
      [1, "Round 6"],
      [4, "Round 7"],
    ]);
    expect(heads(log("plays", won, "plays", won), table("favour", 13, true))).toEqual([
      [1, "Round 12"],
      [3, "Round 13"],
    ]);
  });
});
