/** The board of King of Tokyo: where monsters stand, what may be touched, what the dice bring, and who came where. */
import { readFileSync } from "node:fs";
import { flushSync, mount, tick, unmount } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Catalogue, Deed, Desk } from "$lib/desk";
import { set } from "$lib/settings.svelte";
import { StoredLine, type StoredGame } from "$lib/stored";
import { TableView } from "$lib/table.svelte";
import { speak } from "$lib/words.svelte";
import TableFrame from "$parts/TableFrame.svelte";
import board from ".";
import {
  barred,
  blows,
  drawing,
  keeping,
  laid as inPlaces,
  loose,
  ranking,
  rolled,
  rolls,
  says,
  slots,
  spots,
  strike,
  sums,
  turns,
} from "./city";
import Result from "./Result.svelte";
import { rollOf, scenes } from "./turns";

const stored = <T>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../../desks/${name}.json`, `file://${import.meta.dirname}/`), "utf-8")) as T;
const games = new Map([2, 4, 6].map((seats) => [seats, stored<StoredGame>(`tokyo-${seats}`)]));
const english = stored<Catalogue>("tokyo-words-en");

/** The first stored moment that a person with this question sees. */
function moment(
  seats: number,
  step: string,
  wanted: (game: StoredGame["moments"][number]) => boolean = () => true,
): StoredGame["moments"][number] {
  const found = games
    .get(seats)
    ?.moments.find(
      (one) =>
        (one.desk.ask?.step ?? "over") === step &&
        (step === "over" || one.desk.ask?.who === one.desk.viewer) &&
        wanted(one),
    );
  if (!found) throw new Error(`no stored moment of ${step}`);
  return found;
}

async function laid(seats: number, at: StoredGame["moments"][number]) {
  const line = new StoredLine(games.get(seats)!, at, async () => english);
  const table = new TableView(line);
  await table.open();
  const body = document.createElement("div");
  document.body.append(body);
  const app = mount(TableFrame, { target: body, props: { table, board } });
  flushSync();
  await tick();
  await tick();
  flushSync();
  return { line, table, body, done: () => (void unmount(app), body.remove()) };
}

beforeEach(() => sessionStorage.clear());

beforeAll(async () => {
  set("language", "en");
  await speak("en");
});

describe("computed", () => {
  it("gives every monster outside a spot of its own", () => {
    for (const count of [0, 1, 2, 3, 4, 5, 6]) {
      const found = spots(count);
      expect(found).toHaveLength(count);
      expect(new Set(found.map((spot) => `${spot.x}/${spot.row}`)).size).toBe(count);
      for (const spot of found) expect(spot.x).toBeGreaterThan(50);
    }
  });

  it("adds up only what the dice bring", () => {
    expect(sums({ stars: 1, wickedness: 2, claws: 1 }).map((one) => [one.icon, one.count])).toEqual([
      ["star", 1],
      ["skull", 2],
      ["claw", 1],
    ]);
    expect(sums({})).toEqual([]);
    expect([drawing("3"), drawing("claw")]).toEqual(["n3", "claw"]);
  });

  it("lets those dice tumble that were rolled last", () => {
    const roll = (ids: string[]) => ({
      told: [{ kind: "rolls", moves: ids.map((after) => ({ after, end: "tray" })) }],
      moves: [],
    });
    const other = { told: [{ kind: "buys", moves: [{ after: "card:jets", end: "cards.0" }] }], moves: [] };
    expect(rolled([roll(["die:1@tray"]), roll(["die:2@tray", "die:3@tray"]), other])).toEqual([
      "die:2@tray",
      "die:3@tray",
    ]);
    expect(rolled([other])).toEqual([]);
  });
});

describe("what hits the viewer", () => {
  const told = (kind: string, seat: number) => ({ kind, message: { args: { seat } } });
  it("is what others did, not what the viewer pays", () => {
    const deeds = [
      { who: 1, turn: 1, told: [told("loses-stars", 0), told("loses-hearts", 2), told("gains-hearts", 0)] },
      { who: 0, turn: 0, told: [told("loses-hearts", 0)] },
      { who: -1, turn: 0, told: [told("loses-energy", 0)] },
      { who: -1, turn: 1, told: [told("loses-energy", 0)] },
    ];
    expect(blows(deeds, 0).map((one) => one.kind)).toEqual(["loses-stars", "loses-energy"]);
  });
});

describe("a strike on many", () => {
  const told = (kind: string, seat: number) => ({ kind, message: { args: { seat } } });
  it("is seen, whoever made it; one on two is not", () => {
    const blow = (...seats: number[]) => ({
      told: [told("smashes", 1), ...seats.map((seat) => told("loses-hearts", seat))],
    });
    expect(strike([blow(0, 2, 3, 3)])).toEqual({ by: 1, seats: [0, 2, 3] });
    expect(strike([blow(0, 2)])).toBeNull();
    expect(strike([{ told: [told("loses-hearts", 0), told("loses-hearts", 2), told("loses-hearts", 3)] }])).toBeNull();
  });
});

describe("dice", () => {
  const roll = (rolled: string, lying: string) => ({
    told: [{ kind: "rolls", message: { args: { roll: rolled, lying } } }],
  });
  const first = roll("1 1 2 heart energy claw", "1 1 2 heart energy claw");

  it("lie where they lay if they were kept, and those rolled again lie in the places left", () => {
    const told = slots(rolls([first, roll("1 3 claw", "1 1 3 heart claw claw")]));
    expect(told.map((slot) => `${slot.face}${slot.kept ? "!" : ""}`)).toEqual([
      "1!",
      "1",
      "3",
      "heart!",
      "claw",
      "claw!",
    ]);
  });

  it("forget a turn with the first roll of the next", () => {
    expect(
      slots(rolls([first, roll("3", "1 1 3 heart energy claw"), roll("2 2 2 2 2 2", "2 2 2 2 2 2")])).some(
        (slot) => slot.kept,
      ),
    ).toBe(false);
  });

  it("are kept as far as their faces still lie there; a turned one lies in its old place", () => {
    const places = slots(rolls([first, roll("1 3 claw", "1 1 3 heart claw claw")]));
    const dice = ["1", "1", "2", "3", "claw", "claw"].map((face, k) => ({ face, id: k }));
    expect(inPlaces(places, dice).map(({ die, kept }) => `${die.face}${kept ? "!" : ""}`)).toEqual([
      "1!",
      "1",
      "3",
      "2",
      "claw",
      "claw!",
    ]);
    expect(inPlaces([], dice).map(({ die }) => die.id)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("the turns of others", () => {
  const told = (kind: string, args: Record<string, unknown>) => ({
    kind,
    message: { id: `tokyo-event-${kind}`, args, rule: "" },
    moves: [],
    ids: [],
  });
  const deed = (version: number, who: number, turn: number, ...all: ReturnType<typeof told>[]) =>
    ({
      version,
      who,
      turn,
      told: all,
      sentences: all.map((one, k) => ({ message: one.message, came: [], events: [k], thread: "", onward: null })),
      moves: [],
      forced: false,
      taken_back: false,
    }) as unknown as Deed;
  const news = [
    deed(1, -1, 1, told("rolls", { seat: 1, roll: "1 1 3 claw claw claw", lying: "1 1 3 claw claw claw" })),
    deed(2, 1, 1),
    deed(3, -1, 1, told("rolls", { seat: 1, roll: "2 2 3", lying: "2 2 3 claw claw claw" })),
    deed(4, 1, 1, told("resolves", { seat: 1, face: "claw", count: 3 }), told("smashes", { seat: 1, count: 3 })),
    deed(5, 1, 1, told("enters", { seat: 1, place: "city" }), told("turn", { seat: 0 })),
    deed(6, -1, 0, told("rolls", { seat: 0, roll: "1 1 1 1 1 1", lying: "1 1 1 1 1 1" })),
  ];
  const table = { log: [], desk: { viewer: 0 } } as unknown as TableView;

  it("are shown roll by roll with what was kept, then what came of them; one's own are not", () => {
    const shown = scenes(news, table, {} as Desk).map((one) => rollOf(one)!);
    expect(shown.map((one) => [one.seat, one.rolling, one.dice.filter((slot) => slot.kept).length])).toEqual([
      [1, true, 0],
      [1, true, 3],
      [1, false, 3],
    ]);
    expect(new Set(shown.map((one) => one.chain)).size).toBe(1);
    const talk = { talk: { sentence: (one: { message: { id: string } }) => one.message.id } } as unknown as TableView;
    expect(shown[2]?.more(talk)).toBe("tokyo-event-resolves tokyo-event-smashes tokyo-event-enters");
  });
});

describe("drawn", () => {
  /** The dice of a moment, after a second roll in which all but the 2s and the energy were kept. */
  async function again() {
    const at = moment(4, "keep", (one) => one.desk.ask?.prompt?.args?.["roll"] === "2 2 3 3 3 energy");
    const scene = await laid(4, at);
    const version = scene.table.desk.version + 2;
    const told = (rolled: string) => [
      {
        kind: "rolls",
        message: { id: "tokyo-event-rolls", args: { seat: 0, roll: rolled, lying: "2 2 3 3 3 energy" } },
      },
    ];
    const deeds = [
      { version: version - 1, turn: 0, told: told("2 2 3 3 3 energy") },
      { version, turn: 0, told: told("2 2 energy"), moves: [{ after: "die:2@tray", end: "tray" }] },
    ];
    scene.line.show({ ...at.desk, version, deeds });
    flushSync();
    return scene;
  }
  const keptDice = (body: HTMLElement) =>
    [...body.querySelectorAll<HTMLElement>(".tray .die.kept")].map((die) => die.dataset["touch"]);

  it("proposes to keep what was kept, says how many are rolled, and takes another mind", async () => {
    const { table, body, done } = await again();
    expect(keptDice(body)).toEqual(["die:3@tray", "die:3@tray.2", "die:3@tray.3"]);
    const shown = [...body.querySelectorAll("[data-send] .few")].map((few) =>
      [...few.querySelectorAll(".die")].map((die) => die.className.match(/f-(\w+)/)?.[1]).join(" "),
    );
    expect(shown).toEqual(["3 3 3", "2 2 energy"]);
    expect(body.querySelector("[data-send]")?.textContent).toContain("roll");
    body.querySelector<HTMLElement>('.tray [data-touch="die:3@tray"]')?.click();
    flushSync();
    expect(table.now.meant?.args["kept"]).toBe("3 3");
    table.cancel();
    flushSync();
    expect(keptDice(body)).toEqual([]);
    done();
  });

  it("ends in keeping all, whatever the order in which the dice are touched, and to stop stays at hand", async () => {
    const { line, table, body, done } = await laid(4, moment(4, "keep"));
    const act = vi.spyOn(line, "act");
    const stop = table.offers.find((offer) => offer.args["dice"] === "none");
    const ids = table.at("tray").map((die) => die.id);
    for (const order of [ids, [...ids.slice(3).reverse(), ...ids.slice(0, 3)]]) {
      for (const [k, id] of order.entries()) {
        expect(body.querySelector("[data-button=stop]"), `after ${k}`).not.toBeNull();
        body.querySelector<HTMLElement>(`.tray [data-touch="${id}"]`)?.click();
        flushSync();
        expect(keptDice(body)).toHaveLength(k + 1);
      }
      expect(table.now.meant).toBe(stop);
      expect(body.querySelector("[data-send]")?.textContent).toContain("Keep all and stop");
      table.cancel();
      flushSync();
    }
    table.touch(ids[0]!);
    flushSync();
    body.querySelector<HTMLElement>("[data-button=stop]")?.click();
    expect(act).toHaveBeenCalledWith(table.desk.version, [stop?.action]);
    done();
  });

  it("finds the choice again after a reload, also that nothing is kept", async () => {
    const at = moment(4, "keep", (one) => one.desk.ask?.prompt?.args?.["roll"] === "2 2 3 3 3 energy");
    const first = await laid(4, at);
    first.body.querySelector<HTMLElement>('.tray [data-touch="die:3@tray.2"]')?.click();
    flushSync();
    first.done();
    const second = await laid(4, at);
    expect(keptDice(second.body)).toEqual(["die:3@tray.2"]);
    second.table.cancel();
    flushSync();
    second.done();
    const third = await laid(4, at);
    expect(keptDice(third.body)).toEqual([]);
    third.done();
  });

  it("says what stopping would bring only to whoever may stop", async () => {
    const heading = async (at: Awaited<ReturnType<typeof moment>>) => {
      const scene = await laid(4, at);
      const found = scene.body.querySelector(".tray .sum")?.textContent ?? "";
      scene.done();
      return found;
    };
    expect(await heading(moment(4, "keep"))).toContain("If you stop now");
    const counts = games
      .get(4)!
      .moments.find(
        (one) =>
          one.desk.ask?.rule === "tokyo.resolve.order" &&
          one.desk.ask.who === one.desk.viewer &&
          Object.keys(one.answers).length,
      )!;
    expect(await heading(counts)).toContain("Still to resolve");
    const theirs = games
      .get(4)!
      .moments.find((one) => one.desk.ask?.step === "keep" && one.desk.ask.who !== one.desk.viewer)!;
    expect(await heading(theirs)).not.toContain("If you stop now");
  });

  it("leaves every die in its place when it is touched, or looked at in the list", async () => {
    const { table, body, done } = await laid(4, moment(4, "keep"));
    const order = () => [...body.querySelectorAll<HTMLElement>(".tray .die")].map((die) => die.dataset["touch"]);
    const before = order();
    table.peeked = table.offers.find((offer) => Array.isArray(offer.touch[0])) ?? null;
    flushSync();
    expect([order(), keptDice(body)]).toEqual([before, []]);
    table.peeked = null;
    body.querySelector<HTMLElement>(`.tray [data-touch="${before[3]}"]`)?.click();
    flushSync();
    expect([order(), keptDice(body)]).toEqual([before, [before[3]]]);
    done();
  });

  it("tells what a roll brought when the dice lie still", async () => {
    const { table, body, done } = await again();
    const told = () => body.querySelector(".log")?.textContent ?? "";
    expect(table.unseen).not.toBeNull();
    expect(told()).not.toContain("roll: 2 2 energy.");
    window.dispatchEvent(new Event("pointerdown"));
    flushSync();
    expect(table.unseen).toBeNull();
    expect(told()).toContain("roll: 2 2 energy.");
    done();
  });

  it("speaks of rolls that are left only while dice may be rolled", async () => {
    const rolling = await laid(4, moment(4, "keep"));
    expect(rolling.body.querySelector(".rolls")?.textContent).toBe("2 rolls left");
    rolling.done();
    const later = await laid(4, moment(4, "choose"));
    expect(later.body.querySelector(".rolls")).toBeNull();
    later.done();
  });

  it("sorts the dice that are touched to those that are kept, and says what all bring", async () => {
    const { table, body, done } = await laid(
      4,
      moment(4, "keep", (one) => one.desk.ask?.prompt?.args?.["roll"] === "2 2 3 3 3 energy"),
    );
    expect(keeping(table)).toBe(true);
    expect(body.querySelectorAll(".tray .die.again")).toHaveLength(6);
    expect(body.querySelector(".brings")?.textContent).toContain("+3");
    body.querySelector<HTMLElement>('.tray [data-touch="die:3@tray.2"]')?.click();
    body.querySelector<HTMLElement>('.tray [data-touch="die:3@tray"]')?.click();
    flushSync();
    expect([...body.querySelectorAll(".tray .die.kept")].map((die) => die.getAttribute("aria-label"))).toEqual([
      "3, kept",
      "3, kept",
    ]);
    expect(body.querySelectorAll(".tray .die.again")).toHaveLength(4);
    expect(table.now.meant?.args["kept"]).toBe("3 3");
    expect(body.querySelector("#prompt")?.textContent).toContain("If you stop now");
    done();
  });

  it("shows everybody's dials, and the monster in the city apart from those outside", async () => {
    const { table, body, done } = await laid(4, moment(4, "yield"));
    const seat = table.at("city")[0]?.seat ?? -1;
    expect(body.querySelector(".mon.big [data-piece]")?.getAttribute("data-piece")).toBe(`monster.${seat}`);
    expect(body.querySelectorAll(".mon.o")).toHaveLength(3);
    expect(body.querySelectorAll(".seat .dial")).toHaveLength(16);
    expect(body.querySelectorAll(".seat")[seat]?.querySelector(".incity-mark")).not.toBeNull();
    done();
  });

  it("has room in the bay where six play", async () => {
    const at = games.get(6)!.moments.find((one) => one.desk.picture?.pieces?.some((piece) => piece.place === "bay"))!;
    const { body, done } = await laid(6, at);
    expect(body.querySelectorAll(".mon.big")).toHaveLength(2);
    expect(body.querySelectorAll(".mon.o")).toHaveLength(4);
    done();
  });

  it("names the goal, and lists on a monster's sheet what it has", async () => {
    const owner = (one: StoredGame["moments"][number]) => {
      const pieces = one.desk.picture?.pieces ?? [];
      return [0, 1, 2, 3].find(
        (seat) =>
          pieces.some((piece) => piece.kind === "figure" && piece.seat === seat) &&
          pieces.some((piece) => piece.place === `cards.${seat}`),
      );
    };
    const at = games.get(4)!.moments.find((one) => owner(one) !== undefined)!;
    const seat = owner(at)!;
    const { table, body, done } = await laid(4, at);
    expect(body.querySelector(".aim1")?.textContent).toBe("Goal: 20\u00a0★");
    const monster = table.desk.picture.pieces.find((piece) => piece.kind === "figure" && piece.seat === seat)!;
    body.querySelector<HTMLElement>(`.city [data-piece="${monster.id}"]`)?.click();
    flushSync();
    expect(table.refusal).toBeNull();
    const sheet = body.querySelector("dialog.sheet");
    expect([...(sheet?.querySelectorAll(".owned b") ?? [])].map((one) => one.textContent)).toEqual(
      [`cards.${seat}`, `tiles.${seat}`].flatMap((place) => table.at(place)).map((piece) => table.talk.piece(piece)),
    );
    expect(sheet?.querySelector(".owned .says")?.textContent).not.toBe("");
    done();
  });

  it("says of a die that cannot count now why it cannot", async () => {
    const { table, body, done } = await laid(
      2,
      moment(2, "choose", (one) => one.desk.ask?.rule === "tokyo.resolve.order"),
    );
    expect(body.querySelector(".prompt .why")?.textContent).toBe(
      "Choose the dice to resolve next. Equal dice are resolved together.",
    );
    body.querySelector<HTMLElement>('.tray [data-touch="die:3@tray"]')?.click();
    expect(table.refusal).toMatchObject({
      rule: "tokyo.resolve.numbers",
      text: expect.stringContaining("It would do nothing now. Three "),
    });
    done();
  });

  it("lets all dice that are left count with one touch, and says in which order", async () => {
    const { line, table, body, done } = await laid(
      4,
      moment(4, "choose", (one) => one.desk.ask?.rule === "tokyo.resolve.order"),
    );
    const act = vi.spyOn(line, "act");
    const all = body.querySelector<HTMLElement>("[data-button=count-all]");
    const { actions, faces } = await table.request<{ actions: number[]; faces: string[] }>("in_order");
    expect(all?.querySelectorAll(".die.mini")).toHaveLength(faces.length);
    expect(all?.textContent).toContain(table.talk.thing("die", faces[0] ?? ""));
    all?.click();
    expect(act).toHaveBeenCalledWith(table.desk.version, actions);
    done();
    const earlier = await laid(4, moment(4, "keep"));
    expect(earlier.body.querySelector("[data-button=count-all]")).toBeNull();
    earlier.done();
  });

  it("opens the level whose tiles may be taken", async () => {
    const { table, body, done } = await laid(4, moment(4, "take_tile"));
    const offered = [...body.querySelectorAll<HTMLElement>(".wtile")].filter(
      (tile) => tile.dataset["state"] === "offered",
    );
    expect(offered.map((tile) => tile.dataset["touch"]).sort()).toEqual([...table.now.next].sort());
    expect(body.querySelector('[data-touch="tile:devious"]')?.textContent).toContain(says(table, "tile", "devious"));
    expect(says(table, "tile", "devious")).toContain("one more roll");
    done();
  });

  it("answers a touch on a card that nobody can buy now with its text, and says what a chosen one does", async () => {
    const { table, body, done } = await laid(
      4,
      moment(4, "buy", (one) => one.desk.ask?.offers?.some((offer) => offer?.verb === "buy") ?? false),
    );
    const shown = [...body.querySelectorAll<HTMLElement>(".offer")];
    const idle = shown.find((card) => card.dataset["state"] === "idle");
    idle?.click();
    expect(table.asked).toMatchObject({ kind: "card", id: idle?.dataset["touch"] });
    flushSync();
    expect(document.querySelector(".barred")?.textContent).toBe("It costs 5\u00a0⚡, and you have 4.");
    const cheap = table.desk.picture.pieces.find((piece) => piece.place === "shop.1")!;
    expect(barred(table, cheap)).toBeNull();
    table.asked = null;
    const offered = shown.find((card) => card.dataset["state"] === "offered")!;
    offered.click();
    flushSync();
    expect(table.asked).toBeNull();
    expect(body.querySelector("#prompt .what")?.textContent).toContain(
      table.talk.about("card", table.pieces.get(offered.dataset["touch"] ?? "")?.face ?? ""),
    );
    done();
  });

  it("gives every face to which a die may be turned as a die", async () => {
    const { table, body, done } = await laid(4, moment(4, "change"));
    table.touch("die:2@tray");
    flushSync();
    expect(body.querySelector("[data-button=stretch]")?.textContent).toMatch(/→ …$/);
    table.press("button:stretch");
    flushSync();
    expect(turns(table).map((one) => one.face)).toEqual(["1", "3", "heart", "energy", "claw"]);
    body.querySelector<HTMLElement>(".turnto .f-claw")?.click();
    expect(table.sent?.args ?? table.now.meant?.args).toMatchObject({ face: "2", to: "claw" });
    done();
  });

  it("tells unmissably who is out", async () => {
    const { line, table, body, done } = await laid(6, moment(6, "keep"));
    expect(body.querySelector(".falls")).toBeNull();
    const picture = { ...moment(6, "keep").desk.picture, marks: [[], [], ["out"], [], [], []] };
    line.show({
      ...moment(6, "keep").desk,
      picture,
      version: table.desk.version + 1,
      deeds: [
        {
          version: table.desk.version + 1,
          who: 0,
          told: [{ kind: "eliminated", message: { id: "tokyo-event-eliminated", args: { seat: 2 } } }],
        },
      ],
    });
    flushSync();
    const name = table.talk.seat(2);
    expect(body.querySelector("[role=alert].falls")?.textContent).toContain(`${name} is out of the game`);
    expect(body.querySelector(".fallen")?.getAttribute("aria-label")).toContain(name);
    body.querySelector<HTMLElement>(".falls .tool")?.click();
    flushSync();
    expect(body.querySelector(".falls")).toBeNull();
    done();
  });

  it("says what hit the viewer until the viewer acts, and that the viewer is out", async () => {
    const at = moment(6, "keep");
    const { line, table, body, done } = await laid(6, at);
    const viewer = table.desk.viewer!;
    let version = table.desk.version;
    const happens = async (
      who: number,
      ...told: { kind: string; message: { id: string; args: Record<string, number | string> } }[]
    ) => {
      version++;
      line.show({ ...at.desk, version, deeds: [{ version, who, told }] });
      await vi.waitUntil(() => table.desk.version === version); // the table takes desks one after the other
      flushSync();
    };
    await happens(viewer + 1, {
      kind: "loses-stars",
      message: {
        id: "tokyo-event-loses-stars.you",
        args: { seat: viewer, count: 2, total: 1, by: viewer + 1, cause: "widespread_panic" },
      },
    });
    expect(body.querySelector(".hurt")?.textContent).toContain("You lose 2\u00a0★ to Widespread Panic (1 left).");
    await happens(viewer + 1);
    expect(body.querySelector(".hurt")).not.toBeNull();
    await happens(viewer);
    expect(body.querySelector(".hurt")).toBeNull();
    await happens(viewer + 1, {
      kind: "eliminated",
      message: { id: "tokyo-event-eliminated.you", args: { seat: viewer } },
    });
    expect(body.querySelector(".falls.mine")?.textContent).toContain("out of the game");
    body.querySelector<HTMLElement>(".falls.mine .btn.lit")?.click();
    flushSync();
    expect(body.querySelector(".falls")).toBeNull();
    done();
  });

  it("buys with one touch where nobody wants to be asked first, and yet never rolls by a touch", async () => {
    set("ask", false);
    const shop = await laid(
      4,
      moment(4, "buy", (one) => one.desk.ask?.offers?.some((offer) => offer?.verb === "buy") ?? false),
    );
    shop.body.querySelector<HTMLElement>('.offer[data-state="offered"]')?.click();
    expect(shop.table.sent?.verb).toBe("buy");
    shop.done();
    const tray = await laid(4, moment(4, "keep"));
    for (const die of tray.table.at("tray").slice(0, 5)) tray.table.touch(die.id);
    expect([tray.table.sent, tray.table.now.complete]).toEqual([null, true]);
    tray.done();
    set("ask", true);
  });

  it("keeps in reach what has no place of its own on a phone", async () => {
    const { table, done } = await laid(4, moment(4, "keep"));
    expect(loose(table, true)).toEqual([]);
    const card = table.desk.picture.pieces.find((piece) => piece.place === "shop.0")!;
    const mine = { ...card, place: `cards.${table.desk.viewer}` };
    const offer = {
      action: 1,
      verb: "use",
      args: {},
      message: "",
      touch: [card.id],
      cost: {},
      follows: [],
      marks: [],
      names: {},
    };
    table.desk = {
      ...table.desk,
      picture: {
        ...table.desk.picture,
        pieces: [...table.desk.picture.pieces.filter((piece) => piece !== card), mine],
      },
      ask: { ...table.desk.ask!, offers: [offer] },
    };
    expect([loose(table, true), loose(table, false)]).toEqual([[card.id], []]);
    done();
  });

  it("ranks the winner first and those who are out last", async () => {
    const { table, body, done } = await laid(6, moment(6, "over"));
    expect(ranking(table)).toEqual([4, 0, 1, 2, 5, 3]);
    const app = mount(Result, { target: body, props: { table } });
    flushSync();
    expect([...body.querySelectorAll(".ranks li")].map((row) => row.textContent?.includes("out of the game"))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    void unmount(app);
    done();
  });
});
