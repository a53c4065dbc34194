/** Passing beforehand: until when, and where it is offered. */
import type { TableView } from "./table.svelte";

export const UNTIL = ["turn", "round", "look"] as const;

/** Whether somebody passes beforehand, or may: among bots alone only where there is something to answer. */
export function mayRest(table: TableView): boolean {
  const { desk } = table;
  if (desk.picture.over || desk.paused || table.halted || !desk.may_rest) return false;
  if (desk.viewer !== null && desk.picture.marks[desk.viewer]?.includes("out")) return false; // asked no more
  const people = desk.seats.some((seat, k) => k !== desk.viewer && !seat.bot);
  return people || rests(table) || Boolean(desk.ask?.standing);
}

export const rests = (table: TableView) => table.desk.resting !== "" || table.desk.standing.length > 0;
