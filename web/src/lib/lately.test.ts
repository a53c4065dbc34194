/** What just happened: which deeds are told beside the question, in which order, until when. */
import { describe, expect, it } from "vitest";
import type { Deed, Told, Value } from "./desk";
import { fitting, lately } from "./lately";

let version = 0;
const told = (id: string, args: Record<string, Value> = {}): Told => ({
  kind: id,
  message: { id, args, rule: "" },
  rule: "",
  ids: [],
  moves: [],
});
const deed = (who: number, ...tells: Told[]): Deed => ({
  version: ++version,
  who,
  turn: who,
  told: tells,
  sentences: tells.map((one, k) => ({ message: one.message, came: [], events: [k], thread: "", onward: null })),
  moves: [],
  forced: false,
  taken_back: false,
});
const ids = (log: Deed[], viewer: number | null = 0, most?: number) =>
  lately(log, viewer, most).map((line) => [...line.loud, ...line.rest].map((one) => one.message.id));

describe("what just happened", () => {
  it("is what the others did since my answer, and what came of my own", () => {
    const log = [
      deed(1, told("old")),
      deed(0, told("mine"), told("came")),
      deed(1, told("first")),
      deed(2, told("second")),
    ];
    expect(ids(log)).toEqual([["came"], ["first"], ["second"]]);
  });

  it("begins anew when I answer", () => {
    const log = [deed(1, told("theirs")), deed(0, told("mine"))];
    expect(ids(log)).toEqual([]);
  });

  it("tells nothing that was taken back, but that it was, and once what is done again", () => {
    const mine = deed(0, told("mine"));
    const hit = deed(1, told("tyrant-event-hit"));
    const back = { ...deed(1, told("tafelrunde-event-takes-back")), taken_back: true, back_to: mine.version };
    expect(ids([mine, hit])).toEqual([["tyrant-event-hit"]]);
    expect(ids([mine, hit, back])).toEqual([["tafelrunde-event-takes-back"]]);
    expect(ids([mine, hit, back, deed(1, told("tyrant-event-hit"))])).toEqual([
      ["tafelrunde-event-takes-back"],
      ["tyrant-event-hit"],
    ]);
  });

  it("counts a forced answer as something that happened to me", () => {
    const log = [deed(0, told("mine")), deed(1, told("lead")), { ...deed(0, told("last card")), forced: true }];
    expect(ids(log)).toEqual([["lead"], ["last card"]]);
  });

  it("adds chance to the answer before it, and tells nothing of the deal", () => {
    expect(ids([deed(-1, told("dealt")), deed(1, told("plays")), deed(-1, told("draws"))])).toEqual([
      ["plays", "draws"],
    ]);
  });

  it("says once what happened several times in a row", () => {
    const log = [
      deed(1, told("chooses")),
      deed(1, told("chooses")),
      deed(1, told("chooses")),
      deed(-1, told("round")),
      deed(1, told("chooses", { who: 2 })),
    ];
    expect(ids(log)).toEqual([["chooses", "round"], ["chooses"]]);
  });

  it("keeps the latest lines, and of the others what nobody may miss", () => {
    const hit = told("tokyo-event-loses-hearts.you", { seat: 0 });
    const log = [
      deed(0, told("mine")),
      deed(1, told("strikes"), hit),
      deed(2, told("a")),
      deed(3, told("b")),
      deed(4, told("c")),
      deed(5, told("d")),
    ];
    expect(ids(log)).toEqual([["tokyo-event-loses-hearts.you", "strikes"], ["b"], ["c"], ["d"]]);
    expect(lately(log, 0)[0]?.loud.map((one) => one.message)).toEqual([hit.message]);
    expect(lately(log, 3).every((line) => line.loud.length === 0)).toBe(true);
  });

  it("is for somebody who looks on what was done last", () => {
    expect(ids([deed(0, told("a")), deed(1, told("b")), deed(0, told("c"))], null, 2)).toEqual([["b"], ["c"]]);
  });
});

it("says whole sentences as far as they fit: the first, what nobody may miss, and what came of it in the end", () => {
  const fit = (letters: number) => fitting(["The king is hit."], ["Ada climbs.", "Ada kills."], letters);
  expect(fit(Infinity)).toEqual({ loud: "The king is hit.", rest: "Ada climbs. Ada kills." });
  expect(fit(30)).toEqual({ loud: "The king is hit.", rest: "… Ada kills." });
  expect(fit(20)).toEqual({ loud: "The king is hit.", rest: "…" });
  expect(fit(3)).toEqual({ loud: "The king is hit.", rest: "…" });
  expect(fitting([], ["Ada rolls.", "Ada: +1 star.", "Ada enters.", "Ada: +2 stars."], 32)).toEqual({
    loud: "",
    rest: "Ada rolls. … Ada: +2 stars.",
  });
  expect(fitting([], [], 10)).toEqual({ loud: "", rest: "" });
});
