import { describe, expect, it } from 'vitest';
import { bindingsOf } from './bind.ts';
import { valueOf } from './formula.ts';
import { judgeNumber } from './judge-number.ts';
import { lettersOf, taskOf, type Kind } from './kind.ts';
import { hasNeeded } from './likely-kind.ts';
import { withoutNumbers } from './numbers-in-task.ts';
import { writtenKinds } from './written-kinds.ts';

const KINDS = [...writtenKinds];

const formulasOf = ({ answer, steps = [], slips = [] }: Kind): string[] => [
  ...(answer === undefined ? [] : [answer]),
  ...[...steps, ...slips].map(({ get }) => get),
];

const numbersOf = (say: string): Record<string, number> =>
  Object.fromEntries(
    Array.from(say.matchAll(/\{([a-z]):([^}]*)\}/g), ([, letter = '', written = '']) => [
      letter,
      withoutNumbers(written).numbers[0]?.value ?? Number.NaN,
    ]),
  );

describe('the kinds of tasks that are written down', () => {
  it.each(KINDS)('%s has the same letters in all its tasks, and something to find', (_, kind) => {
    const letters = new Set(kind.says.map((say) => lettersOf(say).toSorted().join('')));
    expect(letters.size).toBe(1);
    expect(kind.answer !== undefined || (kind.steps?.length ?? 0) > 0).toBe(true);
  });

  // A message without any is held against no kind.
  it.each(KINDS.filter(([, { says }]) => says.some((say) => lettersOf(say).length > 0)))(
    '%s has a number in all its tasks',
    (_, kind) => {
      expect(kind.says.filter((say) => withoutNumbers(taskOf(say)).numbers.length === 0)).toStrictEqual([]);
    },
  );

  it.each(KINDS)('%s has formulas with a value for its tasks', (_, kind) => {
    const [first = ''] = kind.says;
    const values = formulasOf(kind).map((formula) => valueOf(formula, numbersOf(first)));
    expect(values.filter((value) => value !== null).length).toBe(values.length);
  });

  it.each(KINDS)('%s never calls a right answer of its own tasks a slip', (_, kind) => {
    const disputed = kind.says.filter((say) => {
      const right = kind.answer === undefined ? null : valueOf(kind.answer, numbersOf(say));
      return right !== null && judgeNumber(kind, taskOf(say), right)?.is === 'slip';
    });
    expect(disputed).toStrictEqual([]);
  });

  it.each(KINDS.filter(([, { needs }]) => needs))(
    '%s has a word that it needs in all its tasks',
    (_, kind) => {
      expect(kind.says.filter((say) => !hasNeeded(kind, taskOf(say)))).toStrictEqual([]);
    },
  );

  it.each(KINDS)('%s says nothing in marks, dashes or formulas of LaTeX', (_, kind) => {
    const texts = [kind.name, kind.way, kind.example, kind.ask, ...(kind.slips ?? []).map(({ say }) => say)];
    expect(texts.filter((text) => /[—{}\\]/.test(text))).toStrictEqual([]);
  });
});

describe('the numbers of a task', () => {
  const kind = writtenKinds.get('fractions-and-percent/better-buy');

  it('stand for the letters as they do among the same words', () => {
    const [binding, other] = bindingsOf(kind as Kind, 'is 10 oz for $2.50 better than 16 oz for $3.20');
    expect(binding).toStrictEqual({ a: 10, b: 2.5, c: 16, d: 3.2 });
    expect(other).toBeUndefined();
  });

  it('are none where too few or too many stand there', () => {
    expect(bindingsOf(kind as Kind, '12 oz for $3.48')).toStrictEqual([]);
    expect(bindingsOf(kind as Kind, '1 2 3 4 5 6 7 8')).toStrictEqual([]);
  });
});
