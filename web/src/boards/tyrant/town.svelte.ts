/**
 * A table of King & Assassins as the town reads it: whole walks by one touch, assassins picked in any order, notes on suspects.
 *
 * All that can be done comes from the desk and from what the game answers on request (`walks`, `picks`).
 */
import type { Offer, Piece } from "$lib/desk";
import { skip } from "$lib/motion";
import { pace, settings } from "$lib/settings.svelte";
import type { TableView } from "$lib/table.svelte";
import type { Reading, State } from "$lib/touch";
import type { Touchable } from "$lib/touching.svelte";
import { plan } from "./draw";
import { sortOf } from "./figures";
import { following, keep, kept, noted, type Mark, type Notes } from "./notes";
import { wire } from "$wire";
import { Play } from "./play.svelte";
import { byEnd, singles, type Walk } from "./reach";
import { beats, fate, lastTurn, rewind, traces } from "./strides";
import { stuck, unreachable } from "./why";

/** Whether movement is shown at all. */
const shows = (): boolean => pace() > 0 && !document.hidden && typeof Element.prototype.animate === "function";

const towns = new WeakMap<TableView, Town>();

/** Return the town of a table: its board, prompt and rail look at the same one. */
export function townOf(table: TableView): Town {
  const known = towns.get(table);
  if (known) return known;
  // It belongs to no part of the screen: what it reads must not stand still when the part that asked first is gone.
  let town: Town | undefined;
  $effect.root(() => {
    town = new Town(table);
  });
  towns.set(table, town!);
  return town!;
}

interface Answered {
  figure: string;
  version: number;
  walks: Map<string, Walk>;
}

export class Town implements Touchable {
  private answered = $state.raw<Answered | null>(null);
  private aimed = $state.raw<{ version: number; figure: string; to: string } | null>(null);
  private chosen = $state.raw<{ version: number; figures: readonly string[] }>({ version: -1, figures: [] });
  /** The square under the pointer or with the focus. */
  hovered = $state<string | null>(null);
  /** Whether touching a citizen notes what the king thinks of him. */
  noting = $state(false);
  /** While the lens is open a long press asks for nothing. */
  lens = $state.raw<{ x: number; y: number; square: string } | null>(null);
  notes = $state.raw<Notes>({});

  /** What happened, while it is shown; see `looking`. */
  readonly play = new Play();
  /** Whether a board is there to show it, and up to which version it has. */
  watched = $state(false);
  private seen = $state(0);
  /** The version up to which each viewer at this screen has seen the traces of what happened, and touched something after that. */
  private wipes = $state.raw<ReadonlyMap<number | null, number>>(new Map());
  private wiped = $derived.by(() => this.wipes.get(this.table.desk.viewer) ?? -1);

  plan = $derived.by(() => plan(this.table.layout));
  figures = $derived.by(() => this.table.desk.picture.pieces.filter((piece) => piece.kind === "figure"));
  standing = $derived.by(() => new Map(this.figures.map((piece) => [piece.place, piece])));
  /** Whether the viewer is the king's player, who may note suspects. */
  mayNote = $derived.by(() => this.table.desk.viewer !== null && this.isKing(this.table.desk.viewer));

  private last = $derived.by(() => this.table.log.at(-1)?.version ?? 0);
  /** Whether there is still something to be shown. A game that is over is so for the page when this is done. */
  busy = $derived.by(() => this.watched && (this.play.busy || (this.last > this.seen && shows())));
  /** Whether the viewer looks on at what others have done: nothing can be touched then. */
  looking = $derived.by(
    () => this.busy && (this.play.now === null || [this.play.now, ...this.play.coming].some((beat) => !beat.own)),
  );
  /** The figures and the hits on the king as the board shows them now: behind the picture while something is shown. */
  staged = $derived.by(() => {
    const wounds = this.table.count("wounds") ?? 0;
    return this.play.busy ? rewind(this.figures, wounds, this.play.coming) : { figures: this.figures, wounds };
  });
  /** What the others did last, until the viewer touches something. */
  traces = $derived.by(() => {
    const shown = this.play.now?.version ?? Infinity;
    const deeds =
      this.last > this.wiped
        ? lastTurn(this.table.log, this.table.desk.viewer).filter(
            (deed) => deed.version > this.wiped && deed.version <= shown,
          )
        : [];
    return traces(deeds, this.isSquare, (figure) => this.table.pieces.get(figure)?.place ?? "");
  });
  /** After the end: where the king fell, or through which gate he left. */
  fate = $derived.by(() => (this.table.desk.picture.over && !this.busy ? fate(this.table.log, this.isSquare) : null));

  /** The figure that is to act, where there is one. */
  figure = $derived.by(() => {
    const first = this.table.steps[0]?.[0];
    return this.table.mine && !this.table.sent && first && this.table.pieces.get(first)?.kind === "figure"
      ? first
      : null;
  });

  /** Where the figure can walk to. A strike stands before a way round to the same square, and is what a touch there means. */
  reach = $derived.by((): ReadonlyMap<string, Walk> => {
    const figure = this.figure;
    if (!figure || this.picking) return new Map();
    const now = this.answered;
    const near = singles(this.table.offers, figure, (one) => this.table.pieces.get(one)?.place ?? "");
    if (now?.figure !== figure || now.version !== this.table.desk.version) return near;
    return new Map([...near, ...[...now.walks].filter(([to]) => near.has(to) || !this.direct(to))]);
  });

  /** How many points the viewer has left in this turn. */
  points = $derived.by((): number => {
    const kinds = this.mayNote ? ["king_points", "knight_points"] : ["rebel_points"];
    return kinds.reduce((sum, kind) => sum + (this.table.count(kind) ?? 0), 0);
  });
  /** Whether there is something to do that costs nothing, beside ending the turn. */
  free = $derived.by((): boolean => this.table.offers.some((offer) => !offer.marks.includes("ends")));

  /** What stands in the button: a far walk that was touched, or the single step that is said in full. */
  aim = $derived.by((): Walk | null => {
    const { aimed, table } = this;
    if (!this.figure) return null;
    if (aimed && aimed.version === table.desk.version && aimed.figure === this.figure && table.steps.length === 1)
      return this.reach.get(aimed.to) ?? null;
    const to = table.now.complete ? table.steps[1]?.[0] : undefined;
    const walk = to ? this.reach.get(to) : undefined;
    return walk && walk.steps.length === 1 && walk.steps[0] === table.now.meant?.action ? walk : null;
  });

  /** The deeds between which a person has still to choose on one square, such as to push or to arrest. */
  fork = $derived.by((): readonly Offer[] =>
    this.figure && this.table.steps.length === 2 && !this.table.now.complete && this.table.now.buttons.size > 1
      ? this.table.now.left
      : [],
  );

  /** The walk that is drawn: the one under the pointer, else the one in the button or among the deeds to choose from. */
  preview = $derived.by((): Walk | null => {
    const forked = this.fork.length ? this.table.steps[1]?.[0] : undefined;
    return (
      (this.hovered ? this.reach.get(this.hovered) : undefined) ??
      this.aim ??
      (forked ? this.reach.get(forked) : undefined) ??
      null
    );
  });

  /** The offer that a walk begins with. */
  first = $derived.by(
    (): Offer | null => this.table.offers.find((offer) => offer.action === this.aim?.steps[0]) ?? null,
  );

  /** How many citizens are to be picked at once, 0 where nothing is to be picked. The rules ask one by one and in their order; here any order will do. */
  wanted = $derived.by((): number => {
    const { table } = this;
    if (
      !table.mine ||
      table.sent ||
      table.desk.ask?.step !== "choose" ||
      this.figures.some((piece) => piece.marks.includes("secret"))
    )
      return 0;
    return Number(
      table.brief.map((message) => message.args["assassins"]).find((count) => typeof count === "number") ?? 0,
    );
  });

  picking = $derived.by(() => this.wanted > 0 && this.table.steps.length === 0);
  picked = $derived.by((): readonly string[] =>
    this.chosen.version === this.table.desk.version ? this.chosen.figures : [],
  );

  constructor(readonly table: TableView) {
    this.notes = kept(this.kept);
  }

  private get kept(): string {
    return typeof location === "undefined" ? "" : wire.path(location)[0];
  }

  private isSquare = (place: string): boolean => this.plan.spots.has(place);

  /** Look on: from now on what happens is shown. */
  watch(): () => void {
    [this.seen, this.watched] = [Math.max(this.last, this.table.desk.version), true]; // what comes later of the past is no news
    return () => {
      this.watched = false;
      this.play.stop();
    };
  }

  /** Show what has happened since, as it happened. */
  show(): void {
    const news = this.table.log.filter((deed) => deed.version > this.seen);
    if (!news.length) return;
    if (shows())
      this.play.add(beats(news, this.isSquare, this.table.desk.viewer, this.table.desk.picture.over), pace());
    this.seen = this.last;
  }

  /** The viewer has gone on: what the others did is no longer shown. */
  wipe(): void {
    this.wipes = new Map(this.wipes).set(this.table.desk.viewer, this.last);
  }

  /** Whether a seat is the king's: the citizens, who are there first, are the other's. */
  isKing(seat: number): boolean {
    return !this.figures.some((piece) => piece.seat === seat && sortOf(piece) === "citizen");
  }

  /** Ask the game where the figure that is to act can get to. */
  async ask(): Promise<void> {
    const figure = this.figure;
    const version = this.table.desk.version;
    if (!figure || (this.answered?.figure === figure && this.answered.version === version)) return;
    // Without an answer the single steps are there all the same.
    const walks = await this.table.request<Walk[]>("walks", { figure }).catch(() => []);
    if (this.figure === figure && this.table.desk.version === version)
      this.answered = { figure, version, walks: byEnd(walks) };
  }

  get mine(): boolean {
    return this.table.mine;
  }

  get sent(): Offer | null {
    return this.table.sent;
  }

  get root(): HTMLElement | null {
    return this.table.root;
  }

  get refusal(): TableView["refusal"] {
    return this.table.refusal;
  }

  /** As the table reads the touches, with far squares among those that can be touched next. */
  get now(): Reading {
    const now = this.table.now;
    if (!this.figure) return now;
    const next = new Set([...now.next, ...this.reach.keys()]);
    return this.aim ? { ...now, next, meant: this.first, complete: true } : { ...now, next };
  }

  state(id: string): State {
    if (this.looking) return "idle";
    const piece = this.noting ? this.table.pieces.get(id) : undefined;
    if (piece && this.notable(piece)) return "offered";
    if (this.picking)
      return this.picked.includes(id) ? "selected" : this.pickable(this.table.pieces.get(id)) ? "offered" : "idle";
    if (this.aim?.to === id) return "target";
    const known = this.table.state(id);
    return known === "idle" && this.reach.has(id) ? "offered" : known;
  }

  private pickable(piece: Piece | undefined): boolean {
    return piece !== undefined && piece.seat === this.table.desk.viewer && this.picked.length < this.wanted;
  }

  /** What the cell of a square is about: the square where that can be touched, else whoever stands there. */
  idOf(square: string): string {
    const piece = this.standing.get(square);
    return !piece || (this.state(square) !== "idle" && !(this.noting && this.notable(piece))) ? square : piece.id;
  }

  touch(id: string): void {
    const { table } = this;
    skip();
    if (this.looking) return this.play.skip();
    this.play.stop();
    if (table.asking) return table.explain(id);
    this.wipe();
    const piece = table.pieces.get(id) ?? this.standing.get(id);
    if (this.noting && piece && this.notable(piece)) return this.note(piece.id, following(this.notes[piece.id]));
    if (this.picking && (this.picked.includes(id) || this.pickable(table.pieces.get(id)))) return this.pick(id);
    const walk = this.reach.get(id);
    if (!walk || walk.steps.length < 2 || this.direct(id)) {
      this.aimed = null;
      table.touch(id);
      this.reason(id);
      return;
    }
    if (this.aim === walk) return this.go();
    table.refusal = null;
    table.steps = table.steps.slice(0, 1);
    this.aimed = { version: table.desk.version, figure: this.figure ?? "", to: id };
    if (!settings.ask) this.go();
  }

  /** Say why a figure cannot act or get there: the question's rule would only say whose figures these are. */
  private reason(id: string): void {
    const { table } = this;
    if (!table.refusal || table.desk.ask?.step === "choose") return;
    const piece = table.pieces.get(id);
    const own =
      piece?.kind === "figure" &&
      piece.seat === table.desk.viewer &&
      !table.offers.some((offer) => offer.touch[0] === id);
    const said = piece && own ? stuck(this, piece) : unreachable(this, piece?.place ?? id);
    if (said) table.refusal = { ...table.refusal, ...said };
  }

  /** Whether the table itself offers something there. */
  private direct(id: string): boolean {
    return this.table.offers.some((offer) => offer.touch[0] === this.figure && offer.touch[1] === id);
  }

  private pick(id: string): void {
    const figures = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
    this.chosen = { version: this.table.desk.version, figures };
  }

  /** Choose all that were picked, in the order in which the rules ask for them. */
  async choose(): Promise<void> {
    const actions = await this.table.request<number[]>("picks", { citizens: [...this.picked] });
    const offer = this.table.offers.find((one) => one.action === actions[0]);
    if (offer) this.table.send(offer, actions);
  }

  /** Send the walk that stands in the button. */
  go(): void {
    const [aim, first] = [this.aim, this.first];
    if (aim && first) this.table.send(first, aim.steps);
  }

  send(offer: Offer): void {
    if (this.aim && this.first === offer) this.go();
    else this.table.send(offer);
  }

  explain(id: string): void {
    if (!this.lens) this.table.explain(id);
  }

  notable(piece: Piece): boolean {
    return this.mayNote && piece.seat !== this.table.desk.viewer && piece.marks.length === 0;
  }

  note(figure: string, mark: Mark | undefined): void {
    this.notes = noted(this.notes, figure, mark);
    keep(this.kept, this.notes);
  }
}
