import { numberIn, type Line, type Worked } from '@studia/mathematics';
import type { Judgement } from './judgement.ts';
import { lawInLetters, quantitiesIn, type Quantities } from './law-in-words.ts';
import { wrongWay } from './way-judged.ts';

/** A law that a task about quantities is worked by: as it is first written, solved for what is asked, and what its letters mean. */
export interface Law {
  line: Line;
  target: string;
  solved: string;
  quantities: Quantities;
}

/** “v = d/t”, “s = d : t”, “speed times time”: a law of the task at hand, as the student tells it; null where it tells none. */
export const lawTold = (worked: Worked, message: string): Judgement | null => {
  const told = lawsOf(worked).map((law) => toldOf(law, message));
  const right = told.find((one) => one?.kind === 'line');
  return right ?? told.at(-1) ?? null;
};

const toldOf = (law: Law, message: string): Judgement | null => {
  const told = lawInLetters(message, law.quantities);
  if (told === null || NUMBERS_PUT_IN.test(told)) return null;
  const equation = told.includes('=') ? told : `${law.target}=${told}`;
  if (equation.split('=').length !== 2) return null;
  const letters = [...new Set(tokensOf(equation).filter((one) => /^\p{L}$/u.test(one) && one !== 'π'))];
  if (letters.length < FEWEST_LETTERS || letters.length > law.quantities.size) return null;
  const known = [...law.quantities.keys()];
  const fits = readings(letters, known).some((names) => holds(law, equation, names));
  if (fits) return { kind: 'line', line: law.line.text, worked: law.line };
  // “a² = b² + c²” names its sides another way than we do.
  const isOtherwiseNamed =
    letters.every((letter) => /^[abc]$/i.test(letter)) &&
    arrangements(letters, known).some((pairs) => holds(law, equation, new Map(pairs)));
  return isOfThese(letters, law) && !isOtherwiseNamed ? wrongWay(OTHERWISE) : null;
};

const OTHERWISE = 'Those are the right quantities, but they don’t go together like that.';
const FEWEST_LETTERS = 2;
/** Small numbers belong to a law; what is put in has more digits or a point. */
const NUMBERS_PUT_IN = /\d\d|[1-9]\.\d|0\.(?!5(?!\d))|(?<!0\.)[5-9]/;

/** The laws that a task is worked by, one after the other; the last one names what is asked. */
export const lawsOf = ({ instruction, steps }: Worked): Law[] => {
  const starts =
    instruction === 'formula'
      ? steps.flatMap(({ reason }, at) => (reason.startsWith('Here ') ? [at] : []))
      : [];
  return starts.flatMap((start, at) => {
    const group = steps.slice(start, starts[at + 1]);
    const [first] = group;
    const numbersAt = group.findIndex(({ reason }) => /^\p{L} = /u.test(reason));
    const solved = group
      .slice(0, Math.max(0, numbersAt))
      .findLast(({ after }) => /^\p{L} = /u.test(after.text));
    const [target = '', expression = ''] = solved?.after.text.split(' = ') ?? [];
    const quantities = quantitiesIn(first?.reason ?? '');
    return first && expression !== '' && quantities.has(target)
      ? [{ line: first.after, target, solved: expression, quantities }]
      : [];
  });
};

/** Every way to take a student’s letters for those of the law: one that both have means the same. */
const readings = (letters: readonly string[], known: readonly string[]): ReadonlyMap<string, string>[] => {
  const own = new Map<string, string>();
  for (const letter of letters) {
    const same = known.includes(letter)
      ? letter
      : known.find((one) => one.toLowerCase() === letter.toLowerCase());
    if (same !== undefined && ![...own.values()].includes(same)) own.set(letter, same);
  }
  const others = letters.filter((letter) => !own.has(letter));
  const free = known.filter((letter) => ![...own.values()].includes(letter));
  if (others.length > MOST_OTHERS) return [];
  return arrangements(others, free).map((pairs) => new Map([...own, ...pairs]));
};
const MOST_OTHERS = 2;

const arrangements = (
  [first, ...rest]: readonly string[],
  free: readonly string[],
): (readonly (readonly [string, string])[])[] =>
  first === undefined
    ? [[]]
    : free.flatMap((one) =>
        arrangements(
          rest,
          free.filter((other) => other !== one),
        ).map((pairs) => ([[first, one]] as (readonly [string, string])[]).concat(pairs)),
      );

/** Whether an equation is true wherever the law is, and not everywhere. */
const holds = (law: Law, equation: string, names: ReadonlyMap<string, string>): boolean =>
  SAMPLES.every((sample) => {
    const values = new Map([...law.quantities.keys()].map((letter, at) => [letter, sample[at] ?? 1]));
    const target = valueOf(law.solved, (letter) => values.get(letter));
    if (target === null) return false;
    values.set(law.target, target);
    const [left = Number.NaN, right = Number.NaN] = equation
      .split('=')
      .map((side) => valueOf(side, (letter) => values.get(names.get(letter) ?? '')) ?? undefined);
    return Math.abs(left - right) <= EXACT * Math.abs(left);
  });
const SAMPLES = [
  [2.3, 1.7, 3.1, 0.9, 1.3, 2.9],
  [1.1, 2.7, 0.8, 3.4, 2.2, 1.6],
] as const;
const EXACT = 1e-6;

export const tokensOf = (side: string): string[] =>
  side.match(/sin|cos|tan|sqrt|ln|log|\p{L}|[^\p{L}]+/gu) ?? [];

export const valueOf = (side: string, valueAt: (letter: string) => number | undefined): number | null =>
  numberIn(
    tokensOf(side)
      .map((one) => {
        const value = /^\p{L}$/u.test(one) && one !== 'π' ? valueAt(one) : undefined;
        return value === undefined ? one : `(${value})`;
      })
      .join(''),
  );

/** The student speaks of the quantities of the law, by its letters or, for what is asked, by the first letter of its name. */
const isOfThese = (letters: readonly string[], { target, quantities }: Law): boolean => {
  const known = [...quantities.keys()];
  const others = letters.filter((letter) => !known.includes(letter));
  const missing = known.filter((letter) => !letters.includes(letter));
  const [other] = others;
  return (
    missing.length === others.length &&
    (other === undefined ||
      (others.length === 1 &&
        missing[0] === target &&
        quantities.get(target)?.startsWith(other.toLowerCase()) === true))
  );
};
