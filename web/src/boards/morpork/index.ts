/** Ankh-Morpork: the map with its river and bridges, a hand with symbols in order, questions that say what is about to happen. */
import type { BoardModule, Numbers } from "..";
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { tally } from "$lib/tally";
import { words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import { SYMBOLS, symbolsOf, textInQuestion, underWay } from "./cards";
import Drawing from "./Drawing.svelte";
import Exhibit from "./Exhibit.svelte";
import { scenes } from "./events";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Question from "./Question.svelte";
import Rail from "./Rail.svelte";
import Result from "./Result.svelte";
import { asks } from "./say";
import Side from "./Side.svelte";

const whose = (turn: number, table: TableView): string =>
  turn === table.desk.viewer
    ? words().say("page-morpork-your-turn")
    : words().say("page-morpork-turn-of", { seat: table.talk.seat(turn) });

function status(table: TableView): string {
  const { turn, over } = table.desk.picture;
  const players = words().say("page-morpork-players", { count: table.desk.seats.length });
  return [players, over ? words().say("page-over") : turn === null ? "" : whose(turn, table)]
    .filter(Boolean)
    .join(" · ");
}

const answers = (table: TableView) => table.offers.filter((offer) => !offer.marks.includes("pass"));

/** A turn that has nothing left is over; there is nothing to ask. */
function sentence(table: TableView): string | undefined {
  return table.desk.ask?.step === "turn_end" && !answers(table).length
    ? words().say("page-morpork-turn-done")
    : undefined;
}

/** The text of the card that is chosen or asked about; else which of the card's symbols is being done, and what comes after it. */
function why(table: TableView): string | undefined {
  const ask = table.desk.ask;
  if (!ask || !table.mine) return undefined;
  const card = table.now.meant?.args["card"];
  if (typeof card === "string") return table.talk.about("card", card) || undefined;
  if (ask.step === "turn_end") return endOfTurn(table);
  const [text, step] = [textInQuestion(table), stepOf(table, !textInQuestion(table))];
  return [text, step].filter(Boolean).join(" ") || undefined;
}

/** What can still be done, or why it is asked where nothing can. */
function endOfTurn(table: TableView): string {
  const ask = table.desk.ask;
  const left = ask ? answers(table).map((offer) => table.talk.offer(ask, offer)) : [];
  return left.length
    ? words().say("page-morpork-still", { what: left.join("; ") })
    : words().say("page-morpork-turn-done-why");
}

/** How far the viewer's own card is: this step, where it is not told by its text, and what comes then. */
function stepOf(table: TableView, whole: boolean): string | undefined {
  const playing = table.desk.picture.turn === table.desk.viewer ? underWay(table) : null;
  if (!playing || playing.step < 1) return undefined;
  const symbols = symbolsOf(playing.card);
  const step = words().say("page-morpork-step", {
    step: playing.step,
    steps: playing.steps,
    what: table.talk.mark(symbols[playing.step - 1] ?? "scroll"),
  });
  const after = symbols.slice(playing.step).map((mark) => table.talk.mark(mark));
  return [whole ? step : "", after.length ? words().say("page-morpork-then", { what: after.join(", ") }) : ""]
    .filter(Boolean)
    .join(" ");
}

/** A chapter for each turn. */
function chapters(log: readonly Deed[], table: TableView): Map<number, string> {
  const found = new Map<number, string>();
  let last: number | null = null;
  for (const deed of log) {
    if (deed.turn !== null && deed.turn !== last) found.set(deed.version, whose(deed.turn, table));
    last = deed.turn ?? last;
  }
  return found;
}

/** What the end counts for whoever looks at it. */
function numbers({ log, desk: { viewer } }: TableView): Numbers {
  return viewer === null
    ? []
    : [
        [tally(log, "places-minion", viewer), "page-morpork-stat-placed"],
        [tally(log, "builds", viewer), "page-morpork-stat-built"],
        [tally(log, "interrupts", viewer), "page-morpork-stat-interrupts"],
      ];
}

/** Return the symbol that a rule is about. */
function sign(rule: string): string | undefined {
  const found = /^morpork\.(?:symbol\.(\w+)|(place|build)\.where)$/.exec(rule);
  return SYMBOLS[found?.[1] ?? found?.[2] ?? ""];
}

/** Each lord wins alike, and a long name has a short rule. */
function told(kind: string, face: string): string | undefined {
  if (kind === "happening") return `morpork.event.${face.startsWith("demons") ? "demons" : face}`;
  if (kind !== "personality") return undefined;
  const short = ["vetinari", "dragon_king", "chrysoprase", "vimes"].find((name) => face.includes(name));
  return `morpork.win.${short ?? "lords"}`;
}

export default {
  Board,
  Hand,
  Facts,
  Rail,
  Side,
  Question,
  asks,
  Drawing,
  Exhibit,
  told,
  sign,
  Result,
  status,
  sentence,
  why,
  chapters,
  scenes,
  columns: (seats: number) => seats,
  numbers,
} satisfies BoardModule;
