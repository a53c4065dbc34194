import { describe, expect, it } from "vitest";
import { type Offer, type Piece } from "./desk";
import { Alike, pathOf, press, reading, stateOf, touch, type Steps } from "./touch";

let number = 0;
const offer = (...path: (string | string[])[]): Offer => ({
  action: ++number,
  verb: "do",
  args: {},
  message: "",
  touch: path,
  cost: {},
  follows: [],
  marks: [],
  names: {},
});
const die = (id: string, face: string): Piece => ({
  id,
  kind: "die",
  place: "tray",
  face,
  seat: null,
  count: 1,
  alike: true,
  cost: null,
  worth: null,
  marks: [],
});
const nothing = new Alike([]);

function touches(offers: Offer[], alike: Alike, ...ids: string[]): Steps {
  return ids.reduce<Steps>((steps, id) => {
    const came = touch(offers, alike, steps, id);
    expect(came, `${id} can be touched`).not.toBeNull();
    return came!.steps;
  }, []);
}

describe("a card that is played by one touch", () => {
  const [seven, eight] = [offer("card:dwarf_7"), offer("card:dwarf_8")];
  const cards = [seven, eight];

  it("offers both, and nothing is meant before a touch", () => {
    const now = reading(cards, nothing, []);
    expect([...now.next]).toEqual(["card:dwarf_7", "card:dwarf_8"]);
    expect(now.meant).toBeNull();
    expect(stateOf(now, "card:dwarf_7")).toBe("offered");
    expect(stateOf(now, "card:goblin_8")).toBe("idle");
  });

  it("stands in the button after one touch, and the other card stays lit", () => {
    const now = reading(cards, nothing, touches(cards, nothing, "card:dwarf_7"));
    expect(now.meant).toBe(seven);
    expect(stateOf(now, "card:dwarf_7")).toBe("selected");
    expect(stateOf(now, "card:dwarf_8")).toBe("offered");
  });

  it("is sent by the second touch, and changed by a touch on another", () => {
    const steps = touches(cards, nothing, "card:dwarf_7");
    expect(touch(cards, nothing, steps, "card:dwarf_7")).toEqual({ steps, send: seven });
    expect(touch(cards, nothing, steps, "card:dwarf_8")).toEqual({ steps: [["card:dwarf_8"]] });
  });

  it("leaves what is not offered alone", () => {
    expect(touch(cards, nothing, [], "card:goblin_8")).toBeNull();
    expect(touch(cards, nothing, [["card:dwarf_7"]], "card:goblin_8")).toBeNull();
  });
});

describe("a figure and a square", () => {
  const [e7, e8, f7] = [offer("knight_3", "e7"), offer("knight_3", "e8"), offer("knight_4", "f7")];
  const march = [e7, e8, f7, offer("button:end")];

  it("narrows to the squares of the figure", () => {
    const now = reading(march, nothing, touches(march, nothing, "knight_3"));
    expect([...now.next]).toEqual(["e7", "e8"]);
    expect(now.meant).toBeNull();
    expect(stateOf(now, "knight_4")).toBe("idle");
    expect(stateOf(now, "e8")).toBe("offered");
  });

  it("says the only one left although its square was not touched", () => {
    const now = reading(march, nothing, touches(march, nothing, "knight_4"));
    expect(now.meant).toBe(f7);
    expect(now.complete).toBe(false);
  });

  it("shows the square as the target, and the other one in its place", () => {
    const now = reading(march, nothing, touches(march, nothing, "knight_3", "e7"));
    expect(now.meant).toBe(e7);
    expect([stateOf(now, "knight_3"), stateOf(now, "e7"), stateOf(now, "e8")]).toEqual([
      "selected",
      "target",
      "offered",
    ]);
    expect(touches(march, nothing, "knight_3", "e7", "e8")).toEqual([["knight_3"], ["e8"]]);
  });

  it("begins anew with another figure, and gives back what is touched again", () => {
    expect(touches(march, nothing, "knight_3", "e7", "knight_4")).toEqual([["knight_4"]]);
    expect(touches(march, nothing, "knight_3", "e7", "knight_3")).toEqual([]);
  });

  it("has its button at hand until a figure is chosen", () => {
    expect([...reading(march, nothing, []).buttons.keys()]).toEqual(["button:end"]);
    expect(reading(march, nothing, [["knight_3"]]).buttons.size).toBe(0);
    expect(press(march, nothing, [], "button:end")?.send).toBe(march[3]);
    expect(press(march, nothing, [["knight_3"]], "button:end")?.send).toBe(march[3]);
  });
});

describe("a path that ends with a button", () => {
  const [arrest, walk] = [offer("knight_3", "e7", "button:arrest"), offer("knight_3", "e7", "button:walk")];
  const both = [arrest, walk];

  it("offers the buttons once the square is touched", () => {
    expect(reading(both, nothing, [["knight_3"]]).buttons.size).toBe(0);
    const now = reading(both, nothing, [["knight_3"], ["e7"]]);
    expect([...now.buttons.keys()]).toEqual(["button:arrest", "button:walk"]);
    expect(press(both, nothing, now.steps, "button:arrest")?.send).toBe(arrest);
  });
});

describe("dice that are kept as a set", () => {
  const dice = [die("die:1@tray", "1"), die("die:1@tray.2", "1"), die("die:claw@tray", "claw")];
  const alike = new Alike(dice);
  const one = offer(["die:1@tray"]);
  const two = offer(["die:1@tray", "die:1@tray.2"]);
  const mixed = offer(["die:1@tray", "die:claw@tray"]);
  const all = [one, two, mixed, offer("button:stop")];

  it("takes either of two dice that are alike for the first", () => {
    const now = reading(all, alike, touches(all, alike, "die:1@tray.2"));
    expect(now.meant).toBe(one);
    expect(stateOf(now, "die:1@tray.2")).toBe("selected");
    expect(stateOf(now, "die:1@tray")).toBe("offered");
    expect(stateOf(now, "die:claw@tray")).toBe("offered");
  });

  it("takes them in any order", () => {
    expect(reading(all, alike, touches(all, alike, "die:claw@tray", "die:1@tray.2")).meant).toBe(mixed);
    expect(reading(all, alike, touches(all, alike, "die:1@tray.2", "die:1@tray")).meant).toBe(two);
  });

  it("gives a die back by a second touch instead of sending", () => {
    const steps = touches(all, alike, "die:1@tray", "die:claw@tray");
    expect(touch(all, alike, steps, "die:claw@tray")).toEqual({ steps: [["die:1@tray"]] });
    expect(touch(all, alike, [["die:1@tray"]], "die:1@tray")).toEqual({ steps: [] });
  });

  it("never throws away a whole set: a full one gives up what was touched first", () => {
    expect(touches([two, mixed], alike, "die:1@tray", "die:1@tray.2", "die:claw@tray")).toEqual([
      ["die:1@tray.2", "die:claw@tray"],
    ]);
  });

  it("is not complete with a part that nobody offers", () => {
    const now = reading([mixed, two], alike, touches([mixed, two], alike, "die:1@tray"));
    expect(now.meant).toBeNull();
    expect([...now.next].sort()).toEqual(["die:1@tray.2", "die:claw@tray"]);
  });

  it("goes on after a set once it is complete", () => {
    const paid = [offer(["coin_1", "coin_2"], "shop"), offer(["coin_1"], "bank")];
    const now = reading(paid, nothing, touches(paid, nothing, "coin_2", "coin_1"));
    expect([...now.next]).toEqual(["shop"]);
    expect(touches(paid, nothing, "coin_1", "bank")).toEqual([["coin_1"], ["bank"]]);
  });
});

describe("one of several that are alike", () => {
  const zeros = [die("card:goblin_0@hand.0", "0"), die("card:goblin_0@hand.0.2", "0")];
  const alike = new Alike(zeros);
  const play = offer("card:goblin_0@hand.0");

  it("lights them all and is sent by a second touch on the one that was touched", () => {
    expect([...reading([play], alike, []).next]).toEqual(["card:goblin_0@hand.0", "card:goblin_0@hand.0.2"]);
    const steps = touches([play], alike, "card:goblin_0@hand.0.2");
    expect(steps).toEqual([["card:goblin_0@hand.0.2"]]);
    expect(touch([play], alike, steps, "card:goblin_0@hand.0.2")?.send).toBe(play);
  });
});

it("an offer chosen from the words is said by its path", () => {
  const chosen = offer("knight_3", ["a", "b"]);
  expect(reading([chosen, offer("knight_3", "c")], nothing, pathOf(chosen)).meant).toBe(chosen);
});
