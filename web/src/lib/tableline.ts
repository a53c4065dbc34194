/** The line to a table of the server: a socket, and what is asked once over HTTP. */
import {
  read,
  readGoal,
  readMessage,
  readPlace,
  type Catalogue,
  type Deed,
  type Desk,
  type Goal,
  type Message,
  type Place,
  type Sent,
} from "./desk";
import type { Chat, Clock, Line, LineState, Listener, Other } from "./line";
import type { Presence } from "./api";
import { ask, type Info } from "./server";
import { Socket } from "./socket";

interface Command {
  type: string;
  cmd_id: string;
  [field: string]: unknown;
}

/** What concerns the people at a table, beside the game. */
export interface Company {
  welcome(table: Info, mine: number[], viewer: number | null): void;
  table(table: Info): void;
  presence(there: Presence): void;
  nudged(seat: number, by: number): void;
  turn(seat: number, on: boolean): void;
  /** Somebody who sits here would like to go on with all of them, as a group of friends. */
  together(by: string): void;
  version(protocol: number): void;
}

type Heard =
  | { type: "welcome"; protocol: number; table: Info; mine?: number[]; viewer?: number | null }
  | { type: "desk"; desk: Sent<Desk>; since?: number | null; clock?: Omit<Clock, "at"> | null }
  | { type: "done"; cmd_id: string }
  | {
      type: "refused";
      cmd_id?: string;
      code: string;
      message: string;
      args?: Record<string, string | number>;
      rule?: string;
    }
  | { type: "answered"; cmd_id: string; result: unknown }
  | { type: "chat"; number: number; name: string; text: string; at: number; seat?: number | null }
  | { type: "table"; table: Info }
  | Presence
  | { type: "nudged"; seat: number; by: number }
  | { type: "turn"; seat: number; on: boolean }
  | { type: "together"; by: string };

const LOST = "the connection is lost";
const words = new Map<string, Promise<Catalogue>>();

/** Return the words of a game, fetched once for each language. */
export function catalogueOf(game: string, language: string): Promise<Catalogue> {
  const key = `${game}/${language}`;
  const found = words.get(key) ?? ask<Catalogue>("GET", `/games/${game}/catalogue/${language}`);
  words.set(key, found);
  found.catch(() => words.delete(key));
  return found;
}

export class TableLine implements Line {
  private readonly socket: Socket;
  private readonly listeners = new Set<Listener>();
  /** Commands that nobody has answered yet: sent again, under the same id, when the socket is back. */
  private readonly unanswered = new Map<string, Command>();
  private readonly requests = new Map<string, { done: (result: unknown) => void; failed: (error: Error) => void }>();
  private readonly name = Math.random().toString(36).slice(2, 10);
  private number = 0;
  private known: number | null = null;
  private last: Desk | null = null;
  private clock: Clock | null = null;
  private past: Deed[] = [];
  private said: Chat[] = [];
  private readonly heard = new Set<number>();

  constructor(
    readonly id: string,
    private game: string,
    private seat: number | null,
    private readonly company: Company,
    make?: (url: string) => WebSocket,
  ) {
    this.socket = new Socket(
      `/api/tables/${id}/socket`,
      {
        open: () => this.hello(),
        message: (message) => this.hear(message as unknown as Heard),
        state: (state) => this.stands(state),
      },
      make,
    );
  }

  /** Who asked something of the game before the line was cut is told so; commands are kept. */
  private stands(state: LineState): void {
    if (state.is !== "open") {
      for (const { failed } of this.requests.values()) failed(new Error(LOST));
      this.requests.clear();
    }
    this.tell((one) => one.state(state));
  }

  /** Look from another seat: two or more at one screen. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.known = null;
    this.past = [];
    this.hello();
  }

  private hello(): void {
    this.socket.send({ type: "hello", seat: this.seat, since: this.known });
    for (const command of this.unanswered.values()) this.socket.send(command);
  }

  private tell(what: (listener: Listener) => void): void {
    for (const listener of this.listeners) what(listener);
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case "welcome":
        this.game = message.table.game;
        this.company.version(message.protocol);
        return this.company.welcome(message.table, message.mine ?? [], message.viewer ?? null);
      case "desk":
        return this.desk(message.desk, message.since ?? null, message.clock ?? null);
      case "done":
        this.unanswered.delete(message.cmd_id);
        return;
      case "refused":
        return this.refused(message);
      case "answered":
        this.requests.get(message.cmd_id)?.done(message.result);
        this.requests.delete(message.cmd_id);
        return;
      case "chat":
        return this.chat(message);
      case "table":
        return this.company.table(message.table);
      case "presence":
        return this.company.presence(message);
      case "nudged":
        return this.company.nudged(message.seat, message.by);
      case "turn":
        return this.company.turn(message.seat, message.on);
      case "together":
        return this.company.together(message.by);
    }
  }

  private desk(sent: Sent<Desk>, since: number | null, clock: Omit<Clock, "at"> | null): void {
    const desk = read(sent);
    const missed = this.known !== null && since !== this.known && desk.version > this.known;
    const from = this.known;
    this.known = desk.version;
    this.last = desk;
    this.clock = clock && { ...clock, running: clock.running ?? null, at: performance.now() };
    this.tell((one) => {
      one.desk(desk);
      one.clock(this.clock);
    });
    if (missed || from === null) void this.fetchDeeds(missed ? (from ?? 0) : 0);
  }

  /** Fetch what happened before the desk that is here, for the log. */
  private async fetchDeeds(since: number): Promise<void> {
    const whose = this.seat;
    const seat = whose === null ? "" : `&seat=${whose}`;
    const past: Sent<Deed>[] = [];
    let from = since;
    try {
      for (;;) {
        const { version, deeds } = await ask<{ version: number; deeds: Sent<Deed>[] }>(
          "GET",
          `/tables/${this.id}/deeds?since=${from}${seat}`,
        );
        past.push(...deeds);
        const last = deeds.at(-1)?.version ?? version;
        if (!deeds.length || last >= version || past.length > 1000) break;
        from = last;
      }
    } catch {
      return; // the log begins later then
    }
    if (whose !== this.seat) return; // it was for whoever sat here before
    this.past = read({ deeds: past }).deeds;
    this.tell((one) => one.past(this.past));
  }

  private chat(line: Heard & { type: "chat" }): void {
    if (this.heard.has(line.number)) return;
    this.heard.add(line.number);
    const said: Chat = {
      seat: line.seat ?? null,
      name: line.name,
      text: line.text,
      at: new Date(line.at).toISOString(),
    };
    this.said.push(said);
    this.tell((one) => one.chat([said]));
  }

  private refused({ cmd_id = "", code, message, args = {}, rule = "" }: Heard & { type: "refused" }): void {
    const waiting = this.requests.get(cmd_id);
    if (waiting) {
      this.requests.delete(cmd_id);
      return waiting.failed(new Error(message));
    }
    this.unanswered.delete(cmd_id);
    // After "stale" the new desk follows, which says it all.
    this.tell((one) =>
      one.refused(code === "stale" ? { text: "", args: {}, rule: "" } : { text: message, args, rule }),
    );
  }

  private command(type: string, fields: object): void {
    const command: Command = { type, cmd_id: `${this.name}-${++this.number}`, ...fields };
    this.unanswered.set(command.cmd_id, command);
    this.socket.send(command);
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.last) {
      listener.desk(this.last);
      listener.clock(this.clock);
    }
    if (this.said.length) listener.chat([...this.said]);
    if (this.past.length) listener.past(this.past);
    return () => this.listeners.delete(listener);
  }

  act(version: number, actions: number[]): void {
    this.command("submit", { seat: this.seat, version, actions });
  }
  undo(version: number): void {
    this.command("undo", { seat: this.seat, version });
  }
  askAgain(): void {
    this.command("ask_again", { seat: this.seat });
  }
  say(text: string): void {
    this.command("chat", { text });
  }
  other(type: Other, fields: object = {}): void {
    this.command(type, { seat: this.seat, ...fields });
  }

  async layout(): Promise<Place[]> {
    return (await ask<{ places: Sent<Place>[] }>("GET", `/tables/${this.id}/layout`)).places.map(readPlace);
  }
  catalogue(language: string): Promise<Catalogue> {
    return catalogueOf(this.game, language);
  }
  private async told(): Promise<{ goals: Sent<Goal>[]; brief: Sent<Message>[] }> {
    return ask("GET", `/tables/${this.id}/goals${this.seat === null ? "" : `?seat=${this.seat}`}`);
  }
  async goals(): Promise<Goal[]> {
    return (await this.told()).goals.map(readGoal);
  }
  async brief(): Promise<Message[]> {
    return (await this.told()).brief.map(readMessage);
  }

  request<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
    const cmd_id = `${this.name}-${++this.number}`;
    return new Promise<T>((done, failed) => {
      this.requests.set(cmd_id, { done: (result) => done(result as T), failed });
      const sent = this.socket.send({
        type: "request",
        cmd_id,
        ...(this.seat === null ? {} : { seat: this.seat }),
        name,
        args,
      });
      if (sent) return;
      this.requests.delete(cmd_id);
      failed(new Error(LOST));
    });
  }

  now(): void {
    this.socket.now();
  }
  close(): void {
    this.listeners.clear();
    this.socket.close();
  }
}
