/** The rules of a game by part, and its things with what is said of them: as they are read and looked through. */
import type { Catalogue, RuleEntry } from "./desk";

export const PARTS = ["goal", "turn", "do", "end", "detail", "card"] as const;

export type Rules = [id: string, rule: RuleEntry][];

/** Return the rules by part, in the order in which a game is learnt. */
export function parts(catalogue: Catalogue): [part: string, rules: Rules][] {
  const all = Object.entries(catalogue.rules);
  return PARTS.map((part): [string, Rules] => [
    part,
    all.filter(([, rule]) => (rule.part ?? "detail") === part),
  ]).filter(([, of]) => of.length > 0);
}

/** Something that can be held up and looked at. */
export interface Exhibit {
  kind: string;
  face: string;
  name: string;
  text: string;
}

/** Kinds of things in the order in which they are looked through; what is not named comes last. */
const KINDS = ["faction", "die", "card", "tile", "figure", "piece", "personality", "area", "happening"];
/** What is only a word in a sentence, or the same things once more. */
const WORDS = ["cause", "mark", "phase", "roll", "dice", "face"];

/** Return the id of a thing as the server's answers name it. */
export const idOf = ({ kind, face }: Pick<Exhibit, "kind" | "face">): string => `${kind}/${face}`;

/** Return the things of a game that there is something to say of, by kind. */
export function exhibits(
  catalogue: Catalogue,
  ruleOf?: (kind: string, face: string) => string | undefined,
): [kind: string, things: Exhibit[]][] {
  const rank = (kind: string) => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);
  const told = (kind: string, face: string) =>
    catalogue.rules[ruleOf?.(kind, face) ?? `${catalogue.game}.${kind}.${face}`]?.text ?? "";
  return Object.entries(catalogue.things)
    .filter(([kind]) => !WORDS.includes(kind))
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([kind, faces]): [string, Exhibit[]] => [
      kind,
      Object.entries(faces)
        .map(([face, { name, about }]) => ({ kind, face, name, text: about || told(kind, face) }))
        .filter(({ face, text }) => text && face !== "hidden"),
    ])
    .filter(([, things]) => things.length > 0);
}

/** Return the things whose name or text has the word in it. */
export function having(things: readonly Exhibit[], wanted: string, language: string): Exhibit[] {
  const fold = (text: string) => text.toLocaleLowerCase(language);
  return things.filter(({ name, text }) => fold(`${name} ${text}`).includes(fold(wanted.trim())));
}
