import { workBehind } from '../kinds/task-alone.ts';

const NUMBER =
  /(?<![\d.,/:^\p{L}=]|[=:]\s|\d\s?[-–]\s?)(?:[$€£]\s?)?\d{1,9}(?:\.\d{1,6})?%?(?![\d/:^]|\s?\/\s?\d|\.\d|\s?(?:[=+*×÷]|->|→|⇌))/gu;
/** What is not free in a task. */
const FIXED: readonly RegExp[] = [
  // “Q4.”, “(3 marks)”, years
  /^\s{0,4}(?:q(?:uestion)?|ex(?:ercise)?|no|nr|problem)?\W?\s?\d{1,3}[a-h]?[.):]\s/giu,
  /[([]\s?\d{1,2}\s?(?:marks?|pts?|points?)?\s?[)\]]/giu,
  /(?<![\d.$€£])(?:1[5-9]|20)\d\d(?!\d|\.\d|\s?(?:%|(?:[kcm]?m|k?g|m?l|s|h|N|J|W)\b))/giu,
  // How many of one thing another has
  /\b(?:there (?:are|is)|has|have|is|are|=|equals?)\s\d[\d.]{0,9}\s\p{L}{1,20}\s(?:in|per|to|for)\s(?:an?|one|every|each|1)\s\p{L}{1,20}/giu,
  /\b1\s\p{L}{1,20}\s(?:is|are|=|has|equals?)\s[\d.]{1,9}/giu,
  // What a letter or a constant stands for
  /\([^()=]{0,60}=[^()]{0,60}\)/giu,
  /\b[\p{L}]{1,2}\s?=\s?[\d.]{1,9}/giu,
  /(?<!\d)\d{1,9}(?:\.\d{1,6})?\s?[x×·*]\s?10\s?\^\s?[-−]?\d{1,3}/giu,
  // A chemical equation
  /(?:\d{0,2}(?:[A-Z][a-z]?\d{0,2}){1,5}\s?(?:\+|->|→|⇌)\s?){1,6}\d{0,2}(?:[A-Z][a-z]?\d{0,2}){1,5}/giu,
];
const TIMES = 3;
const OWN_ANSWER =
  /(?:^|[\s.,;:]+)(?:and |so |but )?(?:(?:my|here'?s my|heres my) (?:answer|working|work|try|attempt)|(?:i|we) (?:got|get|think|did|tried|say|put))\b.*$/is;

/** A task without what its reader did about it. */
export const withoutOwnAnswer = (text: string): string => {
  const work = workBehind(text);
  const [end = ''] = /^[?.!]?/.exec(work) ?? [];
  return `${text.slice(0, text.length - work.length)}${end}`.replace(OWN_ANSWER, '');
};

/** Whether what stands at a place of a task is not free: a constant, a ratio, a year, a number in a book. */
export const fixedIn = (task: string): ((at: number) => boolean) => {
  const spans = FIXED.flatMap((form) =>
    Array.from(task.matchAll(form), ({ 0: match, index }) => [index, index + match.length] as const),
  );
  return (at) => spans.some(([from, to]) => at >= from && at < to);
};

/** A story with other numbers in the places that are free; null where none is. */
export const otherNumbers = ({ text }: { text: string }): string | null => {
  const task = withoutOwnAnswer(text);
  const isFixed = fixedIn(task);
  const other = task.replaceAll(NUMBER, (number, at: number) =>
    isFixed(at)
      ? number
      : number.replace(/\d+(?:\.\d+)?/, (digits) =>
          number.includes('%')
            ? String(Number(digits) + 5)
            : (Number(digits) * TIMES).toFixed(digits.split('.')[1]?.length ?? 0),
        ),
  );
  return other === task ? null : other;
};
