/** The town: drawn from its layout, touched as fingers touch, walked in one go. */
import { readFileSync } from "node:fs";
import { flushSync, mount, tick, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readPlace, type Catalogue, type Deed, type Move, type Piece, type Place } from "$lib/desk";
import { set } from "$lib/settings.svelte";
import { StoredLine, type StoredGame } from "$lib/stored";
import { TableView } from "$lib/table.svelte";
import { speak } from "$lib/words.svelte";
import TableFrame from "$parts/TableFrame.svelte";
import { load } from "..";
import { blocks, outline, pathOf, plan } from "./draw";
import { numberOf, pointsOf, sortOf } from "./figures";
import { following, keep, kept, noted } from "./notes";
import { Play } from "./play.svelte";
import { ends } from "./reach";
import { beats, fate, lastTurn, rewind, traces, walks, BANNER, LONGEST, STEP } from "./strides";
import { tapped } from "./tap";
import { townOf } from "./town.svelte";
import { against } from "./why";

const stored = <T>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../../desks/${name}.json`, `file://${import.meta.dirname}/`), "utf-8")) as T;
const games = new Map(["tyrant-2", "tyrant_b-2", "tyrant_gate-2"].map((name) => [name, stored<StoredGame>(name)]));
const english = stored<Catalogue>("tyrant-words-en");

/** A town from rows such as ".#": streets and roofs; "^" is a gate to the north. */
function laid(...rows: string[]): Place[] {
  return rows.flatMap((row, y) =>
    [...row].map((sign, x) =>
      readPlace({
        id: `${"abcdefghij"[x]}${y + 1}`,
        kind: "square",
        marks: sign === "#" ? ["roof"] : sign === "^" ? ["gate", "exit_north"] : [],
      }),
    ),
  );
}

describe("the drawing", () => {
  it("joins roofs that touch along a side, and only those", () => {
    const spots = [...plan(laid("##.", "..#", "#.#")).spots.values()];
    expect(blocks(spots).map((cells) => cells.map((spot) => spot.id).sort())).toEqual([
      ["a1", "b1"],
      ["c2", "c3"],
      ["a3"],
    ]);
  });

  it("goes round a block once, and round its yard as well", () => {
    const rings = outline([...plan(laid("###", "#.#", "###")).spots.values()].filter((spot) => spot.roof));
    expect(rings.map((ring) => ring.length)).toEqual([12, 4]);
  });

  it("shows a wall where a roof ends towards the viewer, not at the edge of the town", () => {
    const [upper, lower] = plan(laid("#.", "..", "#.")).blocks;
    expect(upper?.front).toBe("M0 60h60v-11h-60z");
    expect(lower?.front).toBe("");
  });

  it("knows gates and their ways out", () => {
    const drawn = plan(laid("##", ".^"));
    expect([...drawn.spots.values()].filter((spot) => spot.exit).map((spot) => [spot.id, spot.exit])).toEqual([
      ["b2", "north"],
    ]);
    expect(pathOf(drawn.spots, ["a2", "b2", "castle"])).toBe("M30 90L90 90");
  });

  it.each([...games])("draws %s: a hundred squares, roofs and gates as the layout says", (_, game) => {
    const drawn = plan(game.layout.map(readPlace));
    expect([drawn.columns, drawn.rows, drawn.spots.size]).toEqual([10, 10, 100]);
    const roofs = game.layout.filter((place) => place.marks?.includes("roof")).length;
    expect(blocks([...drawn.spots.values()]).flat()).toHaveLength(roofs);
    expect([...drawn.spots.values()].some((spot) => spot.exit)).toBe(true);
  });
});

describe("a tap", () => {
  const offered = [
    { id: "a1", x: 20, y: 20 },
    { id: "b1", x: 59, y: 20 },
  ];

  it("goes to the nearest offered square within 30 px", () => {
    expect(tapped(offered, 41, 20)).toBe("b1");
    expect(tapped(offered, 38, 22)).toBe("a1");
    expect(tapped(offered, 59, 50)).toBe("b1");
  });

  it("goes nowhere when none is near", () => {
    expect(tapped(offered, 59, 51)).toBeNull();
    expect(tapped([], 20, 20)).toBeNull();
  });
});

const move = (figure: string, start: string, end: string): Move => ({
  before: figure,
  after: figure,
  start,
  end,
  count: 1,
});
const deed = (version: number, kind: string, moves: Move[], ids: string[] = []): Deed => ({
  version,
  who: 0,
  turn: 0,
  forced: false,
  taken_back: false,
  moves: [],
  sentences: [{ message: { id: "", args: {}, rule: "" }, came: [], events: [0], thread: "", onward: null }],
  told: [{ kind, message: { id: "", args: {}, rule: "" }, rule: "", ids, moves }],
});
const isSquare = (place: string) => /^[a-j]\d+$/.test(place);

describe("what happened", () => {
  const steps = [
    deed(1, "moves", [move("knight_1", "e8", "e7")]),
    deed(2, "moves", [move("knight_1", "e7", "e6")]),
    deed(3, "moves", [move("king", "d8", "d7")]),
  ];

  it("is told in walks: the steps of one figure belong together", () => {
    expect(walks(steps).map((walk) => walk.map((one) => one.version))).toEqual([[1, 2], [3]]);
  });

  it("of others is walked step by step, slowly enough to follow", () => {
    const made = beats(steps, isSquare, 1, false);
    expect(made.map((one) => [one.legs.map((leg) => `${leg.figure} ${leg.from}-${leg.to}`).join(), one.time])).toEqual([
      ["knight_1 e8-e7", STEP],
      ["knight_1 e7-e6", STEP],
      ["king d8-d7", STEP],
    ]);
  });

  it("of one's own is over soon", () => {
    expect(beats(steps, isSquare, 0, false).map((one) => one.time)).toEqual([120, 120, 120]);
  });

  it("takes the pushed along in the same beat", () => {
    const [one] = beats(
      [deed(1, "moves", [move("knight_1", "e6", "d6"), move("monk", "d6", "c6")])],
      isSquare,
      1,
      false,
    );
    expect(one?.legs.map((leg) => leg.figure)).toEqual(["knight_1", "monk"]);
  });

  it("is quicker after a long absence", () => {
    const many = Array.from({ length: 60 }, (_, k) => deed(k, "moves", [move(`knight_${k % 7}`, "a1", "a2")]));
    expect(beats(many, isSquare, 1, false).reduce((sum, one) => sum + one.time, 0)).toBeCloseTo(LONGEST);
  });

  const revealed = deed(4, "revealed", [], ["i7", "farmer"]);
  const killed = deed(5, "killed", [move("knight_2", "i8", "killed")]);
  const hit = deed(6, "hit", [move("king", "d7", "killed")]);

  it("has a banner for what nobody may miss, unless one has done it oneself; a hit on the king and the end have one for everybody", () => {
    const loud = (viewer: number, over: boolean) =>
      beats([steps[0]!, revealed, killed, hit], isSquare, viewer, over).map((one) => one.banner !== null);
    expect(loud(1, false)).toEqual([false, true, true, true]);
    expect(loud(0, false)).toEqual([false, false, false, true]);
    expect(loud(0, true)).toEqual([false, false, false, true]);
  });

  it("answers one's own arrest: the game goes on, so he was not the last assassin", () => {
    const arrest = deed(7, "arrested", [move("monk", "c6", "arrested")]);
    const answer = (viewer: number, over: boolean) =>
      beats([arrest], isSquare, viewer, over).map((one) => [one.banner !== null, one.inVain]);
    expect([answer(0, false), answer(1, false), answer(0, true)]).toEqual([
      [[true, true]],
      [[true, true]],
      [[true, false]],
    ]);
  });

  it("begins where everybody stood, masked and unhurt", () => {
    const now = [
      { id: "farmer", place: "i7", marks: ["assassin"] },
      { id: "knight_2", place: "killed", marks: [] },
      { id: "king", place: "killed", marks: [] },
    ] as unknown as Piece[];
    const made = beats([revealed, killed, hit], isSquare, 1, true);
    const before = rewind(now, 2, made);
    expect(before.figures.map((piece) => [piece.place, piece.marks.length])).toEqual([
      ["i7", 0],
      ["i8", 0],
      ["d7", 0],
    ]);
    expect(before.wounds).toBe(1);
    expect(rewind(now, 2, made.slice(1)).figures[0]?.marks).toEqual(["assassin"]);
  });

  it("happens somewhere, and by somebody", () => {
    expect(beats([revealed, killed], isSquare, 0, false).map((one) => [one.square, one.own])).toEqual([
      ["i7", true],
      ["i8", true],
    ]);
  });

  it("leaves trails and signs on the board", () => {
    const push = deed(7, "moves", [move("knight_1", "e6", "d6"), move("monk", "d6", "c6")]);
    const left = traces([...steps, push, revealed, killed, hit], isSquare, () => "d7");
    expect(left.trails.map((trail) => [trail.figure, trail.way.join(" "), trail.pushed])).toEqual([
      ["knight_1", "e8 e7 e6 d6", false],
      ["king", "d8 d7", false],
      ["monk", "d6 c6", true],
    ]);
    expect(left.signs).toEqual([
      { square: "i7", kind: "revealed" },
      { square: "i8", kind: "killed" },
      { square: "d7", kind: "hit" },
    ]);
  });

  it("is remembered from the last turn of the others, without what they took back", () => {
    const by = (who: number, version: number, back = false): Deed => ({
      ...deed(version, "moves", []),
      who,
      taken_back: back,
    });
    const versions = (viewer: number | null) =>
      lastTurn([by(1, 1), by(0, 2), by(1, 3), by(1, 4), by(1, 5, true), by(1, 6), by(-1, 7)], viewer).map(
        (one) => one.version,
      );
    expect(versions(0)).toEqual([3, 6]);
    expect(versions(1)).toEqual([]);
    expect(versions(null)).toEqual([3, 6]);
  });

  it("says where the king fell", () => {
    expect(fate([...steps, hit, deed(8, "wins", [])], isSquare)).toEqual({ square: "d7", fell: true });
    expect(fate([deed(1, "leaves", [move("king", "c3", "castle")])], isSquare)).toEqual({ square: "c3", fell: false });
    expect(fate(steps, isSquare)).toBeNull();
  });
});

describe("showing it", () => {
  const shown = beats(
    [
      deed(1, "moves", [move("monk", "a1", "a2")]),
      deed(2, "moves", [move("monk", "a2", "a3")]),
      deed(3, "revealed", [], ["a3", "monk"]),
      deed(4, "moves", [move("monk", "a3", "a4")]),
    ],
    isSquare,
    1,
    false,
  );
  const played = () => {
    const play = new Play();
    play.add(shown, 1);
    return play;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("goes beat by beat, and waits at a banner", async () => {
    const play = played();
    expect(play.now?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(play.now?.version).toBe(2);
    await vi.advanceTimersByTimeAsync(STEP + BANNER - 10);
    expect([play.now?.version, play.banner !== null]).toEqual([3, true]);
    await vi.advanceTimersByTimeAsync(10 + STEP);
    expect([play.busy, play.banner]).toEqual([false, null]);
  });

  it("skips to the banner, then past it", async () => {
    const play = played();
    play.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.now?.version).toBe(3);
    play.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.now?.version).toBe(4);
    play.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.busy).toBe(false);
  });

  it("takes what comes meanwhile after what is there", async () => {
    const play = played();
    play.add(beats([deed(9, "moves", [move("monk", "a4", "a5")])], isSquare, 1, false), 1);
    play.skip();
    await vi.advanceTimersByTimeAsync(BANNER + STEP);
    expect(play.now?.version).toBe(9);
    play.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.busy).toBe(false);
  });
});

describe("a figure that cannot act", () => {
  const piece = (face: string): Piece => ({ id: face, face, marks: [] }) as unknown as Piece;
  const beside = (...squares: [marks: string[], who?: string][]) =>
    squares.map(([marks, who]) => ({ place: { marks }, piece: who ? piece(who) : undefined }));

  it("has no points, or everybody in the way, or only roofs beside it", () => {
    const boxed = beside([[], "knight_1"], [["roof"], "knight_2"]);
    expect(against(piece("king"), 0, false, boxed)).toBe("points");
    expect(against(piece("king"), 1, false, boxed)).toBe("taken");
    expect(against(piece("king"), 1, false, beside([[], "knight_1"], [["roof"]]))).toBe("roofs");
    expect(against(piece("knight_3"), 1, false, beside([[], "king"], [["roof"]]))).toBe("dear");
    expect(against(piece("knight_3"), 1, false, beside([[], "monk"]))).toBe("shut");
    expect(against(piece("monk"), 2, false, beside([[], "knight_1"]))).toBe("taken");
  });

  it("says so, and not whose figures these are", async () => {
    await speak("en");
    const { table } = await seated(kingTurn);
    const town = townOf(table);
    const still = town.figures.find(
      (one) => one.seat === 0 && !table.offers.some((offer) => offer.touch[0] === one.id),
    )!;
    town.touch(still.id);
    expect(table.refusal?.rule).not.toBe("tyrant.turn.figures");
    expect(table.refusal?.text).toMatch(/taken|points|roof|entered/);
    town.touch("monk");
    expect(table.refusal?.rule).toBe(table.desk.ask?.rule);
  });

  it("shows whoever takes the screen what the other did, whatever that one has touched since", async () => {
    const { table } = await seated(kingTurn);
    const town = townOf(table);
    const [from, to] = [...town.plan.spots.keys()] as [string, string];
    table.log = [{ ...deed(1, "moves", [move("knight_1", from, to)]), who: table.desk.viewer! }];
    town.wipe();
    expect(town.traces.trails).toEqual([]);
    table.desk = { ...table.desk, viewer: 1 - table.desk.viewer! };
    expect(town.traces.trails).toHaveLength(1);
    town.wipe();
    expect(town.traces.trails).toEqual([]);
  });

  it("says why a square cannot be reached, and without a figure that one is to be chosen", async () => {
    await speak("en");
    const { table } = await seated(kingTurn);
    const town = townOf(table);
    const free = [...town.plan.spots.values()].filter((spot) => !town.standing.has(spot.id));
    const street = () => free.find((spot) => !spot.roof && town.state(spot.id) === "idle")!.id;
    town.touch(street());
    expect(table.refusal?.text).toContain("Choose a lit figure");
    table.steps = [["king"]];
    expect(town.figure).toBe("king");
    town.touch(street());
    expect(table.refusal).toMatchObject({
      text: expect.stringMatching(/^Too far: it has .* left\.$/),
      rule: "tyrant.turn.points",
    });
    town.touch(free.find((spot) => spot.roof)!.id);
    expect(table.refusal).toMatchObject({ text: "The king stays on the street.", rule: "tyrant.king.street" });
    town.touch("monk");
    expect(table.refusal?.text).toContain("Someone stands there");
  });
});

describe("figures", () => {
  it("look like what they are, and like assassins once they are known", () => {
    expect(["king", "knight_3", "monk"].map((face) => sortOf({ face, marks: [] }))).toEqual([
      "king",
      "knight",
      "citizen",
    ]);
    expect(sortOf({ face: "monk", marks: ["assassin"] })).toBe("assassin");
    expect(sortOf({ face: "monk", marks: ["secret"] })).toBe("citizen");
    expect([numberOf("knight_3"), numberOf("monk")]).toEqual(["3", ""]);
  });

  it("have as many points as the round card says", () => {
    expect(pointsOf("1-6-5-fetter")).toEqual({ king: 1, knight: 6, rebel: 5, fetter: true });
    expect(pointsOf("2-5-4")?.fetter).toBe(false);
    expect(pointsOf(null)).toBeNull();
  });

  it("that are pushed twice end where the second push takes them", () => {
    expect(
      ends([
        { figure: "monk", start: "a1", end: "a2" },
        { figure: "monk", start: "a2", end: "a3" },
      ]),
    ).toEqual([{ figure: "monk", end: "a3" }]);
  });
});

describe("the king's notes", () => {
  it("go round, and stay with their table", () => {
    expect([following(undefined), following("suspect"), following("trusted")]).toEqual([
      "suspect",
      "trusted",
      undefined,
    ]);
    keep("/t/one", noted({}, "monk", "suspect"));
    expect(kept("/t/one")).toEqual({ monk: "suspect" });
    expect(kept("/t/other")).toEqual({});
    expect(noted(kept("/t/one"), "monk", undefined)).toEqual({});
  });
});

async function seated(number: number, name = "tyrant-2"): Promise<{ table: TableView; line: StoredLine }> {
  const game = games.get(name)!;
  const line = new StoredLine(game, game.moments[number]!, async () => english);
  const table = new TableView(line);
  await table.open();
  return { table, line };
}

const moments = games.get("tyrant-2")!.moments;
const kingTurn = moments.findIndex(
  (moment) =>
    moment.desk.viewer === 0 &&
    moment.desk.ask?.step === "king" &&
    Object.keys(moment.answers).some((asked) => asked.includes("knight")),
);
const choosing = moments.findIndex((moment) => moment.desk.viewer === 1 && moment.desk.ask?.step === "choose");

it("shows nothing of the past that comes after the page was opened anew", async () => {
  const { table } = await seated(kingTurn);
  const town = townOf(table);
  table.log = [];
  const away = town.watch();
  table.log = [
    {
      version: table.desk.version - 1,
      who: 1,
      turn: 1,
      forced: false,
      taken_back: false,
      moves: [],
      sentences: [],
      told: [
        {
          kind: "revealed",
          ids: ["f8", "monk"],
          moves: [],
          message: { id: "tyrant-event-revealed", args: {}, rule: "" },
          rule: "",
        },
      ],
    },
  ] as unknown as Deed[];
  town.show();
  expect([town.play.banner, town.play.busy, town.busy]).toEqual([null, false, false]);
  away();
});

describe("a walk", () => {
  beforeEach(() => set("ask", true));

  async function aimed() {
    const { table, line } = await seated(kingTurn);
    const town = townOf(table);
    for (const figure of table.now.next) {
      table.steps = [];
      town.touch(figure);
      await town.ask();
      const far = [...town.reach.values()].find((walk) => walk.steps.length > 2);
      if (far) return { table, line, town, figure, far };
    }
    throw new Error("nobody can walk far");
  }

  it("is aimed at by one touch on a far square, and sent whole by the second", async () => {
    const { line, town, far } = await aimed();
    expect(town.state(far.to)).toBe("offered");
    town.touch(far.to);
    expect([town.state(far.to), line.sent]).toEqual(["target", []]);
    town.touch(far.to);
    expect(line.sent.map((one) => one.actions)).toEqual([far.steps]);
  });

  it("names the squares on its way, the last of them where it leads", async () => {
    const { far } = await aimed();
    expect(far.way).toHaveLength(far.steps.length);
    expect(far.way.at(-1)).toBe(far.to);
  });

  it("is given back by touching the figure again or by cancelling", async () => {
    const { table, town, figure, far } = await aimed();
    town.touch(far.to);
    town.touch(figure);
    expect([town.aim, town.figure]).toEqual([null, null]);
    town.touch(figure);
    town.touch(far.to);
    table.cancel();
    expect(town.aim).toBeNull();
  });

  it("is sent by its first touch where that is set", async () => {
    set("ask", false);
    const { line, town, far } = await aimed();
    town.touch(far.to);
    expect(line.sent.map((one) => one.actions)).toEqual([far.steps]);
  });

  it("of one step is the table's own offer", async () => {
    const { table, town } = await aimed();
    const near = [...town.reach.values()].find((walk) => walk.steps.length === 1)!;
    town.touch(near.to);
    expect([town.aim?.to, table.now.meant?.action]).toEqual([near.to, near.steps[0]]);
  });
});

describe("the end of a turn", () => {
  it("is asked about while points are left, from the prompt as from the list", async () => {
    await speak("en");
    set("ask", true);
    const { table, line } = await seated(kingTurn);
    const body = document.createElement("div");
    document.body.append(body);
    const app = mount(TableFrame, { target: body, props: { table, board: await load("tyrant") } });
    flushSync();
    expect(townOf(table).points).toBeGreaterThan(0);
    const press = (selector: string) => (
      body.querySelector<HTMLButtonElement>(`.prompt ${selector}`)?.click(),
      flushSync()
    );
    press("[data-button=end]");
    expect([line.sent.length, body.querySelector(".prompt .what")?.textContent]).toEqual([0, "End the turn?"]);
    press("[data-send]");
    expect(line.sent).toHaveLength(1);
    await unmount(app);
    body.remove();
  });
});

describe("the castle", () => {
  it("is a walk like any other: through the gate, in one go", async () => {
    set("ask", true);
    const { table, line } = await seated(0, "tyrant_gate-2");
    const town = townOf(table);
    town.touch("king");
    await town.ask();
    expect(town.reach.get("castle")?.way).toEqual(["c3", "castle"]);
    town.touch("castle");
    town.go();
    expect(line.sent.map((one) => one.actions.length)).toEqual([2]);
  });
});

describe("the assassins", () => {
  it("are picked in any order, and no more than there are", async () => {
    const { table, line } = await seated(choosing);
    const town = townOf(table);
    table.request = (async (name: string, args: { citizens: string[] }) =>
      name === "picks"
        ? args.citizens.map((_, k) => table.offers[k]?.action ?? 0)
        : []) as unknown as TableView["request"];
    expect(town.wanted).toBe(3);
    for (const citizen of ["farmer", "monk", "squire"]) town.touch(citizen);
    expect(["farmer", "monk", "squire", "butcher"].map((citizen) => town.state(citizen))).toEqual([
      "selected",
      "selected",
      "selected",
      "idle",
    ]);
    town.touch("monk");
    expect(town.picked).toEqual(["farmer", "squire"]);
    town.touch("butcher");
    const actions = table.offers.slice(0, 3).map((offer) => offer.action);
    await town.choose();
    expect(line.sent.map((one) => one.actions)).toEqual([actions]);
  });

  it("are marked for the rebel alone", async () => {
    await speak("en");
    const secret = async (viewer: number) => {
      const at = moments.findIndex((moment) => moment.desk.viewer === viewer && moment.desk.picture?.phase === "rebel");
      const { table } = await seated(at);
      const body = document.createElement("div");
      document.body.append(body);
      const app = mount(TableFrame, { target: body, props: { table, board: await load("tyrant") } });
      flushSync();
      await tick();
      const found = [
        body.querySelectorAll(".secret").length,
        (body.textContent ?? "").includes("hidden assassin"),
        [...body.querySelectorAll("[aria-label*='secret assassin']")].length,
      ];
      await unmount(app);
      body.remove();
      return found;
    };
    expect(await secret(1)).toEqual([3, true, 3]);
    expect(await secret(0)).toEqual([0, false, 0]);
  }, 60_000);
});

describe("notes on the board", () => {
  it("are for the king only, and touch nothing else", async () => {
    localStorage.clear();
    const king = await seated(kingTurn);
    const town = townOf(king.table);
    town.noting = true;
    town.touch("monk");
    expect([town.notes, king.line.sent, king.table.steps]).toEqual([{ monk: "suspect" }, [], []]);
    const rebel = townOf(
      (await seated(moments.findIndex((moment) => moment.desk.viewer === 1 && moment.desk.ask?.step === "rebel")))
        .table,
    );
    expect(rebel.mayNote).toBe(false);
  });
});
