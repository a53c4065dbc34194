/** What the others did since the viewer's last answer: one line for each answer with what came of it, the latest last. */
import type { Deed, Sentence, Told } from "./desk";
import { standing, undone } from "./kept";
import { carriedOn } from "./sentences";

export const LINES = 4;
/** Stands where something is left to the log. */
const GAP = "…";

export interface Lately {
  version: number;
  who: number;
  /** What nobody may miss stands first. */
  loud: Sentence[];
  rest: Sentence[];
  /** What was taken back. */
  undone: Sentence[];
}

/** What is marked: always, or where it happens to the viewer. */
const ALWAYS = new Set([
  "tokyo-event-eliminated",
  "tokyo-event-falls",
  "tyrant-event-hit",
  "tyrant-event-killed",
  "tyrant-event-arrested",
  "tyrant-event-revealed",
  "morpork-event-event",
  "morpork-event-interrupts",
  "tafelrunde-event-takes-back",
  "tafelrunde-event-late-stood-in",
  "tafelrunde-event-late-taken-over",
  "tafelrunde-event-lapses",
]);
const MINE = new Set([
  "tokyo-event-loses-hearts",
  "tokyo-event-loses-stars",
  "tokyo-event-leaves",
  "morpork-event-removes-minion",
  "morpork-event-loses-building",
  "morpork-event-loses-card",
  "morpork-event-is-burdened",
]);
/** What lies on the table for all to see, and needs no line of its own. */
const PLAIN = new Set([
  "claim-event-discarded",
  "claim-event-turned-up",
  "claim-event-favours",
  "tokyo-event-turn",
  "tokyo-event-rolls",
  "tokyo-event-revealed",
  "tokyo-event-stays",
]);

/** A message may name the form it takes: what it is about stands before the dot. */
const about = (told: Told) => told.message.id.split(".")[0] ?? "";

export function isLoud(told: Told, viewer: number | null): boolean {
  return ALWAYS.has(about(told)) || (MINE.has(about(told)) && viewer !== null && told.message.args["seat"] === viewer);
}

/** Tell whether a sentence of a deed tells what nobody may miss. */
export const isLoudIn = (deed: Deed, sentence: Sentence, viewer: number | null): boolean =>
  sentence.events.some((k) => deed.told[k] && isLoud(deed.told[k], viewer));

const equal = (one: Sentence, other: Sentence | undefined) =>
  JSON.stringify([one.message, one.came]) === JSON.stringify([other?.message, other?.came]);
const tellsSomething = (deed: Deed) => (sentence: Sentence) =>
  sentence.events.some((k) => deed.told[k] && !PLAIN.has(about(deed.told[k])));
/** What came of the viewer's own answer: all but the sentence with nothing else in it than the answer. */
const cameOf = (sentences: readonly Sentence[]) => sentences.filter((one, k) => k > 0 || one.events.length > 1);

/** Let a sentence of a line go on with another one; what must not be missed takes the sentence along. Tell whether it did. */
function goesOn(line: Lately, then: Sentence, loud: boolean): boolean {
  const part = [line.rest, line.loud].find((one) => one.length > 0 && carriedOn(one.at(-1) as Sentence, then));
  const whole = part && carriedOn(part.pop() as Sentence, then);
  if (whole) (loud ? line.loud : part).push(whole);
  return Boolean(whole);
}

/** Return the lines for a viewer; chance belongs to the answer before it, and of the viewer's own answer only what came of it counts. */
export function lately(whole: readonly Deed[], viewer: number | null, most = LINES): Lately[] {
  const log = standing(whole);
  const answered =
    viewer === null ? -1 : log.findLastIndex((deed) => deed.who === viewer && !deed.forced && !deed.taken_back);
  const lines: Lately[] = [];
  for (const [k, deed] of log.entries()) {
    if (k < answered || (deed.taken_back && deed.who === viewer)) continue;
    const told = (k === answered ? cameOf(deed.sentences) : deed.sentences).filter(tellsSomething(deed));
    const last = lines.at(-1);
    if (deed.who < 0 && !last) continue; // what was dealt before anybody did anything
    const again = last && !deed.taken_back && last.who === deed.who && told[0] && equal(told[0], last.rest[0]); // said once is enough
    const onward = Boolean(
      last &&
      !again &&
      told[0] &&
      (last.who === deed.who || deed.who < 0) &&
      goesOn(last, told[0], isLoudIn(deed, told[0], viewer)),
    );
    if (again || onward) told.shift();
    const line =
      (deed.who < 0 || again || onward) && last
        ? last
        : {
            version: deed.version,
            who: deed.who,
            loud: [],
            rest: [],
            undone: deed.taken_back ? undone(whole, deed) : [],
          };
    for (const one of told) (isLoudIn(deed, one, viewer) ? line.loud : line.rest).push(one);
    if (line !== last) lines.push(line);
  }
  return kept(
    lines.filter((line) => line.loud.length + line.rest.length > 0),
    most,
  );
}

/** The whole sentences that so many letters hold: the first always, then what nobody may miss, then of the others the latest, for they say what came of it. */
export function fitting(
  loud: readonly string[],
  rest: readonly string[],
  letters: number,
): { loud: string; rest: string } {
  const all = [...loud, ...rest];
  const said = new Set(all.length ? [0] : []);
  let room = letters - (all[0]?.length ?? 0);
  if (all.join(" ").length <= letters) room = Infinity;
  else room -= GAP.length + 1;
  const places = [...all.keys()].slice(1);
  for (const k of [...places.filter((k) => k < loud.length), ...places.filter((k) => k >= loud.length).reverse()]) {
    room -= (all[k]?.length ?? 0) + 1;
    if (room < 0) break;
    said.add(k);
  }
  const shown = all.map((one, k) => (said.has(k) ? one : GAP));
  const joined = (part: readonly string[]) => part.filter((one, k) => one !== GAP || part[k - 1] !== GAP).join(" ");
  return { loud: joined(shown.slice(0, loud.length)), rest: joined(shown.slice(loud.length)) };
}

/** The latest ones; a loud one goes last. */
function kept(lines: Lately[], most: number): Lately[] {
  const found = [...lines];
  while (found.length > most) {
    const quiet = found.findIndex((line, k) => line.loud.length === 0 && k < found.length - 1);
    found.splice(Math.max(quiet, 0), 1);
  }
  return found;
}
