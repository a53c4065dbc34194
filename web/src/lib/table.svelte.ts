/** A table as a page holds it: the last desk, what has been touched, and what is open beside it. Boards are given this. */
import { tick } from "svelte";
import type { Missed, Someone } from "./api";
import type { Circle } from "./circle.svelte";
import { passing } from "./clock.svelte";
import {
  type Catalogue,
  type Deed,
  type Desk,
  type Goal,
  type Message,
  type Offer,
  type Piece,
  type Place,
} from "./desk";
import { missed } from "./kept";
import type { Chat, Clock, Line, LineState, Refusal } from "./line";
import { look, play, skip } from "./motion";
import { shown, type Scene, type Stage } from "./scenes";
import { problemText, whatWentWrong, words } from "./words.svelte";
import { pace, settings } from "./settings.svelte";
import { sounds } from "./sound";
import { surprise } from "./surprises";
import { Talk } from "./talk";
import { Alike, pathOf, press, reading, stateOf, touch, type State, type Steps } from "./touch";

/** Something that a person wants explained: a thing by kind and face, a rule, or who sits there. */
export type Asked = { kind: string; face: string | null; id?: string } | { rule: string } | { seat: number };

/** What follows a refused touch: the thing, and the rule that the question is about. */
export interface NotNow {
  what: string;
  rule: string;
  text: string;
}

/** An answer that somebody who thinks ahead would give. */
export interface Hint {
  action: number;
  /** The result that it may bring, from -1 to 1; null where nothing is better for certain. */
  points: number | null;
  /** The id of the sentence that says why. */
  reason: string;
}

const LONGEST_LOG = 400;

export class TableView {
  desk = $state.raw<Desk>() as Desk;
  layout = $state.raw<Place[]>([]);
  catalogue = $state.raw<Catalogue>() as Catalogue;
  goals = $state.raw<Goal[]>([]);
  brief = $state.raw<Message[]>([]);
  log = $state.raw<Deed[]>([]);
  /** The version of a deed that is still to be seen on the board, such as dice that roll: what came of it is not told before. */
  unseen = $state.raw<number | null>(null);
  /** The log as far as it is told. */
  told = $derived.by(() =>
    this.unseen === null ? this.log : this.log.filter((deed) => deed.version < (this.unseen ?? 0)),
  );
  chat = $state.raw<Chat[]>([]);
  clock = $state.raw<Clock | null>(null);
  line = $state.raw<LineState>({ is: "open" });
  /** What has been touched, step by step. */
  steps = $state.raw<Steps>([]);
  /** The action that is on its way to the table. */
  sent = $state.raw<Offer | null>(null);
  /** The offer that a person looks at in the list: the board lights what it is about. */
  peeked = $state.raw<Offer | null>(null);
  asked = $state.raw<Asked | null>(null);
  refusal = $state.raw<NotNow | null>(null);
  toast = $state.raw<{ text: string; key: number } | null>(null);
  /** Whether the next touch asks what the thing is. */
  asking = $state(false);
  /** The group of friends that plays here: what they say goes on from game to game. */
  circle = $state.raw<Circle | null>(null);
  /** What is said here, and what friends say wherever they are, in its order. */
  talked = $derived(
    this.circle ? [...this.circle.lines, ...this.chat].sort((one, other) => one.at.localeCompare(other.at)) : this.chat,
  );
  /** What is being shown before the game goes on. */
  scene = $state.raw<Scene | null>(null);
  /** Whether desks wait for scenes to end. */
  showing = $state(false);
  /** What the board wants to be seen. */
  stage: Stage = () => [];
  root: HTMLElement | null = null;

  /** What the players are called at this screen, where that is not what the desk says. */
  names = $state.raw<string[]>([]);
  /** Seats whose people are not there just now, and those who have resigned. */
  absent = $state.raw<number[]>([]);
  resigned = $state.raw<number[]>([]);
  /** Whether the rules of the server cannot go on with this game. */
  halted = $state(false);
  /** Whether several sit at this screen: at the end each of them is named, and nobody is "you". */
  shared = $state(false);
  /** Whether the game is only seen again, and whether somebody else's eyes are looked through: nothing is answered any more. */
  again = $state(false);
  borrowed = $state(false);
  me = $derived(this.borrowed || (this.shared && this.desk.picture.over) ? null : this.desk.viewer);
  talk = $derived(
    new Talk(
      this.catalogue,
      this.desk.seats.map((seat, k) => this.names[k] || seat.name),
      this.me,
    ),
  );
  /** The offers of the viewer; none while an answer is on its way, a scene is shown, or the game is paused. */
  offers = $derived<Offer[]>(this.sent || this.scene || this.desk.paused ? [] : (this.desk.ask?.offers ?? []));
  alike = $derived(new Alike(this.desk.picture.pieces));
  now = $derived(reading(this.offers, this.alike, this.steps));
  places = $derived(new Map(this.layout.map((place) => [place.id, place])));
  pieces = $derived(new Map(this.desk.picture.pieces.map((piece) => [piece.id, piece])));
  mine = $derived(
    !this.again &&
      this.desk.viewer !== null &&
      this.desk.ask?.who === this.desk.viewer &&
      !this.desk.ask.passes &&
      !this.desk.paused,
  );
  /** What happened while the viewer was away, as long as it is gone through. */
  missed = $state.raw<Deed[]>([]);
  /** Whether hints are allowed here, those that were asked for, and whether one is being thought about. */
  hints = $state(false);
  /** Whom the table waits for, who reminded whom when, and who looks on. */
  waiting = $state.raw<Missed | null>(null);
  nudged = $state.raw<Record<number, number>>({});
  watching = $state.raw<Someone[]>([]);
  spectators = $state(0);
  /** Since when somebody is asked, as far as this page has seen it. */
  askedAt = $state(Date.now());
  /** The sentence that explains what has just happened to a newcomer, "" for none. */
  explained = $state("");
  advice = $state.raw<Hint[]>([]);
  advising = $state(false);
  private lit = $derived(this.peeked ? new Set(this.peeked.touch.flat()) : null);
  private stop = () => {};
  private coming: Desk[] = [];
  /** Whether rules that surprise people are explained to whoever looks, each once. */
  newcomer = false;
  /** Somebody reads what the game is about: all else waits. */
  held = $state(false);
  /** Ends the scene that is shown. */
  private end = () => {};
  /** The chain of scenes that nobody wants to see to its end. */
  private skipped: string | undefined;

  constructor(readonly wire: Line) {}

  /** Fetch what does not change, and hear what comes. Returns when the first desk is there. */
  async open(): Promise<void> {
    const first = new Promise<void>((resolve) => {
      this.stop = this.wire.listen({
        desk: (desk) => void this.accept(desk).then(resolve),
        past: (deeds) => this.remember(deeds),
        state: (state) => this.connection(state),
        chat: (lines) => (this.chat = [...this.chat, ...lines]),
        clock: (clock) => (this.clock = clock),
        refused: (refusal) => this.refused(refusal),
      });
    });
    [this.layout, this.catalogue, this.brief] = await Promise.all([
      this.wire.layout(),
      this.wire.catalogue(settings.language),
      this.wire.brief(),
    ]);
    await first;
  }

  /** Speak the language that is set from now on. */
  async speak(language: string): Promise<void> {
    this.catalogue = await this.wire.catalogue(language);
  }

  close(): void {
    this.coming = [];
    this.goOn();
    this.stop();
    this.wire.close();
  }

  /** Take desks one after the other: the scenes of each before it, and those that lie on it after it. */
  private async accept(desk: Desk): Promise<void> {
    if (this.desk && desk.viewer !== this.desk.viewer) {
      this.coming = [];
      this.goOn();
    }
    this.coming.push(desk);
    await this.proceed();
  }

  /** Let what comes wait, while somebody reads what the game is about; the first desk is shown all the same. */
  hold(on: boolean): void {
    this.held = on;
    if (!on) void this.proceed();
  }

  private async proceed(): Promise<void> {
    if (this.showing || (this.held && this.desk)) return;
    this.showing = true;
    try {
      for (let next = this.coming.shift(); next; next = this.coming.shift()) {
        const scenes = this.scenes(next);
        for (const scene of scenes) if (!scene.after) await this.show(scene, next);
        await this.apply(next);
        for (const scene of scenes) if (scene.after) await this.show(scene, next);
      }
    } finally {
      this.showing = false;
    }
  }

  /** Return where the game's own drawing of a thing is, as an image; "" where it brings none. */
  drawing(kind: string, face: string | null): string {
    const name = `${kind}/${face ?? "hidden"}`;
    return this.catalogue.drawings?.includes(name) ? `/api/games/${this.desk.game}/drawings/${name}.svg` : "";
  }

  private scenes(next: Desk): Scene[] {
    const same = this.desk && this.root && next.viewer === this.desk.viewer;
    const news = same ? this.unknown(next.deeds) : [];
    return news.length ? shown(this.stage(news, this, next), document.hidden ? 0 : pace()) : [];
  }

  /** Show a scene until its time is over or the person goes on; another viewer's desk ends all. */
  private async show(scene: Scene, next: Desk): Promise<void> {
    if (this.coming[0] && this.coming[0].viewer !== next.viewer) return;
    if (scene.chain !== undefined && scene.chain === this.skipped) return;
    this.skipped = undefined;
    const looked = this.root ? look(this.root) : null;
    const over = new Promise<void>((resolve) => (this.end = resolve));
    this.scene = scene;
    const timer = scene.lasts === null ? undefined : setTimeout(() => this.end(), scene.lasts * pace());
    if (scene.sound) sounds[scene.sound]();
    else if (scene.moves.length) sounds.card();
    await tick();
    if (looked && this.root && this.scene === scene)
      void play(
        this.root,
        looked,
        [
          {
            version: 0,
            who: 0,
            turn: null,
            told: [],
            sentences: [],
            moves: scene.moves,
            forced: false,
            taken_back: false,
          },
        ],
        pace(),
      );
    await over;
    clearTimeout(timer);
    this.end = () => {};
    if (scene.after) this.scene = null; // else it lies there until the next picture is drawn, so that its cards fly on from where they are
  }

  /** End the scene that is shown. */
  goOn(): void {
    this.skipped = this.scene?.chain;
    this.end();
  }

  private async apply(desk: Desk): Promise<void> {
    const looked = this.root && this.desk?.viewer === desk.viewer ? look(this.root) : null;
    const other = this.desk && desk.viewer !== this.desk.viewer;
    const stale = other || desk.version !== this.desk?.version;
    if (stale) this.askedAt = Date.now();
    if (other) this.forget();
    this.desk = desk;
    this.scene = null;
    if (stale) {
      this.steps = [];
      this.peeked = null;
      this.sent = null;
      this.refusal = null;
      this.advice = [];
    }
    const news = this.remember(desk.deeds);
    if (stale && this.newcomer) this.explained = surprise(this.catalogue?.surprises ?? [], desk, news);
    this.wire.goals().then(
      (goals) => this.desk.viewer === desk.viewer && (this.goals = goals),
      () => {},
    );
    if (other)
      this.wire.brief().then(
        (brief) => this.desk.viewer === desk.viewer && (this.brief = brief),
        () => {},
      );
    if (looked && news.length) this.sound(desk, news);
    if (looked && this.root && news.length) {
      await tick();
      if (this.root) void play(this.root, looked, news, pace());
    }
  }

  /** Somebody else takes the screen: what the last one was told is not for them, and they are told it anew. */
  private forget(): void {
    this.log = [];
    this.missed = [];
    this.goals = [];
    this.brief = [];
    this.asked = null;
  }

  private sound(desk: Desk, news: readonly Deed[]): void {
    const kinds = new Set(
      news
        .flatMap((deed) => deed.told.flatMap((told) => told.moves.map((move) => move.after || move.before)))
        .map((id) => this.pieces.get(id)?.kind ?? ""),
    );
    if (desk.picture.over) sounds.end();
    else if (kinds.has("die")) sounds.dice();
    else if (kinds.has("card")) sounds.card();
    else if (kinds.size) sounds.piece();
    if (this.mine && !desk.picture.over) sounds.asked();
  }

  /** Put deeds into the log where they belong, and return those that were not in it. */
  private remember(deeds: readonly Deed[]): Deed[] {
    const news = this.unknown(deeds);
    if (news.length)
      this.log = [...this.log, ...news].sort((one, other) => one.version - other.version).slice(-LONGEST_LOG);
    return news;
  }

  private unknown(deeds: readonly Deed[]): Deed[] {
    const known = new Set(this.log.map((deed) => deed.version));
    return deeds.filter((deed) => !known.has(deed.version));
  }

  private connection(state: LineState): void {
    const back = this.line.is === "lost" && state.is === "open";
    this.line = state;
    if (back) this.notice(words().say("page-back-again"));
  }

  /** How a piece or place looks: what can be touched now is lit. */
  state(id: string): State {
    if (this.lit?.has(id)) return "selected";
    return stateOf(this.now, id);
  }

  /** A piece or place was touched. What is not on offer says why not; in asking, anything says what it is. */
  touch(id: string): void {
    skip();
    if (this.asking) return this.explain(id);
    const came = touch(this.offers, this.alike, this.steps, id);
    if (!came) return this.refuse(id);
    this.refusal = null;
    this.steps = came.steps;
    const done = came.send ?? (settings.ask || !this.unmistakable() ? null : this.now.meant);
    if (done) this.send(done);
  }

  /** A set, such as dice to keep, is never done by its last touch: it may be meant to lose one again. */
  private unmistakable(): boolean {
    return this.now.complete && this.now.next.size === 0 && !Array.isArray(this.now.meant?.touch.at(-1));
  }

  press(button: string): void {
    skip();
    const came = press(this.offers, this.alike, this.steps, button);
    if (!came) return;
    this.refusal = null;
    this.steps = came.steps;
    if (came.send) this.send(came.send);
  }

  /** Choose from the list of words: it stands in the button then, and on the table. */
  choose(offer: Offer): void {
    skip();
    this.peeked = null;
    this.refusal = null;
    if (this.now.meant === offer && this.now.complete) return this.send(offer);
    this.steps = pathOf(offer);
    if (!settings.ask) this.send(offer);
  }

  /** Send an offer; a whole walk is its first step with all the actions that the game gave for it. */
  send(offer: Offer, actions: number[] = [offer.action]): void {
    this.sent = offer;
    this.skipped = undefined;
    this.refusal = null;
    this.steps = pathOf(offer);
    this.wire.act(this.desk.version, actions);
  }

  cancel(): void {
    if (this.asking) this.asking = false;
    else if (this.refusal) this.refusal = null;
    else this.steps = [];
  }

  undo(): void {
    if (!this.scene && (this.desk.undo || this.desk.ask_undo)) this.wire.undo(this.desk.version);
  }

  /** Pass on whatever can be passed on until then, or ("") be asked everything again. */
  rest(until: string): void {
    if (until) this.wire.other("rest", { until });
    else this.wire.askAgain();
  }

  /** Begin with what the others have done since a version, deed by deed. */
  recall(since: number): void {
    this.missed = missed(this.log, since, this.desk.viewer);
  }

  request<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
    return this.wire.request<T>(name, args);
  }

  /** Ask what somebody who thinks ahead would do. */
  async hint(): Promise<void> {
    if (!this.mine || this.advising) return;
    const { version } = this.desk;
    this.advising = true;
    try {
      const found = await this.request<Hint[]>("hint");
      if (this.desk.version === version) this.advice = found;
    } catch (error) {
      this.notice((error instanceof Error && problemText(error.message)) || words().say("page-hint-none"));
    } finally {
      this.advising = false;
    }
  }

  /** Say something: to friends, or to the table. */
  say(text: string): void {
    if (this.circle) void this.circle.say(text).catch((error: unknown) => this.notice(whatWentWrong(error)));
    else this.wire.say(text);
  }

  /** Open the sheet about a piece, place, thing or rule. */
  what(asked: Asked): void {
    this.asking = false;
    this.asked = asked;
  }

  explain(id: string): void {
    const thing: Piece | Place | undefined = this.pieces.get(id) ?? this.places.get(id);
    if (thing) this.what({ kind: thing.kind, face: thing.face, id });
  }

  notice(text: string): void {
    this.toast = { text, key: (this.toast?.key ?? 0) + 1 };
  }

  /** Say why a thing cannot be touched now: the rule is the one that the question is about. */
  refuse(id: string): void {
    const ask = this.desk.ask;
    const thing: Piece | Place | undefined = this.pieces.get(id) ?? this.places.get(id);
    if (!ask || !this.mine || !thing || this.sent || this.scene) return;
    const rule = this.catalogue.rules[ask.rule];
    this.refusal = { what: this.talk.thing(thing.kind, thing.face), rule: ask.rule, text: rule?.text ?? "" };
  }

  private refused(refusal: Refusal): void {
    this.sent = null;
    this.steps = [];
    const text = refusal.text && problemText(refusal.text, refusal.args);
    if (text) this.refusal = { what: "", rule: refusal.rule, text };
  }

  /** The pieces that lie in a place, in the order of the picture. */
  at(place: string): Piece[] {
    return this.desk.picture.pieces.filter((piece) => piece.place === place);
  }

  /** The milliseconds that a seat has left now; null where nobody counts. */
  left(seat: number): number | null {
    const left = this.clock?.left[seat] ?? null;
    if (left === null || !this.clock || this.clock.running !== seat) return left;
    return Math.max(0, left - Math.max(0, passing() - this.clock.at));
  }

  /** The number that a counter shows, for everybody or for a seat. */
  count(id: string, seat?: number, about?: string): number | null {
    const found = this.desk.picture.counters.find(
      (one) => one.id === id && (about === undefined || one.about === about),
    );
    return (seat === undefined ? found?.value : found?.seats?.[seat]) ?? null;
  }
}
