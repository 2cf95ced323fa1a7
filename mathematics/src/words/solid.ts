import { withDigits } from '../arithmetic/number-words.ts';
import { NUMBER } from '../arithmetic/written-number.ts';
import { questionIn } from '../chance/parameters.ts';
import { readExpression } from '../expression/read.ts';
import { substitute, type Expression } from '../expression/tree.ts';
import { write } from '../expression/write.ts';
import { roundedAsAsked } from '../find/answer-form.ts';
import { displayOf } from '../simplify/display.ts';
import { answerOf, told, type Task } from '../worked.ts';
import { amount, problemOf } from './story.ts';

/** The number that belongs to a word, before or behind it. */
const measured = (text: string, words: string): Expression | null => {
  const behind = new RegExp(
    String.raw`\b(?:${words})\b(?:\s+(?:of|is|are|=|measures?))*\s*${NUMBER}`,
    'i',
  ).exec(text)?.[1];
  const before = new RegExp(String.raw`${NUMBER}[\s-]*(?:[a-z.]+\s+)?(?:${words})\b`, 'i').exec(text)?.[1];
  const found = behind ?? before;
  return found === undefined ? null : amount(found);
};

interface Solid {
  readonly name: RegExp;
  readonly asks: RegExp;
  readonly formula: string;
  readonly letters: Readonly<Record<string, string>>;
}

const LENGTH = 'length|long';
const WIDTH = 'width|wide';
const HEIGHT = 'height|high|tall|deep|depth';

const SOLIDS: readonly Solid[] = [
  { name: /\bsphere|\bball\b/i, asks: /\bvolume\b/i, formula: '4*π*r^3/3', letters: { r: 'radius' } },
  { name: /\bsphere|\bball\b/i, asks: /\bsurface area\b/i, formula: '4*π*r^2', letters: { r: 'radius' } },
  {
    name: /\bcylind|\bcan\b/i,
    asks: /\bsurface area\b/i,
    formula: '2*π*r^2 + 2*π*r*h',
    letters: { r: 'radius', h: HEIGHT },
  },
  { name: /\bcylind|\bcan\b/i, asks: /\bvolume\b/i, formula: 'π*r^2*h', letters: { r: 'radius', h: HEIGHT } },
  {
    name: /\bcone\b|\bconical\b/i,
    asks: /\bvolume\b/i,
    formula: 'π*r^2*h/3',
    letters: { r: 'radius', h: HEIGHT },
  },
  { name: /\bcube\b/i, asks: /\bsurface area\b/i, formula: '6*a^2', letters: { a: 'side|sides|edge|edges' } },
  { name: /\bcube\b/i, asks: /\bvolume\b/i, formula: 'a^3', letters: { a: 'side|sides|edge|edges' } },
  {
    name: /\bbox\b|\bprism\b|\brectangular solid\b|\btank\b|\broom\b/i,
    asks: /\bsurface area\b/i,
    formula: '2*l*w + 2*l*h + 2*w*h',
    letters: { l: LENGTH, w: WIDTH, h: HEIGHT },
  },
  {
    name: /\bbox\b|\bprism\b|\brectangular solid\b|\btank\b|\broom\b|\bpool\b/i,
    asks: /\bvolume\b/i,
    formula: 'l*w*h',
    letters: { l: LENGTH, w: WIDTH, h: HEIGHT },
  },
  { name: /\bpyramid\b/i, asks: /\bvolume\b/i, formula: 'a^2*h/3', letters: { a: 'side|base', h: HEIGHT } },
  { name: /\bparallelogram\b/i, asks: /\barea\b/i, formula: 'b*h', letters: { b: 'base', h: HEIGHT } },
  { name: /\bsquare\b/i, asks: /\bperimeter\b/i, formula: '4*a', letters: { a: 'side|sides' } },
  { name: /\bsquare\b/i, asks: /\barea\b/i, formula: 'a^2', letters: { a: 'side|sides' } },
];

// `3 by 4 by 5`
const withSides = (text: string): string =>
  text.replace(
    new RegExp(
      String.raw`${NUMBER}\s*(?:[a-z]+\s+)?(?:by|x|×)\s+${NUMBER}\s*(?:[a-z]+\s+)?(?:by|x|×)\s+${NUMBER}`,
      'i',
    ),
    '$1 long, $2 wide, $3 high',
  );

/** Volumes and surfaces of solids, areas of a few flat shapes. */
export const solidTask: Task = (raw) => {
  if (raw.length > 400) return null;
  const text = withSides(withDigits(raw));
  const question = questionIn(text);
  const trapezoid = trapezoidIn(text, question);
  const solid = SOLIDS.find(({ name, asks }) => name.test(text) && asks.test(question));
  const filled = trapezoid ?? (solid && filledIn(solid, text));
  const value = filled && displayOf(filled.put);
  if (!filled || !value) return null;
  return roundedAsAsked(
    told(
      problemOf(raw),
      'shape',
      [
        [filled.formula, 'Choose the formula', 'It belongs to this shape.'],
        [write(filled.put), 'Put the numbers in', 'Every letter gets its measure.'],
        [write(value), 'Work it out', 'Volumes are in cubic units, areas in square units.'],
      ],
      answerOf(value),
    ),
    raw,
  );
};

const filledIn = ({ formula, letters }: Solid, text: string): { formula: string; put: Expression } | null => {
  let put = readExpression(formula);
  for (const [letter, words] of Object.entries(letters)) {
    const half = words === 'radius' ? measured(text, 'diameter') : null;
    const value =
      measured(text, words) ?? (half && ({ kind: 'quotient', top: half, bottom: amount('2') } as const));
    if (!value || !put) return null;
    put = substitute(put, letter, value);
  }
  // Every number of the text has its place.
  const used = Object.keys(letters).length;
  const numbers = text.match(/(?<![\w.^])\d[\d,]*(?:\.\d+)?(?!\s*(?:decimal|places))/g)?.length ?? 0;
  return put && numbers === used ? { formula, put } : null;
};

const trapezoidIn = (text: string, question: string): { formula: string; put: Expression } | null => {
  if (!/\btrapezoid\b|\btrapezium\b/i.test(text) || !/\barea\b/i.test(question)) return null;
  const bases = new RegExp(String.raw`\bbases?\b[^\d]*?${NUMBER}[^\d]*?${NUMBER}`, 'i').exec(text);
  const height = measured(text, HEIGHT);
  const formula = '(a + b)*h/2';
  const read = readExpression(formula);
  if (!bases || !height || !read) return null;
  return {
    formula,
    put: substitute(substitute(substitute(read, 'a', amount(bases[1])), 'b', amount(bases[2])), 'h', height),
  };
};
