/** A socket that comes back by itself: a little later each time, and at once when asked or when the network is back. */
import type { LineState } from "./line";

const FIRST = 500;
const LONGEST = 15_000;
/** After these the same socket would be closed again. */
const FOR_GOOD: Record<number, string> = { 4401: "signed-out", 4403: "forbidden", 4404: "unknown-table", 4400: "malformed" };

export interface Ears {
  open(): void;
  message(message: { type: string } & Record<string, unknown>): void;
  state(state: LineState): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST;
  private timer = 0;
  private closed = false;
  private readonly wake = () => this.now();

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    window.addEventListener("online", this.wake);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  private connect(): void {
    window.clearTimeout(this.timer);
    const socket = this.make(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST;
      this.ears.open();
      this.ears.state({ is: "open" });
    };
    socket.onmessage = (event) => this.ears.message(JSON.parse(String(event.data)) as { type: string });
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    const why = FOR_GOOD[code];
    if (why) {
      this.ears.state({ is: "gone", why });
      return;
    }
    this.ears.state({ is: "lost", again: Date.now() + this.wait });
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST, this.wait * 1.8);
  }

  send(message: object): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  now(): void {
    if (!this.socket && !this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.wake);
    this.socket?.close();
  }
}
