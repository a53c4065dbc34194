/** The page's own texts, in the language that is set; another one is fetched when it is chosen. */
import { settings } from "./settings.svelte";
import { ask, Problem } from "./server";
import { bundle, LANGUAGES, said, Words, type Language } from "./talk";
import type { FluentBundle } from "@fluent/bundle";

const files = import.meta.glob<string>(["$locales/*/page.ftl", "$games/*/words/page/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Fetch the words that the page does not bring along: of a language, or of games, that are guests of the server. */
async function brought(language: Language): Promise<string[]> {
  const { messages } = await ask<{ messages: Record<string, string> }>("GET", `/texts/${language}`);
  return Object.values(messages);
}

async function fetched(language: Language): Promise<Words> {
  if (!LANGUAGES.includes(language)) return new Words(language, await brought(language));
  const found = Object.entries(files).filter(
    ([path]) => path.endsWith(`/${language}/page.ftl`) || path.endsWith(`/page/${language}.ftl`),
  );
  const own = await Promise.all(found.map(([, file]) => file()));
  return new Words(language, current.guests ? [...own, ...(await brought(language))] : own);
}

class Current {
  words = $state.raw<Words>(new Words("en", []));
  /** Whether there are games that the page has no words of. */
  guests = false;
  /** What the server says of problems. */
  problems = $state.raw<FluentBundle | null>(null);
}

const current = new Current();

/** Return the words of the language that is in force; whoever uses them follows its change. */
export function words(): Words {
  return current.words;
}

/** Fetch the words of a language and let them be in force. */
export async function speak(language: Language = settings.language): Promise<void> {
  current.words = await fetched(language);
  document.documentElement.lang = language;
}

/** Fetch the words of games that are guests, if any of these is. */
export async function hearGuests(games: readonly string[]): Promise<void> {
  current.guests = !games.every((game) => Object.keys(files).some((path) => path.includes(`/${game}/words/`)));
  if (current.guests) await speak();
}

/** Fetch what the server has to say in the language that is set: needed once something goes wrong. */
export async function speakOfProblems(): Promise<void> {
  const { messages } = await ask<{ messages: Record<string, string> }>("GET", `/texts/${settings.language}`);
  current.problems = bundle(settings.language, Object.values(messages));
}

/** Return a problem in a sentence. */
export function problemText(id: string, args: Record<string, string | number> = {}): string {
  return (current.problems && said(current.problems, id, args)) ?? current.words.find(id, args) ?? "";
}

export function whatWentWrong(error: unknown): string {
  if (!(error instanceof Problem)) return String(error);
  return problemText(error.text, error.args) || error.message;
}
