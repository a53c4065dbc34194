/** Days and what is left of a time, as one says them. */
import { words } from "./words.svelte";

const DAY = 86_400_000;

/** Return the midnight that a moment's day begins with. */
function midnight(when: number): number {
  return new Date(when).setHours(0, 0, 0, 0);
}

/** Return the day of a moment: today, yesterday, a weekday of the last days, else the date. */
export function day(when: number, now = Date.now()): string {
  const { language } = words();
  const ago = Math.round((midnight(now) - midnight(when)) / DAY);
  if (ago === 0 || ago === 1) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-ago, "day");
  if (ago > 1 && ago < 6) return new Intl.DateTimeFormat(language, { weekday: "long" }).format(when);
  const year = new Date(when).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year }).format(when);
}

/** Return how much time is left until then, in the largest unit that tells enough. */
export function left(until: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  if (minutes > 48 * 60) return words().say("page-until-days", { count: Math.floor(minutes / 1440) });
  return minutes > 120
    ? words().say("page-until-hours", { count: Math.floor(minutes / 60) })
    : words().say("page-until-minutes", { count: minutes });
}

/** Return the time of the day, hours and minutes. */
export function hour(when: number): string {
  return new Intl.DateTimeFormat(words().language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    when,
  );
}
