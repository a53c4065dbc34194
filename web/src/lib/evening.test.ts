/** An evening in words: who sits where, who would play, how games ended, what a game has moved. */
import { beforeAll, expect, it } from "vitest";
import type { Evening, Friend, Played } from "./api";
import { around, before, planned, playing, resultOf, stands, wishing } from "./evening";
import { speak } from "./words.svelte";

const NOW = new Date(2026, 4, 7, 21, 15).getTime();
const ago = (minutes: number) => NOW - minutes * 60_000;
const friend = (number: number, name: string, more: Partial<Friend> = {}): Friend => ({
  number,
  person: `p${number}`,
  name,
  here: true,
  moved: ago(60),
  ...more,
});
const ada = friend(1, "Ada", { wish: "tokyo" });
const jonas = friend(2, "Jonas", { wish: "tokyo" });
const tomek = friend(3, "Tomek", { here: false, moved: ago(9), wish: "tokyo" });
const ola = friend(4, "Ola", { looking: true });
const max = friend(5, "Max", { moved: ago(1) });
const friends = [ada, jonas, tomek, ola, max];
const played: Played = {
  table: "t1",
  game: "claim",
  status: "over",
  created: ago(50),
  ended: ago(20),
  players: [
    { seat: 0, member: 1, name: "Ada", won: true },
    { seat: 1, bot: "level-3" },
  ],
};
const evening: Evening = {
  type: "evening",
  id: "g",
  name: "",
  host: 1,
  lead: 1,
  link: "",
  chooses: "everybody",
  friends,
  ends: 0,
  number: 3,
  games: [played],
  plans: [
    { game: "tokyo", players: [1, 2], bots: 1 },
    { game: "claim", players: [], bots: 2 },
  ],
};

beforeAll(() => speak("en"));

it("I sit below, then who is here, then who is away; whoever looks on has no chair", () => {
  const seen = around(friends, 2);
  expect(seen.chairs.map((one) => one.name)).toEqual(["Jonas", "Ada", "Max", "Tomek"]);
  expect(seen.looking).toEqual([ola]);
  const many = Array.from({ length: 9 }, (_, k) => friend(k + 1, `Friend ${k + 1}`, { here: k > 5 }));
  const crowd = around(many, 9);
  expect(crowd.chairs.map((one) => one.number).slice(0, 3)).toEqual([9, 7, 8]);
  expect(crowd.chairs).toHaveLength(6);
  expect(crowd.others).toHaveLength(3);
});

it("the wish of whoever is away is seen and does not count", () => {
  expect(wishing(friends, "tokyo")).toEqual({ counted: [ada, jonas], away: [tomek] });
});

it("how somebody is there is said as one would", () => {
  const said = (one: Friend) => stands(one, evening, NOW);
  expect([ada, max, tomek].map(said)).toEqual(["here", "just came in", "away since 21:06"]);
  expect(said({ ...tomek, moved: 0 })).toBe("not here yet");
  expect(said({ ...tomek, moved: ago(24 * 60) })).toBe("last here: yesterday");
  expect(said({ ...ada, playing: "t1" })).toBe("plays Claim");
});

it("who would play is said with bots and lookers-on", () => {
  expect(planned(evening, "tokyo", 2)).toBe("At the table: You and Ada. A bot joins in. Watching: Ola and Max.");
  expect(planned(evening, "claim", 2)).toMatch(/^Nobody is free to play\./);
});

it("a result names its winners, whatever friends are called by now", () => {
  expect(resultOf(played, [friend(1, "Ada L.")])).toBe("Ada L. beat Regular");
  expect(resultOf({ ...played, status: "running" }, friends)).toBe("Ada and Regular: playing now");
  expect(resultOf({ ...played, void: true }, friends)).toBe("Not finished: Ada and Regular");
  expect(resultOf({ ...played, players: played.players!.map((one) => ({ ...one, won: true })) }, friends)).toBe(
    "A draw: Ada and Regular",
  );
  expect(resultOf({ ...played, players: [{ seat: 0 }, { seat: 1, member: 2, won: true }] }, friends)).toBe(
    "Jonas beat someone who has left",
  );
});

it("what a bot won for whoever resigned is told so, and moves nobody's score", () => {
  const resigned = {
    ...played,
    players: [
      { seat: 0, member: 1, name: "Ada", won: true, resigned: true },
      { seat: 1, member: 2, name: "Jonas" },
    ],
  };
  expect(resultOf(resigned, friends)).toBe("a bot for Ada beat Jonas");
  expect(before({ member: 1, tonight: { won: 0, played: 1 }, ever: { won: 3, played: 4 } }, resigned)?.ever).toEqual({
    won: 3,
    played: 3,
  });
});

it("where only bots are left at a table, they are who plays", () => {
  expect([playing([ada]), playing([])]).toEqual(["Ada: playing now", "bots are playing"]);
});

it("what a game has moved is told from what was there before", () => {
  const score = { member: 1, tonight: { won: 1, played: 2 }, ever: { won: 19, played: 47 } };
  expect(before(score, played)).toEqual({ tonight: { won: 0, played: 1 }, ever: { won: 18, played: 46 } });
  expect(before({ ...score, member: 2 }, played)).toBeNull();
  expect(before(score, { ...played, void: true })).toBeNull();
  expect(before(score, undefined)).toBeNull();
});
