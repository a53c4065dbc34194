/** What a player is told in secret and must not overlook: who one is, and what one has looked at. It stays until it is touched away. */
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";

/** Events that show something to one player alone. */
const LOOKS = ["peeks", "looks", "changes"];
const KEY = "tafelrunde-told";
/** Of how many tables a browser remembers what was told. */
const REMEMBERED = 20;

export interface Notice {
  /** Whether the game has told the viewer who it is. */
  start: boolean;
  /** What the viewer alone has seen since. */
  seen: string[];
  /** The last entry of the log that it is about. */
  version: number;
}

/** Return what a seat was told after a version of the table; null where there is nothing. */
export function untold(
  log: readonly Deed[],
  viewer: number,
  after: number,
  say: (told: Deed["told"][number]) => string,
): Notice | null {
  const found: Notice = { start: false, seen: [], version: after };
  for (const deed of log) {
    if (deed.version <= after) continue;
    for (const told of deed.told) {
      if (told.message.args["seat"] !== viewer) continue;
      const shown = Object.values(told.message.args).every((value) => value !== "?");
      if (told.kind === "becomes") found.start = true;
      else if (LOOKS.includes(told.kind) && shown) found.seen.push(say(told));
      else continue;
      found.version = deed.version;
    }
  }
  return found.version > after ? found : null;
}

function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

const told = $state<Record<string, number>>(remembered());
const seatAt = (table: TableView): string => `${table.wire.id}/${table.desk.viewer}`;

/** What the viewer has still to be told. */
export function notice(table: TableView): Notice | null {
  const viewer = table.desk.viewer;
  if (viewer === null || table.desk.picture.over) return null;
  return untold(table.log, viewer, told[seatAt(table)] ?? -1, (one) => table.talk.message(one.message));
}

/** The viewer has read it. */
export function understood(table: TableView, read: Notice): void {
  told[seatAt(table)] = read.version;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(told).slice(-REMEMBERED))));
  } catch {
    /* it is told once more after the page is opened anew */
  }
}
