/** How often something happened in a game: what the end counts. */
import type { Deed } from "./desk";
import { kept } from "./kept";

/** Return how often something of a kind was told, of one seat or of all, or the sum of a number that it names. */
export function tally(log: readonly Deed[], kind: string, seat: number | null = null, sum = ""): number {
  const told = kept(log).flatMap((deed) => deed.told);
  const found = told.filter((one) => one.kind === kind && (seat === null || one.message.args["seat"] === seat));
  return found.reduce((all, one) => all + (sum ? Number(one.message.args[sum] ?? 0) : 1), 0);
}
