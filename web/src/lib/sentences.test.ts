/** Sentences of one thread: a walk is told from where it began, and what is done with a card after the card. */
import { expect, it } from "vitest";
import type { Message, Sentence, Value } from "./desk";
import { carriedOn } from "./sentences";

const message = (id: string, args: Record<string, Value> = {}): Message => ({ id, args, rule: "" });
const way = (from: string, to: string) => ({ from, to });
const step = (id: string, from: string, to: string, came: Message[] = []): Sentence => ({
  message: message(id, way(from, to)),
  came,
  events: [0],
  thread: "knight_1",
  onward: message("goes", way(from, to)),
});

it("tells a walk as one way, and whoever is pushed along too", () => {
  const first = step("climbs", "a1", "a2", [message("pushed", { figure: "monk", ...way("a2", "a3") })]);
  const then = step("descends", "a2", "a3", [
    message("pushed", { figure: "monk", ...way("a3", "a4") }),
    message("pushed", { figure: "squire", ...way("a4", "a5") }),
  ]);
  const whole = carriedOn(first, then)!;
  expect(whole.message).toEqual(message("goes", way("a1", "a3")));
  expect(whole.came.map((one) => one.args)).toEqual([
    { figure: "monk", from: "a2", to: "a4" },
    { figure: "squire", from: "a4", to: "a5" },
  ]);
});

it("adds what comes of a card to it in a clause", () => {
  const plays: Sentence = {
    message: message("plays"),
    came: [message("takes")],
    events: [0],
    thread: "card",
    onward: null,
  };
  const places: Sentence = { ...plays, message: message("places"), came: [], onward: message("placing") };
  expect(carriedOn(plays, places)?.came.map((one) => one.id)).toEqual(["takes", "placing"]);
  expect(carriedOn(plays, { ...places, thread: "another" })).toBeNull();
  const goesOn: Sentence = { ...places, came: [message("trouble")], onward: message("") };
  expect(carriedOn(plays, goesOn)?.came.map((one) => one.id)).toEqual(["takes", "trouble"]);
});
