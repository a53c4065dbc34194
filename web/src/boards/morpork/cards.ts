/** Cards as they are drawn: symbols in order, which of them is being done, and the text of the scroll alone. */
import type { Piece } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";

/** The drawing of each symbol; what marks a card and is none of them is left out. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  place: "s-place_minion",
  build: "s-place_building",
  assassinate: "s-assassinate",
  calm: "s-remove_trouble",
  money: "s-take_money",
  scroll: "s-scroll",
  event: "s-random_event",
  another: "s-play_another",
  interrupt: "s-interrupt",
};

/** What a drawing of a symbol cannot say: these have a text. */
const TOLD = new Set(["scroll", "interrupt"]);

export const symbolsOf = (card: Piece): string[] => card.marks.filter((mark) => mark in SYMBOLS);

/** Return the part of a card's text that its symbols do not say. "(1) … (2) …" are the symbols in order. */
export function ownText(about: string, symbols: readonly string[]): string {
  const parts = about.split(/\((\d+)\)\s*/);
  if (parts.length < 3) return symbols.length === 0 || symbols.some((mark) => TOLD.has(mark)) ? about : "";
  const said: string[] = [];
  for (let k = 1; k < parts.length; k += 2) if (TOLD.has(symbols[Number(parts[k]) - 1] ?? "")) said.push((parts[k + 1] ?? "").trim());
  return said.join(" ");
}

/** The card whose symbols are being done, and how far it is; null between cards. */
export function underWay(table: TableView): { card: Piece; step: number; steps: number } | null {
  const counter = table.desk.picture.counters.find((one) => one.id === "symbol" && one.about !== null);
  const card = counter ? table.at("played").find((piece) => piece.face === counter.about) : undefined;
  return card && counter ? { card, step: counter.value ?? 0, steps: counter.goal ?? symbolsOf(card).length } : null;
}
