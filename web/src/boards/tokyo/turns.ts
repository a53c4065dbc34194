/** What others do in their turns is seen before the next picture: every roll with the dice that were kept, then what came of it. */
import type { Deed, Sentence } from "$lib/desk";
import { kept } from "$lib/kept";
import type { Scene, Stage } from "$lib/scenes";
import type { TableView } from "$lib/table.svelte";
import { rolls, slots, type Slot } from "./city";

/** So long a roll lies there, and so long it is told what came of it. */
export const ROLL = 800;
export const OUTCOME = 1000;

export interface RollScene extends Scene {
  kind: "roll";
  /** Whose dice they are. */
  seat: number;
  dice: Slot[];
  /** Whether they are being rolled; else they count. */
  rolling: boolean;
}

/** What needs no word of its own: the dice show it. */
const SEEN = ["rolls", "turn"];

/** The rolls of others one after the other, and what each answer of others brought; a touch ends the whole turn. */
export const scenes: Stage = (news, table) => {
  const found: RollScene[] = [];
  const known = [...table.log];
  for (const deed of kept(news)) {
    known.push(deed);
    const seat = deed.turn;
    if (seat === null || seat === table.desk.viewer) continue;
    const rolled = deed.told.find((told) => told.kind === "rolls");
    const came =
      deed.who === table.desk.viewer
        ? []
        : deed.sentences.filter((one) => one.events.some((k) => !SEEN.includes(deed.told[k]?.kind ?? "")));
    if (rolled)
      found.push(
        scene(
          seat,
          known,
          true,
          deed.sentences.filter((one) => one.events.some((k) => deed.told[k] === rolled)),
        ),
      );
    if (!came.length) continue;
    const last = found.at(-1);
    if (last && !last.rolling && last.seat === seat) last.more = joined([last.more, joined(came)]);
    else found.push(scene(seat, known, false, came));
  }
  return found;
};

const joined = (parts: readonly (Sentence | ((at: TableView) => string))[]) => (at: TableView) =>
  parts.map((part) => (typeof part === "function" ? part(at) : at.talk.sentence(part))).join(" ");

function scene(seat: number, known: readonly Deed[], rolling: boolean, told: readonly Sentence[]): RollScene {
  return {
    kind: "roll",
    seat,
    dice: slots(rolls(known)),
    rolling,
    lasts: rolling ? ROLL : OUTCOME,
    after: false,
    chain: `turn ${seat}`,
    moves: [],
    title: (at) => at.talk.seat(seat),
    more: joined(told),
  };
}

export const rollOf = (scene: Scene | null): RollScene | null => (scene?.kind === "roll" ? (scene as RollScene) : null);
