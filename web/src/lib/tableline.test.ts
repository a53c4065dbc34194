import { beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing";
import { TableLine, type Company } from "./tableline";

const company: Company = {
  welcome: () => {},
  table: () => {},
  presence: () => {},
  nudged: () => {},
  turn: () => {},
  together: () => {},
  version: () => {},
};
const desk = (version: number) => ({
  type: "desk",
  version,
  since: version - 1,
  desk: { version, seats: [], picture: {} },
});
let line: TableLine;
let heard: { desks: number[]; states: string[]; refused: string[] };
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  FakeSocket.all = [];
  heard = { desks: [], states: [], refused: [] };
  line = new TableLine("t1", "claim", 0, company, () => new FakeSocket() as unknown as WebSocket);
  line.listen({
    desk: (one) => heard.desks.push(one.version),
    past: () => {},
    state: (one) => heard.states.push(one.is),
    chat: () => {},
    clock: () => {},
    refused: (one) => heard.refused.push(one.text),
  });
  socket().opens();
});

it("says hello with the version it has", () => {
  expect(socket().sent[0]).toEqual({ type: "hello", seat: 0, since: null });
  socket().says(desk(7));
  expect(heard.desks).toEqual([7]);
  socket().breaks();
  vi.advanceTimersByTime(1000);
  socket().opens();
  expect(socket().sent[0]).toEqual({ type: "hello", seat: 0, since: 7 });
  expect(heard.states).toEqual(["open", "lost", "open"]);
});

it("sends what was not answered again under the same id, and only that", () => {
  line.act(7, [17]);
  line.act(8, [3]);
  const [, first, second] = socket().sent as { cmd_id: string }[];
  socket().says({ type: "done", cmd_id: first!.cmd_id, version: 8, key: "", made: 8 });
  socket().breaks();
  vi.advanceTimersByTime(1000);
  socket().opens();
  expect(socket().sent.slice(1)).toEqual([second]);
});

it("keeps a command that is given while the connection is lost", () => {
  socket().breaks();
  line.act(7, [17]);
  vi.advanceTimersByTime(1000);
  socket().opens();
  expect(socket().sent[1]).toMatchObject({ type: "submit", seat: 0, version: 7, actions: [17] });
});

it("tells a refusal and forgets the command", () => {
  line.act(7, [17]);
  const command = socket().sent[1] as { cmd_id: string };
  socket().says({
    type: "refused",
    cmd_id: command.cmd_id,
    code: "illegal",
    message: "server-problem-illegal",
    args: {},
  });
  expect(heard.refused).toEqual(["server-problem-illegal"]);
  socket().breaks();
  vi.advanceTimersByTime(1000);
  socket().opens();
  expect(socket().sent).toHaveLength(1);
});

it("fails what was asked of the game when the connection is lost, so that nobody waits for it", async () => {
  const walks = line.request("walks", { figure: "king" });
  socket().breaks();
  await expect(walks).rejects.toThrow("lost");
});

it("brings the clocks with the first desk, and that nobody counts where nobody does", () => {
  const clocks: unknown[] = [];
  line.listen({
    desk: () => {},
    past: () => {},
    state: () => {},
    chat: () => {},
    clock: (clock) => clocks.push(clock),
    refused: () => {},
  });
  socket().says({ ...desk(7), clock: { left: [48_000, null], running: 0 } });
  socket().says(desk(8));
  expect(clocks).toEqual([{ left: [48_000, null], running: 0, at: performance.now() }, null]);
});

it("answers a request by its id", async () => {
  const walks = line.request<number[]>("walks", { figure: "king" });
  const asked = socket().sent[1] as { cmd_id: string };
  socket().says({ type: "answered", cmd_id: asked.cmd_id, name: "walks", result: [1, 2] });
  expect(await walks).toEqual([1, 2]);
});

it("leaves aside what it fetched for whoever sat here before", async () => {
  const answers: ((deeds: object) => void)[] = [];
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((done) =>
        answers.push((body) =>
          done(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } })),
        ),
      ),
  );
  const past: number[][] = [];
  line.listen({
    desk: () => {},
    past: (deeds) => past.push(deeds.map((deed) => deed.version)),
    state: () => {},
    chat: () => {},
    clock: () => {},
    refused: () => {},
  });
  socket().says(desk(7));
  line.sit(1);
  socket().says(desk(7));
  answers[0]!({ version: 7, deeds: [{ version: 3 }, { version: 7 }] });
  answers[1]!({ version: 7, deeds: [{ version: 7 }] });
  await vi.waitFor(() => expect(past).toEqual([[7]]));
});

it("does not come back to a table that is not there", () => {
  socket().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(heard.states.at(-1)).toBe("gone");
});
