import { expect, it } from "vitest";
import type { Deed } from "./desk";
import { moments } from "./moments";

const deed = (version: number, who: number, ...said: string[]) =>
  ({
    version,
    who,
    sentences: said.map((id) => ({
      message: { id, args: {}, rule: "" },
      came: [],
      events: [],
      thread: "",
      onward: null,
    })),
  }) as unknown as Deed;
const told = (played: Deed[], over = true) =>
  moments(played, over).map((one) => [
    one.version,
    one.said.map((sentence) => sentence.message.id).join(" "),
    one.decided,
  ]);

it("the last moments have the one that won, also where chance decided or much happened in it", () => {
  expect(told([deed(1, 0, "moves", "hits"), deed(2, 1, "rolls"), deed(3, -1, "dice", "wins")])).toEqual([
    [2, "rolls dice wins", true],
    [1, "moves hits", false],
  ]);
  expect(told([deed(1, 0, "plays", "a", "b", "c", "wins")])).toEqual([[1, "plays c wins", true]]);
});

it("they are the last four, the latest first, without what was only done", () => {
  const played = [1, 2, 3, 4, 5, 6].map((version) => deed(version, 0, "does", "came"));
  expect(told([...played, deed(7, 1, "walks"), deed(8, 1, "ends")]).map(([version]) => version)).toEqual([8, 6, 5, 4]);
});

it("where nobody's deed ended the game none has decided it", () => {
  expect(told([deed(1, 0, "does", "came")], false)).toEqual([[1, "does came", false]]);
});

it("where enough happened that nobody could miss nothing else is told", () => {
  const loud = (version: number) =>
    ({
      ...deed(version, 1, "does"),
      told: [{ kind: "hit", message: { id: "tyrant-event-hit", args: {}, rule: "" } }],
    }) as unknown as Deed;
  const hit = (version: number) => ({
    ...loud(version),
    sentences: loud(version).sentences.map((one) => ({ ...one, events: [0] })),
  });
  expect(told([hit(1), deed(2, 0, "does", "came"), hit(3), deed(4, 0, "ends")]).map(([version]) => version)).toEqual([
    4, 3, 1,
  ]);
  expect(told([deed(2, 0, "does", "came"), hit(3), deed(4, 0, "ends")]).map(([version]) => version)).toEqual([4, 2]);
});
