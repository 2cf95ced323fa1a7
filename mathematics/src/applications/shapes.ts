import { readExpression } from '../expression/read.ts';
import { symbolsOf, type Expression } from '../expression/tree.ts';

/** A formula of a shape with one changing length. */
export interface ShapeFormula {
  /** What the formula gives, as a text names it. */
  readonly gives: 'area' | 'volume' | 'surface' | 'around';
  /** The changing length, as a text names it. */
  readonly length: RegExp;
  readonly letter: string;
  readonly formula: Expression;
  readonly power: number;
}

const shape = (
  gives: ShapeFormula['gives'],
  length: RegExp,
  written: string,
  power: number,
): ShapeFormula | null => {
  const formula = readExpression(written);
  const [letter] = formula ? symbolsOf(formula) : [];
  return formula && letter !== undefined ? { gives, length, letter, formula, power } : null;
};

const RADIUS = /\bradi(?:us|i)\b/i;
const DIAMETER = /\bdiameter\b/i;
const SIDE = /\b(?:sides?|edges?|side length|length)\b/i;

const TABLE: readonly (readonly [RegExp, readonly (ShapeFormula | null)[]])[] = [
  [
    /\b(?:spher\w*|balloon|snowball|ball|planet|Earth|droplet|bubble)\b/i,
    [
      shape('volume', RADIUS, '4/3*π*r^3', 3),
      shape('surface', RADIUS, '4*π*r^2', 2),
      shape('volume', DIAMETER, 'π*d^3/6', 3),
      shape('surface', DIAMETER, 'π*d^2', 2),
    ],
  ],
  [
    /\bcubes?\b|\bcubical\b|\bcubic box\b/i,
    [shape('volume', SIDE, 's^3', 3), shape('surface', SIDE, '6*s^2', 2)],
  ],
  [/\bequilateral triangle\b/i, [shape('area', SIDE, 'sqrt(3)/4*s^2', 2)]],
  [
    /\bsquare\b(?!\s*(?:feet|foot|inch|meter|cent|root|mile|unit))/i,
    [shape('area', SIDE, 's^2', 2), shape('around', SIDE, '4*s', 1)],
  ],
  [
    /\b(?:circ\w*|disk|disc|ripples?|oil (?:slick|spill)|pizza|pool)\b/i,
    [
      shape('area', RADIUS, 'π*r^2', 2),
      shape('around', RADIUS, '2*π*r', 1),
      shape('area', DIAMETER, 'π*d^2/4', 2),
    ],
  ],
];

const GIVES: readonly (readonly [ShapeFormula['gives'], RegExp])[] = [
  ['surface', /\bsurface area\b/i],
  ['volume', /\bvolume\b|\b(?:cubic|air|gas|helium|water)\b|\b(?:cm|m|ft|in|mm)\s*\^\s*\(?3/i],
  ['around', /\bcircumference\b|\bperimeter\b/i],
  ['area', /\barea\b/i],
];

/** The formula that a story about a growing or measured shape is about; null when it is unclear. */
export const shapeIn = (text: string): ShapeFormula | null => {
  const formulas = TABLE.find(([name]) => name.test(text))?.[1] ?? [];
  const gives = GIVES.find(([, words]) => words.test(text))?.[0];
  return formulas.find((one) => one !== null && one.gives === gives && one.length.test(text)) ?? null;
};
