/** A game that is over, seen again moment by moment: what was fetched of it, where one stands, and by whose eyes. */
import { tick } from "svelte";
import type { Lookback, Reel } from "./api";
import {
  read,
  readGoal,
  readPlace,
  type Catalogue,
  type Deed,
  type Desk,
  type Goal,
  type Place,
  type Sent,
} from "./desk";
import type { Line, Listener } from "./line";
import { ask } from "./server";
import { TableView } from "./table.svelte";
import { catalogueOf } from "./tableline";

/** By whose eyes: a seat's by its number, what everybody saw, or all open. */
export type Eyes = number | "all" | "open";
/** How many milliseconds each step is shown, for each of the speeds. */
export const SPEEDS = [2400, 1200, 500];
/** A turn of somebody else's game is looked for so many steps ahead at most. */
const FAR = 60;

interface Shot {
  desk: Desk;
  goals: Goal[];
  opened: string[];
}

type Sides = { eyes: Eyes; shots: Map<number, Shot>; deeds: Map<number, Deed> };

/** The line to a table at which nothing is done any more: what is shown is put there. */
class Projector implements Line {
  private listener: Listener | null = null;
  shot: Shot | null = null;
  constructor(
    readonly id: string,
    private readonly places: Promise<Place[]>,
  ) {}
  put(shot: Shot): void {
    this.shot = shot;
    this.listener?.desk(shot.desk);
  }
  listen(listener: Listener): () => void {
    this.listener = listener;
    if (this.shot) listener.desk(this.shot.desk);
    return () => (this.listener = null);
  }
  layout = () => this.places;
  catalogue = (language: string): Promise<Catalogue> => catalogueOf(this.shot?.desk.game ?? "", language);
  goals = () => Promise.resolve(this.shot?.goals ?? []);
  brief = () => Promise.resolve([]);
  request = <T>(): Promise<T> => Promise.reject(new Error("page-replay-over"));
  act(): void {}
  undo(): void {}
  askAgain(): void {}
  say(): void {}
  other(): void {}
  now(): void {}
  close(): void {}
}

export class Replay {
  version = $state(0);
  eyes = $state.raw<Eyes>("all");
  /** The last moment there is, and the seats one had: only who played there is told. */
  last = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  moments = $state.raw<Lookback[]>([]);
  /** Whether the game went on by other rules than the present ones. */
  differs = $state(false);
  /** The places in which not everybody could look, where all is open. */
  opened = $state.raw<string[]>([]);
  playing = $state(false);
  speed = $state(1);
  table = $state.raw<TableView | null>(null);
  private sides: Sides[] = [];
  private wanted = 0;
  /** Whether the first answer is there: with it come the moments. */
  private begun = false;
  private readonly line: Projector;

  constructor(readonly id: string) {
    this.line = new Projector(
      id,
      ask<{ places: Sent<Place>[] }>("GET", `/tables/${encodeURIComponent(id)}/layout`).then(({ places }) =>
        places.map(readPlace),
      ),
    );
    this.line.layout().catch(() => {});
  }

  /** Begin at a moment. */
  async open(version: number, eyes: Eyes | null): Promise<void> {
    this.eyes = eyes ?? "all";
    await this.fetch(version);
    const [seat] = this.mine;
    if (eyes === null && seat !== undefined && this.mine.length === 1) {
      this.eyes = seat;
      await this.fetch(version);
    }
    this.line.put(this.shot(version)!);
    const table = new TableView(this.line);
    table.again = true;
    await table.open();
    this.table = table;
    await this.stand(version);
  }

  private side(eyes: Eyes = this.eyes): Sides {
    let found = this.sides.find((one) => one.eyes === eyes);
    if (!found) this.sides.push((found = { eyes, shots: new Map(), deeds: new Map() }));
    return found;
  }

  private shot(version: number): Shot | undefined {
    return this.side().shots.get(version);
  }

  /** Whether all that happened before a moment is known in words. */
  private told(version: number): boolean {
    const { deeds } = this.side();
    for (let k = version; k > 0; k--) if (!deeds.has(k)) return false;
    return true;
  }

  /** Fetch a moment; who played there is given those after it too. With `on` it is the next at which somebody is asked. */
  private async fetch(since: number, on = false): Promise<number> {
    const side = this.side();
    const eyes = side.eyes === "all" ? "" : side.eyes === "open" ? "&open=true" : `&seat=${side.eyes}`;
    const words = this.begun && this.told(since - 1) ? "" : "&words=true";
    const reel = await ask<Sent<Reel>>(
      "GET",
      `/tables/${encodeURIComponent(this.id)}/replay?since=${since}${eyes}${words}${on ? "&on=true" : ""}`,
    );
    const desks = (reel.desks ?? []).map((desk) => read(desk as Sent<Desk>));
    for (const [k, desk] of desks.entries()) {
      side.shots.set(desk.version, {
        desk,
        goals: ((reel.goals?.[k] ?? []) as Sent<Goal>[]).map(readGoal),
        opened: (reel.opened?.[k] ?? []) as string[],
      });
      for (const deed of desk.deeds) side.deeds.set(deed.version, deed);
    }
    for (const deed of read({ deeds: (reel.deeds ?? []) as Sent<Deed>[] }).deeds)
      if (!side.deeds.has(deed.version)) side.deeds.set(deed.version, deed);
    this.begun = true;
    this.last = reel.version ?? null;
    this.mine = (reel.mine ?? []) as number[];
    this.differs = reel.differs ?? this.differs;
    if (reel.moments?.length) this.moments = readMoments(reel.moments as Sent<Lookback>[]);
    return desks.at(-1)?.version ?? since;
  }

  private async known(version: number): Promise<Shot> {
    if (!this.shot(version) || !this.told(version)) await this.fetch(version);
    const found = this.shot(version);
    if (!found) throw new Error("page-replay-none");
    return found;
  }

  /** Show a moment: the next one is moved to, any other stands there at once. */
  private async stand(version: number): Promise<void> {
    const table = this.table;
    const shot = this.shot(version);
    if (!table || !shot) return;
    const deeds = [...this.side().deeds.values()]
      .filter((deed) => deed.version <= version)
      .sort((one, other) => one.version - other.version);
    const onward = version > this.version && version - this.version < 30 && table.desk.viewer === shot.desk.viewer;
    const known = this.version;
    table.log = deeds.filter((deed) => !onward || deed.version <= known);
    this.version = version;
    this.opened = shot.opened;
    table.borrowed = typeof this.eyes === "number" && !this.mine.includes(this.eyes);
    // What chance did on the way there is seen to move too.
    this.line.put(
      onward ? { ...shot, desk: { ...shot.desk, deeds: deeds.filter((deed) => deed.version > known) } } : shot,
    );
    await tick();
    if (this.version === version) table.log = deeds;
  }

  /** Go to a moment; whatever was wanted before counts no more. */
  async go(version: number): Promise<void> {
    const turn = ++this.wanted;
    await this.known(version);
    if (turn === this.wanted) await this.stand(version);
  }

  /** Look by other eyes at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const turn = ++this.wanted;
    const before = this.eyes;
    this.eyes = eyes;
    try {
      await this.known(this.version);
    } catch (error) {
      this.eyes = before;
      throw error;
    }
    if (turn === this.wanted) await this.stand(this.version);
  }

  get over(): boolean {
    return this.last !== null ? this.version >= this.last : this.table?.desk.ending != null || this.differs;
  }

  /** The next moment at which somebody is asked, or the end; null if this is the last. */
  private async after(version: number): Promise<number | null> {
    if (this.last !== null && version >= this.last) return null;
    if (this.shot(version)?.desk.ending) return null;
    for (let next = version + 1; ; next++) {
      if (this.last !== null && next > this.last) return this.last;
      let shot = this.shot(next);
      if (!shot && this.last === null) return this.fetch(next, true);
      shot ??= await this.known(next);
      if (shot.desk.ending || (shot.desk.ask && shot.desk.ask.who >= 0)) return next;
    }
  }

  private async before(version: number): Promise<number | null> {
    for (let back = version - 1; back >= 0; back--) {
      const shot = await this.known(back);
      if (!back || shot.desk.ending || (shot.desk.ask && shot.desk.ask.who >= 0)) return back;
    }
    return null;
  }

  async step(forward: boolean): Promise<boolean> {
    const turn = ++this.wanted;
    const to = forward ? await this.after(this.version) : await this.before(this.version);
    if (to === null || turn !== this.wanted) return false;
    await this.known(to);
    await this.stand(to);
    return true;
  }

  /** Go to where somebody else's turn begins. */
  async turn(forward: boolean): Promise<void> {
    const wanted = ++this.wanted;
    const turnOf = (version: number) => this.shot(version)?.desk.picture.turn ?? null;
    let at = this.version;
    const now = turnOf(at);
    let last: number | null = null;
    for (let k = 0; k < (this.last ?? FAR); k++) {
      const to = forward ? await this.after(at) : await this.before(at);
      if (to === null) break;
      if (!forward && last !== null && turnOf(to) !== last) break; // the turn before begins here
      at = to;
      if (turnOf(to) !== now) {
        if (forward) break;
        last = turnOf(to);
      }
    }
    if (wanted !== this.wanted || at === this.version) return;
    await this.known(at);
    await this.stand(at);
  }

  /** Go to the next moment worth another look, or the one before. */
  async moment(forward: boolean): Promise<void> {
    const versions = this.moments.map((one) => one.deed.version);
    const to = forward ? versions.find((one) => one > this.version) : versions.findLast((one) => one < this.version);
    if (to !== undefined) await this.go(to);
  }
}

const readMoments = (sent: Sent<Lookback>[]): Lookback[] =>
  sent.map((one) => ({
    events: [],
    notes: [],
    round: 0,
    ...(one as Lookback),
    deed: read({ deeds: [one.deed as Sent<Deed>] }).deeds[0] as unknown as Lookback["deed"],
  }));

/** Return what changed who was winning in a game that one has played, as a seat lived through it. */
export async function lookback(id: string, seat: number | null, last: number): Promise<Lookback[]> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  const reel = await ask<Sent<Reel>>("GET", `/tables/${id}/replay?since=${last}&words=true${eyes}`);
  return readMoments((reel.moments ?? []) as Sent<Lookback>[]);
}

/** The address of a moment, with the eyes by which it is seen. */
export function linkTo(id: string, version: number, eyes: Eyes): string {
  return `/t/${id}/${version}${eyes === "all" ? "" : `/${eyes}`}`;
}

/** Return the eyes that an address names, null for none. */
export function eyesOf(part: string | undefined): Eyes | null {
  if (part === "all" || part === "open") return part;
  return part !== undefined && /^\d{1,2}$/.test(part) ? Number(part) : null;
}
