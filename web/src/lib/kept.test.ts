import { describe, expect, it } from "vitest";
import type { Deed } from "./desk";
import { kept, missed, undone } from "./kept";

const deed = (version: number, who: number, more: Partial<Deed> = {}) =>
  ({ version, who, told: [], forced: false, taken_back: false, ...more }) as unknown as Deed;
const versions = (...log: Deed[]) => kept(log).map((one) => one.version);

describe("what is kept of a log", () => {
  it("is all of it where nothing was taken back", () => {
    expect(versions(deed(1, 0), deed(2, 1))).toEqual([1, 2]);
  });

  it("ends before the last decision of whoever took it back, and goes on from there", () => {
    expect(
      versions(
        deed(1, 1),
        deed(2, 0),
        deed(3, -1),
        deed(4, 1),
        deed(5, 0, { taken_back: true, back_to: 1 }),
        deed(6, 0),
      ),
    ).toEqual([1, 6]);
  });

  it("reaches over answers that nobody decided", () => {
    expect(
      versions(deed(1, 0), deed(2, 0), deed(3, 0, { forced: true }), deed(4, 0, { taken_back: true, back_to: 1 })),
    ).toEqual([1]);
  });

  it("is nothing where the log begins after that decision", () => {
    expect(versions(deed(7, 1), deed(8, 0, { taken_back: true, back_to: 5 }))).toEqual([]);
  });
});

const said = (version: number, who: number, kind: string, more: Partial<Deed> = {}) =>
  deed(version, who, {
    told: [{ message: { id: kind } }] as unknown as Deed["told"],
    sentences: [{ message: { id: kind } }] as unknown as Deed["sentences"],
    ...more,
  });

describe("what is told of a take-back", () => {
  it("is what its owner had done, and not what followed from it or others did", () => {
    const log = [
      said(1, 0, "plays 9"),
      said(2, -1, "draws"),
      said(3, 1, "plays 3"),
      said(4, 0, "tafelrunde-event-asks-to-take-back"),
      said(5, 0, "tafelrunde-event-takes-back", { taken_back: true, back_to: 0 }),
    ];
    expect(undone(log, log[4] as Deed).map((one) => one.message.id)).toEqual(["plays 9"]);
  });

  it("leaves out what had been taken back before", () => {
    const log = [
      said(1, 0, "plays 9"),
      said(2, 0, "takes back", { taken_back: true, back_to: 0 }),
      said(3, 0, "plays 8"),
      said(4, 0, "takes back", { taken_back: true, back_to: 2 }),
    ];
    expect(undone(log, log[3] as Deed).map((one) => one.message.id)).toEqual(["plays 8"]);
  });
});

describe("what somebody missed", () => {
  const log = [
    said(1, 0, "mine"),
    said(2, 1, "old"),
    said(3, 1, "plays"),
    said(4, -1, "is rolled"),
    said(5, 2, "taken back soon"),
    said(6, 2, "takes back", { taken_back: true, back_to: 4 }),
    said(7, 0, "forced for me"),
  ];

  it("is what the others did since, as it still counts, with what chance added to it", () => {
    expect(missed(log, 2, 0).map((deed) => deed.sentences.map((one) => one.message.id))).toEqual([
      ["plays", "is rolled"],
      ["takes back"],
    ]);
  });

  it("is nothing where nothing came", () => {
    expect(missed(log, 7, 0)).toEqual([]);
  });
});
