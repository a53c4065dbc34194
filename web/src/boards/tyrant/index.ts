/** King & Assassins: the town with its roofs and gates, whole walks by one touch, points as pips. */
import type { BoardModule, Numbers } from "..";
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { tally } from "$lib/tally";
import { words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Exhibit from "./Exhibit.svelte";
import Facts from "./Facts.svelte";
import { sortOf } from "./figures";
import Question from "./Question.svelte";
import Rail from "./Rail.svelte";
import Result from "./Result.svelte";
import Strip from "./Strip.svelte";
import { townOf } from "./town.svelte";

const asks = (table: TableView): boolean =>
  table.mine &&
  !table.sent &&
  !table.desk.picture.over &&
  !table.desk.paused &&
  (townOf(table).picking || ["king", "rebel"].includes(table.desk.ask?.step ?? ""));

const busy = (table: TableView): boolean => townOf(table).busy;

/** The rule to begin with when a figure is looked up. */
function rule(kind: string, face: string | null): string | undefined {
  if (kind !== "figure" || !face) return undefined;
  const sort = sortOf({ face, marks: [] });
  return sort === "king" ? "tyrant.king.move" : sort === "knight" ? "tyrant.knight.move" : "tyrant.citizen.move";
}

/** A round begins with its card. */
function chapters(log: readonly Deed[]): Map<number, string> {
  const rounds = log.flatMap((deed) =>
    deed.told
      .filter((told) => told.kind === "turned-up")
      .map((told): [number, string] => [
        deed.version,
        words().say("page-round-head", { round: Number(told.message.args["round"] ?? 0) }),
      ]),
  );
  return new Map(rounds);
}

/** What the end counts. */
function numbers({ log, desk }: TableView): Numbers {
  return [
    [desk.picture.round, "page-stat-rounds"],
    [tally(log, "pushed"), "page-tyrant-stat-pushed"],
    [tally(log, "arrested"), "page-tyrant-stat-arrested"],
  ];
}

export default {
  Board,
  Hand: Strip,
  Facts,
  Rail,
  Question,
  asks,
  busy,
  rests: 1600,
  Drawing,
  Exhibit,
  sign: (rule: string) => (rule === "tyrant.arrest.fetter" ? "u-fetter" : undefined),
  rule,
  Result,
  chapters,
  numbers,
} satisfies BoardModule;
