/** An event is seen before the game goes on: its name and what it does, over the map. */
import { kept } from "$lib/kept";
import type { Scene, Stage } from "$lib/scenes";

/** So long it stands there if nobody touches anything. */
export const LASTS = 4000;

export interface EventScene extends Scene {
  kind: "event";
  face: string;
}

export const scenes: Stage = (news) =>
  kept(news).flatMap((deed) =>
    deed.told
      .filter((told) => told.kind === "event")
      .map((told): EventScene => {
        const face = String(told.message.args["event"] ?? "");
        return {
          kind: "event",
          face,
          lasts: LASTS,
          after: true,
          sound: "event",
          moves: [],
          title: (at) => at.talk.message(told.message),
          more: (at) => at.catalogue.rules[`morpork.event.${face}`]?.text ?? "",
        };
      }),
  );

export const eventOf = (scene: Scene | null): EventScene | null =>
  scene?.kind === "event" ? (scene as EventScene) : null;
