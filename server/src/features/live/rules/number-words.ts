const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000 };

const valueOf = (word: string): number | null => {
  if (UNITS.includes(word)) return UNITS.indexOf(word);
  return TENS.includes(word) ? TENS.indexOf(word) * 10 : null;
};

const WORD = `(?:${[...UNITS, ...TENS.slice(2), ...Object.keys(SCALES)].join('|')})`;
const NUMBER = new RegExp(`\\b${WORD}(?:[ -](?:and )?${WORD})*(?: point(?: ${WORD})+)?\\b`, 'g');

/** Numbers in digits, as who listens may write them down in words: “two hundred metres”, “two point seven”. */
export const inDigits = (words: string): string =>
  words.replaceAll(NUMBER, (numeral) => {
    const [whole = '', part] = numeral.split(' point ');
    const decimals = part?.split(' ').map((word) => valueOf(word) ?? '') ?? [];
    const value = wholeOf(whole);
    // “One two” is no number, and stays as it was said.
    return value === null ? numeral : `${value}${decimals.length > 0 ? `.${decimals.join('')}` : ''}`;
  });

const wholeOf = (words: string): number | null => {
  let [sum, part] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    const scale = SCALES[word];
    const value = valueOf(word);
    if (scale === 100) part = Math.max(1, part) * scale;
    else if (scale !== undefined) [sum, part] = [sum + Math.max(1, part) * scale, 0];
    else if (value !== null && !follows(value, part)) return null;
    else part += value ?? 0;
  }
  return sum + part;
};

/** Whether a number may be said right behind another one: seven behind twenty, anything behind hundred. */
const follows = (value: number, part: number): boolean =>
  part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && value < 10);
