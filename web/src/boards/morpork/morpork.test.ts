/** The map in numbers and words, and what must be seen on stored desks. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "$lib/desk";
import { set } from "$lib/settings.svelte";
import { StoredLine, type StoredGame } from "$lib/stored";
import { TableView } from "$lib/table.svelte";
import { speak } from "$lib/words.svelte";
import TableFrame from "$parts/TableFrame.svelte";
import board from ".";
import { ownText, underWay } from "./cards";
import { lay, narrow, neighbour, pillStart, pillWidth, wide, type Spot } from "./map";
import { asks, describe as inWords } from "./say";
import { chances, own, share } from "./wins";

const folder = new URL("../../../desks/", `file://${import.meta.dirname}/`);
const stored = <T>(name: string): T => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf-8")) as T;
const games = { 2: stored<StoredGame>("morpork-2"), 4: stored<StoredGame>("morpork-4") };

/** The first moment of a game that has what is wanted. */
async function moment(players: 2 | 4, wanted: (table: TableView) => boolean): Promise<TableView> {
  for (const one of games[players].moments) {
    const table = new TableView(new StoredLine(games[players], one, async (tongue) => stored<Catalogue>(`morpork-words-${tongue}`)));
    await table.open();
    if (wanted(table)) return table;
  }
  throw new Error("no such moment is stored");
}

function draw(table: TableView): { body: HTMLElement; done: () => void } {
  const body = document.createElement("div");
  document.body.append(body);
  const app = mount(TableFrame, { target: body, props: { table, board } });
  flushSync();
  return { body, done: () => (void unmount(app), body.remove()) };
}

beforeAll(async () => {
  set("language", "en");
  await speak("en");
});

describe("the map", () => {
  it("draws the ground of every district of the layout, across and upright", () => {
    const areas = games[4].layout.filter((place) => place.kind === "area").map((place) => place.id).sort();
    for (const map of [wide, narrow]) {
      expect([...map.grounds.keys()].sort()).toEqual(areas);
      expect(Object.keys(map.spots).sort()).toEqual(areas);
      expect(map.drawn).not.toMatch(/<svg|<style|style=/);
    }
  });

  it("lays pieces as large as they fit, and never outside their room", () => {
    const room: Spot = { pill: [0, 0], room: [100, 50], size: [140, 90] };
    expect(lay(2, room, 44)).toEqual([{ x: 56, y: 50, size: 44 }, { x: 100, y: 50, size: 44 }]);
    for (const map of [wide, narrow]) {
      for (const spot of Object.values(map.spots)) {
        for (let count = 1; count <= 12; count++) {
          const laid = lay(count, spot, map.piece);
          expect(laid).toHaveLength(count);
          for (const { x, y, size } of laid) {
            expect(x).toBeGreaterThanOrEqual(spot.room[0] - spot.size[0] / 2);
            expect(x + size).toBeLessThanOrEqual(spot.room[0] + spot.size[0] / 2);
            expect(y + size).toBeLessThanOrEqual(spot.room[1] + spot.size[1]);
          }
        }
      }
    }
  });

  it("has pills that fit the longest names between the edges", () => {
    for (const map of [wide, narrow]) expect([pillWidth(map, "Nierealna Posiadłość", "18 $"), pillWidth(map, "Nierealna Posiadłość", "18 $", 300)].every((width) => width < map.width * 0.7 && pillStart(map, map.width - 60, width) + width < map.width)).toBe(true);
  });

  it.each([["across", wide], ["upright", narrow]] as const)("leads to every district by arrows alone, %s", async (_, map) => {
    const table = await moment(4, () => true);
    const seen = new Set(["dolly_sisters"]);
    for (const id of seen) {
      const place = table.places.get(id);
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = place && neighbour(map, place, dx, dy);
        if (next) {
          expect(place.near).toContain(next);
          seen.add(next);
        }
      }
    }
    expect(seen.size).toBe(12);
  });

  it("says number, name, cost, pieces by player, trouble and control", async () => {
    const table = await moment(4, (one) => one.desk.viewer === 0 && one.at("dolly_sisters").some((piece) => piece.face === "trouble") && one.at("dolly_sisters").length > 3);
    const said = inWords(table, table.places.get("dolly_sisters")!);
    expect(said).toMatch(/^1, Dolly Sisters, a building costs \$6; You: /);
    expect(said).toContain(table.talk.thing("piece", "trouble"));
    expect(said).toMatch(/controls? it$/);
  });
});

describe("cards", () => {
  it("tell only what their symbols do not say", () => {
    expect(ownText("(1) Take $2 from each. (2) Place a minion.", ["scroll", "place"])).toBe("Take $2 from each.");
    expect(ownText("(1) Assassinate. (2) Take $3 from the bank.", ["assassinate", "money"])).toBe("");
    expect(ownText("Draw 4 cards.", ["scroll"])).toBe("Draw 4 cards.");
  });

  it("show which step is being done", async () => {
    const table = await moment(4, (one) => one.mine && underWay(one)?.step === 2 && one.desk.ask?.step === "place");
    const { body, done } = draw(table);
    expect(body.querySelectorAll(".playing .sym.done")).toHaveLength(1);
    expect(body.querySelectorAll(".playing .sym.now")).toHaveLength(1);
    expect(board.why(table)).toMatch(/^Step 2 of /);
    done();
  });
});

describe("who could win", () => {
  it("counts up to a goal, and down to none", () => {
    expect(share(7, 8, 0)).toBe(0.875);
    expect(share(31, 0, 124)).toBe(0.75);
    expect(share(12, 9, 0)).toBe(1);
  });

  it("names the viewer's own goal and one row for each way the others may win", async () => {
    const table = await moment(4, (one) => one.desk.viewer === 0 && !one.desk.picture.over);
    await Promise.resolve();
    const secret = own(table);
    expect(secret?.goal?.about).toBe(secret?.face);
    const rows = chances(table);
    expect(rows.find((row) => row.key === "morpork.win.lords")?.who).toHaveLength(3);
    expect(rows.flatMap((row) => row.who)).not.toContain(secret?.face);
  });

  it("tells nobody's personality but the viewer's", async () => {
    const table = await moment(4, (one) => one.desk.viewer === 0 && !one.desk.picture.over);
    const { body, done } = draw(table);
    expect(body.querySelectorAll(".secret1")).toHaveLength(1);
    expect(body.querySelector(".secret1")?.textContent).toContain(table.talk.thing("personality", own(table)?.face ?? ""));
    done();
  });
});

describe("an interrupt", () => {
  it("says what is about to happen, lights the district, and passing is not first", async () => {
    const table = await moment(2, (one) => one.mine && one.desk.ask?.step === "remove_window" && one.offers.length > 1);
    expect(asks(table)).toBe(true);
    const { body, done } = draw(table);
    const dialog = body.querySelector("[role=dialog]");
    expect(dialog?.querySelector("h2")?.textContent).toContain(table.talk.thing("area", String(table.desk.ask?.prompt.args["area"])));
    const answers = [...(dialog?.querySelectorAll(".ans") ?? [])];
    expect(answers).toHaveLength(2);
    expect(answers[0]?.className).toContain("lit");
    expect(answers[0]?.textContent).toContain("Gaspode");
    for (const answer of answers) expect(answer.querySelector("span")?.textContent).not.toBe("");
    expect(body.querySelector(".dimmer")).not.toBeNull();
    expect(body.querySelector(".district1.litd")?.getAttribute("data-place")).toBe(table.desk.ask?.prompt.args["area"]);
    (answers[1] as HTMLElement).click();
    expect(table.sent?.marks).toContain("pass");
    done();
  });

  it("is not asked at the end of one's turn", async () => {
    const table = await moment(4, (one) => one.mine && one.desk.ask?.step === "turn_end");
    expect(asks(table)).toBe(false);
  });
});
