import { describe, expect, it } from "vitest";
import type { Deed } from "./desk";
import { kept } from "./kept";

const deed = (version: number, who: number, more: Partial<Deed> = {}) => ({ version, who, told: [], forced: false, taken_back: false, ...more }) as unknown as Deed;
const versions = (...log: Deed[]) => kept(log).map((one) => one.version);

describe("what is kept of a log", () => {
  it("is all of it where nothing was taken back", () => {
    expect(versions(deed(1, 0), deed(2, 1))).toEqual([1, 2]);
  });

  it("ends before the last decision of whoever took it back, and goes on from there", () => {
    expect(versions(deed(1, 1), deed(2, 0), deed(3, -1), deed(4, 1), deed(5, 0, { taken_back: true, back_to: 1 }), deed(6, 0))).toEqual([1, 6]);
  });

  it("reaches over answers that nobody decided", () => {
    expect(versions(deed(1, 0), deed(2, 0), deed(3, 0, { forced: true }), deed(4, 0, { taken_back: true, back_to: 1 }))).toEqual([1]);
  });

  it("is nothing where the log begins after that decision", () => {
    expect(versions(deed(7, 1), deed(8, 0, { taken_back: true, back_to: 5 }))).toEqual([]);
  });
});
