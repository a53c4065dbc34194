/** Rules that surprise people, explained at their moment: once, and only to somebody who is new to the game. */
import type { Explained } from "./api";
import type { Deed, Desk } from "./desk";
import { set, settings } from "./settings.svelte";

/** So many games somebody is new to a game. */
const FIRST = 3;

/** Note that somebody begins a game at a table, and return whether they are new to it. */
export function beginner(game: string, table: string): boolean {
  const begun = settings.begun[game] ?? [];
  if (!begun.includes(table) && begun.length <= FIRST) set("begun", { ...settings.begun, [game]: [...begun, table] });
  return (settings.begun[game] ?? []).indexOf(table) < FIRST && (settings.begun[game] ?? []).includes(table);
}

/** Return the message that explains what has happened or is asked, "" where nothing is new; it is not given again. */
export function surprise(surprises: readonly Explained[], desk: Desk, news: readonly Deed[]): string {
  const told = news.flatMap((deed) => deed.told);
  const asked = desk.ask && desk.ask.who === desk.viewer ? desk.ask.step : "";
  const found = surprises.find(
    (one) =>
      !settings.explained.includes(one.message) &&
      (one.ask ? one.ask === asked : told.some((event) => event.kind === one.event && event.rule === one.rule)),
  );
  if (found) set("explained", [...settings.explained, found.message]);
  return found?.message ?? "";
}
