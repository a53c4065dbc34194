import { expect, it } from "vitest";
import { soft } from "./soft";

const shown = (text: string) => soft(text).replaceAll("\u00ad", "|");

it("long words may be broken between syllables, short ones may not", () => {
  expect(shown("Allesverwerter")).toBe("Alles|ver|wer|ter");
  expect(shown("Giftstacheln")).toBe("Gift|sta|cheln");
  expect(shown("Sonnenschein-Heim")).toBe("Son|nen|schein-Heim");
  expect(shown("Nieumarły Rycerz")).toBe("Nieumarły Rycerz");
});

it("nothing else changes", () => {
  expect(soft("Psychodelicznego").replaceAll("\u00ad", "")).toBe("Psychodelicznego");
});
