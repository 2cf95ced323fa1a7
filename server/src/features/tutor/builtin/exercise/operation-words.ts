import { needsBrackets, type Operator, type Sum, type SumStep } from '@studia/mathematics';

const WORDS: readonly (readonly [Operator, RegExp])[] = [
  ['×', /\bmultipl\w*|\btim(?:es|sing)\b|\bproduct\b/i],
  ['÷', /\bdivi\w*|\bshar(?:e|ing)\b/i],
  ['+', /\badd\w*|\bplus\b|\bsum\b/i],
  ['−', /\bsubtract\w*|\bminus\b|\btak(?:e|ing) away\b/i],
  ['^', /\bpowers?\b|\bexponents?\b|\bsquar(?:e|ing)\b|\bindices\b/i],
];
const BRACKETS = /\bbrackets?\b|\bparenthes[ei]s\b/i;
const MOST_WORDS = 9;

/** Which operation a student names as the next: the one that comes next, another one, or none at all. */
export const namedOperation = (said: string, line: Sum, step: SumStep): 'this' | 'another' | null => {
  if ((said.match(/\S+/g)?.length ?? 0) > MOST_WORDS || said.includes('?')) return null;
  if (BRACKETS.test(said)) return inBrackets(line, step.operation) ? 'this' : 'another';
  const [first] = WORDS.map(([operator, words]) => ({ operator, at: said.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  if (!first) return null;
  return first.operator === step.operation.operator ? 'this' : 'another';
};

const inBrackets = (line: Sum, operation: Sum): boolean =>
  line.kind === 'operation' &&
  (['left', 'right'] as const).some(
    (side) =>
      (needsBrackets(line, side) && holds(line[side], operation)) || inBrackets(line[side], operation),
  );

const holds = (whole: Sum, part: Sum): boolean =>
  whole === part || (whole.kind === 'operation' && (holds(whole.left, part) || holds(whole.right, part)));
