/** Clocks: the time that passes here, and what is left as one would say it. */
import { words } from "./words.svelte";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

class Time {
  /** Milliseconds since the page was opened, as far as somebody looks at a clock. */
  now = $state(performance.now());
}

const time = new Time();
let users = 0;
let timer = 0;

export const passing = (): number => time.now;

/** Let the clocks tick until what is returned is called. */
export function ticking(): () => void {
  time.now = performance.now();
  if (!users++) timer = window.setInterval(() => (time.now = performance.now()), 250);
  return () => {
    if (!--users) window.clearInterval(timer);
  };
}

/** Return a time that is left as one would say it: days, hours and minutes, minutes and seconds. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000) * 1000);
  if (left > 1.5 * DAY) return words().say("page-left-days", { count: Math.round(left / DAY) });
  if (left === DAY) return words().say("page-left-days", { count: 1 });
  if (left >= HOUR)
    return words().say("page-left-hours", {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  return `${Math.floor(left / MINUTE)}:${String((left % MINUTE) / 1000).padStart(2, "0")}`;
}

/** Return how long ago something was, as one would say it; at least a minute. */
export function agoText(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  if (minutes < 60) return words().say("page-for-minutes", { count: minutes });
  if (minutes < 48 * 60) return words().say("page-for-hours", { count: Math.floor(minutes / 60) });
  return words().say("page-left-days", { count: Math.floor(minutes / 1440) });
}

/** Return the hour of a moment, with its day where that is not today. */
export function hourText(at: number): string {
  const [then, now] = [new Date(at), new Date()];
  const hour: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const day: Intl.DateTimeFormatOptions =
    then.toDateString() === now.toDateString() ? {} : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(words().language, { ...day, ...hour }).format(then);
}
