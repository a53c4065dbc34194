/** The rules of a game as they are looked up: by part, and by a word. */
import type { Catalogue, RuleEntry } from "./desk";

export const PARTS = ["goal", "turn", "do", "end", "detail", "card"] as const;

export type Rules = [id: string, rule: RuleEntry][];

/** Return the rules whose title or text has the word in it, all for none; titles come first. */
export function found(catalogue: Catalogue, wanted: string): Rules {
  const fold = (text: string) => text.toLocaleLowerCase(catalogue.language);
  const all = Object.entries(catalogue.rules);
  const word = fold(wanted.trim());
  if (!word) return all;
  const titled = all.filter(([, rule]) => fold(rule.title).includes(word));
  const told = all.filter(([, rule]) => !fold(rule.title).includes(word) && fold(`${rule.text} ${rule.note ?? ""}`).includes(word));
  return [...titled, ...told];
}

/** Return them by part, in the order in which a game is learnt. */
export function parts(rules: Rules): [part: string, rules: Rules][] {
  return PARTS.map((part): [string, Rules] => [part, rules.filter(([, rule]) => (rule.part ?? "detail") === part)]).filter(([, of]) => of.length > 0);
}
