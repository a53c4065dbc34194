/** The last moments of a game, the latest first: what somebody did with what chance made of it; the last one has decided it. */
import type { Deed } from "./desk";

const LAST = 4;

export interface Moment {
  version: number;
  who: number;
  said: Deed["sentences"];
  decided: boolean;
}

export function moments(played: readonly Deed[], over = true): Moment[] {
  const found: Moment[] = [];
  for (const deed of played) {
    const last = found.at(-1);
    if (deed.who >= 0) found.push({ version: deed.version, who: deed.who, said: [...deed.sentences], decided: false });
    else last?.said.push(...deed.sentences);
  }
  const told = found.filter((one) => one.said.length > 0);
  const end = told.at(-1);
  if (end && over) end.decided = true;
  // Of much that happened the deed is told and how it came out.
  return told.filter((one) => one === end || one.said.flatMap((sentence) => [sentence.message, ...sentence.came]).length > 1).slice(-LAST).map((one) => ({ ...one, said: one.said.length > 3 ? [one.said[0]!, ...one.said.slice(-2)] : one.said })).reverse();
}
