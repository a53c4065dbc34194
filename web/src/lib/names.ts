/** Names of games, people and levels, as the shelf and the tables say them. */
import type { Tried } from "./api";
import type { Info } from "./server";
import { words } from "./words.svelte";

/** Return what a game is called; the whole title where there is room, and another name where the page has none. */
export function gameName(game: string, whole = false, other = game): string {
  return (whole ? words().find(`page-title-${game}`) : null) ?? words().find(`page-game-${game}`) ?? other;
}

/** Return what a bot is called: a level has a word, any other bot its name. */
export function botName(bot: string): string {
  return words().find(`page-bot-${bot}`) ?? bot.slice(0, 1).toUpperCase() + bot.slice(1);
}

export function botAbout(bot: string): string {
  return words().find(`page-bot-${bot}.about`) ?? "";
}

/** Return where a game comes from that was not begun here; "" for any other. */
export function origin(table: Info): string {
  const from = table.imported;
  if (!from) return "";
  return words().say(from.anew ? "page-imported-anew" : "page-imported", {
    who: from.by?.name ?? words().say("page-imported-by"),
    when: words().date(new Date(from.at)),
    version: from.version,
  });
}

/** Return at which moment of another game a game began, and that it counts for nothing. */
export function triedAs(tried: Tried): string {
  if (tried.version == null) return words().say("page-tried-position");
  return words().say(tried.open ? "page-tried-open" : "page-tried", { version: tried.version });
}

/** Return several names as one says them. */
export function listed(names: readonly string[]): string {
  const { language } = words();
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(names);
}

/** Return the names of the people at a table. */
export function peopleAt(table: Info): string[] {
  return table.chairs.flatMap((chair) => (chair.person ? [chair.person.name] : []));
}

/** Return what those at a table are called, "" for nobody: who is called the same is told apart by the number of the chair. */
export function chairNames(table: Info): string[] {
  const names = table.chairs.map((chair) => chair.person?.name ?? (chair.bot ? botName(chair.bot) : ""));
  return names.map((name, seat) =>
    name && names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name,
  );
}

/** Return names as a list; those that are the same are counted. */
export function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => [names.filter((one) => one === name).length, name] as const)
    .map(([count, name]) => (count > 1 ? `${count} × ${name}` : name))
    .join(", ");
}

/** Return who else sits at a table. */
export function others(table: Info, me: string | undefined): string {
  const found = table.chairs
    .filter((chair) => chair.person?.id !== me)
    .map((chair) => chair.person?.name ?? (chair.bot ? botName(chair.bot) : ""));
  return counted(found.filter(Boolean));
}
