import { evaluate, type Expression } from '../mathematics/exercise/expression.ts';
import { findExercise } from '../mathematics/exercise/find.ts';
import { continueLesson, expects, Lesson, openLesson, type Turn } from './lesson.ts';
import { continueSteps, openSteps } from './steps-lesson.ts';

/** What mathematics has to say to a message, given where the last lesson stands; null when it is about something else. */
export const answer = (message: string, remembered: unknown): Turn | null => {
  const lesson = Lesson.safeParse(remembered).data ?? null;
  const exercise = findExercise(message);
  if (lesson?.kind === 'steps' && !NEW_PROBLEM.test(message)) return goOn(lesson, message);
  if (!exercise && (!lesson || NEW_PROBLEM.test(message))) {
    const opened = openSteps(message);
    if (opened) return opened;
  }
  if (!exercise || (lesson?.kind === 'arithmetic' && isAnswer(lesson, exercise, message)))
    return goOn(lesson, message);
  const opened = openLesson(exercise);
  return opened.lesson && isClaim(message) ? goOn(opened.lesson, message) : opened;
};

// A word that sets a task: what follows is no answer to the line before.
const NEW_PROBLEM =
  /\b(?:solve|factor|simplify|evaluate|differentiate|integrate|derivative|what is|what are|how many|find|round|convert|expand)\b/i;

const goOn = (lesson: Lesson | null, message: string): Turn | null => {
  if (!lesson) return null;
  const turn = lesson.kind === 'steps' ? continueSteps(lesson, message) : continueLesson(lesson, message);
  return turn ?? { text: backToWork(lesson), lesson, unrelated: true };
};

// "4 × 2 = 8" or "1/2" in the middle of a lesson is the student's step, not a new exercise.
const isAnswer = (lesson: Lesson, exercise: Expression, message: string): boolean => {
  if (ONLY_A_FRACTION.test(message)) return true;
  const value = evaluate(exercise);
  return (isClaim(message) || isFraction(exercise)) && value !== null && expects(lesson, value);
};

const ONLY_A_FRACTION = /^\s*[-−]?\d+\s*\/\s*\d+\s*[.!?]*\s*$/;
// The last equals sign is followed by one number and no other.
const CLAIM = /=\s*[-−]?\d[\d.,]*(?:\s*[/⁄]\s*\d+)?(?![^=]*\d)[^=]*$/;
const isClaim = (message: string): boolean => CLAIM.test(message);
const isFraction = (exercise: Expression): boolean =>
  exercise.kind === 'operation' &&
  exercise.operator === '÷' &&
  exercise.left.kind === 'number' &&
  exercise.right.kind === 'number';

const backToWork = ({ line }: Lesson): string =>
  `I did not find a number or a line of mathematics in that. We are at ${line}. Write what you get for the next step, or say “hint”.`;
