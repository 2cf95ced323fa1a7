import { withoutNumbers } from './numbers-in-task.ts';

/** What tells of which kind a task is. */
export interface ReadTask {
  words: string[];
  /** The words of the sentences that ask. */
  asked: string[];
  /** What its numbers are: by their sort, and by what they measure. */
  sorts: string[];
  measures: string[];
}

export const readTask = (task: string): ReadTask => {
  const { numbers: told, text } = withoutNumbers(task.replaceAll('’', "'"));
  // “g = 9.8” may stand in any task about what falls.
  const numbers = told.filter(({ isGravity }) => !isGravity);
  return {
    words: wordsIn(text),
    asked: wordsIn(questionIn(text)),
    sorts: numbers.map(({ sort }) => sort),
    measures: numbers.map(({ measures }) => measures),
  };
};

const wordsIn = (text: string): string[] => (text.match(/[a-z]\d(?!\w)|[a-z']+/g) ?? []).map(stemOf);

/** The sentences that ask; what stands last where none does. */
const questionIn = (text: string): string => {
  const sentences = text.split(/[.?!\n]/).filter((one) => /[a-z]/.test(one));
  const asking = sentences.filter((one) => ASKS.test(one));
  return (asking.length > 0 ? asking : sentences.slice(-1)).join(' ');
};
const ASKS = /\b(?:how|what|whats|which|find|work out|calculate|determine|need)\b/;

const ENDINGS = ['ing', 'ed', 'es', 's', 'ly'];
const SHORTEST_STEM = 3;
/** As plain as can be: the same words have to meet, not the right ones. */
const stemOf = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
};
