/** A finished round of Claim is seen before the next picture: from stored desks, as a table shows them. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Catalogue, Deed, Desk, Sent, Told, Value } from "$lib/desk";
import { set } from "$lib/settings.svelte";
import { StoredLine, type StoredGame } from "$lib/stored";
import { TableView } from "$lib/table.svelte";
import { speak } from "$lib/words.svelte";
import TableFrame from "$parts/TableFrame.svelte";
import board from ".";
import { LASTS, tricks } from "./trick";

const stored = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../desks/${name}.json`, `file://${import.meta.dirname}/`), "utf-8")) as T;
const game = stored<StoredGame>("claim-2");
const catalogue = stored<Catalogue>("claim-words-en");

const told = (kind: string, args: Record<string, Value>, move?: [string, string, string]): Sent<Told> =>
  ({
    kind,
    message: { id: `claim-event-${kind}`, args },
    moves: move ? [{ before: move[0], after: `card:${String(args["card"])}`, start: move[1], end: move[2] }] : [],
  }) as Sent<Told>;
const deed = (version: number, who: number, ...tells: Sent<Told>[]) =>
  ({ version, who, turn: who, told: tells }) as Sent<Deed>;
const plays = (seat: number, card: string) => told("plays", { seat, card }, [`card:${card}`, `hand.${seat}`, "trick"]);

const lead = (version: number, seat: number, card: string) => deed(version, seat, plays(seat, card));
const answer = (version: number, seat: number, card: string, winner: number, ...more: Sent<Told>[]) =>
  deed(version, seat, plays(seat, card), told("wins-round", { seat: winner }), ...more);

let table: TableView;
let line: StoredLine;
let body: HTMLElement;
let app: Record<string, unknown>;
let first: Sent<Desk>;

/** A desk some versions later, with these deeds. */
function later(deeds: Sent<Deed>[], picture: object = {}): Sent<Desk> {
  return {
    ...first,
    version: deeds.at(-1)?.version ?? 0,
    deeds,
    picture: { ...first.picture, ...picture },
  } as Sent<Desk>;
}

async function moments(): Promise<void> {
  for (let k = 0; k < 8; k++) await Promise.resolve();
  flushSync();
}

beforeEach(async () => {
  vi.useFakeTimers();
  set("motion", "full");
  await speak("en");
  const moment = game.moments.find((one) => one.desk.picture?.phase === "recruit" && one.desk.viewer != null)!;
  const viewer = moment.desk.viewer ?? 0;
  first = {
    ...moment.desk,
    viewer,
    version: 100,
    deeds: [],
    picture: {
      ...moment.desk.picture,
      pieces: (moment.desk.picture?.pieces ?? []).filter((piece) => piece.place !== "trick"),
    },
  } as Sent<Desk>;
  line = new StoredLine(game, { ...moment, desk: first }, async () => catalogue);
  table = new TableView(line);
  table.stage = board.scenes;
  await table.open();
  body = document.createElement("div");
  document.body.append(body);
  app = mount(TableFrame, { target: body, props: { table, board } });
  flushSync();
});

afterEach(() => {
  void unmount(app);
  body.remove();
  table.close();
  vi.useRealTimers();
});

const faces = () => [...body.querySelectorAll(".done .card")].map((card) => card.getAttribute("aria-label"));
const said = () => body.querySelector("#prompt .what")?.textContent;

describe("a finished round", () => {
  it("lies on the table with both cards until its time is over, then the new picture comes", async () => {
    line.show(later([lead(101, 0, "goblin_3"), answer(102, 1, "knight_8", 1)]));
    await moments();
    expect(faces()).toEqual(["Goblin 3", "Knight 8"]);
    expect(said()).toMatch(/(wins|win) with Knight 8/);
    expect(table.desk.version).toBe(100);
    await vi.advanceTimersByTimeAsync(LASTS - 50);
    expect(table.desk.version).toBe(100);
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect(table.desk.version).toBe(102);
    expect(faces()).toEqual([]);
    expect(body.querySelector(".before")?.textContent).toMatch(/Knight 8/);
  });

  it("is followed by the next one that came with it, and by desks that came meanwhile, in order", async () => {
    line.show(
      later([
        lead(101, 0, "goblin_3"),
        answer(102, 1, "knight_8", 1),
        lead(103, 1, "dwarf_2"),
        answer(104, 0, "dwarf_5", 0),
      ]),
    );
    line.show(later([lead(105, 0, "undead_1")]));
    await moments();
    const seen: (string | null)[][] = [];
    for (let k = 0; k < 2; k++) {
      seen.push(faces());
      await vi.advanceTimersByTimeAsync(LASTS + 10);
      flushSync();
    }
    expect(seen).toEqual([
      ["Goblin 3", "Knight 8"],
      ["Dwarf 2", "Dwarf 5"],
    ]);
    await moments();
    expect(table.desk.version).toBe(105);
    expect(table.log.map((one) => one.version)).toEqual([101, 102, 103, 104, 105]);
  });

  it("may be of two cards that nobody can tell apart", async () => {
    line.show(later([lead(101, 0, "goblin_0"), answer(102, 1, "goblin_0", 0)]));
    await moments();
    expect(faces()).toEqual(["Goblin 0", "Goblin 0"]);
    await vi.advanceTimersByTimeAsync(LASTS + 10);
    flushSync();
    expect(body.querySelectorAll(".before .mini").length).toBe(2);
  });

  it("is over by any key, which means nothing else", async () => {
    line.show(later([lead(101, 0, "goblin_3"), answer(102, 1, "knight_8", 1)]));
    await moments();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, cancelable: true }));
    await moments();
    expect(table.desk.version).toBe(102);
    expect([table.sent, table.steps]).toEqual([null, []]);
  });

  it("is over by any touch", async () => {
    line.show(later([lead(101, 0, "goblin_3"), answer(102, 1, "knight_8", 1)]));
    await moments();
    (body.querySelector(".hand .card") as HTMLElement).click();
    await moments();
    expect(table.desk.version).toBe(102);
    expect(table.steps).toEqual([]);
  });

  it("does not hold anything up without movement, and stays readable", async () => {
    set("motion", "none");
    line.show(later([lead(101, 0, "goblin_3"), answer(102, 1, "knight_8", 1)]));
    await moments();
    expect(table.desk.version).toBe(102);
    expect(body.querySelector(".before")?.textContent).toMatch(/Knight 8/);
  });

  it("waits for the person where it was the last of the game", async () => {
    set("motion", "none");
    line.show(
      later([lead(101, 0, "goblin_3"), answer(102, 1, "knight_8", 1, told("wins", { seat: 1 }))], { over: true }),
    );
    await moments();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.desk.picture.over, table.showing, faces().length]).toEqual([false, true, 2]);
    (body.querySelector("#prompt [data-send]") as HTMLElement).click();
    await moments();
    expect([table.desk.picture.over, table.showing]).toEqual([true, false]);
  });
});

describe("phase 2", () => {
  it("begins with a pause on the new picture, which only a button or a key ends", async () => {
    set("motion", "none");
    line.show(
      later([lead(101, 0, "goblin_3"), answer(102, 1, "knight_8", 1, told("favour-begins", { seat: 1 }))], {
        phase: "favour",
      }),
    );
    await moments();
    expect(table.desk.picture.phase).toBe("favour");
    expect(said()).toMatch(/^Phase 1 is over\. These \d+ followers are your new hand\.$/);
    expect(table.offers).toEqual([]);
    (body.querySelector(".board") as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.scene?.kind).toBe("phase");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    await moments();
    expect([table.scene, table.showing]).toEqual([null, false]);
  });
});

it("a round that was taken back is none", () => {
  const log = [
    lead(1, 0, "goblin_3"),
    { ...deed(2, 0), taken_back: true, back_to: 0 },
    answer(3, 1, "knight_8", 1),
  ] as unknown as Deed[];
  expect(tricks(log)).toEqual([]);
});
