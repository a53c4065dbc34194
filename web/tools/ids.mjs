/** Writes the ids of the page's texts as a type: a typo in one is an error of types. `node tools/ids.mjs` */
import { readFileSync, writeFileSync } from "node:fs";

const source = new URL("../../src/tafelrunde/locales/en/page.ftl", import.meta.url);
const target = new URL("../src/lib/page-ids.ts", import.meta.url);

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
  const lines = ids(readFileSync(source, "utf-8")).map((id) => `  | "${id}"`);
  writeFileSync(target, `/** The ids of the page's texts, written by tools/ids.mjs. */\nexport type PageId =\n${lines.join("\n")};\n`);
}
