import { withDigits } from '../arithmetic/number-words.ts';
import { questionIn } from '../chance/parameters.ts';
import { minus, type Expression } from '../expression/tree.ts';
import type { Task } from '../worked.ts';
import { amount, computed, plus } from './story.ts';

const LONGEST = 400;
const UP =
  /\b(?:r[io]s(?:e|es|en|ing)|rose|climb\w*|gain\w*|increas\w*|deposit\w*|went up|goes up|warm\w*|earn\w*|ascend\w*|grew|higher)\b/i;
const DOWN =
  /\b(?:f[ae]ll(?:s|en|ing)?|drop\w*|los[et]\w*|loss|lost|decreas\w*|withdr[ae]w\w*|went down|goes down|cool\w*|descend\w*|dive[sd]?|dove|sank|sinks?|spen[dt]\w*|paid|pays?|payment|wr(?:ite|ote)s?\b|charge\w*)\b/i;
const BELOW = /\b(?:below (?:zero|sea level|freezing)|overdrawn|in debt)\b/i;
const OWED = /\b(?:owes?|owed|debt)\b/i;

interface Said {
  readonly value: Expression;
  readonly clause: string;
}

const valuesIn = (story: string): Said[] => {
  const found: Said[] = [];
  for (const clause of story.split(
    /(?<!\d)[.;]\s*|(?<=\d)[.;](?:\s+|$)|,|\band then\b|\bthen\b|\band\b|\n|:/i,
  )) {
    const plain = clause
      .replaceAll(/\b(?:a\.m\.|p\.m\.|am|pm)\b/gi, ' ')
      .replaceAll(/\b(?:at|on|by)\s+\d{1,2}(?::\d{2})?(?=\s|$)(?!\s*(?:degrees|°|feet|dollars))/gi, ' ')
      .replaceAll(
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2}\b/g,
        ' ',
      );
    for (const [, sign, size] of plain.matchAll(
      /(-?)\s?\$?(?<![\w.])(-?\d[\d,]*(?:\.\d+)?)(?!\s*(?:plays|times|days))/g,
    )) {
      const plainSize = (size ?? '0').replace('-', '');
      const negative = sign === '-' || (size ?? '').startsWith('-') || BELOW.test(clause);
      found.push({
        value: negative ? { kind: 'negative', of: amount(plainSize) } : amount(plainSize),
        clause,
      });
    }
  }
  return found;
};

/** A level that goes up and down, below zero too: where it is now, or how far apart two levels are. */
export const changesTask: Task = (raw) => {
  if (raw.length > LONGEST || /%|percent|\beach\b|\bper\b|\bevery\b|\btimes\b|\bthan\b|[=^√]/i.test(raw))
    return null;
  const text = withDigits(raw);
  const question = questionIn(text);
  const story = text.replace(question, ' ');
  if (/\d/.test(question)) return null;
  const [first, second, ...more] = valuesIn(story);
  if (!first || !second) return null;
  if (more.length === 0 && isApart(question, first, second))
    return computed(
      text,
      apart(question, first.value, second.value),
      'Subtract',
      'The distance between the two levels is asked for.',
    );
  if (!/\b(?:what (?:is|was|will be)|how (?:much|high|deep|far)|find)\b/i.test(question)) return null;
  if (
    !/\b(?:temperature|balance|price|elevation|altitude|level|now|end(?:ing)?|clos\w*|new|total|overall|net|final|owe[sd]?|gain|change)\b/i.test(
      question,
    )
  )
    return null;
  const signed = [first, second, ...more].map((said, at) => withSign(said, at));
  return signed.some((one) => one === null)
    ? null
    : computed(
        text,
        signed.filter((one) => one !== null).reduce(plus),
        'Go along with the story',
        'Up is added, down is taken away.',
      );
};

const withSign = ({ value, clause }: Said, at: number): Expression | null => {
  const [up, down] = [UP.test(clause), DOWN.test(clause)];
  if (at === 0 && up === down) return value;
  if (at === 0 && OWED.test(clause)) return value;
  if (up === down) return null;
  return down ? { kind: 'negative', of: value } : value;
};

const isApart = (question: string, first: Said, second: Said): boolean =>
  /\bdifference\b|\bhow (?:much|many)\b[^?]*\b(?:rise|fall|rose|fell|drop|change|warmer|colder|higher|lower|degrees)\b/i.test(
    question,
  ) && ![first, second].some(({ clause }) => UP.test(clause) !== DOWN.test(clause));

const apart = (question: string, a: Expression, b: Expression): Expression =>
  /\b(?:rise|rose|fall|fell|drop|change)\b/i.test(question) && !/\bfall|\bfell|\bdrop/i.test(question)
    ? minus(b, a)
    : minus(a, b);
