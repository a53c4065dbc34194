/** Names of people: one to suggest to whoever has none yet. */

/** What guests are called who have never said a name, in each language (`page-guest-name`). */
export const NOBODYS: readonly string[] = ["Guest", "Gast", "Gość"];
const NAMES = [
  "Ada",
  "Bela",
  "Cleo",
  "Dario",
  "Edda",
  "Fabio",
  "Greta",
  "Hugo",
  "Ida",
  "Juno",
  "Kaja",
  "Leon",
  "Mila",
  "Nils",
  "Olga",
  "Pia",
  "Ravi",
  "Selma",
  "Theo",
  "Uma",
  "Vera",
  "Wanda",
  "Yara",
  "Zoe",
];

/** Return a name that nobody at the table has; where they all are taken, one with a number. */
export function suggested(taken: readonly string[], chance: () => number = Math.random): string {
  const folded = new Set(taken.map((name) => name.trim().toLocaleLowerCase()));
  const free = NAMES.filter((name) => !folded.has(name.toLocaleLowerCase()));
  const some = free.length ? free : NAMES.map((name) => `${name} ${folded.size + 1}`);
  return some[Math.floor(chance() * some.length)] ?? "Ada";
}

/** Return the name that somebody has said, "" of a guest who never did. */
export function saidName(me: { name: string; login: string | null } | null): string {
  return me && (me.login !== null || !NOBODYS.includes(me.name)) ? me.name : "";
}
