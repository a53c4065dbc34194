import { expect, it } from "vitest";
import { soft } from "./soft";
import type { Language } from "./talk";

const shown = (text: string, language: Language) => soft(text, language).replaceAll("\u00ad", "|");

it("long words may be broken between syllables, short ones may not", () => {
  expect(shown("Allesverwerter", "de")).toBe("Alles|ver|wer|ter");
  expect(shown("Doppelgänger", "de")).toBe("Dop|pel|gän|ger");
  expect(shown("Giftstacheln", "de")).toBe("Gift|sta|cheln");
  expect(shown("Sonnenschein-Heim", "de")).toBe("Son|nen|schein-Heim");
  expect(shown("Rycerz", "pl")).toBe("Rycerz");
});

it("what begins a syllable together stays together, and parts of a word are not torn", () => {
  expect(shown("Hintergrundbewohner", "de")).toBe("Hin|ter|grund|be|woh|ner");
  expect(shown("Säureangriff", "de")).toBe("Säure|angriff");
  expect(shown("Winterschlaf", "de")).toBe("Win|ter|schlaf");
  expect(shown("Nieumarły", "pl")).toBe("Nie|umarły");
  expect(shown("Retrofrenolog", "pl")).toBe("Retro|fre|no|log");
});

it("English words are broken only where two words meet", () => {
  expect(shown("Mass Destruction", "en")).toBe("Mass Destruction");
  expect(shown("Background", "en")).toBe("Background");
  expect(shown("Doppelgangers", "en")).toBe("Doppel|gangers");
});

it("nothing else changes", () => {
  expect(soft("Psychodelicznego", "pl").replaceAll("\u00ad", "")).toBe("Psychodelicznego");
});
