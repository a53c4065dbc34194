/** What the king thinks of citizens: his own notes, kept in the browser for one table and told to nobody. */

export type Mark = "suspect" | "trusted";
export type Notes = Readonly<Record<string, Mark>>;

const ORDER: readonly (Mark | undefined)[] = [undefined, "suspect", "trusted"];

const key = (table: string) => `tafelrunde.notes.${table}`;

export function kept(table: string): Notes {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Notes;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export function keep(table: string, notes: Notes): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(notes));
  } catch {
    /* they hold until the tab is closed */
  }
}

/** Return the notes with one of them changed; undefined takes it away. */
export function noted(notes: Notes, figure: string, mark: Mark | undefined): Notes {
  const { [figure]: _, ...rest } = notes;
  return mark ? { ...rest, [figure]: mark } : rest;
}

/** Return what comes after a mark when a figure is touched again: suspected, trusted, none. */
export function following(mark: Mark | undefined): Mark | undefined {
  return ORDER[(ORDER.indexOf(mark) + 1) % ORDER.length];
}
