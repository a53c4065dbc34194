/** A group as a page holds it: who I am there, where everybody goes, what is unread, who is asked about a new device. */
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Evening, Friend } from "./api";
import { Circle, groupName } from "./circle.svelte";
import { house } from "./house.svelte";
import { here } from "./router.svelte";
import { FakeSocket } from "../testing";
import { speak } from "./words.svelte";

const friend = (number: number, more: Partial<Friend> = {}): Friend => ({
  number,
  person: `p${number}`,
  name: `Friend ${number}`,
  here: true,
  ...more,
});
const evening = (friends: Friend[], more: Partial<Evening> = {}): Evening => ({
  type: "evening",
  id: "g",
  name: "",
  host: 1,
  lead: 1,
  link: "",
  chooses: "everybody",
  friends,
  ends: 0,
  number: 1,
  ...more,
});

const wire = () => FakeSocket.all.at(-1)!;

function circle(): Circle {
  const made = new Circle("g", () => new FakeSocket() as unknown as WebSocket);
  wire().opens();
  return made;
}

beforeAll(() => {
  house.me = { id: "p2", name: "Bea", login: null } as typeof house.me;
  return speak("en");
});
afterEach(() => {
  history.replaceState(null, "", "/");
  localStorage.clear();
});

it("everybody goes where the game is, and whoever missed the call does when the line is back", () => {
  const one = circle();
  wire().says(evening([friend(1), friend(2)]));
  wire().says({ type: "move", table: "t7" });
  expect(here()).toEqual({ is: "table", id: "t7", token: "" });
  const late = circle();
  wire().says(evening([friend(1), friend(2, { playing: "t8" })]));
  expect(here()).toMatchObject({ id: "t7" }); // they may have gone back on purpose
  wire().says(evening([friend(1), friend(2)]));
  wire().says(evening([friend(1), friend(2, { playing: "t9" })]));
  expect(here()).toMatchObject({ id: "t9" });
  one.close();
  late.close();
});

it("lines are there once, with the shape of who said them; my own are not unread", () => {
  const one = circle();
  wire().says(evening([friend(1, { shape: 3, colour: 3 }), friend(2)]));
  for (const number of [1, 1, 2])
    wire().says({
      type: "chat",
      number,
      name: "Friend 1",
      text: `line ${number}`,
      at: 1000 * number,
      person: number === 2 ? "p2" : "p1",
    });
  expect(one.lines.map((line) => [line.text, line.friend?.shape ?? 0, line.own])).toEqual([
    ["line 1", 3, false],
    ["line 2", 0, true],
  ]);
  expect(one.unread).toBe(1);
  one.seen();
  expect(one.unread).toBe(0);
  one.close();
  const next = circle();
  wire().says({ type: "chat", number: 1, name: "Friend 1", text: "line 1", at: 1000, person: "p1" });
  expect(next.unread).toBe(0); // on the next page, or after a reload
  wire().says({ type: "chat", number: 3, name: "Friend 1", text: "line 3", at: 3000, person: "p1" });
  expect(next.unread).toBe(1);
  next.close();
});

it("whoever the server names is asked about a new device, and nobody else", () => {
  const one = circle();
  wire().says(
    evening([
      friend(1),
      friend(2),
      friend(3, { claim: "AB12", judge: 1 }),
      friend(4, { claim: "CD34", judge: 2 }),
      friend(5, { judge: 2 }),
    ]),
  );
  expect(one.asks.map((other) => other.number)).toEqual([4]);
  one.close();
});

it("a touch wishes, the same touch takes the wish back", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal(
    "fetch",
    async (_: string, { body }: { body: string }) => (
      asked.push(JSON.parse(body)),
      {
        ok: true,
        status: 200,
        json: async () => evening([friend(2, { wish: (JSON.parse(body) as { wish: string }).wish })]),
      }
    ),
  );
  const one = circle();
  wire().says(evening([friend(2)]));
  await one.wish("tokyo");
  expect(one.me?.wish).toBe("tokyo");
  await one.wish("tokyo");
  expect(asked).toEqual([{ wish: "tokyo" }, { wish: "" }]);
  vi.unstubAllGlobals();
  one.close();
});

it("a group without a name is called by its friends", () => {
  expect(groupName("Thursday", ["Ada"])).toBe("Thursday");
  expect(groupName("", ["Ada", "Jonas"])).toBe("Ada and Jonas");
  expect(groupName("", ["Ada", "Bea", "Cleo", "Dario", "Edda"])).toBe("Ada, Bea, Cleo and 2 more");
});
