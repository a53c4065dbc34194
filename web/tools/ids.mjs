/** Writes the ids of the page's texts as a type: a typo in one is an error of types. `node tools/ids.mjs` */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const here = `file://${import.meta.dirname}/`;
const tafelrunde = new URL("../../src/tafelrunde/", here);
const target = new URL("../src/lib/page-ids.ts", here);

/** The files of a language: the page's own, and what it says of each game. */
export function sources(language) {
  const homes = readdirSync(new URL("games/", tafelrunde))
    .sort()
    .map((game) => new URL(`games/${game}/words/page/${language}.ftl`, tafelrunde));
  return [new URL(`locales/${language}/page.ftl`, tafelrunde), ...homes.filter((file) => existsSync(file))].map(
    (file) => readFileSync(file, "utf-8"),
  );
}

export function ids(text) {
  const found = [];
  let last = "";
  for (const line of text.split("\n")) {
    const message = /^(page-[\w-]+) =/.exec(line);
    const attribute = /^ {4}\.([\w-]+) =/.exec(line);
    if (message) found.push((last = message[1]));
    else if (attribute) found.push(`${last}.${attribute[1]}`);
  }
  return found;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const lines = sources("en")
    .flatMap(ids)
    .map((id) => `  | "${id}"`);
  writeFileSync(
    target,
    `/** The ids of the page's texts, written by tools/ids.mjs. */\nexport type PageId =\n${lines.join("\n")};\n`,
  );
}
