/** The log without what was taken back, and without word of it. */
import type { Deed, Sentence } from "./desk";

export function kept(log: readonly Deed[]): Deed[] {
  return standing(log).filter((deed) => !deed.taken_back);
}

/** Whether a deed is one of the game, and not of those who sit at the table, such as to ask for something. */
export const inTheGame = (deed: Deed): boolean =>
  !deed.told.every((told) => told.message.id.startsWith("tafelrunde-event-"));

/** What somebody took back with a deed: what they had done themselves, as it was told first. */
export function undone(log: readonly Deed[], back: Deed): Sentence[] {
  const at = log.findIndex((deed) => deed.version === back.version);
  const before = standing(log.slice(0, at < 0 ? log.length : at));
  const gone = before.filter(
    (deed) => deed.version > (back.back_to ?? Infinity) && deed.who === back.who && !deed.forced && inTheGame(deed),
  );
  return gone.flatMap((deed) => deed.sentences.slice(0, 1));
}

/** What others did after a version and still counts, in their order; chance belongs to the deed before it. */
export function missed(log: readonly Deed[], since: number, viewer: number | null): Deed[] {
  const found: Deed[] = [];
  for (const deed of standing(log)) {
    if (deed.version <= since || !deed.sentences.length) continue;
    const last = found.at(-1);
    if (deed.who < 0 && last) found[found.length - 1] = { ...last, sentences: [...last.sentences, ...deed.sentences] };
    else if (deed.who !== viewer || deed.taken_back) found.push(deed);
  }
  return found;
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
