/** Claim: where a round begins in the log. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { speak } from "$lib/words.svelte";
import board from ".";

const deed = (version: number, kind: string) => ({ version, told: [{ kind }] }) as unknown as Deed;
const log = (...kinds: string[]) => kinds.map((kind, k) => deed(k + 1, kind));
const table = (round: number, lying: number, over = false) => ({ desk: { picture: { round, rounds: 13, over } }, at: () => Array(lying) }) as unknown as TableView;
const heads = (deeds: Deed[], at: TableView) => [...board.chapters(deeds, at)].sort(([one], [other]) => one - other);

describe("a round in the log", () => {
  beforeAll(() => speak("en"));

  it("begins with the card that it is about, before anybody has played", () => {
    expect(heads(log("turned-up"), table(1, 0))).toEqual([[1, "Round 1"]]);
    expect(heads(log("turned-up", "plays", "plays", "turned-up"), table(2, 0))).toEqual([[1, "Round 1"], [4, "Round 2"]]);
    expect(heads(log("turned-up", "plays", "plays", "turned-up", "plays"), table(2, 1))).toEqual([[1, "Round 1"], [4, "Round 2"]]);
  });

  it("begins with its first card where it is about none, and the last one of the first phase was the thirteenth", () => {
    expect(heads(log("turned-up", "plays", "plays"), table(1, 0))).toEqual([[1, "Round 13"]]);
    expect(heads(log("turned-up", "plays", "plays", "plays"), table(1, 1))).toEqual([[1, "Round 13"], [4, "Round 1"]]);
    expect(heads(log("plays", "plays", "plays", "plays"), table(13, 0, true))).toEqual([[1, "Round 12"], [3, "Round 13"]]);
  });
});
