import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, isOne, toNumber } from '../expression/fraction.ts';
import type { Expression } from '../expression/tree.ts';
import { exactValue } from '../expression/value.ts';
import { laws, partsOf, quantities } from './all-laws.ts';
import { CONDITIONS, TOPICS } from './cues.ts';
import { solveByLaws } from './laws.ts';
import { lawRelation, solveLaw, solvedFor } from './solve-law.ts';
import type { Law, Quantity } from './table.ts';
import { type Dimension, NONE, combine, isPlain, isSame, unitOf } from './units.ts';

/** A ratio of lengths is an angle too: in a formula it counts as a plain number. */
const withoutAngle = (dimension: Dimension): Dimension =>
  ['rad', '°'].reduce((rest, angle) => {
    const own = unitOf(angle).dimension;
    return rest.map((one, at) => (own[at] === 1 ? 0 : one));
  }, dimension);

const cueNames = new Map([...TOPICS, ...CONDITIONS].map((cue) => [cue.name, cue]));

/** The dimension of an expression; throws where unlike things are added or a plain number is missing. */
const dimensionOf = (node: Expression, of: (symbol: string) => Dimension): Dimension => {
  const inner = (part: Expression): Dimension => dimensionOf(part, of);
  const plain = (part: Expression): Dimension => {
    if (!isPlain(inner(part))) throw new Error('Not a plain number');
    return NONE;
  };
  switch (node.kind) {
    case 'number':
      return NONE;
    case 'symbol':
      return of(node.name);
    case 'sum': {
      const [first = NONE, ...others] = node.terms.map(inner);
      if (!others.every((other) => isSame(first, other))) throw new Error('Unlike things are added');
      return first;
    }
    case 'product':
      return node.factors.map(inner).reduce((a, b) => combine(a, b), NONE);
    case 'negative':
      return inner(node.of);
    case 'quotient':
      return combine(inner(node.top), inner(node.bottom), -1);
    case 'power': {
      const exponent = exactValue(node.exponent);
      if (!exponent) return [node.base, node.exponent].map(plain)[0] ?? NONE;
      return combine(NONE, inner(node.base), toNumber(exponent));
    }
    case 'root':
      return combine(NONE, inner(node.of), 1 / node.index);
    case 'call':
      return node.args.map(plain)[0] ?? NONE;
  }
};

describe('the table of laws', () => {
  it.each(laws().map((law) => [`${law.subject}: ${law.name}`, law] as const))(
    '%s has the same dimension on both sides',
    (_, law) => {
      const { left, right } = lawRelation(law.formula);
      const parts = new Map(partsOf(law));
      const of = (symbol: string): Dimension => {
        if (symbol === 'π' || symbol === 'e') return NONE;
        const quantity = parts.get(symbol);
        if (!quantity) throw new Error(`${symbol} is no quantity of ${law.formula}`);
        return quantity.isPure ? NONE : withoutAngle(quantity.unit.dimension);
      };
      expect(dimensionOf(left, of)).toEqual(dimensionOf(right, of));
    },
  );

  it('names every cue that a law needs or allows', () => {
    const unknown = laws()
      .flatMap(({ allows, excludes }) => allows.concat(excludes))
      .filter((cue) => !cueNames.has(cue));
    expect(unknown).toEqual([]);
  });

  it('states no law twice in a subject', () => {
    const rows = laws().map(({ formula, symbols }) => JSON.stringify([formula, symbols]));
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('uses every quantity', () => {
    const used = new Set(laws().flatMap((law) => Object.values(law.symbols)));
    expect([...quantities().keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});

const NUMBERS = [12, 5, 8, 3, 20, 2, 0.5, 0.25, 40, 0.1, 1.5];

const numberFor = (quantity: Quantity, at: number): Fraction => {
  if (quantity.unit.dimension.some((power, base) => power !== 0 && base === 8))
    return fraction(at % 2 === 0 ? 30n : 20n);
  const value = NUMBERS[at % NUMBERS.length] ?? 1;
  const sign = quantity.isSigned && at % 3 === 2 ? -1n : 1n;
  return fraction(sign * BigInt(value * 100), 100n);
};

const spoken = (value: Fraction): string => String(toNumber(value));

/** A phrase that calls for the law: the first of each group, written out. */
const callFor = ({ needs }: Law): string =>
  needs
    .map(([cue = '']) => {
      const source = cueNames.get(cue)?.form.source ?? '';
      const phrases =
        source
          .slice(source.indexOf('(?:') + 3)
          .split(')(?!')[0]
          ?.split('|') ?? [];
      const phrase = phrases.find((one) => !one.includes('[a-z]*')) ?? phrases[0] ?? '';
      return phrase
        .replaceAll(String.raw`[\s-]+`, ' ')
        .replaceAll('[a-z]*', 'ing')
        .replaceAll('\\', '');
    })
    .map((phrase) => `It is about this: ${phrase}. `)
    .join('');

interface Exercise {
  readonly title: string;
  readonly text: string;
  readonly value: Fraction;
}

/** A plain problem for one quantity of a law, told in the row's own words. */
const exerciseFor = (law: Law, unknown: string): Exercise | null => {
  const parts = partsOf(law);
  for (let turn = 0; turn < NUMBERS.length; turn++) {
    const given = parts.filter(([symbol, { constant }]) => symbol !== unknown && !constant);
    const numbers = new Map(
      given.map(([symbol, quantity], at) => [symbol, numberFor(quantity, at * 2 + turn)]),
    );
    const values = Object.fromEntries(
      parts
        .filter(([symbol]) => symbol !== unknown)
        .map(([symbol, quantity]) => [
          symbol,
          quantity.constant ?? inBase(numbers.get(symbol) ?? fraction(1n), quantity),
        ]),
    );
    const value = solveLaw(law.formula, unknown, values);
    const target = new Map(parts).get(unknown);
    if (!value || !target || isOne(value) || (target.isSigned ? value.top === 0n : value.top <= 0n)) continue;
    const facts = given.map(
      ([symbol, { nouns, unit }]) =>
        `The ${nouns[0] ?? ''} is ${spoken(numbers.get(symbol) ?? value)} ${unit.written}. `,
    );
    const text = `${callFor(law)}${facts.join('').replaceAll(' . ', '. ')}What is the ${target.nouns[0] ?? ''}?`;
    return { title: `${law.subject}: ${law.formula} for ${target.name}`, text, value };
  }
  return null;
};

const inBase = (number: Fraction, { isPure, unit: { factor } }: Quantity): Fraction =>
  isPure ? number : fraction(number.top * factor.top, number.bottom * factor.bottom);

const EXERCISES = laws().flatMap((law) =>
  partsOf(law)
    .filter(([symbol]) => solvedFor(law.formula, symbol))
    .map(([symbol]) => ({ law, symbol, exercise: exerciseFor(law, symbol) })),
);

describe('a plain problem in the words of the table', () => {
  it('can be made for every quantity of every law', () => {
    const missing = EXERCISES.filter(({ exercise }) => !exercise);
    expect(missing.map(({ law, symbol }) => `${law.formula} for ${symbol}`)).toEqual([]);
  });

  it.each(EXERCISES.flatMap(({ exercise }) => exercise ?? []))('$title', ({ text, value }) => {
    const result = solveByLaws(text);
    const got = result && toNumber(result.way.value) / toNumber(value);
    expect({ text, got }).toEqual({ text, got: expect.closeTo(1, 9) });
  });
});
