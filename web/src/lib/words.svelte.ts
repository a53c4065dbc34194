/** The page's own texts, in the language that is set; another one is fetched when it is chosen. */
import { settings } from "./settings.svelte";
import { Words, type Language } from "./talk";

const files = import.meta.glob<string>(["$locales/*/page.ftl"], { query: "?raw", import: "default" });

async function fetched(language: Language): Promise<Words> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}/page.ftl`));
  return new Words(language, found ? [await found[1]()] : []);
}

class Current {
  words = $state.raw<Words>(new Words("en", []));
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
