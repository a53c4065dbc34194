/** The boards: one folder for each game, loaded with its table. web/README.md says what a board is given and gives back. */
import type { Component } from "svelte";
import type { Deed, Offer } from "$lib/desk";
import type { PageId } from "$lib/page-ids";
import type { Stage } from "$lib/scenes";
import type { TableView } from "$lib/table.svelte";

export interface BoardProps {
  table: TableView;
}

export type Numbers = [count: number, word: PageId][];

export interface BoardModule {
  /** The middle of the table. */
  Board: Component<BoardProps>;
  /** Below the prompt: cards in hand, a tray of dice, a strip on the phone. */
  Hand?: Component<BoardProps>;
  /** What is public of a seat, on its plate. */
  Facts?: Component<{ table: TableView; seat: number }>;
  /** A small drawing before the name on a plate, such as a monster's head. */
  Badge?: Component<{ table: TableView; seat: number }>;
  /** Below the plates in the left rail; on a phone under "Actions". */
  Rail?: Component<BoardProps>;
  /** Above the log in the right rail; not on a phone. */
  Side?: Component<BoardProps>;
  /** In place of the prompt bar, where `asks` says so: an overlay question. */
  Question?: Component<BoardProps>;
  asks?(table: TableView): boolean;
  /** Whether the board still shows what happened: the result waits for that. */
  busy?(table: TableView): boolean;
  /** How many milliseconds the last picture lies there before the result takes its place. */
  rests?: number;
  /** The rule where looking up a thing begins. */
  rule?(kind: string, face: string | null): string | undefined;
  /** What the lit button says of the offer that is meant, where drawings say it better than `text`. */
  Meant?: Component<{ table: TableView; offer: Offer; text: string }>;
  /** Beside the buttons of the prompt: several answers with one touch, or an answer that stays at hand while others are chosen. */
  Shortcut?: Component<BoardProps>;
  /** The drawing of a thing for its sheet. */
  Drawing?: Component<{ table: TableView; kind: string; face: string | null }>;
  /** The drawing of a thing where no table is: in the gallery of the rules, and on their sheet. */
  Exhibit?: Component<{ kind: string; face: string; name: string }>;
  /** The rule that says what a thing is or does, where neither the thing nor a rule of its name does. */
  told?(kind: string, face: string): string | undefined;
  /** The sign of the sprite that stands for what a rule is about: it is printed on cards. */
  sign?(rule: string): string | undefined;
  /** Rows of the result at the end. */
  Result?: Component<BoardProps>;
  /** The sentence in the bar: phase, round, whose turn. */
  status?(table: TableView): string;
  /** The two lines of the prompt, where the desk's own words are not the best. */
  sentence?(table: TableView): string | undefined;
  why?(table: TableView): string | undefined;
  /** Where a new chapter of the log begins: by the version of its first deed. */
  chapters?(log: readonly Deed[], table: TableView): Map<number, string>;
  /** What has to be seen before the next picture: the scenes that the news make. */
  scenes?: Stage;
  /** How many rounds were played, where the number of the last one does not say it. */
  rounds?(table: TableView): number;
  /** What the end counts, each with its word. */
  numbers?(table: TableView): Numbers;
  /** What is to be said of the end beside who won and by what. */
  prose?(table: TableView): string;
  /** How many columns the plates have on a phone. */
  columns?(seats: number): number;
}

const boards = import.meta.glob<{ default: BoardModule }>("./*/index.ts");

/** Return the board of a game: the folder of its name, or the plain board where there is none, or the address says `?plain`. */
export async function load(game: string): Promise<BoardModule> {
  const plain = new URLSearchParams(location.search).has("plain");
  const found = (!plain && boards[`./${game}/index.ts`]) || boards["./plain/index.ts"];
  return (await found!()).default;
}
