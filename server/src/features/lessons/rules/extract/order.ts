import type { Item } from '@studia/contract/lessons';
import type { BookSentence } from './sentence.ts';

const STEPS = { fewest: 3, most: 6 };
const MARKS =
  /^(?:first(?:ly)?|to begin with|second(?:ly)?|then|next|after (?:that|this)|afterwards|third(?:ly)?|finally|lastly|at last)\b,?\s*/i;
const BEGINS = /^(?:first(?:ly)?|to begin with)\b/i;

/** Sentences that tell one after the other what happens become a question about their order. */
export const orderItems = (sentences: readonly BookSentence[]): Item[] => {
  const runs: BookSentence[][] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    const marked = MARKS.test(sentence.text);
    const last = run?.at(-1);
    if (BEGINS.test(sentence.text)) runs.push([sentence]);
    else if (
      marked &&
      run &&
      last &&
      last.heading === sentence.heading &&
      last.quote.page + 1 >= sentence.quote.page
    )
      run.push(sentence);
  }
  return runs
    .filter(({ length }) => length >= STEPS.fewest && length <= STEPS.most)
    .flatMap((run, index) => itemOf(run, index) ?? []);
};

const HINTS = [
  'Which step can only come first?',
  'Which step needs all the others?',
  'Read the steps as a story.',
];

const itemOf = (run: readonly BookSentence[], index: number): Item | null => {
  const [first] = run;
  return first
    ? {
        id: `order-${index + 1}`,
        kind: 'order',
        difficulty: 2,
        ask: `Put these steps into the order of the book${first.heading === '' ? '' : `: ${first.heading}`}.`,
        key: run.map(({ text }) => withoutMark(text)),
        hints: HINTS,
        explanation: run.map(({ text }) => text).join(' '),
        quote: first.quote,
      }
    : null;
};

const withoutMark = (text: string): string => {
  const bare = text.replace(MARKS, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
};
