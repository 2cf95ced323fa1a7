import type { ConstantName } from '../physics/constants.ts';

/** A letter of a formula: what measures it, and by which words it is asked for and told. */
export interface Place {
  /** In base units of the metric system; also `%`, `light` (shares of the speed of light) and `decibel`. Empty for plain numbers. */
  readonly unit: string;
  /** How a question asks for it; without this it is never asked for. */
  readonly ask?: RegExp;
  /** What stands beside a value of it, where the text has others of the same kind. */
  readonly near?: RegExp;
  /** How a number without a unit is told; the number is the first group that is there. */
  readonly said?: RegExp;
  /** The unit of an answer where the text names none. */
  readonly shown?: string;
  /** What it is where the text does not say. */
  readonly otherwise?: number;
  /** Which one of its kind it is, in the order of the text, where words do not decide. */
  readonly turn?: number;
  /** Only a value that these words stand beside can be it. */
  readonly named?: true;
  /** The molar mass of the substance that the text is about, where it is not told. */
  readonly substance?: true;
  /** It may be less than nothing. */
  readonly signed?: true;
  /** A difference of temperatures: its zero is zero in every scale. */
  readonly difference?: true;
}

/** A place in one line. */
export const place = (
  unit: string,
  ask?: RegExp,
  near?: RegExp,
  more: Omit<Place, 'unit' | 'ask' | 'near'> = {},
): Place => ({ unit, ...(ask && { ask }), ...(near && { near }), ...more });

/** A plain number that the text tells in these words. */
export const told = (said: RegExp, ask?: RegExp, more: Omit<Place, 'unit' | 'ask' | 'said'> = {}): Place => ({
  unit: '',
  said,
  ...(ask && { ask }),
  ...more,
});

/** A formula of one chapter of a science, which brings its own words with it. */
export interface Formula {
  readonly law: string;
  readonly title: string;
  readonly why?: string;
  /** Words that have to be there. */
  readonly when: RegExp;
  /** Words that must not. */
  readonly not?: RegExp;
  readonly places: Readonly<Record<string, Place>>;
  /** Letters that stand for a number of nature; `g` always does. */
  readonly constants?: Readonly<Record<string, ConstantName>>;
  /** Units of quantities that may be told besides without changing anything. */
  readonly ignore?: readonly string[];
}
