/** How sums are said in other languages. A word counts only between numbers, so that no sentence is turned into a sum. */
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s*/\s*\d+)?`;
const between = (words: string): RegExp =>
  new RegExp(String.raw`(${NUMBER})\s*(?:${words})\s*(?=${NUMBER})`, 'giu');
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [between('entre|dividido (?:por|entre)|dividida por|divisé par|divise par|geteilt durch|durch|÷'), '$1 ÷ '],
  [between('multiplicado por|por|fois|multiplié par|mal|vezes'), '$1 × '],
  [between('más|mas|mais'), '$1 + '],
  // “3 und 4 ist 7” adds; “3, 7 und 11” is a list.
  [
    new RegExp(
      String.raw`(?<!,\s*${NUMBER}\s*)(${NUMBER})\s*und\s*(?=${NUMBER}\s*(?:=|ist|sind|macht|ergibt))`,
      'giu',
    ),
    '$1 + ',
  ],
  [between('menos|moins|weniger'), '$1 - '],
  [between('es igual a|es|son|est|sont|fait|ist|sind|ergibt|é|são|da'), '$1 = '],
  [new RegExp(String.raw`(\d+\s*/\s*\d+|\d+(?:[.,]\d+)?\s*%)\s+(?:de|von|des|of)\s+(?=\d)`, 'giu'), '$1 of '],
];
const ASKS =
  /(?:cu[aá]nto (?:es|son)|c[oó]mo se (?:hace|calcula|resuelve)|c['’]est quoi|combien (?:fait|font)|comment (?:on )?(?:calcule|calculer|fait|faire)|was (?:ist|sind|ergibt)|wie ?viel (?:ist|sind)|wie (?:rechnet man|rechne ich)|quanto (?:é|e|são|da)|como (?:se )?(?:faz|calcula|resolve)(?:r)?)\s+/giu;
const OTHER = /\p{L}{2,}/u;

// In a line of mathematics, words of another script only lead to it; 是 and 等于 say “equals”.
const withoutOtherScripts = (message: string): string =>
  /[=<>+*/^]|[a-z]\s*是/i.test(message)
    ? message
        .replaceAll(/\s*(?:是|等于)\s*(?=[-−]?\d)/g, ' = ')
        .replaceAll(/[\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}]+/gu, ' ')
        .trim()
    : message;

/** A message with its sums in the signs that are read here; English stays as it is. */
export const inEnglishSums = (message: string): string => {
  if (!OTHER.test(message) || !/\d/.test(message)) return message;
  const asked = withoutOtherScripts(message.replaceAll(ASKS, 'what is '));
  const signed = SIGNS.reduce((text, [words, sign]) => text.replaceAll(words, sign), asked);
  if (signed === message) return withPoints(message);
  return withPoints(signed);
};

// 9,81 in a calculation is one number; 1,500 is a thousand and a half; (1,2) is a point, and [1,2] a row.
const withPoints = (text: string): string =>
  /[*×·÷/+=]/.test(text)
    ? text.replaceAll(
        /(?<![\d.,]|[([{<]\s?-?\d{0,9}(?=\d{1,9},\d{1,2}\s?[)\]}>]))(\d+),(\d{1,2})(?![\d,])(?!\s*,)/g,
        '$1.$2',
      )
    : text;
