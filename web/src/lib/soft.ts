/**
 * Long words may be broken where one would speak a new syllable: names of cards stand in narrow boxes, and no browser
 * knows where to break German and Polish words unless it has fetched a dictionary.
 */
const WORD = /\p{L}{10,}/gu;
const EDGE = 3;
const VOWEL = /^[aeiouyäöüąęóéáíúè]$/i;
/** What is written with several letters is never broken. */
const UNIT = /sch|sz|cz|rz|ch|dz|dź|dż|ck|st|ph|th|qu|./giu;

/** A syllable begins with the last consonant before a vowel, if another vowel stands somewhere before that. */
function broken(word: string): string {
  const units = word.match(UNIT) ?? [];
  let done = "";
  let spoken = false;
  units.forEach((unit, k) => {
    const begins = spoken && !VOWEL.test(unit) && VOWEL.test(units[k + 1] ?? "");
    if (begins && done.length >= EDGE && word.length - letters(done) >= EDGE) done += "\u00ad";
    spoken ||= VOWEL.test(unit);
    done += unit;
  });
  return done;
}

const letters = (text: string) => text.replaceAll("\u00ad", "").length;

/** Return a text whose long words may be broken. */
export function soft(text: string): string {
  return text.replace(WORD, broken);
}
