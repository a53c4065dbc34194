/** The last moments of a game, the latest first: what somebody did with what chance made of it; the last one has decided it. */
import type { Deed } from "./desk";
import { isLoudIn } from "./lately";

const LAST = 4;
/** So many that nobody could miss, the end among them, are enough to tell no others. */
const ENOUGH = 3;

export interface Moment {
  version: number;
  who: number;
  said: Deed["sentences"];
  decided: boolean;
  /** Whether nobody could miss it. */
  loud: boolean;
}

export function moments(played: readonly Deed[], over = true): Moment[] {
  const found: Moment[] = [];
  for (const deed of played) {
    const last = found.at(-1);
    const loud = deed.sentences.some((sentence) => isLoudIn(deed, sentence, null));
    if (last && deed.who < 0) last.loud ||= loud;
    if (deed.who >= 0)
      found.push({ version: deed.version, who: deed.who, said: [...deed.sentences], decided: false, loud });
    else last?.said.push(...deed.sentences);
  }
  const told = found.filter((one) => one.said.length > 0);
  const end = told.at(-1);
  if (end && over) end.decided = true;
  // Where enough happened that nobody could miss, this is told; of much that happened the deed and how it came out.
  const loud = told.filter((one) => one === end || one.loud);
  const chosen =
    loud.length >= ENOUGH
      ? loud
      : told.filter(
          (one) => one === end || one.said.flatMap((sentence) => [sentence.message, ...sentence.came]).length > 1,
        );
  return chosen
    .slice(-LAST)
    .map((one) => ({ ...one, said: one.said.length > 3 ? [one.said[0]!, ...one.said.slice(-2)] : one.said }))
    .reverse();
}
