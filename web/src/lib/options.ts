/** What can be chosen about the rules of a game, in words: an option's own text, and what its choices are called. */
import type { FluentBundle } from "@fluent/bundle";
import type { Clocked, ClockRule, Option } from "./server";
import { said } from "./talk";
import { words } from "./words.svelte";

export const choices = (option: Option): unknown[] => option.schema.enum ?? (option.asked.length ? option.asked : []);

/** A number or a list has to fit other choices: that is for whoever writes them down, not for a dialog. */
export function control(option: Option): "switch" | "segs" | "pick" | "none" {
  if (typeof option.default === "boolean") return "switch";
  const count = choices(option).length;
  return count < 2 ? "none" : count <= 3 ? "segs" : "pick";
}

/** The first words of an option's text name it; the rest explains. */
export function label(texts: FluentBundle | null, game: string, option: Option): [name: string, about: string] {
  const ids = (found: string, id: string) => (choices(option).includes(id) ? "" : found);
  // A switch needs no "(true or false)", and what can be chosen has words of its own.
  const text = (texts && said(texts, `${game}-option-${option.name}`)) ?? "";
  const whole =
    control(option) === "switch" ? text.replace(/\s*\([^)]*\)\.?$/, "") : text.replace(/\s*\((\w+)\)/g, ids);
  const cut = whole.search(/[:,(]/);
  const [name, about] = cut > 0 && cut < 60 ? [whole.slice(0, cut), whole.slice(cut + 1)] : [whole, ""];
  return [name.trim(), choices(option).includes(0) ? "" : about.trim()]; // seats are counted from one here
}

/** What a choice is called. */
export function choice(texts: FluentBundle | null, game: string, option: string, wanted: unknown): string {
  const known =
    words().find(`page-option-${String(wanted)}`) ?? (texts && said(texts, `${game}-${option}-${String(wanted)}`));
  return known || String(wanted).replaceAll("_", " ");
}

/** How time may be counted. */
export const CLOCKS: Clocked[] = [
  { kind: "none" },
  { kind: "bank", seconds: 600, increment: 20 },
  { kind: "bank", seconds: 1800, increment: 30 },
  { kind: "move", seconds: 60 },
  { kind: "days", seconds: 86400 },
  { kind: "days", seconds: 3 * 86400 },
];

/** Return how time is counted, in words. */
export function clockName(rule: ClockRule = {}): string {
  const minutes = Math.round((rule.seconds ?? 0) / 60);
  if (rule.kind === "bank") return words().say("page-clock-bank", { minutes, increment: rule.increment ?? 0 });
  if (rule.kind === "move") return words().say("page-clock-move", { seconds: rule.seconds ?? 0 });
  if (rule.kind === "days") return words().say("page-clock-days", { count: Math.round((rule.seconds ?? 0) / 86400) });
  return words().say("page-clock-none");
}
