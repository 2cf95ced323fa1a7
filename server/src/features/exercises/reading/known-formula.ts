import { numberIn } from '@studia/mathematics';
import table from './known-formulas.json' with { type: 'json' };

/** A formula that everybody writes with the same letters. */
export interface KnownFormula {
  /** As the student wrote it. */
  written: string;
  name: string;
}

/** “V = IR”, “so its s = ut + ½at²”: a known formula in its usual letters; null for any other, right or wrong. */
export const knownFormulaIn = (message: string): KnownFormula | null => {
  const written = message.trim().replace(LEADS_IN, '').replace(NUMBERS_BEHIND, '').replace(TAILS, '');
  if (written.length > LONGEST || !AN_EQUATION.test(written) || NUMBERS_PUT_IN.test(written)) return null;
  const told = readFormula(written);
  const found = told && rows().find((row) => saysTheSame(row, told));
  return found ? { written, name: found.name } : null;
};

const LONGEST = 40;
const LEADS_IN =
  /^(?:(?:so|ok(?:ay)?|oh|then|and|first|i think|maybe|isn'?t|the|formula|equation|rule|law|for that|it|its|it['’]s|is|you|u|i|we|do|use|used|using|need|know|with|by|lens|ohm'?s law|newton'?s second law|wave)(?![\p{L}'’])(?!\s*[=*/^])[\s,:]*)+/iu;
const TAILS = /[\s,]*\b(?:right|correct|yes|no|i think|formula|then)\b[\s?.!]*$|[\s?.!]+$/i;
/** Percent divides by a hundred; any other long number is put in. */
const NUMBERS_PUT_IN = /(?<!\d)(?!100(?!\d))\d\d|\d[.,]\d/;
/** “V = IR = 1.2 × 6 = 7.2”: first the formula, then its numbers. */
const NUMBERS_BEHIND = /(?<==[^=\d]{1,36})=[\d.,\s=+\-−*/×x÷·()^²³½]+(?:\s?[\p{L}/²³]{1,6})?$/u;
const AN_EQUATION = /^[^=]{1,30}=[^=]{1,36}$/;

/** An equation in one-letter names, with what they stand for. */
interface Formula {
  left: string;
  right: string;
  names: readonly string[];
}

const SYMBOL =
  /sin|cos|tan|GPE|KE|PE|SI|Fnet|Fg|Mr|E[kp]|[vx][if0](?!\p{L})|v₀|d[io](?!\p{L})|R[t](?!\p{L})|[aST]n(?!\p{L})|Δ\p{L}|\p{L}_?[0-3₁₂₃](?=$|[^\d])|[\p{L}]/gu;
const FUNCTIONS = new Set(['sin', 'cos', 'tan']);

const readFormula = (text: string): Formula | null => {
  const [left = '', right = ''] = text.split('=').map(inSigns);
  const names = [...new Set([...symbolsOf(left), ...symbolsOf(right)])];
  const isRead = names.length >= FEWEST && /^[\p{L}\d+\-*/^()√.\s]+$/u.test(left + right);
  return isRead ? { left, right, names } : null;
};
const FEWEST = 2;

const symbolsOf = (side: string): string[] =>
  Array.from(side.matchAll(SYMBOL), ([symbol]) => symbol).filter((one) => !FUNCTIONS.has(one) && one !== 'π');

const inSigns = (side: string): string =>
  side
    .replaceAll(/\b(?:delta|change in)\s?(?=\p{L})/giu, 'Δ')
    .replaceAll('∆', 'Δ')
    .replaceAll(/\bpi\b/gi, 'π')
    .replaceAll(/\bsqrt\b/gi, '√')
    .replaceAll('½', '(1/2)')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll(/[×·]|(?<=[\p{L}\d)]\s)x(?=\s[\p{L}\d(])/gu, '*')
    .replaceAll('÷', '/')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/(\p{L})₀/gu, '$10')
    .replaceAll(
      /(\p{L})_?([₁₂₃])/gu,
      (_, letter: string, digit: string) => `${letter}${'₁₂₃'.indexOf(digit) + 1}`,
    )
    .replaceAll(/(\p{L})_(?=[\dif])/gu, '$1')
    .trim();

interface Row extends Formula {
  name: string;
}

let known: Row[] | null = null;
const rows = (): Row[] =>
  (known ??= Object.values(table).flatMap((lines) =>
    lines.flatMap((line) => {
      const [formula = '', name = ''] = line.split(' | ');
      const read = readFormula(formula);
      return read ? [{ ...read, name }] : [];
    }),
  ));

/** In the same letters, and true wherever the known one is; “f = ma” is meant as “F = ma”. */
const saysTheSame = (row: Row, told: Formula): boolean => {
  const names = matching(row.names, told.names);
  return (
    names !== null &&
    SAMPLES.every((sample) => {
      const values = new Map(row.names.map((name, at) => [name, sample[at] ?? 1]));
      const target = valueOf(row.right, values);
      if (target === null) return false;
      values.set(row.left, target);
      return holds(told, new Map(Array.from(names, ([own, name]) => [own, values.get(name) ?? 1])), EXACT);
    })
  );
};

const holds = ({ left, right }: Formula, values: ReadonlyMap<string, number>, tolerance: number): boolean => {
  const [one, other] = [valueOf(left, values), valueOf(right, values)];
  return one !== null && other !== null && Math.abs(one - other) <= tolerance * Math.abs(one);
};

/** The letters of a formula; what is none has none. */
export const namesOf = (formula: string): readonly string[] => readFormula(formula)?.names ?? [];

/** Whether both sides of a formula agree for such values. */
export const holdsFor = (
  formula: string,
  values: ReadonlyMap<string, number>,
  tolerance: number,
): boolean => {
  const read = readFormula(formula);
  return read !== null && holds(read, values, tolerance);
};

const SAMPLES = [
  [2.3, 1.7, 3.1, 0.9, 1.3, 2.9, 1.9],
  [1.1, 2.7, 1.8, 3.4, 2.2, 1.6, 0.7],
] as const;
const EXACT = 1e-6;

/** Which of the known names each told one is: the same, or the same but for its size where that tells no two apart. */
const matching = (usual: readonly string[], told: readonly string[]): ReadonlyMap<string, string> | null => {
  if (usual.length !== told.length) return null;
  if (told.every((name) => usual.includes(name))) return new Map(told.map((name) => [name, name]));
  const small = (all: readonly string[]): Set<string> => new Set(all.map((name) => name.toLowerCase()));
  if (small(usual).size < usual.length || small(told).size < told.length) return null;
  const pairs = told.map(
    (name) => [name, usual.find((one) => one.toLowerCase() === name.toLowerCase())] as const,
  );
  return pairs.every(([, one]) => one !== undefined)
    ? new Map(pairs.map(([name, one]) => [name, one ?? '']))
    : null;
};

const valueOf = (side: string, values: ReadonlyMap<string, number>): number | null =>
  numberIn(
    side.replaceAll(SYMBOL, (name) => {
      const value = FUNCTIONS.has(name) || name === 'π' ? undefined : values.get(name);
      return value === undefined ? name : `(${value})`;
    }),
  );
