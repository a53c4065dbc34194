/** Who could win by what everybody sees: one row for each personality that somebody else may be, with the seat that is nearest. */
import type { Goal, Message } from "$lib/desk";
import type { TableView } from "$lib/table.svelte";
import { words } from "$lib/words.svelte";

export interface Chance {
  key: string;
  /** The personalities that win this way. */
  who: string[];
  message: Message;
  seats: number[];
  value: number;
  goal: number;
  /** From 0 to 1. */
  share: number;
}

/** How near a goal is. A goal of nothing is counted down from all there is. */
export function share(value: number, goal: number, all: number): number {
  const part = goal > 0 ? value / goal : all > 0 ? 1 - value / all : 0;
  return Math.max(0, Math.min(1, part));
}

/** All cards of the game, wherever they lie: what the pile is counted down from. */
export const cardsInAll = (table: TableView): number =>
  table.desk.picture.pieces.filter((piece) => piece.kind === "card").reduce((sum, piece) => sum + piece.count, 0);

const counted = (goal: Goal): goal is Goal & { value: number; goal: number; about: string; seat: number } =>
  goal.about !== null && goal.value !== null && goal.goal !== null && goal.seat !== null;

/** The viewer's own goal. */
export function own(table: TableView): { face: string; goal: Goal | null } | null {
  const viewer = table.desk.viewer;
  const face = viewer === null ? null : table.at(`personality.${viewer}`).find((piece) => piece.face !== null)?.face;
  return face ? { face, goal: table.goals.find((goal) => goal.seat === viewer && goal.about === face) ?? null } : null;
}

/** What a goal asks of its owner, as a sentence with how far that is. */
export function aim(goal: Goal): string {
  return words().say("page-morpork-you-win", {
    kind: goal.message.id.split("-").at(-1) ?? "",
    goal: goal.goal ?? 0,
    count: goal.value ?? 0,
  });
}

/** The same in a few words, where there is one line for it. */
export function aimShort(table: TableView, goal: Goal): string {
  return words().say("page-morpork-aim", {
    kind: goal.message.id.split("-").at(-1) ?? "",
    what: table.talk.message(goal.message),
    count: goal.value ?? 0,
  });
}

export function chances(table: TableView): Chance[] {
  const all = cardsInAll(table);
  const found = new Map<string, Chance>();
  for (const goal of table.goals.filter(counted)) {
    if (goal.seat === table.desk.viewer) continue;
    const key = goal.message.rule || goal.message.id;
    const near = share(goal.value, goal.goal, all);
    const row = found.get(key) ?? {
      key,
      who: [],
      message: goal.message,
      seats: [],
      value: goal.value,
      goal: goal.goal,
      share: -1,
    };
    if (!row.who.includes(goal.about)) row.who.push(goal.about);
    if (near > row.share)
      Object.assign(row, {
        seats: [goal.seat],
        value: goal.value,
        goal: goal.goal,
        share: near,
        message: goal.message,
      });
    else if (near === row.share && !row.seats.includes(goal.seat)) row.seats.push(goal.seat);
    found.set(key, row);
  }
  return [...found.values()];
}
