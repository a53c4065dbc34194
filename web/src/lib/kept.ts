/** The log without what was taken back: whoever takes something back goes back to before their last decision. */
import type { Deed } from "./desk";

export function kept(log: readonly Deed[]): Deed[] {
  const found: Deed[] = [];
  for (const deed of log) {
    if (deed.taken_back) found.length = Math.max(0, found.findLastIndex((one) => one.who === deed.who && !one.forced));
    else found.push(deed);
  }
  return found;
}
