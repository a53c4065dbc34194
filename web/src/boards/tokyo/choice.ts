/** Which dice somebody has chosen to keep: kept by the tab until they are rolled, so that a page that is opened anew asks nothing twice. */
import type { TableView } from "$lib/table.svelte";

const key = (table: TableView) => `tafelrunde-dice-${table.wire.id}/${table.desk.viewer}`;

export function keep(table: TableView, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ version: table.desk.version, ids }));
  } catch {
    /* a browser that keeps nothing */
  }
}

/** Return what was chosen in this very question, null where nothing was. */
export function kept(table: TableView): string[] | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as { version: number; ids: string[] } | null;
    return found?.version === table.desk.version && found.ids.every((id) => table.pieces.get(id)?.place === "tray")
      ? found.ids
      : null;
  } catch {
    return null;
  }
}
