import type { Item } from '@studia/contract/lessons';
import type { BookSentence } from './sentence.ts';

const STEPS = { fewest: 3, most: 6, words: 30 };
const MARKS =
  /^(?:first|to begin with|then|next|after (?:that|this)|afterwards|finally|lastly|at last)(?:,\s*|\s+(?=(?:the|an?|they|he|she|it|all|each|every)\b))/i;
const BEGINS = /^(?:first|to begin with)\b/i;
/** Without one of these, things are counted, not told: any order of them would do. */
const GOES_ON = /^(?:then|next|after (?:that|this)|afterwards)\b/i;
/** What points at something else cannot be put in order by itself. */
const HANGS =
  /[|`{}<>=\\?!:“”"]|\b(?:you|your|we|our|us|i|my|me|this|these|those|here|above|below)\b|\bit (?:is|was)\b/i;

/** Sentences that tell one after the other what happens become a question about their order. */
export const orderItems = (sentences: readonly BookSentence[]): Item[] => {
  const runs: BookSentence[][] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    if (BEGINS.test(sentence.text) && MARKS.test(sentence.text)) {
      runs.push([sentence]);
      isOpen = true;
    } else if (isOpen && MARKS.test(sentence.text)) runs.at(-1)?.push(sentence);
    else isOpen = false;
  }
  return runs.filter(isStory).flatMap((run, index) => itemOf(run, index) ?? []);
};

const isStory = (run: readonly BookSentence[]): boolean =>
  run.length >= STEPS.fewest &&
  run.length <= STEPS.most &&
  run.some(({ text }) => GOES_ON.test(text)) &&
  run.every(({ text }) => text.split(' ').length <= STEPS.words && !HANGS.test(text.replace(MARKS, '')));

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
