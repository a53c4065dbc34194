/** What a question in a player's words is about: the server knows, for page and terminal alike. */
import type { Hits } from "./api";
import { ask } from "./server";

export type { Hit, Hits } from "./api";

/** So many letters of a question are read. */
export const LONGEST = 200;
/** While somebody types nothing is asked: so many milliseconds after the last letter. */
export const PAUSE = 150;

const answered = new Map<string, Promise<Hits>>();

/** Ask what of a game a question is about. */
export function lookUp(game: string, language: string, asked: string): Promise<Hits> {
  const path = `/games/${game}/lookup/${language}?asked=${encodeURIComponent(asked.trim().slice(0, LONGEST))}`;
  const found = answered.get(path) ?? ask<Hits>("GET", path);
  answered.set(path, found);
  found.catch(() => answered.delete(path));
  return found;
}
