import "../testing";
import { expect, it } from "vitest";
import { NOBODYS, saidName, suggested } from "./people";
import { LANGUAGES } from "./talk";
import { speak, words } from "./words.svelte";

it("a suggested name is one that nobody at the table has", () => {
  const names = new Set(Array.from({ length: 24 }, (_, k) => suggested([], () => k / 24)));
  expect(names.size).toBe(24);
  const [last, ...others] = [...names];
  expect(
    suggested(
      others.map((name) => ` ${name.toUpperCase()}`),
      () => 0.99,
    ),
  ).toBe(last);
  expect(names.has(suggested([...names], () => 0))).toBe(false);
});

it("a guest who never said a name has none, in whatever language they came", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    const guest = words().say("page-guest-name");
    expect(NOBODYS).toContain(guest);
    expect(saidName({ name: guest, login: null })).toBe("");
    expect(saidName({ name: guest, login: guest.toLowerCase() })).toBe(guest);
  }
  expect(saidName({ name: "Ada", login: null })).toBe("Ada");
  expect(saidName(null)).toBe("");
});
