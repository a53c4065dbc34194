import { expect, it } from "vitest";
import { middling } from "./house.svelte";
import { route } from "./router.svelte";

it("play now takes the bot in the middle", () => {
  expect(middling(["random", "greedy"])).toBe("greedy");
  expect(middling(["guest", "learner", "regular", "veteran", "master"])).toBe("regular");
});

it("an address is read with what stands behind its #", () => {
  expect(route("/")).toEqual({ is: "shelf" });
  expect(route("/t/Qm3", "#tok")).toEqual({ is: "table", id: "Qm3", token: "tok" });
  expect(route("/join", "#tok")).toEqual({ is: "join", token: "tok" });
  expect(route("/rules/claim")).toEqual({ is: "rules", game: "claim" });
  expect(route("/nowhere/at/all")).toEqual({ is: "unknown", path: "/nowhere/at/all" });
});
