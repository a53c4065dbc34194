/** What is seen of a finished round: the rules sweep it at once, so the board shows it from what was told. */
import type { Deed, Desk, Move, Sentence, Told } from "$lib/desk";
import { kept } from "$lib/kept";
import type { Scene } from "$lib/scenes";
import type { TableView } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";

/** So long both cards lie on the table if nobody touches anything. */
export const LASTS = 4000;

export interface Played {
  seat: number;
  face: string;
  /** Its id where it lay before, and where that was. */
  id: string;
  from: string;
}

export interface Trick {
  /** The card that led, and the answer. */
  cards: [Played, Played];
  winner: number;
  /** What the winner of a round of phase 1 gains. */
  stake: string | null;
  /** How it is told: the answer with who wins and why, and what is drawn. */
  told: Sentence[];
}

export interface TrickScene extends Scene {
  kind: "trick";
  trick: Trick;
  /** The cards that have left the hands of the picture before, by seat. */
  gone: Played[];
}

const of = (deed: Deed, kind: string): Told | undefined => deed.told.find((told) => told.kind === kind);

function played(told: Told): Played {
  const move: Move | undefined = told.moves[0];
  const face = String(told.message.args["card"] ?? "");
  return {
    seat: Number(told.message.args["seat"] ?? 0),
    face,
    id: move?.before || `card:${face}`,
    from: move?.start ?? "",
  };
}

/** Return the finished rounds of a log, in order, each with the version of the deed that finished it. What lay on the table before is `led`. */
export function tricks(log: readonly Deed[], led: Played | null = null): { version: number; trick: Trick }[] {
  const found: { version: number; trick: Trick }[] = [];
  let open = led;
  for (const deed of kept(log)) {
    const plays = of(deed, "plays");
    const last = found.at(-1);
    if (!plays) {
      if (last && deed.who < 0)
        last.trick.told.push(...deed.sentences.filter((one) => one.events.some((k) => deed.told[k]?.kind === "draws")));
      continue;
    }
    const card = played(plays);
    const won = of(deed, "wins-round");
    if (won && open)
      found.push({
        version: deed.version,
        trick: {
          cards: [open, card],
          winner: Number(won.message.args["seat"]),
          stake: (of(deed, "takes-stake")?.message.args["card"] as string | undefined) ?? null,
          told: deed.sentences.slice(0, 1),
        },
      });
    open = won ? null : card;
  }
  return found;
}

/** Return who wins with which card, in a few words. */
export function wins(trick: Trick, table: TableView): string {
  const card = trick.cards.find((one) => one.seat === trick.winner)?.face ?? "";
  const name = table.talk.thing("card", card);
  return trick.winner === table.desk.viewer
    ? words().say("page-claim-you-win", { card: name })
    : words().say("page-claim-wins", { seat: table.talk.seat(trick.winner), card: name });
}

/** Every finished round is a scene of its own, in order; the last of the game waits, and so does the beginning of phase 2. */
export function scenes(news: readonly Deed[], table: TableView, next: Desk): Scene[] {
  const lying = table.at("trick")[0];
  const led = lying?.face ? { seat: lying.seat ?? 0, face: lying.face, id: lying.id, from: "trick" } : null;
  const found: Scene[] = [];
  const gone: Played[] = [];
  const rounds = tricks(news, led);
  for (const [k, { version, trick }] of rounds.entries()) {
    const last = next.picture.over && k === rounds.length - 1;
    gone.push(...trick.cards.filter((card) => card.from !== "trick"));
    const forced = news.some((deed) => deed.version === version && deed.forced);
    found.push({
      kind: "trick",
      trick,
      gone: [...gone],
      lasts: last ? null : LASTS,
      after: false,
      moves: trick.cards
        .filter((card) => card.from !== "trick")
        .map((card) => ({ before: card.id, after: card.id, start: card.from, end: "trick", count: 1 })),
      title: (at) =>
        [forced || last ? words().say("page-claim-last-cards") : "", wins(trick, at)].filter(Boolean).join(" "),
      more: (at) => trick.told.map((one) => at.talk.sentence(one)).join(" "),
      button: last ? () => words().say("page-to-result") : undefined,
    } satisfies TrickScene as Scene);
  }
  const begins = news.flatMap((deed) => deed.told).find((told) => told.kind === "favour-begins");
  if (begins && !next.picture.over)
    found.push({
      kind: "phase",
      lasts: next.viewer === null ? LASTS : null,
      after: true,
      moves: [],
      title: (at) => newHand(at),
      more: (at) => at.talk.message(begins.message),
    });
  return found;
}

/** The sentence between the phases: the viewer's followers are the new hand. */
export function newHand(table: TableView): string {
  const seat = table.desk.viewer;
  return seat === null
    ? table.talk.phase("favour")
    : words().say("page-claim-new-hand", { count: table.at(`hand.${seat}`).length });
}

export const trickOf = (scene: Scene | null): TrickScene | null =>
  scene?.kind === "trick" ? (scene as TrickScene) : null;
