import { multiply, type Fraction } from '../expression/fraction.ts';
import { fractionOf } from '../formula/rounded.ts';
import { unitOf, type Unit } from './units.ts';

/** A thing that can be measured, and how a text speaks of it. */
export interface Quantity {
  readonly name: string;
  readonly unit: Unit;
  /** Names it beside a number and in a question. */
  readonly nouns: readonly string[];
  /** Names it beside a number only. */
  readonly beside: readonly string[];
  /** Names it in a question only. */
  readonly asked: readonly string[];
  /** A number with this unit may be it without a word. */
  readonly isBare: boolean;
  /** Counts from the unit's own zero, as a change of temperature does. */
  readonly isSpan: boolean;
  /** Only its number goes into the formula: years of interest, mol/L under a logarithm. */
  readonly isPure: boolean;
  /** A result below zero makes sense. */
  readonly isSigned: boolean;
  /** The value of a constant of nature, in base units. */
  readonly constant: Fraction | null;
  /** Before or after something changes. */
  readonly state: 'first' | 'last' | null;
}

/** What a quantity is called. */
export const nounOf = ({ nouns, name }: Quantity): string => nouns[0] ?? name;

export interface Law {
  readonly subject: string;
  readonly name: string;
  readonly formula: string;
  /** Which quantity each symbol stands for. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Cues of which the text must have one, group by group. */
  readonly needs: readonly (readonly string[])[];
  /** Cues that do not change the law. */
  readonly allows: readonly string[];
  /** Topics in which the law is another one. */
  readonly excludes: readonly string[];
}

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const list = (cell = ''): string[] =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const constantIn = (flags: readonly string[], { factor }: Unit): Fraction | null => {
  const flag = flags.find((one) => one.startsWith('='));
  return flag === undefined ? null : multiply(fractionOf(Number(flag.slice(1))), factor);
};

/** Reads `name | unit and flags | nouns | beside a number | in a question`. */
const quantitiesIn = (rows: readonly string[]): Quantity[] =>
  rows.map((line) => {
    const [name = '', kind = '', nouns, beside, asked] = cells(line);
    const [unit = '', ...flags] = kind.split(' ');
    return {
      name,
      unit: unitOf(unit),
      nouns: list(nouns),
      beside: list(beside),
      asked: list(asked),
      isBare: flags.includes('bare'),
      isSpan: flags.includes('span'),
      isPure: flags.includes('pure'),
      isSigned: flags.includes('signed'),
      constant: constantIn(flags, unitOf(unit)),
      state: flags.includes('first') ? 'first' : flags.includes('last') ? 'last' : null,
    };
  });

/** Reads `name | formula | symbol quantity, … | !needed/or-this allowed -excluded`. */
const lawsIn = (subject: string, rows: readonly string[]): Law[] =>
  rows.map((line) => {
    const [name = '', formula = '', symbols, cues = ''] = cells(line);
    const words = cues.split(' ').filter(Boolean);
    const needs = words.filter((word) => word.startsWith('!')).map((word) => word.slice(1).split('/'));
    return {
      subject,
      name,
      formula,
      symbols: Object.fromEntries(
        list(symbols).map((pair) => {
          const [symbol = '', ...quantity] = pair.split(' ');
          return [symbol, quantity.join(' ')];
        }),
      ),
      needs,
      allows: [...needs.flat(), ...words.filter((word) => /^\w/.test(word))],
      excludes: words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    };
  });

/** One subject as it stands in its file: its quantities and the laws between them. */
interface Subject {
  readonly subject: string;
  readonly quantities: readonly string[];
  readonly laws: readonly string[];
}

export const readSubject = ({ subject, quantities, laws }: Subject) => ({
  quantities: quantitiesIn(quantities),
  laws: lawsIn(subject, laws),
});
