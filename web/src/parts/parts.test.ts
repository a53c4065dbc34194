/** What stands around every board: the log, hints, and who is there. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Catalogue, Deed, Desk } from "$lib/desk";
import { House } from "$lib/house.svelte";
import type { Info } from "$lib/server";
import { StoredLine, type StoredGame } from "$lib/stored";
import { TableView } from "$lib/table.svelte";
import { sounds } from "$lib/sound";
import { speak } from "$lib/words.svelte";
import { load } from "../boards";
import TableFrame from "./TableFrame.svelte";

const stored = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../desks/${name}.json`, `file://${import.meta.dirname}/`), "utf-8")) as T;

async function table(
  mine: number[] = [],
): Promise<{ line: StoredLine; view: TableView; body: HTMLElement; done: () => void }> {
  await speak("en");
  const game = stored<StoredGame>("claim-2");
  const moment = game.moments.find(
    (one) => one.desk.ask?.who === one.desk.viewer && (one.desk.ask?.offers?.length ?? 0) > 2,
  )!;
  const line = new StoredLine(game, moment, async (language) => stored<Catalogue>(`claim-words-${language}`));
  const view = new TableView(line);
  await view.open();
  await view.speak("en");
  const body = document.createElement("div");
  document.body.append(body);
  const app = mount(TableFrame, { target: body, props: { table: view, board: await load("claim"), mine } });
  flushSync();
  return { line, view, body, done: () => (void unmount(app), body.remove()) };
}

it("a log tells what was played, taken back and played again", async () => {
  const { view, body, done } = await table();
  const told = (id: string) => [
    { kind: id, message: { id, args: { seat: 0, card: "dwarf_5" }, rule: "" }, moves: [], rule: "", ids: [] },
  ];
  const sentences = (id: string) =>
    told(id).map(({ message }) => ({ message, came: [], events: [0], thread: "", onward: null }));
  const played = (version: number): Deed => ({
    version,
    who: 0,
    turn: 0,
    told: told("claim-event-plays"),
    sentences: sentences("claim-event-plays"),
    moves: [],
    forced: false,
    taken_back: false,
  });
  const back: Deed = {
    ...played(91),
    told: told("tafelrunde-took-back"),
    sentences: sentences("tafelrunde-took-back"),
    taken_back: true,
  };
  view.log = [played(90), back, played(92)];
  flushSync();
  expect(body.querySelectorAll(".side .log ol > li:not(.round)")).toHaveLength(3);
  view.log = [played(90), played(91)];
  flushSync();
  expect(body.querySelectorAll(".side .log ol > li:not(.round)")).toHaveLength(1);
  done();
});

it("a bot that takes longer than usual is thinking, a person decides", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const [bot, then] of [
      ["level-3", "is thinking"],
      ["", "Waiting for"],
    ] as const) {
      const { view, body, done } = await table();
      const seats = view.desk.seats.map((seat) => ({ ...seat, bot }));
      view.desk = { ...view.desk, viewer: 0, seats, ask: { ...view.desk.ask!, who: 1 } };
      flushSync();
      const said = () => body.querySelector(".prompt-bar .what")?.textContent;
      expect(said()).toContain("Waiting for");
      vi.advanceTimersByTime(4100);
      flushSync();
      expect(said()).toContain(then);
      done();
    }
  } finally {
    vi.useRealTimers();
  }
});

it("a hint names an answer with its reason, and a touch chooses it", async () => {
  const { line, view, body, done } = await table();
  expect(body.querySelector(".hint")).toBeNull();
  const offer = view.offers[1]!;
  line.request = async <T>() => [{ action: offer.action, points: 0.5, reason: "hint-plain" }] as T;
  view.hints = true;
  flushSync();
  body.querySelector<HTMLElement>(".hint")?.click();
  await Promise.resolve().then(() => undefined);
  flushSync();
  const advice = body.querySelector(".advice")!;
  expect(advice.textContent).toContain(view.talk.offer(view.desk.ask!, offer));
  expect(advice.textContent).toContain("looks best at a glance, and holds up · 75 % to win");
  advice.querySelector("button")?.click();
  expect(view.sent ?? view.now.meant).toBe(offer);
  done();
});

it("what comes waits while the aim is read, and is shown then", async () => {
  const { line, view, done } = await table();
  const first = view.desk.version;
  const after = {
    ...stored<StoredGame>("claim-2").moments[0]!.desk,
    viewer: view.desk.viewer,
    version: first + 1,
    deeds: [],
  };
  view.hold(true);
  line.show(after);
  expect(view.desk.version).toBe(first);
  view.hold(false);
  await Promise.resolve();
  expect(view.desk.version).toBe(first + 1);
  done();
});

it("whoever takes the screen reads nothing of what the one before was told", async () => {
  const { line, view, done } = await table();
  const other = stored<StoredGame>("claim-2").moments.find((one) => one.desk.viewer === 1 - view.desk.viewer!)!;
  view.log = [
    {
      version: 1,
      who: 0,
      turn: 0,
      told: [{ kind: "", message: { id: "secret", args: {}, rule: "" }, moves: [], rule: "", ids: [] }],
      sentences: [],
      moves: [],
      forced: false,
      taken_back: false,
    },
  ];
  view.asked = { kind: "card", face: "dwarf_5" };
  line.show(other.desk);
  await Promise.resolve();
  expect(view.log.map((deed) => deed.version)).toEqual(other.desk.deeds!.map((deed) => deed.version));
  expect(JSON.stringify(view.log)).not.toContain("secret");
  expect(view.asked).toBeNull();
  done();
});

it("a refusal leaves by itself, goes with the next touch, and waits for whoever reads it", async () => {
  const { view, body, done } = await table();
  const thing = view.desk.picture.pieces[0]!.id;
  const shown = () => (flushSync(), body.querySelector(".refusal"));
  vi.useFakeTimers();
  try {
    const refuse = () => (view.refuse(thing), shown()!);
    expect(refuse().textContent).toContain("Not now");
    vi.advanceTimersByTime(3000);
    expect(shown()).not.toBeNull();
    vi.advanceTimersByTime(12_000);
    expect(shown()).toBeNull();
    refuse();
    body.querySelector(".board")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(shown()).toBeNull();
    refuse().querySelector(".more")!.dispatchEvent(new Event("focus"));
    flushSync();
    vi.advanceTimersByTime(60_000);
    expect(shown()).not.toBeNull();
  } finally {
    vi.useRealTimers();
    done();
  }
});

it("whoever has acted is waited for anew, even where they are asked again; who is asked to agree is told to the asker", async () => {
  const { view, body, done } = await table([1]);
  const me = view.desk.viewer!;
  const before = view.askedAt;
  view.askedAt = 0;
  (view.wire as StoredLine).show({
    ...stored<StoredGame>("claim-2").moments[0]!.desk,
    viewer: me,
    version: view.desk.version + 1,
  });
  await vi.waitFor(() => expect(view.askedAt).toBeGreaterThanOrEqual(before));
  view.desk = {
    ...view.desk,
    request: { what: "undo", seat: me, waiting: [1 - me], agreed: [] } as unknown as Desk["request"],
  };
  flushSync();
  expect(body.querySelector(".prompt .why")?.textContent).toBe(
    `You have asked to take back; waiting for ${view.talk.seat(1 - me)}.`,
  );
  done();
});

it("what I say myself is no news to me, and neither a draw nor a pause lights an answer", async () => {
  const { view, body, done } = await table(
    [0, 1].filter(
      (seat) =>
        seat ===
        stored<StoredGame>("claim-2").moments.find(
          (one) => one.desk.ask?.who === one.desk.viewer && (one.desk.ask?.offers?.length ?? 0) > 2,
        )!.desk.viewer,
    ),
  );
  const me = view.desk.viewer!;
  const say = (seat: number) => (
    (view.chat = [...view.chat, { seat, name: "", text: "Well played", at: "" }]),
    flushSync(),
    body.querySelector(".side .unread")?.textContent ?? ""
  );
  expect([say(me), say(1 - me)]).toEqual(["", "1"]);
  expect(view.offers.length).toBeGreaterThan(0);
  view.desk = {
    ...view.desk,
    request: { what: "draw", seat: 1 - me, waiting: [me], agreed: [] } as unknown as Desk["request"],
  };
  flushSync();
  expect([body.querySelectorAll(".request .btn").length, body.querySelectorAll(".request .lit").length]).toEqual([
    2, 0,
  ]);
  view.desk = { ...view.desk, request: null, paused: true };
  flushSync();
  expect([view.offers.length, view.mine, body.querySelectorAll("[data-state=offered], .prompt .btn").length]).toEqual([
    0,
    false,
    0,
  ]);
  done();
});

it("whoever answers by keys has the next question in focus; a held key answers nothing more; keys are told on a sheet", async () => {
  const { line, view, body, done } = await table();
  const press = (key: string, repeat = false) => {
    const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    flushSync();
    return event;
  };
  const next = (version: number) =>
    line.show({
      ...stored<StoredGame>("claim-2").moments.find(
        (one) => one.desk.ask?.who === one.desk.viewer && one.desk.viewer === view.desk.viewer,
      )!.desk,
      version,
      deeds: [],
    });
  const settled = () => new Promise((after) => setTimeout(after, 20));
  press("a");
  (document.activeElement as HTMLElement | null)?.blur();
  next(view.desk.version + 1);
  await settled();
  expect(document.activeElement?.matches(".hand [data-state=offered], .prompt .btn")).toBe(true);
  window.dispatchEvent(new Event("pointerdown"));
  (document.activeElement as HTMLElement).blur();
  next(view.desk.version + 1);
  await settled();
  expect(document.activeElement).toBe(document.body);
  expect(press("Enter", true).defaultPrevented).toBe(true);
  press("k");
  expect(body.querySelector(".sheet")?.textContent).toContain("Esc");
  done();
});

it("a clock ticks from the first desk on, also while the line is lost, turns red and is heard in time, and stands in a pause", async () => {
  vi.useFakeTimers();
  const hurry = vi.spyOn(sounds, "hurry").mockImplementation(() => {});
  const { line, view, body, done } = await table();
  try {
    const me = view.desk.viewer!;
    const shown = () => (flushSync(), body.querySelectorAll(".seat")[me]!.querySelector(".clock"));
    const pass = (seconds: number) => (vi.advanceTimersByTime(1000 * seconds), shown());
    view.clock = { left: [62_000, 62_000], running: me, at: performance.now() };
    expect(shown()?.textContent).toBe("1:02");
    expect(pass(1)?.className).not.toContain("short");
    expect(hurry).not.toHaveBeenCalled();
    expect(pass(2)?.textContent).toBe("0:59");
    expect([shown()?.className.includes("short"), hurry.mock.calls.length]).toEqual([true, 1]);
    expect(body.querySelector("[role=timer]")?.textContent).toContain("0:59");
    line.lose();
    expect(pass(11)?.textContent).toBe("0:48");
    [pass(20), pass(20)];
    expect(hurry).toHaveBeenCalledTimes(3); // at half a minute and at ten seconds
    expect(body.querySelectorAll(".seat")[1 - me]!.querySelector(".clock")!.textContent).toBe("1:02");
    view.desk = { ...view.desk, paused: true };
    expect(shown()?.className).not.toContain("short");
  } finally {
    vi.useRealTimers();
    hurry.mockRestore();
    done();
  }
});

it("somebody who has resigned, or is not there, is seen at their seat", async () => {
  const { view, body, done } = await table();
  view.absent = [1];
  flushSync();
  expect(body.querySelectorAll(".seat")[1]?.textContent).toContain("away");
  view.resigned = [1];
  flushSync();
  expect(body.querySelectorAll(".seat")[1]?.textContent).toContain("resigned");
  done();
});

it("a seat and a hidden hand say what they are", async () => {
  const { view, body, done } = await table();
  const other = 1 - view.desk.viewer!;
  body.querySelectorAll<HTMLElement>(".seat .name")[other]!.click();
  flushSync();
  const sheet = () => body.querySelector(".sheet")?.textContent ?? document.querySelector(".sheet")?.textContent ?? "";
  expect(sheet()).toContain(view.talk.seat(other));
  expect(sheet()).toContain(`Factions won: ${view.count("favours", other)} / 3`);
  view.asked = null;
  flushSync();
  body.querySelector(".backs")!.dispatchEvent(new Event("contextmenu", { bubbles: true, cancelable: true }));
  flushSync();
  expect(sheet()).toContain(`× ${view.at(`hand.${other}`).length}`);
  done();
});

it("tables that wait for me are known from the start, and no longer once I have answered", () => {
  const house = new House();
  house.me = {
    id: "ada",
    name: "Ada",
    language: "en",
    login: null,
    webhook: "",
    codes: 0,
    blocked: [],
    banned: false,
    since: 0,
  };
  const chair = (seat: number, id: string, asked: boolean) => ({ seat, person: { id, name: id }, asked });
  const info = (id: string, asked: number): Info => ({
    id,
    game: "claim",
    status: "running",
    public: false,
    host: null,
    chairs: [chair(0, "ada", asked === 0), chair(1, "bob", asked === 1)],
    chosen: {},
  });
  house.hear({ type: "lobby", tables: [], mine: [info("mine", 0), info("theirs", 1)] });
  expect([...house.turns]).toEqual(["mine"]);
  house.hear({ type: "turn", table: "mine", seat: 0, version: 3, on: false });
  house.hear({ type: "turn", table: "theirs", seat: 0, version: 4, on: true });
  expect([...house.turns]).toEqual(["theirs"]);
});
