/** Claim: the trick on the round table, the favour of five factions, a hand sorted by faction. */
import type { BoardModule, Numbers } from "..";
import type { Deed } from "$lib/desk";
import { kept } from "$lib/kept";
import { listed } from "$lib/names";
import type { TableView } from "$lib/table.svelte";
import { tally } from "$lib/tally";
import { words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Exhibit from "./Exhibit.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Memory from "./Memory.svelte";
import Result from "./Result.svelte";
import { scenes } from "./trick";

/** Round, phase, and what the viewer does in it: what is cut on a phone is what it could do without. */
function status(table: TableView): string {
  const { phase, round, rounds, over } = table.desk.picture;
  if (over) return words().say("page-over");
  const ask = table.desk.ask;
  const asked = ask && ask.who >= 0 ? ask.who : null;
  const role =
    asked === null
      ? ""
      : asked === table.desk.viewer
        ? words().say(ask?.step === "lead" ? "page-claim-led-you" : "page-claim-you-follow")
        : words().say(ask?.step === "lead" ? "page-claim-led" : "page-claim-follows-other", {
            seat: table.talk.seat(asked),
          });
  return [round ? words().say("page-round-of", { round, rounds }) : "", table.talk.phase(phase), role]
    .filter(Boolean)
    .join(" · ");
}

/**
 * A round begins with the card that it is about, else with the first of its two cards. A heading is of the round in which its deeds
 * happened: rounds are counted as they are finished in the log; the desk says only how many were over before a log that begins later.
 */
function chapters(log: readonly Deed[], table: TableView): Map<number, string> {
  const tells = (deed: Deed, kind: string) => deed.told.some((told) => told.kind === kind);
  const { phase, round, rounds, over } = table.desk.picture;
  const finished = (phase === "favour" ? rounds : 0) + round - (over ? 0 : 1);
  const ended = (deeds: readonly Deed[]) => kept(deeds).filter((deed) => tells(deed, "wins-round")).length;
  const earlier = log.some((deed) => tells(deed, "leads-first")) ? 0 : Math.max(0, finished - ended(log));
  let done = earlier;
  let headed = -1;
  const found = new Map<number, string>();
  for (const [k, deed] of log.entries()) {
    if (deed.taken_back) done = earlier + ended(log.slice(0, k + 1));
    const plays = tells(deed, "plays");
    if (headed !== done && (plays || tells(deed, "turned-up"))) {
      found.set(deed.version, words().say("page-round-head", { round: (done % rounds) + 1 }));
      headed = done;
    }
    if (tells(deed, "wins-round")) done++;
  }
  return found;
}

/** In phase 2 no card lies open to lead for. */
function why(table: TableView): string | undefined {
  return table.desk.picture.phase === "favour" && table.desk.ask?.step === "lead"
    ? words().say("page-claim-lead-favour")
    : undefined;
}

/** Which factions bow to whom at the end. */
function prose(table: TableView): string {
  return table.desk.seats
    .flatMap((_, seat) => {
      const won = table.desk.picture.counters.filter((one) => one.id === "faction" && one.holder === seat);
      if (!won.length) return [];
      const factions = listed(won.map((one) => table.talk.thing("faction", one.about ?? "")));
      return seat === table.me
        ? words().say("page-claim-bow-you", { factions })
        : words().say("page-claim-bow", { factions, seat: table.talk.seat(seat) });
    })
    .join(" ");
}

/** Both phases count. */
function rounds(table: TableView): number {
  const { phase, round, rounds: each } = table.desk.picture;
  return phase === "favour" ? each + round : round;
}

/** What the end counts for whoever looks at it. */
function numbers({ log, desk: { viewer } }: TableView): Numbers {
  return viewer === null
    ? []
    : [
        [tally(log, "wins-round", viewer), "page-claim-stat-won"],
        [tally(log, "scores", viewer), "page-claim-stat-mine"],
        [tally(log, "scores", 1 - viewer), "page-claim-stat-theirs"],
      ];
}

export default {
  Board,
  Hand,
  Facts,
  Rail: Memory,
  Drawing,
  Exhibit,
  Result,
  status,
  why,
  chapters,
  scenes,
  rounds,
  numbers,
  prose,
} satisfies BoardModule;
