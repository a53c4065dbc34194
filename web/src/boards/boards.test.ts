/** Every board draws moments of every kind in every language, and whatever is offered can be said by touching it. */
import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "$lib/desk";
import { gameName } from "$lib/names";
import { set } from "$lib/settings.svelte";
import { StoredLine, type StoredGame } from "$lib/stored";
import { TableView } from "$lib/table.svelte";
import { LANGUAGES } from "$lib/talk";
import { speak } from "$lib/words.svelte";
import TableFrame from "$parts/TableFrame.svelte";
import { load } from ".";

const folder = new URL("../../desks/", `file://${import.meta.dirname}/`);
const kept = new Map<string, unknown>();

function stored<T>(name: string): T {
  if (!kept.has(name)) kept.set(name, JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf-8")));
  return kept.get(name) as T;
}

/** So many moments are drawn, spread over a game: the tests' document is slow. */
const DRAWN = { plain: 2, own: 6 };

const games = readdirSync(folder)
  .map((file) => file.replace(".json", ""))
  .filter((name) => /-\d$/.test(name));

async function drawn(
  game: StoredGame,
  moment: number,
  plain: boolean,
  language: string,
): Promise<{ table: TableView; body: HTMLElement; done: () => void }> {
  const line = new StoredLine(game, game.moments[moment]!, async (tongue) =>
    stored<Catalogue>(`${game.game}-words-${tongue}`),
  );
  const table = new TableView(line);
  await table.open();
  await table.speak(language);
  const body = document.createElement("div");
  document.body.append(body);
  const app = mount(TableFrame, { target: body, props: { table, board: await load(plain ? "plain" : game.game) } });
  flushSync();
  return { table, body, done: () => (void unmount(app), body.remove()) };
}

describe.each(games)("%s", (name) => {
  const game = stored<StoredGame>(name);

  it.each(["plain", "own"] as const)(
    "is drawn whole on its %s board",
    async (which) => {
      for (const [turn, language] of LANGUAGES.entries()) {
        set("language", language);
        await speak(language);
        const step = Math.ceil(game.moments.length / DRAWN[which]);
        for (let k = turn; k < game.moments.length; k += step) {
          const { table, body, done } = await drawn(game, k, which === "plain", language);
          const text = body.textContent ?? "";
          expect(text, `${name}/${k}`).not.toMatch(/page-|undefined|\bNaN\b|\[object/);
          expect(text).toContain(gameName(table.desk.game, false, table.catalogue.name));
          const missing = [...table.now.next].filter((id) => !body.querySelector(`[data-touch="${CSS.escape(id)}"]`));
          expect(missing, `${name}/${k}: can be touched and is not there`).toEqual([]);
          done();
        }
      }
    },
    120_000,
  );

  it("lets every offer be said by touching", async () => {
    for (const moment of game.moments) {
      const line = new StoredLine(game, moment, async (tongue) => stored<Catalogue>(`${game.game}-words-${tongue}`));
      const table = new TableView(line);
      await table.open();
      for (const offer of table.desk.ask?.offers ?? []) {
        table.cancel();
        table.sent = null;
        for (const id of offer.touch.flat())
          if (id.startsWith("button:")) table.press(id);
          else table.touch(id);
        expect((table.sent ?? table.now.meant)?.action, JSON.stringify(offer.touch)).toBe(offer.action);
      }
    }
  });
});
