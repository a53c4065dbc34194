/** The map in numbers and words, and what must be seen on stored desks. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue, Deed } from "$lib/desk";
import { set } from "$lib/settings.svelte";
import { StoredLine, type StoredGame } from "$lib/stored";
import { TableView } from "$lib/table.svelte";
import { speak } from "$lib/words.svelte";
import TableFrame from "$parts/TableFrame.svelte";
import board from ".";
import { ownText, underWay } from "./cards";
import { eventOf, LASTS, scenes } from "./events";
import { lay, narrow, neighbour, pillStart, pillWidth, upright, wide, type Spot } from "./map";
import { untold } from "./notices.svelte";
import { asks, describe as inWords } from "./say";
import { aim, chances, own, share } from "./wins";

const folder = new URL("../../../desks/", `file://${import.meta.dirname}/`);
const stored = <T>(name: string): T => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf-8")) as T;
const games = { 2: stored<StoredGame>("morpork-2"), 4: stored<StoredGame>("morpork-4") };

/** The first moment of a game that has what is wanted. */
async function moment(players: 2 | 4, wanted: (table: TableView) => boolean): Promise<TableView> {
  for (const one of games[players].moments) {
    const table = new TableView(
      new StoredLine(games[players], one, async (tongue) => stored<Catalogue>(`morpork-words-${tongue}`)),
    );
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
    const areas = games[4].layout
      .filter((place) => place.kind === "area")
      .map((place) => place.id)
      .sort();
    for (const map of [wide, narrow]) {
      expect([...map.grounds.keys()].sort()).toEqual(areas);
      expect(Object.keys(map.spots).sort()).toEqual(areas);
      expect(map.drawn).not.toMatch(/<svg|<style|style=/);
    }
  });

  it("lays pieces as large as they fit, and never outside their room", () => {
    const room: Spot = { pill: [0, 0], room: [100, 50], size: [140, 90] };
    expect(lay(2, room, 44)).toEqual([
      { x: 56, y: 50, size: 44 },
      { x: 100, y: 50, size: 44 },
    ]);
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
    for (const map of [wide, narrow])
      expect(
        [pillWidth(map, "Nierealna Posiadłość", "18 $"), pillWidth(map, "Nierealna Posiadłość", "18 $", 300)].every(
          (width) => width < map.width * 0.7 && pillStart(map, map.width - 60, width) + width < map.width,
        ),
      ).toBe(true);
  });

  it.each([
    ["across", wide],
    ["upright", narrow],
  ] as const)("leads to every district by arrows alone, %s", async (_, map) => {
    const table = await moment(4, () => true);
    const seen = new Set(["dolly_sisters"]);
    for (const id of seen) {
      const place = table.places.get(id);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
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
    const table = await moment(
      4,
      (one) =>
        one.desk.viewer === 0 &&
        one.at("dolly_sisters").some((piece) => piece.face === "trouble") &&
        one.at("dolly_sisters").length > 3,
    );
    const said = inWords(table, table.places.get("dolly_sisters")!);
    expect(said).toMatch(/^1, Dolly Sisters, a building costs \$6; You: /);
    expect(said).toContain(table.talk.thing("piece", "trouble"));
    expect(said).toMatch(/controlled by .+$/);
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
    const told = [...body.querySelectorAll(".secret1")];
    expect(told.map((one) => one.closest(".board, .rail")?.className)).toEqual(
      expect.arrayContaining(["board", "rail only-desk"]),
    );
    for (const one of told) expect(one.textContent).toContain(table.talk.thing("personality", own(table)?.face ?? ""));
    done();
  });
});

describe("what only one player is told", () => {
  const deed = (version: number, kind: string, args: Record<string, string | number>) =>
    ({ version, told: [{ kind, message: { id: `morpork-event-${kind}`, args } }], sentences: [] }) as unknown as Deed;
  const log = [
    deed(1, "becomes", { seat: 0, personality: "lord_rust" }),
    deed(2, "becomes", { seat: 1, personality: "?" }),
    deed(8, "peeks", { seat: 0, personality: "chrysoprase" }),
    deed(9, "peeks", { seat: 1, personality: "?" }),
  ];
  const say = (told: Deed["told"][number]) => String(told.message.args["personality"]);

  it("is who one is and what one saw, until it was read", () => {
    expect(untold(log, 0, -1, say)).toEqual({ start: true, seen: ["chrysoprase"], version: 8 });
    expect(untold(log, 0, 1, say)).toEqual({ start: false, seen: ["chrysoprase"], version: 8 });
    expect(untold(log, 0, 8, say)).toBeNull();
  });

  it("is not what somebody else has seen", () => {
    expect(untold(log, 1, 2, say)).toBeNull();
  });

  it("waits over the map for a touch", async () => {
    const table = await moment(4, (one) => one.desk.viewer === 0 && !one.desk.picture.over);
    table.log = log;
    await Promise.resolve();
    const { body, done } = draw(table);
    const name = table.talk.thing("personality", own(table)?.face ?? "");
    expect(body.querySelector(".told1 h2")?.textContent).toContain(name);
    expect(body.querySelector(".told1 ul")?.textContent).toContain("Chrysoprase");
    body.querySelector<HTMLElement>("[data-notice]")?.click();
    flushSync();
    expect(body.querySelector(".told1")).toBeNull();
    done();
  });
});

describe("a prompt", () => {
  it("says what the scroll does that is asked about", async () => {
    const table = await moment(
      2,
      (one) => one.mine && one.desk.ask?.step === "scroll" && one.desk.ask.prompt.args["card"] === "dr_whiteface",
    );
    expect(board.why(table)).toMatch(/^Another player gives you \$5, or this card/);
    expect(board.why(table)).not.toContain("(1)");
  });

  it("says what a chosen card does", async () => {
    const table = await moment(
      2,
      (one) =>
        one.mine && one.desk.ask?.step === "turn" && one.offers.some((offer) => offer.args["card"] === "mr_bent"),
    );
    table.touch("card:mr_bent");
    expect(board.why(table)).toContain("Keep this card in front of you");
  });

  it("says what is left to do at the end of a turn, or why it is asked", async () => {
    const busy = await moment(2, (one) => one.mine && one.desk.ask?.step === "turn_end" && one.offers.length > 1);
    expect(board.why(busy)).toContain("You can still");
    const done = await moment(2, (one) => one.mine && one.desk.ask?.step === "turn_end");
    done.desk = {
      ...done.desk,
      ask: { ...done.desk.ask!, offers: done.offers.filter((offer) => offer.marks.includes("pass")) },
    };
    expect(board.sentence(done)).toBe("Your turn is over.");
    expect(board.why(done)).toContain("nobody learns what you hold");
  });
});

describe("a goal", () => {
  it("says how far it is, and of the pile how much is left", () => {
    const goal = (kind: string, value: number, wanted: number) =>
      aim({
        message: { id: `morpork-goal-${kind}`, args: {}, rule: "" },
        seat: 0,
        value,
        goal: wanted,
        reached: false,
        about: null,
      });
    expect(goal("control", 2, 4)).toContain("control 4 areas");
    expect(goal("control", 2, 4)).toContain("(now 2)");
    expect(goal("pile", 81, 0)).toBe("You win when the draw pile is empty (81 left).");
  });
});

describe("a plate", () => {
  it("shows the cards that lie before a player", async () => {
    const table = await moment(2, (one) => one.at("front.0").length > 0 && !one.desk.picture.over);
    const { body, done } = draw(table);
    const chips = [...body.querySelectorAll<HTMLElement>(".seats .front1")];
    expect(chips.map((chip) => chip.textContent)).toEqual(
      ["front.0", "front.1"].flatMap((place) => table.at(place)).map((card) => table.talk.piece(card)),
    );
    chips[0]?.click();
    expect(table.asked).toMatchObject({ kind: "card", face: table.at("front.0")[0]?.face });
    done();
  });
});

describe("an interrupt", () => {
  it("says what is about to happen, lights the district, and passing is not first", async () => {
    const table = await moment(2, (one) => one.mine && one.desk.ask?.step === "remove_window" && one.offers.length > 1);
    expect(asks(table)).toBe(true);
    const { body, done } = draw(table);
    const dialog = body.querySelector("[role=dialog]");
    expect(dialog?.querySelector("h2")?.textContent).toContain(
      table.talk.thing("area", String(table.desk.ask?.prompt.args["area"])),
    );
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

  it("says why it is asked where nothing can be done against it", async () => {
    const table = await moment(4, (one) => asks(one) && one.offers.length === 1);
    const { body, done } = draw(table);
    expect(body.querySelector("[role=dialog]")?.textContent).toContain("so that nobody learns what you hold");
    done();
  });

  it("is not asked at the end of one's turn", async () => {
    const table = await moment(4, (one) => one.mine && one.desk.ask?.step === "turn_end");
    expect(asks(table)).toBe(false);
  });
});
it("the map stands upright by the size of the window alone: on a high phone", () => {
  expect(
    [
      [390, 844],
      [412, 915],
      [360, 740],
      [844, 390],
      [900, 1100],
      [1280, 720],
    ].map(([width, height]) => upright(width!, height!)),
  ).toEqual([true, true, false, false, false, false]);
});

it("an event is a scene of its own: its name and what it does stand over the map", async () => {
  const table = await moment(2, (one) => one.desk.ask !== null);
  const told = {
    kind: "event",
    message: { id: "morpork-event-event", args: { event: "flood" }, rule: "" },
    moves: [],
    rule: "",
    ids: [],
  };
  const news = [
    { version: 1, who: -1, turn: 1, told: [told], moves: [], forced: false, taken_back: false },
  ] as unknown as Deed[];
  const [scene] = scenes(news, table, table.desk);
  expect([scene?.lasts, scene?.after, scene?.title(table)]).toEqual([LASTS, true, "Event “Flood”."]);
  expect(scenes([{ ...news[0]!, told: [{ ...told, kind: "places-minion" }] }], table, table.desk)).toEqual([]);
  const { body, done } = draw(table);
  table.scene = eventOf(scene!);
  flushSync();
  expect(body.querySelector(".event1")?.textContent).toContain(table.catalogue.rules["morpork.event.flood"]!.text);
  done();
});
