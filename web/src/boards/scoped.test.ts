/** The style sheets of all games stay loaded, so none may dress what lies outside its game. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = new URL("../", `file://${import.meta.dirname}/`);
const files = readdirSync(source, { recursive: true, encoding: "utf-8" });
const read = (file: string) => readFileSync(new URL(file, source), "utf-8");

/** The classes in the markup of a component. */
function worn(component: string): string[] {
  const markup = read(component).replace(/<style[\s\S]*/, "");
  const said = [...markup.matchAll(/class="([^"]*)"|class=\{([^}]*)\}|class:([\w-]+)/g)];
  return said
    .flatMap((one) => [one[1], one[3], ...[...(one[2] ?? "").matchAll(/"([^"]*)"/g)].map((word) => word[1])])
    .flatMap((words) => words?.split(/\s+/) ?? []);
}

/** What each selector of a sheet asks of the outermost element, as its classes; none where it names the game. */
function outermost(sheet: string): string[][] {
  const rules = [
    ...read(sheet)
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .matchAll(/([^{}]+)\{/g),
  ].map((rule) => rule[1]!.trim());
  const selectors = rules.filter((rule) => !rule.startsWith("@")).flatMap((rule) => rule.split(/,(?![^(]*\))/));
  return selectors
    .map((one) => one.trim().split(/[\s>+~]/)[0]!)
    .filter((head) => !head.includes("[data-"))
    .map((head) => [...head.replace(/\(.*/, "").matchAll(/\.([\w-]+)/g)].map((name) => name[1]!));
}

const sheets = files.filter((file) => /^boards\/\w+\/\w+\.css$/.test(file));
const pages = files
  .filter((file) => file.endsWith(".svelte") && /^(screens|parts)\//.test(file))
  .map((file) => ({ file, worn: new Set(worn(file)) }));

it.each(sheets)("%s leaves pages alone", (sheet) => {
  const shared = new Set([...read("styles/table.css").matchAll(/\.([a-zA-Z][\w-]*)/g)].map((name) => name[1]!));
  const heads = outermost(sheet).filter((classes) => classes.length && !classes.every((name) => shared.has(name)));
  const dressed = pages.flatMap(({ file, worn }) =>
    heads
      .filter((classes) => classes.every((name) => worn.has(name)))
      .map((classes) => `${file}: .${classes.join(".")}`),
  );
  expect([...new Set(dressed)]).toEqual([]);
});
