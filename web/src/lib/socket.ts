/**
 * A socket that notices when nobody is there any more, and comes back by itself.
 *
 * A network that goes quiet closes nothing: while somebody looks, a silence is answered with a ping, and one that stays without an
 * answer is a lost connection. It comes back a little later each time, never at the same moment as all others, and at once when asked,
 * when the network is back, or when the device wakes.
 */
import { wire } from "$wire";
import type { LineState } from "./line";
import type { Channel } from "./wire";

/** After so long a silence the server is asked whether it is there, and so long it has to answer: together less than five seconds. */
export const QUIET = 2500;
export const ANSWER = 2200;
/** So long a connection may take to come about. */
export const CONNECT = 8000;
/** Whoever looks again after an absence waits less: what was open then has often died meanwhile. */
export const WAKE = 1500;
/** The first wait before another attempt, and the longest. */
const FIRST = 500;
const LONGEST = 15_000;
/** An attempt that is younger is not begun anew. */
const YOUNG = 1000;
/** A timer that comes so much too late says that this page has stood still: then it is not the server that was silent. */
const STOOD = 800;
/** After these the same socket would be closed again. */
const FOR_GOOD: Record<number, string> = {
  4401: "signed-out",
  4403: "forbidden",
  4404: "unknown-table",
  4400: "malformed",
};
const ABNORMAL = 1006;

export interface Ears {
  open(): void;
  message(message: { type: string } & Record<string, unknown>): void;
  state(state: LineState): void;
}

export class Socket {
  private socket: Channel | null = null;
  private wait = FIRST;
  private begun = 0;
  private again = 0;
  private watch = 0;
  private closed = false;
  private readonly listened: [EventTarget, string, () => void][] = [
    [window, "online", () => this.wake()],
    [window, "offline", () => this.wake()],
    [document, "visibilitychange", () => (document.hidden ? window.clearTimeout(this.watch) : this.wake())],
  ];

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
    private readonly make: (url: string) => Channel = wire.connect,
    private readonly chance: () => number = Math.random,
  ) {
    for (const [target, event, heard] of this.listened) target.addEventListener(event, heard);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  private connect(): void {
    window.clearTimeout(this.again);
    const socket = this.make(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    this.begun = Date.now();
    this.expect(CONNECT, () => this.drop());
    socket.onopen = () => {
      if (this.socket !== socket) return socket.close(); // it was left, or another one was begun meanwhile
      this.wait = FIRST;
      this.listen();
      this.ears.open();
      this.ears.state({ is: "open" });
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.listen();
      const message = JSON.parse(String(event.data)) as { type: string };
      if (message.type !== "pong") this.ears.message(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  /** Do something after a time, in place of what was to be done before. */
  private expect(time: number, late: () => void): void {
    window.clearTimeout(this.watch);
    const due = Date.now() + time;
    this.watch = window.setTimeout(() => (Date.now() - due > STOOD ? this.expect(WAKE, late) : late()), time);
  }

  /** Something has come: the next silence begins. Nobody who does not look asks for anything. */
  private listen(): void {
    if (document.hidden) window.clearTimeout(this.watch);
    else this.expect(QUIET, () => this.ask(ANSWER));
  }

  private ask(time: number): void {
    if (!this.send({ type: "ping" })) return this.drop();
    this.expect(time, () => this.drop());
  }

  /** Nobody answers: to close it properly would wait for whoever is not there. */
  private drop(): void {
    const socket = this.socket;
    this.lost(ABNORMAL);
    socket?.close();
  }

  private lost(code: number): void {
    this.socket = null;
    window.clearTimeout(this.watch);
    if (this.closed) return;
    const why = FOR_GOOD[code];
    if (why) {
      this.close();
      this.ears.state({ is: "gone", why });
      return;
    }
    const wait = this.wait * (0.5 + this.chance());
    this.ears.state({ is: "lost", again: Date.now() + wait });
    this.again = window.setTimeout(() => this.connect(), wait);
    this.wait = Math.min(LONGEST, this.wait * 1.8);
  }

  send(message: object): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Try at once, also where an attempt hangs. */
  now(): void {
    if (this.closed || this.isOpen) return;
    const hanging = this.socket;
    this.socket = null;
    hanging?.close();
    this.connect();
  }

  /** Somebody looks again, or the network says that it has changed: what seems open has to prove it. */
  private wake(): void {
    if (this.closed || document.hidden) return;
    if (this.isOpen) this.ask(WAKE);
    else if (!this.socket || Date.now() - this.begun > YOUNG) this.now();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.again);
    window.clearTimeout(this.watch);
    for (const [target, event, heard] of this.listened) target.removeEventListener(event, heard);
    const socket = this.socket;
    this.socket = null;
    if (socket?.readyState !== 0) socket?.close(); // one that is only coming about is closed when it has
  }
}
