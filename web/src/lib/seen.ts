/** Up to where a table, or what was said somewhere, was seen on this device, and when: whoever comes back is told what is new. */
const KEY = "tafelrunde-seen";
const MOST = 40;

export interface Seen {
  version: number;
  at: number;
}

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

export const seen = (table: string): Seen | undefined => all()[table];

/** Keep it, of the tables that were seen last. */
export function see(table: string, version: number, at = Date.now()): void {
  const latest = Object.entries({ ...all(), [table]: { version, at } }).sort(([, one], [, other]) => other.at - one.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // a browser that keeps nothing tells nothing either
  }
}
