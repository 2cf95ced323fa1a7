import { bookOfIdea } from '@studia/contract/lessons';
import type { State } from '../state/state.ts';
import { sharedWords } from '../understand/overlap.ts';
import type { Reading } from '../understand/reading.ts';
import { isAboutExercise, isAfterExercise } from './where.ts';

/** “But why”, “wait why can’t I …”. */
export const ASKS_WHY =
  /^\W*(?:(?:ok(?:ay)?|but|and|so|wait|hm+|oh+|ah+|yeah|yes|no|well|then)\b[\s,.!?]*)*(?:why|how come)\b/;

/** Books that tell how numbers are worked with. Beside a task, what stands in others is rarely meant: “different colours” of marbles are no art. */
export const OF_TASKS = new Set(
  'algebra arithmetic geometry mathematics numbers-and-reasoning stories-exams-and-numbers physics matter-and-motion chemistry science economics first-years computing machines-and-code study-skills school-life'.split(
    ' ',
  ),
);

/** The task that is talked about now, open or just done; null where it is none. */
const taskOf = (state: State): string | null => {
  if (isAboutExercise(state)) return state.exercise?.problem ?? null;
  if (isAfterExercise(state)) return state.finished;
  return state.focus === 'story' ? (state.story?.text ?? null) : null;
};

/**
 * Who asks why in the middle of a task means the task: what speaks of other tasks alone is no answer. “Why are leaves green” asks about
 * something else, and is answered out of a book that has no tasks.
 */
export const isBesideTask = (
  state: State,
  { plain }: Reading,
  about: { idea: string; text: string },
): boolean => {
  const task = ASKS_WHY.test(plain) ? taskOf(state) : null;
  if (task === null || about.idea === (state.heard ?? state.idea?.id)) return false;
  if (!OF_TASKS.has(bookOfIdea(about.idea))) return false;
  const speaksOf = `${task} ${quantitiesIn(task)}`;
  return (
    sharedWords(`${about.idea} ${about.text}`, speaksOf) < (task.split(' ').length > SHORT_TASK ? SEVERAL : 1)
  );
};
const [SHORT_TASK, SEVERAL] = [12, 2];

/** A task of the sciences names what it speaks of by its units. */
const quantitiesIn = (task: string): string =>
  QUANTITIES.flatMap(([unit, words]) => (unit.test(task) ? [words] : [])).join(' ');
const QUANTITIES: readonly (readonly [unit: RegExp, words: string])[] = [
  [/\d\s?(?:°\s?C|K\b|degrees)/, 'temperature celsius kelvin degree'],
  [/\d\s?(?:m\/s|km\/h|mph)/, 'speed velocity'],
  [/\d\s?k?g\b/, 'mass'],
  [/\d\s?N\b/, 'force'],
  [/\d\s?k?J\b/, 'energy'],
  [/\d\s?k?W\b/, 'power'],
  [/\d\s?V\b/, 'voltage'],
  [/\d\s?m?A\b/, 'current'],
  [/\d\s?(?:Ω|ohms?\b)/, 'resistance'],
  [/\d\s?(?:k?Pa|atm|bar)\b/, 'pressure'],
  [/\d\s?(?:m?L|ml|l|cm³|dm³)(?![\p{L}])/u, 'volume'],
  [/\d\s?(?:mol|M)\b/, 'concentration mole'],
];
