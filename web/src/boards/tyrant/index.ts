/** King & Assassins: the town with its roofs and gates, whole walks by one touch, points as pips. */
import type { BoardModule } from "..";
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Facts from "./Facts.svelte";
import Question from "./Question.svelte";
import Rail from "./Rail.svelte";
import Result from "./Result.svelte";
import { figureName } from "./say";
import Strip from "./Strip.svelte";
import { townOf } from "./town.svelte";

const asks = (table: TableView): boolean => townOf(table).aim !== null || townOf(table).fork.length > 0 || townOf(table).picking;

function sentence(table: TableView): string | undefined {
  const town = townOf(table);
  if (!town.figure || !table.desk.ask) return undefined;
  if (table.now.meant) return table.talk.offer(table.desk.ask, table.now.meant);
  return words().say("page-tyrant-where", { figure: figureName(town, town.figure), square: table.pieces.get(town.figure)?.place ?? "" });
}

function why(table: TableView): string | undefined {
  if (!table.mine || !["king", "rebel"].includes(table.desk.ask?.step ?? "")) return undefined;
  return words().say(townOf(table).figure ? "page-tyrant-where-why" : "page-tyrant-who-why");
}

/** A round begins with its card. */
function chapters(log: readonly Deed[]): Map<number, string> {
  const rounds = log.flatMap((deed) => deed.told.filter((told) => told.kind === "turned-up").map((told): [number, string] => [deed.version, words().say("page-round-head", { round: Number(told.message.args["round"] ?? 0) })]));
  return new Map(rounds);
}

export default { Board, Hand: Strip, Facts, Rail, Question, asks, Drawing, Result, sentence, why, chapters } satisfies BoardModule;
