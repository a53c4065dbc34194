import "../testing";
import { beforeAll, expect, it } from "vitest";
import { day, left } from "./dates";
import { chairNames, counted } from "./names";
import { deadline, inOrder, logsIn, outcome, outcomeText, roleOf, standing } from "./mine";
import type { Info } from "./server";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

const HOUR = 3_600_000;

function table(id: string, more: Partial<Info> = {}, ...people: string[]): Info {
  const chairs = (people.length ? people : ["me", "Bob"]).map((name, seat) => ({
    seat,
    role: seat ? "rebel" : "king",
    person: { id: name, name },
    asked: false,
  }));
  return { id, game: "tyrant", status: "running", public: false, host: null, chairs, chosen: {}, ...more } as Info;
}

it("my turn stands above all, the one that ends first before others; what is over comes last", () => {
  const mine = (id: string, deadline: number) => {
    const one = table(id, { deadline });
    one.chairs[0]!.asked = true;
    return one;
  };
  const tables = [
    table("over", { status: "over", changed: 9 }),
    table("open", { status: "open" }),
    mine("late", 900),
    table("theirs", { changed: 3 }),
    mine("none", 0),
    mine("soon", 100),
  ];
  expect(inOrder(tables, "me").map((one) => one.id)).toEqual(["soon", "late", "none", "theirs", "open", "over"]);
});

it("a table says whose turn it is and until when", () => {
  const now = 1_000_000;
  const theirs = table("t", { deadline: now + 49 * HOUR });
  theirs.chairs[1]!.asked = true;
  expect([standing(theirs, "me"), deadline(theirs, now)]).toEqual(["Bob to move", "2 days left"]);
  expect([standing(theirs, "Bob"), roleOf(theirs, "Bob")]).toEqual(["your turn", "rebel"]);
  expect([standing(table("t"), "me"), deadline(table("t"), now)]).toEqual(["a bot is thinking", ""]);
  expect(standing(table("t", { paused: true }), "me")).toBe("paused");
  expect([left(now + 3 * HOUR, now), left(now + 90_001, now), left(now - 1, now)]).toEqual([
    "3 h left",
    "2 min left",
    "0 min left",
  ]);
});

it("a game that is over says how it ended for whoever looks", () => {
  const over = (result: number[], ...people: string[]) =>
    outcomeText(outcome(table("t", { status: "over", result }, ...people), "me"));
  expect([over([1, -1]), over([-1, 1]), over([0, 0])]).toEqual(["won", "lost", "draw"]);
  const four = (mine: number) =>
    over([1, 0.3, -0.3, -1], ...[0, 1, 2, 3].map((seat) => (seat === mine ? "me" : `p${seat}`)));
  expect([0, 1, 2, 3].map(four)).toEqual(["won", "2nd of 4", "3rd of 4", "4th of 4"]);
  expect(over([1, -1, -1], "Bob", "me", "Eve")).toBe("lost");
  expect(over([1, -1], "me", "me")).toBe("finished");
});

it("a day is said as one says it", () => {
  const now = new Date(2026, 10, 19, 0, 30).getTime();
  const ago = (days: number) => day(new Date(2026, 10, 19 - days, 23, 30).getTime(), now);
  expect([ago(0), ago(1), ago(3), ago(10)]).toEqual(["today", "yesterday", "Monday", "November 9"]);
  expect(day(new Date(2024, 0, 2).getTime(), now)).toBe("January 2, 2024");
});

it("nobody at a table is called like another one, and lists count who is", () => {
  expect(chairNames(table("t", {}, "Gość", "Bob", "Gość"))).toEqual(["Gość 1", "Bob", "Gość 3"]);
  expect(counted(["Guest", "Ola", "Guest"])).toBe("2 × Guest, Ola");
});

it("a file may hold several logs, each with its own first line", () => {
  const log = (game: string) => `{"tafelrunde-log": 3, "game": "${game}"}\n{"who": 0}\n`;
  expect(logsIn(log("claim") + log("tokyo"))).toEqual([log("claim"), log("tokyo")]);
  expect(logsIn("no game")).toEqual([]);
});
