/**
 * Scenes: what a person has to see happen before the next picture, since the table has already gone on.
 *
 * A board says which scenes the news make; the table shows them one after the other and then the new desk. A scene ends after its
 * time, by any touch or key, or, where it has none, when the person goes on.
 */
import type { Deed, Desk, Move } from "./desk";
import type { Sound } from "./sound";
import type { TableView } from "./table.svelte";

export interface Scene {
  /** What the board draws. */
  kind: string;
  /** So many milliseconds at the usual pace; null: until the person goes on. */
  lasts: number | null;
  /** Whether it is shown on the new picture, else on the one before. */
  after: boolean;
  /** Scenes that follow each other with the same word belong together: a touch ends them all. */
  chain?: string | undefined;
  /** What is heard when it begins. */
  sound?: Sound;
  /** What flies to its place when the scene begins. */
  moves: Move[];
  /** The two lines in place of the question, in the words that are spoken now. */
  title(table: TableView): string;
  more(table: TableView): string;
  /** What the button says, where it is not the usual word. */
  button?: (() => string) | undefined;
}

/** Say which scenes the news make: `table` still has the desk before, `next` is the one that comes. */
export type Stage = (news: readonly Deed[], table: TableView, next: Desk) => Scene[];

/** At no pace a scene with a time is left out: what it shows stays readable elsewhere. */
export function shown(scenes: readonly Scene[], pace: number): Scene[] {
  return scenes.filter((scene) => scene.lasts === null || pace > 0);
}
