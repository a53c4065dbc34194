/** What a person has set on this device: kept in the browser, in force at once. */
import { LANGUAGES, type Language } from "./talk";

export type Theme = "light" | "dark" | "system";
export type Motion = "full" | "quick" | "none";

export interface Against {
  bot?: string;
  seat?: number;
  players?: number;
}

export interface Settings {
  theme: Theme;
  language: Language;
  motion: Motion;
  /** From 0, off, to 100. */
  sound: number;
  /** A second touch or the lit button sends; else the last touch does. */
  ask: boolean;
  notify: boolean;
  /** Whether others may call by a sound and a notice that they wait. */
  nudges: boolean;
  letters: boolean;
  name: string;
  /** Whether the server has ever been told who this is. */
  known: boolean;
  /** Against whom, as whom and with how many bots a game is begun by one touch, where that is not the usual. */
  against: Record<string, Against>;
  /** The games whose goal has been read here. */
  briefed: string[];
  /** How far somebody has come in each first game that teaches, by game and name. */
  learning: Record<string, number>;
  /** The rules that were explained at their moment, and the first tables that somebody has sat at, by game. */
  explained: string[];
  begun: Record<string, string[]>;
}

const KEY = "tafelrunde";

function usual(): Settings {
  const wanted = navigator.language.slice(0, 2) as Language;
  return {
    theme: "system",
    language: LANGUAGES.includes(wanted) ? wanted : "en",
    motion: "full",
    sound: 0,
    ask: true,
    notify: false,
    nudges: true,
    letters: false,
    name: "",
    known: false,
    against: {},
    briefed: [],
    learning: {},
    explained: [],
    begun: {},
  };
}

function stored(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual(); // a browser that keeps nothing, or what another program wrote
  }
}

export const settings = $state<Settings>(stored());

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  keep();
  if (name === "theme") showTheme();
}

export function forget(): void {
  Object.assign(settings, usual());
  try {
    localStorage.removeItem(KEY);
  } catch {
    /* there was nothing to forget */
  }
  showTheme();
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* it holds until the tab is closed */
  }
}

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && night.matches);
}

function showTheme(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}

night.addEventListener("change", showTheme);

/** Return how many times as long as usual a movement takes: 0 is at once. */
export function pace(): number {
  if (still.matches || settings.motion === "none") return 0;
  return settings.motion === "quick" ? 0.5 : 1;
}
