import { numberIn, readLine, type Worked } from '@studia/mathematics';
import { fragmentsOf } from './fragments.ts';
import type { Judgement } from './judgement.ts';
import { lawsOf, tokensOf, valueOf } from './law-told.ts';
import { numbersIn } from './numbers-shared.ts';
import { bareOf, isDenied } from './readings.ts';
import { wrongWay } from './way-judged.ts';

/** Rounded on the way, both sides may be this much apart. */
const ROUNDED = 0.01;
const A_UNIT =
  /(?<=\d)\s?(?:[kcmµM]?(?:m|g|s|l|L|J|N|W|V|A|Pa|Hz|mol)|h|min|Ω|ohms?)(?:\/[kcm]?(?:m|s|h|kg|g|l|L|mol|K|C)(?:\^?[23]|[²³])?)*(?:\^?[23]|[²³])?(?=\s*(?:$|[=+*/×·)]))/gu;

/** “45 = 5t²”, “1/R = 1/4 + 1/6”: the law of the task with its numbers put in, held against what comes out; null where it is no such line. */
export const lawPutIn = (worked: Worked, message: string, line: string): Judgement | null => {
  const values = worked.instruction === 'formula' && !isDenied(message) ? valuesOf(worked) : null;
  if (!values) return null;
  const judged = [bareOf(message), ...fragmentsOf(message)]
    .map((one) => one.replaceAll(A_UNIT, '').replaceAll(/(?<!\p{L})(?:KE|Ek|E_k)(?!\p{L})/gu, 'K'))
    .map((one) => ({ one, holds: holdsFor(values, one) }));
  const wrong = judged.find(({ one, holds }) => holds === false && isOfGiven(one, values, worked));
  if (wrong) return wrongWay(CHECK_THE_PLACES);
  const right = judged.find(({ holds }) => holds === true);
  return right ? { kind: 'line', line, worked: readLine(right.one) } : null;
};
const CHECK_THE_PLACES = 'Hold it against the formula: which number belongs where?';

/** The letters of the laws, with what was given and what comes out. */
const valuesOf = (worked: Worked): { target: string; all: ReadonlyMap<string, number> } | null => {
  const law = lawsOf(worked).at(-1);
  if (!law) return null;
  const all = new Map<string, number>();
  for (const { reason, after } of worked.steps)
    for (const [
      ,
      letter = '',
      written = '',
    ] of `${reason} ${RESULT.test(after.text) ? after.text : ''}`.matchAll(VALUES)) {
      const value = numberIn(written);
      if (value !== null) all.set(letter, value);
    }
  return all.has(law.target) ? { target: law.target, all } : null;
};
const VALUES = /(?<!\p{L})(\p{L}) = [$€£]?([-−]?\d[\d./]*)(?![\d(^])/gu;
const RESULT = /^\p{L} = [$€£]?[-−]?\d[\d.]*(?: ?\S{1,9})?$/u;

/** Whether an equation with what is asked and some numbers in it is true; null where it holds other letters, or is a value or a sum alone. */
const holdsFor = (
  { target, all }: { target: string; all: ReadonlyMap<string, number> },
  line: string,
): boolean | null => {
  const sides = line.split('=');
  const letters = sides.flatMap(tokensOf).filter((one) => /^\p{L}$/u.test(one) && one !== 'π');
  const isTarget = (letter: string): boolean =>
    letter.toLowerCase() === target.toLowerCase() || /^[xy]$/.test(letter);
  const known = (letter: string): number | undefined =>
    all.get(letter) ??
    all.get([...all.keys()].find((one) => one.toLowerCase() === letter.toLowerCase()) ?? '') ??
    (isTarget(letter) ? all.get(target) : undefined);
  if (
    sides.length < 2 ||
    !/\d/.test(line) ||
    A_VALUE.test(line) ||
    letters.some((one) => known(one) === undefined)
  )
    return null;
  if (!letters.some(isTarget)) return null;
  const [first, ...others] = sides.map((side) => valueOf(side, known));
  return first === null || first === undefined || others.includes(null)
    ? null
    : others.every((one) => Math.abs(first - (one ?? 0)) <= ROUNDED * Math.abs(first));
};
const A_VALUE = /^\s*\p{L}\s*=\s*[-−$]?[\d.,]+\s*$/u;

/** What was given stands in it, and beside it no more than the small numbers of a formula: no other unit can be meant. */
const isOfGiven = (
  line: string,
  { target, all }: { target: string; all: ReadonlyMap<string, number> },
  { problem }: Worked,
): boolean => {
  const values = [...all].filter(([letter]) => letter !== target).map(([, value]) => value);
  const [written, own] = [problem.text, line.replaceAll(/\^\d/g, '')].map((text) =>
    numbersIn(text).map(Number),
  );
  return (
    values.every((one) => written?.includes(one) === true && own?.includes(one) === true) &&
    own?.every((one) => values.includes(one) || one <= MOST_OF_A_FORMULA) === true
  );
};
const MOST_OF_A_FORMULA = 4;
