import { inLine, nearAnswer } from '../formula/rounded.ts';
import { inOneLine } from '../formula/said-value.ts';
import { plainText } from '../named/called.ts';
import { isNegative, shared, stemsOf } from '../words/stems.ts';
import { type Task, type Worked } from '../worked.ts';
import { questionIn } from './parameters.ts';

const LONGEST = 500;
const CHANCE = /(?<![\w.])(?:0?\.\d+|\d+(?:\.\d+)?\s*(?:%|percent\b)|\d+\s*\/\s*\d+)/g;

const valueOf = (written: string): number => {
  if (written.includes('/')) return Number(written.split('/')[0]) / Number(written.split('/')[1]);
  return Number.parseFloat(written) / (/%|percent/.test(written) ? 100 : 1);
};

const said = (line: string, rule: string, reason: string, value: number, raw: string): Worked =>
  inOneLine('probability', [line, rule, reason], value, nearAnswer(value, raw, '', 4));

/** The chance that something does not happen, and chances of things that have nothing to do with each other. */
export const independentTask: Task = (raw) => {
  if (
    raw.length > LONGEST ||
    !/\bprobabilit|\bchance\b/i.test(raw) ||
    /\bP\s*\(|\bdistribut|\bsample\b|~/i.test(raw)
  )
    return null;
  const text = plainText(raw);
  const question = questionIn(text);
  const story = text.replace(question, ' ');
  const chances = [...story.matchAll(CHANCE)].map(([written]) => valueOf(written));
  const others = story.replaceAll(CHANCE, ' ').replace(/\b2\s+(?=[a-z])/, ' ');
  if (
    !/\bprob|\bchance/i.test(question) ||
    /\d/.test(others) ||
    /\bgiven\b|\d/i.test(question.replace(/\bat least (?:one|1)\b/i, ''))
  )
    return null;
  if (chances.some((one) => !(one > 0 && one < 1))) return null;
  const [first, second, more] = chances;
  if (first === undefined || more !== undefined) return null;
  return second === undefined
    ? complement(first, story, question, raw)
    : pairOf(first, second, text, question, raw);
};

const complement = (chance: number, story: string, question: string, raw: string): Worked | null =>
  isNegative(question) &&
  !isNegative(story) &&
  shared(stemsOf(story), stemsOf(question)) > 0 &&
  !/\b(?:both|all|two|three|times)\b/i.test(question)
    ? said(
        `1 − ${inLine(chance)}`,
        'The other case',
        'It happens or it does not: together one.',
        1 - chance,
        raw,
      )
    : null;

const pairOf = (a: number, b: number, text: string, question: string, raw: string): Worked | null => {
  if (!/\bindependent(?:ly)?\b/i.test(text)) return null;
  if (/\bat least (?:one|1)\b|\beither\b/i.test(question))
    return said(
      `1 − ${inLine(1 - a)} × ${inLine(1 - b)}`,
      'Everything but none',
      'None happens when both stay away.',
      1 - (1 - a) * (1 - b),
      raw,
    );
  if (/\bneither\b|\bnone\b/i.test(question))
    return said(
      `${inLine(1 - a)} × ${inLine(1 - b)}`,
      'Both stay away',
      'They have nothing to do with each other.',
      (1 - a) * (1 - b),
      raw,
    );
  if (/\bexactly (?:one|1)\b|\bonly one\b/i.test(question))
    return said(
      `${inLine(a)} × ${inLine(1 - b)} + ${inLine(1 - a)} × ${inLine(b)}`,
      'One of the two ways',
      'The one without the other.',
      a * (1 - b) + (1 - a) * b,
      raw,
    );
  return /\bboth\b/i.test(question) && !isNegative(question)
    ? said(`${inLine(a)} × ${inLine(b)}`, 'Multiply', 'They have nothing to do with each other.', a * b, raw)
    : null;
};
