/** What is done with a number, told in words or signs. */
export interface Operation {
  sign: '+' | '−' | '×' | '÷';
  by: number | null;
}

const N = String.raw`[$£€]?(\d+(?:\.\d+)?)`;
const IT = String.raw`(?: (?:it|that|them|both|these|the two|the numbers|those|everything|all))?`;
const SIGNS: readonly (readonly [Operation['sign'], string])[] = [
  ['×', String.raw`times|multipl(?:y|ied|ying)${IT}(?: (?:by|with|together))?|(?<=\d\s?)[x×*](?=\s?\d)`],
  [
    '÷',
    String.raw`divid(?:e|ed|ing)${IT}(?: (?:by|into|between))?|split${IT}(?: (?:into|between|by))?|shar(?:e|ing)${IT}(?: (?:by|between))?|over(?= \d)|÷`,
  ],
  ['−', String.raw`minus|subtract(?:ing)?|tak(?:e|ing) (?:away|off)|(?<=\d\s)[-−](?=\s\d)`],
  ['+', String.raw`plus|add(?:ing|ed)?${IT}(?: (?:up|together|on))?|\+`],
];
const ANY = new RegExp(
  String.raw`(?:(?<![\d.])${N}\s?)?(?:${SIGNS.map(([, words]) => `((?<!\\p{L})(?:${words})(?!\\p{L}))`).join('|')})(?: (?:by|the|a))?(?:\s?${N}(?![\d%.]*\d))?`,
  'giu',
);
/** Who gives a result, asks why or denies it tells no way. */
const IS_NO_WAY =
  /=|\b(?:why|what|when|which|how (?:come|do|does|can)|not|don['’]?t|never|instead|or|got|get|gives?|makes?|is \d|both sides|%|percent)\b|\d\s?%/i;
const LONGEST = 70;

/** “24 times 36”, “so it’s times 6 then minus 9”, “I think I divide”: what is done, one after the other, and with which number first; null where nothing is told. */
export const operationsIn = (message: string): { first: number | null; operations: Operation[] } | null => {
  if (message.length > LONGEST || IS_NO_WAY.test(message)) return null;
  let first: number | null = null;
  const operations: Operation[] = [];
  for (const { 1: before, 2: times, 3: divided, 4: minus, 5: plus, 6: by } of message.matchAll(ANY)) {
    if (operations.length === 0 && before !== undefined) first = Number(before);
    else if (before !== undefined) return null;
    const sign = times !== undefined ? '×' : divided !== undefined ? '÷' : minus !== undefined ? '−' : '+';
    if (plus === undefined && sign === '+') return null;
    operations.push({ sign, by: by === undefined ? null : Number(by) });
  }
  const numbers = message.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  const used = operations.filter(({ by }) => by !== null).length + (first === null ? 0 : 1);
  return operations.length > 0 && numbers === used ? { first, operations } : null;
};

/** What comes out of it; null where a number is left open. */
export const carriedOut = (first: number, operations: readonly Operation[]): number | null => {
  let value = first;
  for (const { sign, by } of operations) {
    if (by === null) return null;
    value = applied(sign, value, by);
  }
  return value;
};

/** What one operation makes of two numbers. */
export const applied = (sign: Operation['sign'], one: number, other: number): number =>
  sign === '×' ? one * other : sign === '÷' ? one / other : sign === '+' ? one + other : one - other;
