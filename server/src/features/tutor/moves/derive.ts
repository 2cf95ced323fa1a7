/** How a number comes out of the numbers of a story. */
export interface Derived {
  /** The calculation, ready to stand in a sentence. */
  line: string;
  /** Numbers of the story were only added or taken away. */
  isSum: boolean;
}

interface KnownNumber {
  value: number;
  shown: string;
  isSum: boolean;
  /** Which of the known numbers it is made of. */
  of: readonly number[];
}

const [EXACT, HALF, MOST_NUMBERS, FEW_NUMBERS] = [1e-9, 0.5, 7, 3];

/** What is always known where these words stand. */
const IMPLIED: readonly (readonly [RegExp, number])[] = [
  [/\btriangle\b.*(?:\b(?:angles?|degrees?)\b|°)/i, 180],
  [/\bquadrilateral\b.*\bangles?\b/i, 360],
];
const RIGHT_ANGLED =
  /\b(?:ladder|right[- ](?:angled?|triangle)|hypotenuse|diagonal|as the crow flies|straight line|legs?|kite)\b/i;

/**
 * The simplest way in which a number follows from those of a story by one or two steps; null where there is none. A student who gives
 * only a number has mostly worked it out like that, and can be asked about it. Whether it is what the story asks for, nobody here says.
 */
export const derivedFrom = (
  answer: string,
  story: { text: string; numbers: readonly string[]; results: readonly string[] },
): Derived | null => {
  const wanted = valueOf(answer);
  const given = knownIn([
    ...story.numbers.filter((one) => story.text.includes(one)),
    ...IMPLIED.filter(([words]) => words.test(story.text)).map(([, value]) => String(value)),
  ]);
  if (wanted === null || given.length > MOST_NUMBERS) return null;
  const rest = given.find(({ shown, value }) => isPercent(shown) && 100 - value === wanted);
  if (isPercent(answer)) return rest ? { line: `100% − ${rest.shown} = ${answer}`, isSum: false } : null;
  const all = knownIn([...given.map(({ shown }) => shown), ...story.results]);
  if (all.some(({ value }) => value === wanted)) return null;
  const fits = ({ value }: KnownNumber): boolean => isWritten(value, answer, wanted);
  const once = pairsOf(given, given);
  const found =
    pairsOf(all, all).find(fits) ??
    (RIGHT_ANGLED.test(story.text) ? rootsOf(given).find(fits) : undefined) ??
    // Of many numbers, nearly everything comes out somehow; and who has a result goes on from it.
    (given.length > FEW_NUMBERS || story.results.length > 0
      ? undefined
      : twice(pairsOf(once, given).find(fits), pairsOf(given, once).find(fits)));
  return found
    ? { line: `${found.shown} = ${answer}`, isSum: found.isSum }
    : roundedFrom(
        given.filter(({ shown }) => COUNTED.test(shown) && !isMeasured(shown, story.text)),
        answer,
        wanted,
      );
};

const COUNTED = /^\d+$/;
const isMeasured = (number: string, text: string): boolean =>
  !text.includes(number) ||
  new RegExp(
    String.raw`(?<![\d.])${number}\s?(?:°|%|[µmck]?[mgslLJNWVA]|kg|km|h|min|ohms?|Ω|mol)(?!\p{L})`,
    'u',
  ).test(text);

/** “29 ÷ 4, so 8 cars”. */
const roundedFrom = (given: readonly KnownNumber[], answer: string, wanted: number): Derived | null => {
  const share = pairsOf(given, given).find(
    ({ value, shown }) =>
      shown.includes(' ÷ ') && (Math.ceil(value) === wanted || Math.round(value) === wanted),
  );
  return share && wanted > 1
    ? { line: `${share.shown} ≈ ${Number(share.value.toFixed(2))}, rounded to ${answer}`, isSum: false }
    : null;
};

/** What was put to something is told as that: 300 + (6 − 4), not 300 − 4 + 6. */
const twice = (inTurn: KnownNumber | undefined, asOne: KnownNumber | undefined): KnownNumber | undefined =>
  inTurn?.isSum ? (asOne ?? inTurn) : (inTurn ?? asOne);

/** Whether a value is the one that was written, rounded as it is written. */
const isWritten = (value: number, answer: string, wanted: number): boolean => {
  const decimals = /[.,](\d+)\D*$/.exec(answer)?.[1]?.length ?? 0;
  return Math.abs(value - wanted) <= (decimals === 0 ? EXACT : HALF * 10 ** -decimals) + EXACT;
};

const isPercent = (shown: string): boolean => shown.endsWith('%');
const knownIn = (numbers: readonly string[]): KnownNumber[] =>
  [...new Set(numbers)].flatMap((shown, at): KnownNumber[] => {
    const value = valueOf(shown);
    return value === null ? [] : [{ value, shown: shown.replace(/^[$€£₹]\s?/, ''), isSum: false, of: [at] }];
  });

const valueOf = (shown: string): number | null => {
  const bare = shown
    .replaceAll(/[$€£₹\s%]/g, '')
    .replace('−', '-')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '');
  const [top, bottom = '1', ...more] = bare.split(/[/⁄]/);
  const value = Number(top) / Number(bottom);
  return bare === '' || more.length > 0 || !Number.isFinite(value) ? null : value;
};

const pairsOf = (some: readonly KnownNumber[], others: readonly KnownNumber[]): KnownNumber[] =>
  some.flatMap((one) =>
    others.filter(({ of }) => !of.some((at) => one.of.includes(at))).flatMap((other) => both(one, other)),
  );

const both = (one: KnownNumber, other: KnownNumber): KnownNumber[] => {
  const of = [...one.of, ...other.of];
  const [left, right] = [one, other].map(({ shown, isSum }) =>
    isSum || / [−+] /.test(shown) ? `(${shown})` : shown,
  );
  const isOnlySum = ![one, other].some(({ shown }) => /[×÷√]| of /.test(shown));
  const made = (value: number, shown: string, isSum = false): KnownNumber => ({ value, shown, isSum, of });
  const { value: a } = one;
  const { value: b } = other;
  if (isPercent(one.shown))
    return other.shown.includes('%')
      ? []
      : [
          made((a / 100) * b, `${left} of ${right}`),
          made((1 - a / 100) * b, `${right} − ${left} of ${right}`),
          made((1 + a / 100) * b, `${right} + ${left} of ${right}`),
          ...(a < 100 ? [made(b / (1 - a / 100), `${right} ÷ ${100 - a}%`)] : []),
        ];
  if (isPercent(other.shown)) return [];
  return [
    made(a * b, `${left} × ${right}`),
    ...(b === 0 ? [] : [made(a / b, `${left} ÷ ${right}`)]),
    made(a - b, `${one.shown} − ${right}`, isOnlySum),
    made(a + b, `${one.shown} + ${right}`, isOnlySum),
  ];
};

const rootsOf = (given: readonly KnownNumber[]): KnownNumber[] =>
  given.flatMap((one) =>
    given.flatMap((other) => (other === one ? [] : [legOf(one, other), hypotenuseOf(one, other)])),
  );
const legOf = (one: KnownNumber, other: KnownNumber): KnownNumber => ({
  value: Math.sqrt(Math.max(0, one.value ** 2 - other.value ** 2)),
  shown: `√(${one.shown}² − ${other.shown}²)`,
  isSum: false,
  of: one.of.concat(other.of),
});
const hypotenuseOf = (one: KnownNumber, other: KnownNumber): KnownNumber => ({
  value: Math.hypot(one.value, other.value),
  shown: `√(${one.shown}² + ${other.shown}²)`,
  isSum: false,
  of: one.of.concat(other.of),
});
