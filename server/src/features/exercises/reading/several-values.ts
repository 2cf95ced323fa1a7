import { numberIn, type Worked } from '@studia/mathematics';
import { lawsOf } from './law-told.ts';
import { isDenied } from './readings.ts';

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?(?:\s?/\s?\d+)?`;
const BETWEEN_THOUGHTS = /[.!?;]\s|\bso\b|\bthen\b|→|=>|\n/i;

/** The values of a system’s letters: `a = 50 and c = 70`; null for any other answer. */
const valuesOf = ({ answer }: Worked): { letter: string; value: number }[] | null => {
  if (answer.value?.kind !== 'both') return null;
  const values = answer.text.split(' and ').map((one) => {
    const [letter = '', value = ''] = one.split(' = ');
    return { letter, value: numberIn(value) };
  });
  return values.every((one): one is { letter: string; value: number } => one.value !== null) ? values : null;
};

/** “So 50 adults 70 kids”, “so 15 and 15”: every value of a system, named by things or by nothing; null where it says nothing of the kind. */
export const saysAllValues = (worked: Worked, message: string, before = ''): 'right' | 'turned' | null => {
  const all = valuesOf(worked);
  if (!all || isDenied(message)) return null;
  // What was found before need not be said again.
  const values = all.filter(
    ({ letter }) => !new RegExp(String.raw`(?<!\p{L})${letter}\s*=`, 'u').test(before),
  );
  if (values.length === 0) return null;
  const namedValues = message
    .split(BETWEEN_THOUGHTS)
    .filter((one) => !/=|\?\s*$/.test(one))
    .map((one) =>
      Array.from(one.matchAll(new RegExp(String.raw`(?<![\d.\p{L}])(${NUMBER})\s*(\p{L}*)`, 'gu'))),
    )
    .findLast((found) => found.length === values.length)
    ?.map(([, number = '', name = '']) => ({ value: numberIn(number), name: name.toLowerCase() }));
  if (!namedValues) return null;
  const fits = (order: typeof values): boolean =>
    namedValues.every(({ value }, at) => Math.abs((value ?? Number.NaN) - (order[at]?.value ?? 0)) < 1e-9);
  const isNamedAs = (order: typeof values): boolean =>
    namedValues.some(
      ({ name }, at) => name !== '' && name !== 'and' && name.startsWith(order[at]?.letter ?? '?'),
    );
  const turned = values.toReversed();
  if (fits(values)) return isNamedAs(turned) && !isNamedAs(values) ? 'turned' : 'right';
  if (!fits(turned)) return null;
  return isNamedAs(turned) ? 'right' : isNamedAs(values) ? 'turned' : null;
};

/** “x = 4 or −2” where only 4 is one: what is right about it, and what to test. */
export const extraValue = ({ answer }: Worked, message: string): string => {
  const given = (SEVERAL.exec(message)?.[0].match(new RegExp(NUMBER, 'g')) ?? []).map((one) =>
    one.replaceAll(/\s/g, ''),
  );
  const right = answer.text.split(' or ').map((one) => numberIn(one.replace(/^[a-z] = /i, '')));
  if (given.length < 2 || right.some((one) => one === null)) return '';
  const values = given.map((one) => ({ one: one.replace('-', '−'), value: numberIn(one) }));
  const isRight = (value: number | null): boolean =>
    right.some((one) => Math.abs((one ?? Number.NaN) - (value ?? Number.NaN)) < 1e-9);
  const [match, extra] = [
    values.filter(({ value }) => isRight(value)),
    values.filter(({ value }) => !isRight(value)),
  ];
  return match.length === right.length && extra.length === 1
    ? `${match.map(({ one }) => one).join(' and ')} is right. Put ${extra[0]?.one} into the very first line: does it hold there?`
    : '';
};

/** “x = 4 or −2”, “x = 4 or x = −2”. */
const SEVERAL = new RegExp(
  String.raw`(?<!\p{L})(\p{Ll})\s*=\s*${NUMBER}(?:\s*(?:or|and|,)\s*(?:\1\s*=\s*)?${NUMBER})+`,
  'iu',
);

/** “Mean = 12 median = 7”, “and area 25π”: what stands behind the name of what is asked; null where it has no name. */
export const valueNamed = (worked: Worked, message: string): string | null => {
  const law = lawsOf(worked).at(-1);
  const name = law ? law.quantities.get(law.target) : worked.instruction;
  const amount = law ? AMOUNT : NUMBER;
  return name === undefined
    ? null
    : (new RegExp(
        String.raw`(?<!\p{L})${name.replaceAll(/[^\p{L} ]/gu, '')}(?:\s*(?:is|was|=|:))?\s*(${amount})(?![\d.]*\s*[-+*/×÷=])`,
        'iu',
      ).exec(message)?.[1] ?? null);
};
const AMOUNT = String.raw`[-−$€£]?\d[\d,]{0,12}(?:\.\d{1,9})?(?:\s?/\s?\d{1,9})?(?:\s?(?:π|pi(?!\p{L})))?(?:\s?[\p{L}Ω°%]{1,4}(?:/\p{L}{1,3})?(?:[²³]|\^?[23])?(?!\p{L}))?`;
