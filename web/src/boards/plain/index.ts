/** The plain board: any game, from its desk alone. */
import type { BoardModule } from "..";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";

export default { Board, Facts, Hand } satisfies BoardModule;
