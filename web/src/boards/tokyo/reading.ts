/** A card or tile that cannot be touched now answers a touch with its text; put it before `touching`. */
import type { Attachment } from "svelte/attachments";
import type { TableView } from "$lib/table.svelte";

export function reading(table: TableView, id: string): Attachment<HTMLElement> {
  return (element) => {
    const read = (event: Event) => {
      if (table.state(id) !== "idle") return;
      event.stopImmediatePropagation();
      table.explain(id);
    };
    element.addEventListener("click", read, { capture: true });
    return () => element.removeEventListener("click", read, { capture: true });
  };
}
