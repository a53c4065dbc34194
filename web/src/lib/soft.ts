/**
 * Long words may be broken where one would speak a new syllable: names of cards stand in narrow boxes, and no browser
 * knows where to break German and Polish words unless it has fetched a dictionary. English words stay whole.
 */
import type { Language } from "./talk";

const WORD = /\p{L}{9,}/gu;
const EDGE = 3;
const VOWEL = /^[aeiouyäöüąęóéáíúè]$/i;
/** What is written with several letters, and what begins a syllable together, is never broken. */
const UNIT =
  /sch[lmnrw]?|str?z?|spr?|szcz|[tpkgdbw]?rz|sz|cz|dz|dź|dż|ch|ck|phr?|thr?|qu|zw|kn|[bdfgkptv]r|[bfgkp][lł]|./giu;
/** Words whose parts no rule sees. */
const SEAMS: Record<Language, string[]> = {
  en: ["Doppel-ganger", "Doppel-gangers"],
  de: [
    "Außer-irdischer",
    "Feuer-atem",
    "Götter-insel",
    "Haus-tiere",
    "Herden-ausdünner",
    "irgend-ein",
    "König-liche",
    "Medien-liebling",
    "Nil-pferd",
    "Pendler-zug",
    "Ramsch-laden",
    "Säure-angriff",
    "Schrift-rolle",
    "Schwes-tern",
    "Stark-im-arm",
    "Sternen-explosion",
  ],
  pl: [
    "Eks-plozja",
    "nad-dźwiękowy",
    "Super-skok",
    "Detrytuso-żerca",
    "Miasto-żerca",
    "Roślino-żerca",
    "Miesz-kańcy",
    "Skryto-bójstwo",
  ],
};
const BEGINNINGS: Record<Language, RegExp | null> = {
  en: null,
  de: /^(unter|hinter|über)(?=\p{L}{4})/iu,
  pl: /^(nie|prze|przy|roz|nad|pod)(?=\p{L}{4})/iu,
};
const HYPHEN = "\u00ad";

const known = new Map(
  Object.entries(SEAMS).map(([language, words]) => [
    language,
    new Map(words.map((word) => [word.replaceAll("-", "").toLowerCase(), word.split("-").map((part) => part.length)])),
  ]),
);

/** A syllable begins with the last consonant before a vowel, if another vowel stands somewhere before that. */
function broken(word: string): string {
  const units = word.match(UNIT) ?? [];
  let done = "";
  let spoken = false;
  units.forEach((unit, k) => {
    const begins = spoken && !VOWEL.test(unit) && VOWEL.test(units[k + 1] ?? "");
    const before = letters(done);
    if (begins && before >= EDGE && word.length - before >= EDGE) done += HYPHEN;
    spoken ||= VOWEL.test(unit);
    done += unit;
  });
  return done;
}

const letters = (text: string) => text.replaceAll(HYPHEN, "").length;

/** The parts of a word that is known, or its beginning and the rest. */
function parts(word: string, language: Language): string[] {
  const lengths = known.get(language)?.get(word.toLowerCase());
  if (lengths) {
    let at = 0;
    return lengths.map((length) => word.slice(at, (at += length)));
  }
  const beginning = BEGINNINGS[language] && word.match(BEGINNINGS[language])?.[0];
  return beginning ? [beginning, word.slice(beginning.length)] : [word];
}

/** Return a text whose long words may be broken. */
export function soft(text: string, language: Language): string {
  return text.replace(WORD, (word) => {
    const found = parts(word, language);
    return language === "en" ? found.join(HYPHEN) : found.map((part) => broken(part)).join(HYPHEN);
  });
}
