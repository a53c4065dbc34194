/** What has happened since the last look: for motion and for what must not be missed. */
import { untrack } from "svelte";
import type { Deed } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";

/** Hear of the deeds that come from now on; those that are there already are old. */
export function onNews(table: () => TableView, hear: (news: Deed[]) => void): void {
  let last = untrack(() => table().log.at(-1)?.version ?? -1);
  $effect(() => {
    const log = table().log;
    untrack(() => {
      const news = log.filter((deed) => deed.version > last);
      last = log.at(-1)?.version ?? last;
      if (news.length) hear(news);
    });
  });
}
