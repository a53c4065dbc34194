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
  for (let k = 1; k < parts.length; k += 2)
    if (TOLD.has(symbols[Number(parts[k]) - 1] ?? "")) said.push((parts[k + 1] ?? "").trim());
  return said.join(" ");
}

/** What the scroll of a card says. The marks of a card that lies where nobody draws it are not known: then it is all of its text. */
export function scrollOf(table: TableView, face: string): string {
  const card = table.desk.picture.pieces.find((piece) => piece.kind === "card" && piece.face === face);
  const about = table.talk.about("card", face);
  return (card && ownText(about, symbolsOf(card))) || about;
}

/** The text that a question is about: of the card whose scroll is used, or of the event that happens. */
export function textInQuestion(table: TableView): string {
  const ask = table.desk.ask;
  const { card, event } = ask?.prompt.args ?? {};
  if (typeof card === "string" && (ask?.rule === "morpork.symbol.scroll" || ask?.step === "reach_window"))
    return scrollOf(table, card);
  return typeof event === "string" ? (table.catalogue.rules[`morpork.event.${event}`]?.text ?? "") : "";
}

/** The card whose symbols are being done, and how far it is; null between cards. */
export function underWay(table: TableView): { card: Piece; step: number; steps: number } | null {
  const counter = table.desk.picture.counters.find((one) => one.id === "symbol" && one.about !== null);
  const card = counter ? table.at("played").find((piece) => piece.face === counter.about) : undefined;
  return card && counter ? { card, step: counter.value ?? 0, steps: counter.goal ?? symbolsOf(card).length } : null;
}
