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
  const told = all.filter(
    ([, rule]) => !fold(rule.title).includes(word) && fold(`${rule.text} ${rule.note ?? ""}`).includes(word),
  );
  return [...titled, ...told];
}

/** Return them by part, in the order in which a game is learnt. */
export function parts(rules: Rules): [part: string, rules: Rules][] {
  return PARTS.map((part): [string, Rules] => [
    part,
    rules.filter(([, rule]) => (rule.part ?? "detail") === part),
  ]).filter(([, of]) => of.length > 0);
}

/** Kinds of things in the order in which they are looked up; what is not named comes last. */
const KINDS = ["faction", "die", "figure", "card", "counter", "place"];

/** Return what the game says of its things, each text once with the names that it is about, and with the word in it. */
export function things(catalogue: Catalogue, wanted: string): [names: string, about: string][] {
  const fold = (text: string) => text.toLocaleLowerCase(catalogue.language);
  const rank = (kind: string) => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);
  const seen = new Map<string, [kind: string, names: string[]]>();
  for (const [kind, faces] of Object.entries(catalogue.things).sort(([one], [other]) => rank(one) - rank(other)))
    for (const { name, about } of Object.values(faces)) {
      if (!about) continue;
      const [first, names] = seen.get(about) ?? [kind, []];
      if (first === kind && !names.includes(name)) names.push(name);
      seen.set(about, [first, names]);
    }
  const all = [...seen].map(([about, [, names]]): [string, string] => [names.join(", "), about]);
  return all.filter(([names, about]) => fold(`${names} ${about}`).includes(fold(wanted.trim())));
}
