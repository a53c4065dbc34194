/** My tables, as a list tells them: with whom, how it stands or ended, whose turn it is and until when. */
import { day, left } from "./dates";
import { botName } from "./names";
import type { Info } from "./server";
import { words } from "./words.svelte";

/** Whether a table waits for an answer of mine. */
export function waitsFor(table: Info, me: string | undefined): boolean {
  return table.status === "running" && table.chairs.some((chair) => chair.asked && chair.person?.id === me);
}

/** Return my tables in their order: my turn first, then those that go on, those that wait for players, and the others. */
export function inOrder(tables: readonly Info[], me: string | undefined): Info[] {
  const rank = (table: Info) =>
    table.unreadable ? -1 : waitsFor(table, me) ? 3 : table.status === "running" ? 2 : table.status === "open" ? 1 : 0;
  const soon = (table: Info) => table.deadline || Infinity;
  return [...tables].sort(
    (one, other) =>
      rank(other) - rank(one) ||
      (rank(one) === 3 ? soon(one) - soon(other) : 0) ||
      (other.changed ?? 0) - (one.changed ?? 0),
  );
}

/** Return my seats at a table. */
const seats = (table: Info, me: string | undefined) =>
  table.chairs.filter((chair) => chair.person && chair.person.id === me);

/** Return the role that I have at a table, "" where seats are alike or several are mine. */
export function roleOf(table: Info, me: string | undefined): string {
  const mine = seats(table, me);
  return mine.length === 1 ? (mine[0]?.role ?? "") : "";
}

export interface Outcome {
  how: "won" | "lost" | "shared" | "place" | "over";
  place: number;
  of: number;
}

/** Return how a game ended for whoever looks: won, lost, a draw, or a place among several. */
export function outcome(table: Info, me: string | undefined): Outcome {
  const result = table.result ?? [];
  const mine = seats(table, me);
  const score = mine.length === 1 ? (result[mine[0]?.seat ?? -1] ?? null) : null;
  const of = result.length;
  if (score === null) return { how: "over", place: 0, of };
  const better = result.filter((one) => one > score).length;
  const alike = result.filter((one) => one === score).length;
  const ranked = new Set(result).size > 2;
  if (better === 0) return { how: alike > 1 ? "shared" : "won", place: 1, of };
  return { how: ranked ? "place" : "lost", place: better + 1, of };
}

/** Return an outcome in words. */
export function outcomeText({ how, place, of }: Outcome): string {
  if (how === "place") return words().say("page-mine-place", { place, of });
  return words().say(
    ({ won: "page-mine-won", lost: "page-mine-lost", shared: "page-mine-shared", over: "page-mine-over" } as const)[
      how
    ],
  );
}

/** Return whose turn it is at a game that goes on, or what a table waits for. */
export function standing(table: Info, me: string | undefined): string {
  if (table.unreadable) return words().say("page-table-unreadable");
  if (table.status === "open")
    return words().say("page-table-open", {
      count: table.chairs.filter((chair) => !chair.person && !chair.bot).length,
    });
  if (table.status !== "running") return "";
  if (table.paused) return words().say("page-mine-paused");
  const asked = table.chairs.find((chair) => chair.asked && chair.person);
  if (!asked) return words().say("page-mine-bots");
  return asked.person?.id === me
    ? words().say("page-your-turn")
    : words().say("page-mine-turn", { name: asked.person?.name ?? "" });
}

/** Return until when whoever is asked has time, "" where no clock runs. */
export function deadline(table: Info, now = Date.now()): string {
  return table.status === "running" && table.deadline ? left(table.deadline, now) : "";
}

/** Return the day on which a game ended, or a table was changed last. */
export function when(table: Info): string {
  return day(table.ended || table.changed || table.created || 0);
}

/** Return the others at a table by their names: people, and bots by what they are called. */
export function opponents(table: Info, me: string | undefined): string[] {
  return table.chairs
    .filter((chair) => chair.person?.id !== me)
    .map((chair) => chair.person?.name ?? (chair.bot ? botName(chair.bot) : ""))
    .filter(Boolean);
}

/** Return the logs that a file holds, one after the other: each begins with a line that names it. */
export function logsIn(text: string): string[] {
  const logs: string[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith('{"tafelrunde-log"')) logs.push("");
    if (line && logs.length) logs[logs.length - 1] += `${line}\n`;
  }
  return logs;
}
