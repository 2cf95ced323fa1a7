import { findExercise } from './find.ts';
import { continueLesson, Lesson, openLesson, type Turn } from './lesson.ts';

/** What the built-in tutor answers to a message, given where the last lesson stands. */
export const answer = (message: string, remembered: unknown): Turn => {
  const exercise = findExercise(message);
  if (exercise && !isClaim(message)) return openLesson(exercise);
  const lesson = Lesson.safeParse(remembered);
  const continued = lesson.success ? continueLesson(lesson.data, message) : null;
  if (continued) return continued;
  return lesson.success
    ? { text: backToWork(lesson.data), lesson: lesson.data }
    : { text: SCOPE, lesson: null };
};

// "4 × 2 = 8" in the middle of a lesson is the student's step, not a new exercise.
const isClaim = (message: string): boolean => /=\s*[-−]?\d/.test(message);

const backToWork = ({ line }: Lesson): string =>
  `I did not find a number in that. We are at ${line}. Write what you get for the next step, or say “hint”.`;

const SCOPE =
  'I am the built-in tutor of this version, and so far I can teach arithmetic: whole numbers, decimals, brackets, powers and the order of operations. I can’t answer other questions yet, and I won’t guess.\n\nGive me something like 12 × (3 + 4) − 5, and we will work it out together. What would you like to try?';
