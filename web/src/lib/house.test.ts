import { expect, it } from "vitest";
import { amongBots, middling, rivals } from "./house.svelte";
import { route } from "./router.svelte";

it("play now takes the bot in the middle", () => {
  expect(middling(["random", "greedy"])).toBe("greedy");
  expect(middling(["guest", "learner", "regular", "veteran", "master"])).toBe("regular");
});

it("of levels it takes the third, or the strongest that is offered below it", () => {
  expect(middling(["level-1", "level-2", "level-3", "level-4", "level-5"])).toBe("level-3");
  expect(middling(["level-1", "level-2", "level-3"])).toBe("level-3");
  expect(middling(["level-1", "level-2"])).toBe("level-2");
});

it("a usual table has me and as many bots as the game is good with", () => {
  const tokyo = { id: "tokyo", rules: "1", least: 2, most: 6, roles: [], options: [], bots: ["level-3"], draws: false };
  const bot = { who: "bot", bot: "level-3" };
  expect(amongBots(tokyo)).toEqual([{ who: "me" }, bot, bot, bot]);
});

it("play now is against whom the card says, as far as the game still has it", () => {
  const tyrant = {
    id: "tyrant",
    rules: "2",
    least: 2,
    most: 2,
    roles: ["king", "rebel"],
    options: [],
    bots: ["level-1", "level-3"],
    draws: false,
  };
  expect(amongBots(tyrant, { seat: 1, bot: "level-1" })).toEqual([{ who: "bot", bot: "level-1" }, { who: "me" }]);
  expect(rivals(tyrant, { seat: 4, bot: "level-5", players: 6 })).toEqual({ seat: 1, bot: "level-3", players: 2 });
});

it("an address is read with what stands behind its #", () => {
  expect(route("/")).toEqual({ is: "shelf" });
  expect(route("/me")).toEqual({ is: "shelf", setting: true });
  expect(route("/new/tokyo")).toEqual({ is: "shelf", making: "tokyo" });
  expect(route("/t/Qm3", "#tok")).toEqual({ is: "table", id: "Qm3", token: "tok" });
  expect(route("/join", "#tok")).toEqual({ is: "join", token: "tok" });
  expect(route("/rules/claim")).toEqual({ is: "rules", game: "claim" });
  expect(route("/rules/claim/sheet")).toEqual({ is: "sheet", game: "claim" });
  expect(route("/nowhere/at/all")).toEqual({ is: "unknown", path: "/nowhere/at/all" });
});
