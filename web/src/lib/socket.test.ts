/** A connection that goes quiet, hangs while it is made, or slept in a pocket: noticed in time, by a clock of the test's own. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing";
import type { LineState } from "./line";
import { ANSWER, CONNECT, QUIET, Socket, WAKE } from "./socket";

let states: LineState[];
let heard: string[];
let line: Socket;
let hidden = false;
const socket = () => FakeSocket.all.at(-1)!;
const pings = () => socket().sent.filter((message) => message["type"] === "ping").length;
const last = () => states.at(-1)!.is;

function look(on: boolean): void {
  hidden = !on;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  [states, heard, hidden, FakeSocket.all] = [[], [], false, []];
  line = new Socket(
    "/api/lobby/socket",
    { open: () => {}, message: (message) => heard.push(message.type), state: (state) => states.push(state) },
    () => new FakeSocket() as unknown as WebSocket,
    () => 0.5,
  );
  socket().opens();
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("notices within five seconds that a network has gone quiet", () => {
  vi.advanceTimersByTime(QUIET - 1);
  expect(pings()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(ANSWER - 1);
  expect(last()).toBe("open");
  vi.advanceTimersByTime(1);
  expect(last()).toBe("lost");
  expect(QUIET + ANSWER).toBeLessThan(5000);
});

it("goes on as long as there is an answer, and tells nobody of it", () => {
  for (let k = 0; k < 10; k++) {
    vi.advanceTimersByTime(QUIET + ANSWER - 1);
    socket().says({ type: "pong" });
  }
  expect(pings()).toBe(10);
  expect(states.map((state) => state.is)).toEqual(["open"]);
  expect(heard).toEqual([]);
});

it("asks nothing while messages come, nor while nobody looks", () => {
  for (let k = 0; k < 10; k++) {
    vi.advanceTimersByTime(QUIET - 1);
    socket().says({ type: "desk" });
  }
  look(false);
  vi.advanceTimersByTime(600_000);
  expect(pings()).toBe(0);
  expect(last()).toBe("open");
});

it("asks at once when a phone wakes, and has another connection two seconds later", () => {
  look(false);
  vi.advanceTimersByTime(3_600_000);
  look(true);
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(WAKE);
  expect(last()).toBe("lost");
  vi.advanceTimersByTime(500);
  socket().opens();
  expect([FakeSocket.all.length, last()]).toEqual([2, "open"]);
});

it("tries at once when a phone wakes whose connection was lost, instead of waiting for its time", () => {
  for (let k = 0; k < 8; k++) {
    socket().breaks();
    vi.advanceTimersByTime(20_000);
  }
  socket().breaks();
  const attempts = FakeSocket.all.length;
  look(false);
  look(true);
  expect(FakeSocket.all).toHaveLength(attempts + 1);
});

it("gives up an attempt that hangs, and what it still brings is not heard", () => {
  socket().breaks();
  vi.advanceTimersByTime(500);
  const hanging = socket();
  vi.advanceTimersByTime(CONNECT);
  expect(hanging.closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(socket()).not.toBe(hanging);
  hanging.opens();
  hanging.says({ type: "desk" });
  expect([heard, last()]).toEqual([[], "lost"]);
});

it("does not come back at the same moment as all others, and ever more seldom", () => {
  line.close();
  const waits = (chance: number) => {
    const found: number[] = [];
    const one = new Socket(
      "/",
      {
        open: () => {},
        message: () => {},
        state: (state) => state.is === "lost" && found.push(state.again - Date.now()),
      },
      () => new FakeSocket() as unknown as WebSocket,
      () => chance,
    );
    for (let k = 0; k < 12; k++) {
      socket().breaks();
      vi.advanceTimersByTime(found.at(-1)!);
    }
    one.close();
    return found;
  };
  const [soon, late] = [waits(0), waits(1)];
  expect(soon[0]).toBe(250);
  expect(late[0]).toBe(750);
  expect(late.every((wait, k) => Math.abs(wait / soon[k]! - 3) < 0.1)).toBe(true);
  expect(Math.max(...late)).toBe(22_500);
});

it("is closed as soon as it is open, where it was left before", () => {
  line.close();
  const left = new Socket(
    "/",
    { open: () => heard.push("open"), message: () => {}, state: () => {} },
    () => new FakeSocket() as unknown as WebSocket,
  );
  left.close();
  expect(socket().closed).toBe(false);
  socket().opens();
  expect([socket().closed, heard]).toEqual([true, []]);
});

it("takes it for no silence of the server that the page itself has stood still", () => {
  vi.advanceTimersByTime(QUIET);
  vi.setSystemTime(Date.now() + 60_000); // a laptop was shut meanwhile
  vi.advanceTimersByTime(ANSWER);
  expect(last()).toBe("open");
  socket().says({ type: "pong" });
  vi.advanceTimersByTime(WAKE);
  expect(last()).toBe("open");
});

it("does not come back where it would be sent away again, whoever looks", () => {
  socket().breaks(4403);
  look(false);
  look(true);
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, last()]).toEqual([1, "gone"]);
});
