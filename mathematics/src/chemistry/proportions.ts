import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainLine, told, type Task } from '../worked.ts';
import { ATOMIC_MASS, ELEMENT_NAMES, NAMED } from './elements.ts';
import { atomsIn, molarMass } from './formula.ts';
import { gasOf } from './substance.ts';

/** Formulas from percentages, parts of a mixture in moles, and which gas is faster. */
export const proportionsTask: Task = (text) => empirical(text) ?? moleFraction(text) ?? effusion(text);

const PART = /(\d+(?:\.\d+)?)\s*(?:%|percent|g|grams?)\s*(?:of\s+)?(?:by mass\s+)?([A-Za-z]+)/gi;
const BEHIND = /\b([A-Za-z]+)\s*[:,]?\s*(?:\(\s*)?(\d+(?:\.\d+)?)\s*%/g;
const LARGEST_FACTOR = 6;
const CLOSE = 0.08;

const symbolOf = (word: string): string | undefined =>
  ELEMENT_NAMES[word.toLowerCase()] ?? (ATOMIC_MASS[word] === undefined ? undefined : word);

// Shares by mass over atomic masses, as small whole numbers.
const empirical: Task = (text) => {
  if (!/\b(?:empirical|simplest) formula\b/i.test(text) || text.length > 500) return null;
  const parts = new Map<string, number>();
  for (const [, size, word] of text.matchAll(PART)) {
    const symbol = symbolOf(word ?? '');
    if (symbol !== undefined) parts.set(symbol, Number(size));
  }
  if (parts.size < 2)
    for (const [, word, size] of text.matchAll(BEHIND)) {
      const symbol = symbolOf(word ?? '');
      if (symbol !== undefined) parts.set(symbol, Number(size));
    }
  if (parts.size < 2 || /\bmolar mass\b|\bmolecular formula\b/i.test(questionIn(text))) return null;
  const moles = [...parts].map(([symbol, size]) => [symbol, size / (ATOMIC_MASS[symbol] ?? 1)] as const);
  const least = Math.min(...moles.map(([, amount]) => amount));
  const ratios = moles.map(([symbol, amount]) => [symbol, amount / least] as const);
  const factor = Array.from({ length: LARGEST_FACTOR }, (_, at) => at + 1).find((times) =>
    ratios.every(
      ([, ratio]) => Math.abs(ratio * times - Math.round(ratio * times)) < CLOSE * Math.sqrt(times),
    ),
  );
  if (factor === undefined) return null;
  const formula = ratios
    .map(([symbol, ratio]) => {
      const count = Math.round(ratio * factor);
      return `${symbol}${count === 1 ? '' : count}`;
    })
    .join('');
  return told(
    [...parts].map(([symbol, size]) => `${size} ${symbol}`).join(', '),
    'empirical formula',
    [
      [
        moles.map(([symbol, amount]) => `${symbol}: ${inLine(amount)}`).join(', '),
        'Mass over atomic mass',
        'So many moles of each are there.',
      ],
      [
        ratios.map(([symbol, ratio]) => `${symbol}: ${inLine(Number(ratio.toFixed(2)))}`).join(', '),
        'Divide by the least',
        'Only the ratio counts.',
      ],
      [formula, 'Smallest whole numbers', 'Atoms come in whole numbers.'],
    ],
    { ...plainLine(formula), value: null },
  );
};

const IN_MIX =
  /(\d+(?:\.\d+)?)\s*(mol|moles?|g|grams?)\s+(?:of\s+)?([A-Za-z][A-Za-z\d()]*(?:\s(?:acid|dioxide|alcohol|glycol|gas))?)/g;

const moleFraction: Task = (text) => {
  const asked = /\bmole fraction of (?:the )?([A-Za-z][A-Za-z\d()]*)/i.exec(questionIn(text))?.[1];
  if (asked === undefined) return null;
  const parts = [...text.matchAll(IN_MIX)].map(([, size, unit, name]) => {
    const formula = NAMED[(name ?? '').toLowerCase()] ?? gasOf(name ?? '') ?? name ?? '';
    const atoms = atomsIn(formula);
    const isMoles = (unit ?? '').startsWith('mol');
    return {
      name: (name ?? '').toLowerCase(),
      moles: isMoles ? Number(size) : atoms ? Number(size) / molarMass(atoms) : Number.NaN,
    };
  });
  const own = parts.find(({ name }) => name === asked.toLowerCase());
  const all = parts.reduce((total, { moles }) => total + moles, 0);
  if (!own || parts.length < 2 || !Number.isFinite(all)) return null;
  return told(
    parts.map(({ name, moles }) => `${inLine(moles)} mol ${name}`).join(', '),
    'mole fraction',
    [
      [
        `${inLine(own.moles)}/${inLine(all)} = ${inLine(own.moles / all)}`,
        'Moles over all moles',
        'That is its part.',
      ],
    ],
    nearAnswer(own.moles / all, text),
  );
};

// Graham: lighter gases are faster, by the root of the masses.
const effusion: Task = (text) => {
  if (
    !/\b(?:effus\w*|diffus\w*)\b/i.test(text) ||
    !/\bhow (?:much|many times)\b|\bratio\b/i.test(questionIn(text))
  )
    return null;
  const gases = [...text.matchAll(/\b(?:[A-Z][A-Za-z\d]*|[a-z]+)\b/g)].flatMap(([word]) => {
    const formula = gasOf(word) ?? (/\d|^(?:He|Ne|Ar|Kr|Xe|CO|NO|HCl)$/.test(word) ? word : NAMED[word]);
    const atoms = formula === undefined ? null : atomsIn(formula);
    return atoms && formula !== undefined ? [{ formula, mass: molarMass(atoms) }] : [];
  });
  const once = gases.filter(({ formula }, at) => gases.findIndex((one) => one.formula === formula) === at);
  const [a, b, more] = once;
  if (!a || !b || more) return null;
  const [light, heavy] = a.mass < b.mass ? [a, b] : [b, a];
  const value = Math.sqrt(heavy.mass / light.mass);
  return told(
    `${light.formula} and ${heavy.formula}`,
    'effusion',
    [
      [
        `√(${inLine(heavy.mass)}/${inLine(light.mass)}) = ${inLine(value)}`,
        'Root of the ratio of the molar masses',
        'Lighter molecules are faster at the same temperature.',
      ],
    ],
    nearAnswer(value, text),
  );
};
