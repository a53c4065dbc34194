/** The log without what was taken back, and without word of it. */
import type { Deed } from "./desk";

export function kept(log: readonly Deed[]): Deed[] {
  return standing(log).filter((deed) => !deed.taken_back);
}

/** The log as the game now is: what was taken back is not there any more, that it was still is. */
export function standing(log: readonly Deed[]): Deed[] {
  let found: Deed[] = [];
  for (const deed of log) {
    const to = deed.back_to ?? null;
    if (to !== null) found = found.filter((one) => one.version <= to);
    found.push(deed);
  }
  return found;
}
