/** A line that answers from stored desks: for tests and for the gallery. What is sent is remembered, not carried out. */
import {
  read,
  readGoal,
  readMessage,
  readPlace,
  type Catalogue,
  type Desk,
  type Goal,
  type Message,
  type Place,
  type Sent,
} from "./desk";
import type { Line, Listener } from "./line";

export interface StoredMoment {
  desk: Sent<Desk>;
  goals: Sent<Goal>[];
  brief: Sent<Message>[];
  answers: Record<string, unknown>;
}

export interface StoredGame {
  game: string;
  layout: Sent<Place>[];
  moments: StoredMoment[];
  film: Sent<Desk>[];
}

export class StoredLine implements Line {
  readonly id = "";
  readonly sent: { version: number; actions: number[] }[] = [];
  private listener: Listener | null = null;

  constructor(
    private readonly game: StoredGame,
    private moment: StoredMoment,
    private readonly words: (language: string) => Promise<Catalogue>,
  ) {}

  listen(listener: Listener): () => void {
    this.listener = listener;
    listener.state({ is: "open" });
    listener.desk(read(this.moment.desk));
    return () => (this.listener = null);
  }

  /** Let another desk come, as if something had happened. */
  show(desk: Sent<Desk>): void {
    this.listener?.desk(read(desk));
  }

  lose(again = Date.now() + 3000): void {
    this.listener?.state({ is: "lost", again });
  }

  act(version: number, actions: number[]): void {
    this.sent.push({ version, actions });
  }

  undo(): void {}
  askAgain(): void {}
  other(): void {}
  say(text: string): void {
    this.listener?.chat([{ seat: this.moment.desk.viewer ?? null, name: "", text, at: new Date().toISOString() }]);
  }
  now(): void {
    this.listener?.state({ is: "open" });
  }
  close(): void {
    this.listener = null;
  }

  layout = async () => this.game.layout.map(readPlace);
  catalogue = (language: string) => this.words(language);
  goals = async () => this.moment.goals.map(readGoal);
  brief = async () => this.moment.brief.map(readMessage);

  request<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
    const key = Object.keys(this.moment.answers).find((asked) => {
      const [known, given] = JSON.parse(asked) as [string, Record<string, unknown>];
      return known === name && JSON.stringify(given) === JSON.stringify(args);
    });
    return key === undefined
      ? Promise.reject(new Error(`no stored answer to ${name}`))
      : Promise.resolve(this.moment.answers[key] as T);
  }
}
