/** How a name stands on a card or a token. */

/** A number at the end or beginning of a short name stands large and the rest small; one or two letters are as large as a number. */
export function lettering(name: string): { large: string; small: string } {
  const last = /^([^,;:]{0,16}?)[\s-]*(\d{1,3})$/u.exec(name);
  if (last) return { large: last[2] ?? "", small: last[1] ?? "" };
  const first = /^(\d{1,3})\s+([^,;:]{1,16})$/u.exec(name);
  if (first) return { large: first[1] ?? "", small: first[2] ?? "" };
  return [...name].length <= 2 ? { large: name, small: "" } : { large: "", small: name };
}

/** Return for each name the fewest letters that tell it from the others: two, of a numbered one a letter and the number. */
export function initials(names: readonly string[]): Map<string, string> {
  const all = [...new Set(names)];
  const cut = (name: string, length: number) => {
    const { large, small } = lettering(name);
    return large && small ? [...small].slice(0, length - 1).join("") + large : [...name].slice(0, length).join("");
  };
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return new Map(
    all.map((name) => {
      const length = [2, 3].find((many) =>
        all.every((other) => other === name || cut(other, many) !== cut(name, many)),
      );
      return [name, capital(cut(name, length ?? 3))];
    }),
  );
}
