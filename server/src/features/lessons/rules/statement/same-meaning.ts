/** A short word or sign, and what it is said to stand for. */
interface Meaning {
  short: string;
  long: string;
}

const IS = String.raw`(?:=+|:|\bmeans?\b|\bstands? for\b|\bis short for\b|\bis the same as\b)`;
const LEADS = /^\W*(?:(?:oh+|ah+|ok(?:ay)?|so|and|then|wait|yes|right)\b[\s,.!]*)*/;
const TWO_SIDES = new RegExp(String.raw`^([^=:]{1,90}?)\s*${IS}\s*([^=:]{2,90})$`, 'i');

/** “it’s = it is”, “MAIN = militarism alliances imperialism nationalism”; null for whatever counts or computes. */
const meaningIn = (message: string): Meaning | null => {
  if (/\d/.test(message)) return null;
  const [, short = '', long = ''] =
    TWO_SIDES.exec(
      bare(message)
        .replace(LEADS, '')
        .replace(/(?<![\s?!.])[\s?!.]+$/, ''),
    ) ?? [];
  if (short === '') return null;
  // “Prophase, metaphase, anaphase, telophase = PMAT”.
  const [one, other] = A_WORD.test(long.trim()) && !A_WORD.test(short.trim()) ? [long, short] : [short, long];
  return one.trim().split(/\s+/).length > FEW_WORDS ? null : { short: one.trim(), long: other.trim() };
};
const FEW_WORDS = 2;
const A_WORD = /^\p{L}{2,8}$/u;

/** Without marks around words, and with straight apostrophes. */
const bare = (words: string): string =>
  words
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<!\p{L})['"“”*]+|['"“”*]+(?!\p{L})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The sentence that says what a short form stands for as the student says it: in the very words, or, where its letters are the
 * beginnings of several things, by naming each of these. Null where no sentence does.
 */
export const meaningTold = <Sentence extends { words: string }>(
  message: string,
  sentences: readonly Sentence[],
): Sentence | null => {
  const meaning = meaningIn(message);
  if (!meaning) return null;
  return (
    sentences.findLast(({ words }) => saysSo(bare(words), meaning) || spells(bare(words), meaning)) ?? null
  );
};

const saysSo = (sentence: string, { short, long }: Meaning): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}'])${escaped(short)}(?![\p{L}'])\s(?:(?:only|ever|always|just|really)\s)*${IS}\s(?:(?!not\b)[\p{L}']+\s){0,4}${escaped(long)}(?![\p{L}'])`,
    'iu',
  ).test(sentence);

/** M, A, I and N are the beginnings of four words, and all four are told together. */
const spells = (sentence: string, { short, long }: Meaning): boolean => {
  if (!/^\p{L}{3,8}$/u.test(short)) return false;
  const words = long
    .toLowerCase()
    .split(/[\s,;+&/-]+/)
    .filter((word) => !SMALL.has(word));
  const there = new Set(sentence.toLowerCase().match(/[\p{L}']+/gu) ?? []);
  return (
    words.map((word) => word.charAt(0)).join('') === short.toLowerCase() &&
    words.every((word) => there.has(word))
  );
};
const SMALL = new Set(['and', 'of', 'the', 'a', 'in', 'n', 'or', 'to', 'for']);

const escaped = (words: string): string =>
  words.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
