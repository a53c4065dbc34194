/** Words: the same sentences as in a terminal, in every language, and a word for every id of the page. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, it, describe } from "vitest";
import { sources } from "../../tools/ids.mjs";
import type { Catalogue } from "./desk";
import { read } from "./desk";
import type { StoredGame } from "./stored";
import { bundle, LANGUAGES, said, Talk, Words } from "./talk";

const here = `file://${import.meta.dirname}/`;
const desks = new URL("../../desks/", here);
const stored = <T>(name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, desks), "utf-8")) as T;
const games = readdirSync(desks)
  .map((file) => file.replace(".json", ""))
  .filter((name) => /-\d$/.test(name));
const page = (language: string) => sources(language).join("\n");

describe.each(games)("%s", (name) => {
  const game = stored<StoredGame & { moments: { said: Record<string, string[]> }[] }>(name);

  it.each(LANGUAGES)("is told in the words of the terminal (%s)", (language) => {
    const catalogue = stored<Catalogue>(`${game.game}-words-${language}`);
    for (const moment of game.moments) {
      const desk = read(moment.desk);
      const talk = new Talk(
        catalogue,
        desk.seats.map((seat) => seat.name),
        desk.viewer,
      );
      const lines = [
        ...(desk.ask
          ? [
              talk.question(desk.ask),
              ...desk.ask.offers.flatMap((offer) => [
                talk.offer(desk.ask!, offer),
                ...offer.follows.map((message) => talk.message(message)),
              ]),
            ]
          : []),
        ...desk.deeds.flatMap((deed) => deed.told.map((told) => talk.message(told.message))),
      ];
      expect(lines).toEqual(moment.said[language]);
    }
  });
});

it("numbers bend words as each language wants it", () => {
  const words = new Words("pl", [page("pl")]);
  expect([1, 3, 5].map((count) => words.say("page-claim-followers", { count }))).toEqual([
    "stronnik",
    "stronnicy",
    "stronników",
  ]);
});

it("the list of ids is that of the texts, and every language has them all", () => {
  const ids = [...readFileSync(new URL("page-ids.ts", here), "utf-8").matchAll(/"(page-[^"]+)"/g)].map(
    (match) => match[1]!,
  );
  for (const language of LANGUAGES) {
    const texts = bundle(language, [page(language)]);
    const missing = ids.filter(
      (id) =>
        said(texts, id, {
          count: 1,
          free: 1,
          bots: 1,
          people: 1,
          round: 1,
          rounds: 1,
          least: 1,
          most: 1,
          seconds: 1,
          minutes: 1,
          increment: 1,
        }) === null,
    );
    expect(missing).toEqual([]);
  }
  expect(ids.length).toBe([...page("en").matchAll(/^(page-[\w-]+) =|^ {4}\.[\w-]+ =/gm)].length);
});

it("a game has the same name on the shelf as at its table", () => {
  for (const language of LANGUAGES) {
    const words = new Words(language, [page(language)]);
    for (const game of ["claim", "tyrant", "tokyo", "morpork"]) {
      const name = stored<Catalogue>(`${game}-words-${language}`).name;
      expect(words.find(`page-title-${game}`) ?? words.find(`page-game-${game}`)).toContain(name);
    }
  }
});
