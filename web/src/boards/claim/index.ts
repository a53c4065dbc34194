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

/** Two cards make a round: counted back from the present one, which the desk names. */
function chapters(log: readonly Deed[], table: TableView): Map<number, string> {
  const found = new Map<number, string>();
  const { round, rounds } = table.desk.picture;
  let number = round;
  let first: number | null = null;
  let answered = !table.desk.picture.over && table.at("trick").length === 0;
  for (const deed of [...log].reverse()) {
    const kinds = deed.told.map((told) => told.kind);
    if (kinds.includes("turned-up")) first = deed.version;
    if (kinds.includes("plays")) {
      if (answered) answered = false;
      else {
        found.set(first !== null && first < deed.version ? first : deed.version, words().say("page-round-head", { round: number }));
        answered = true;
        number = number > 1 ? number - 1 : rounds;
      }
    }
  }
  return found;
}

export default { Board, Hand, Facts, Rail: Memory, Drawing, Result, status, chapters } satisfies BoardModule;
