/** Claim: the trick on the round table, the favour of five factions, a hand sorted by faction. */
import type { BoardModule } from "..";
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Memory from "./Memory.svelte";
import Result from "./Result.svelte";

/** Phase, round, and what the viewer does in it. */
function status(table: TableView): string {
  const { phase, round, rounds, over } = table.desk.picture;
  if (over) return words().say("page-over");
  const ask = table.desk.ask;
  const asked = ask && ask.who >= 0 ? ask.who : null;
  const role = asked === null ? "" : asked === table.desk.viewer ? words().say(ask?.step === "lead" ? "page-claim-led-you" : "page-claim-you-follow") : words().say(ask?.step === "lead" ? "page-claim-led" : "page-claim-follows-other", { seat: table.talk.seat(asked) });
  return [table.talk.phase(phase), round ? words().say("page-round-of", { round, rounds }) : "", role].filter(Boolean).join(" · ");
}

/** A round begins with the card that it is about, else with the first of its two; counted back from the present one, which the desk names. */
function chapters(log: readonly Deed[], table: TableView): Map<number, string> {
  const tells = (deed: Deed, kind: string) => deed.told.some((told) => told.kind === kind);
  const { round, rounds, over } = table.desk.picture;
  const lying = over ? 0 : table.at("trick").length;
  let left = log.filter((deed) => tells(deed, "plays")).length - lying;
  let about: number | null = null;
  const starts: number[] = [];
  for (const deed of log) {
    if (tells(deed, "turned-up")) about = deed.version;
    if (!tells(deed, "plays")) continue;
    if (left % 2 === 0) starts.push(about ?? deed.version);
    about = null;
    left--;
  }
  const before = (number: number) => (number > 1 ? number - 1 : rounds);
  const begun = lying > 0 || about !== null || over;
  if (about !== null) starts.push(about);
  let number = begun ? round : before(round);
  const found = new Map<number, string>();
  for (const start of starts.reverse()) {
    found.set(start, words().say("page-round-head", { round: number }));
    number = before(number);
  }
  return found;
}

export default { Board, Hand, Facts, Rail: Memory, Drawing, Result, status, chapters } satisfies BoardModule;
