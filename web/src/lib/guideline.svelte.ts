/** The line to a first game that teaches: all its desks have come in one document, and a touch leads from one to the next. */
import type { Lesson } from "./api";
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
import type { Line, Listener } from "./line";
import { catalogueOf } from "./tableline";

export class GuideLine implements Line {
  readonly id = "";
  /** Which of the desks is seen. */
  at = $state(0);
  private listener: Listener | null = null;

  readonly lesson: Lesson;
  readonly frame = $derived.by(() => this.lesson.frames[this.at]!);
  readonly point = $derived.by(() => this.lesson.points[this.frame.step] ?? null);
  /** Whether there is only to look at what came of it; after the last one the guide is over. */
  readonly looks = $derived(!this.frame.do?.length);
  readonly over = $derived.by(() => this.at === this.lesson.frames.length - 1);

  constructor(
    lesson: Lesson,
    at: number,
    /** What a wrong touch is answered: a text for the rule of the step. */
    private readonly wrong: (rule: string) => { text: string; args: Record<string, string> },
  ) {
    this.lesson = lesson;
    this.at = Math.max(0, Math.min(at, lesson.frames.length - 1));
  }

  private desk(): Desk {
    return read(this.frame.desk as Sent<Desk>);
  }

  private deeds(to: number): Deed[] {
    return this.lesson.frames.slice(0, to + 1).flatMap((frame) => read({ deeds: frame.desk.deeds ?? [] }).deeds);
  }

  listen(listener: Listener): () => void {
    this.listener = listener;
    listener.state({ is: "open" });
    listener.desk(this.desk());
    listener.past(this.deeds(this.at));
    return () => (this.listener = null);
  }

  /** The actions that are wanted lead on; any others are answered kindly, and change nothing. */
  act(_version: number, actions: number[]): void {
    const wanted = this.frame.do ?? [];
    if (actions.length > wanted.length || !actions.every((action, k) => action === wanted[k])) {
      const rule = this.point?.rule ?? "";
      this.listener?.refused({ ...this.wrong(rule), rule });
      return;
    }
    for (const _ of actions) this.on();
  }

  /** See the next desk. */
  on(): void {
    if (this.over) return;
    this.at += 1;
    this.listener?.desk(this.desk());
  }

  /** Go to the beginning of a step, or to the end. */
  go(step: number): void {
    const found = this.lesson.frames.findIndex((frame) => frame.step === step);
    this.at = found < 0 ? this.at : found;
    this.listener?.desk({ ...this.desk(), deeds: [] });
  }

  undo(): void {}
  askAgain(): void {}
  other(): void {}
  say(): void {}
  now(): void {}
  close(): void {
    this.listener = null;
  }

  layout = async (): Promise<Place[]> => this.lesson.layout.map(readPlace);
  catalogue = (language: string): Promise<Catalogue> => catalogueOf(this.lesson.game, language);
  goals = async (): Promise<Goal[]> => this.frame.goals.map(readGoal);
  brief = async (): Promise<Message[]> => this.lesson.brief.map(readMessage);

  request<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
    const asked = JSON.stringify(args);
    const found = this.frame.answers?.find((one) => one.name === name && JSON.stringify(one.args) === asked);
    return found ? Promise.resolve(found.result as T) : Promise.reject(new Error(`no answer to ${name}`));
  }
}
