/** King of Tokyo: the city with its monsters, dials on the plates, a shop, a tray of dice. */
import type { BoardModule, Numbers } from "..";
import type { TableView } from "$lib/table.svelte";
import { tally } from "$lib/tally";
import { words } from "$lib/words.svelte";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { counting, keeping, keepsAll, picked, says } from "./city";
import Drawing from "./Drawing.svelte";
import Exhibit from "./Exhibit.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Meant from "./Meant.svelte";
import Rail from "./Rail.svelte";
import Result from "./Result.svelte";
import Shortcut from "./Shortcut.svelte";
import Side from "./Side.svelte";
import { scenes } from "./turns";

/** Phase, and whose turn it is. */
function status(table: TableView): string {
  const { phase, turn, over } = table.desk.picture;
  if (over) return words().say("page-over");
  const whose =
    turn === null
      ? ""
      : turn === table.desk.viewer
        ? words().say("page-your-turn")
        : words().say("page-tokyo-turn-of", { seat: table.talk.seat(turn) });
  return [phase && table.talk.phase(phase), whose].filter(Boolean).join(" · ");
}

function sentence(table: TableView): string | undefined {
  const chosen = picked(table);
  const text = chosen && says(table, chosen.kind, chosen.face);
  if (chosen && text) return `${table.talk.piece(chosen)}: ${text}`;
  return keeping(table) ? words().say("page-tokyo-ask-keep", { count: table.count("rolls") ?? 0 }) : undefined;
}

/** What would come of stopping now: the offer to keep everything says it. */
function why(table: TableView): string | undefined {
  if (counting(table)) return words().say("page-tokyo-count-why");
  if (!keeping(table)) return undefined;
  if (table.unseen !== null) return "";
  const stop = keepsAll(table);
  return words().say("page-tokyo-lies", {
    what: stop?.follows.length
      ? stop.follows.map((message) => table.talk.message(message)).join(" ")
      : words().say("page-tokyo-nothing"),
  });
}

/** What the end counts for whoever looks at it. */
function numbers({ log, desk: { viewer } }: TableView): Numbers {
  return viewer === null
    ? []
    : [
        [tally(log, "smashes", viewer, "count"), "page-tokyo-stat-claws"],
        [tally(log, "enters", viewer), "page-tokyo-stat-entered"],
        [tally(log, "buys", viewer), "page-tokyo-stat-bought"],
      ];
}

export default {
  Board,
  Hand,
  Facts,
  Badge,
  Rail,
  Side,
  Drawing,
  Exhibit,
  Result,
  Meant,
  Shortcut,
  status,
  sentence,
  why,
  columns: (seats) => (seats > 4 ? 3 : 2),
  scenes,
  numbers,
} satisfies BoardModule;
