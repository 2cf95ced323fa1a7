import * as z from 'zod/mini';
import {
  evaluate,
  readExpression,
  showExpression,
  type Expression,
  type Operation,
} from '../mathematics/exercise/expression.ts';
import { nextStep, type Step } from '../mathematics/exercise/steps.ts';
import {
  add,
  equal,
  readFraction,
  show,
  subtract,
  type Fraction,
} from '../mathematics/expression/fraction.ts';

export const Lesson = z.object({
  /** Arithmetic goes operation by operation, everything else line by line. */
  kind: z.enum(['arithmetic', 'steps']),
  /** The exercise as the student gave it. */
  exercise: z.string(),
  /** The line as it stands now, some steps later. */
  line: z.string(),
  /** How far up the hint ladder this step is. */
  rung: z.number(),
});
/** What the tutor must remember between two messages. */
export type Lesson = z.infer<typeof Lesson>;

/** What the tutor says, and where the lesson stands afterwards; no lesson when it is over. */
export interface Turn {
  text: string;
  lesson: Lesson | null;
  /** What was said has nothing to do with the lesson; the books may know better. */
  unrelated?: true;
}

/** The first answer to an exercise: names the first step and asks for it, never the result. */
export const openLesson = (exercise: Expression): Turn => {
  const written = showExpression(exercise);
  const step = evaluate(exercise) && nextStep(exercise);
  if (!step) return { text: withoutResult(written, exercise), lesson: null };
  const beginning =
    step.after.kind === 'number'
      ? `Let’s work out ${written}.`
      : `Let’s work out ${written} one step at a time.\n\n${step.reason}`;
  return {
    text: `${beginning}\n\n${question(step)}`,
    lesson: { kind: 'arithmetic', exercise: written, line: written, rung: 0 },
  };
};

/** The answer to what the student says while an exercise is open; null when it has nothing to do with it. */
export const continueLesson = (lesson: Lesson, said: string): Turn | null => {
  const line = readExpression(lesson.line);
  const step = line && nextStep(line);
  if (!line || !step) return null;
  const answer = lastNumber(said);
  if (answer) return judge(lesson, line, step, answer);
  return asksForHelp(said) ? hint({ ...lesson, rung: lesson.rung + 1 }, step, '') : null;
};

/** Whether a number is what the lesson waits for: the next step, or already the end. */
export const expects = (lesson: Lesson, number: Fraction): boolean => {
  const line = readExpression(lesson.line);
  const wanted = line ? [nextStep(line)?.result, evaluate(line)] : [];
  return wanted.some((one) => one && equal(one, number));
};

const withoutResult = (written: string, exercise: Expression): string =>
  exercise.kind === 'number'
    ? `${written} is already as simple as it gets. What would you like to work out with it?`
    : `${written} has no result: somewhere it divides by zero, or a power grows beyond school size. Can you find the place?`;

const question = ({ operation }: Step): string => `What is ${showExpression(operation)}?`;

const asksForHelp = (said: string): boolean =>
  /\b(hint|help|stuck|lost|how|why|show|don.?t know|no idea|idk|give up)\b/i.test(said);

const lastNumber = (said: string): Fraction | null => {
  const numbers = said.replaceAll(/(\d),(?=\d{3}\b)/g, '$1').match(/[-−]?\d+(?:\.\d+|\s*[/⁄]\s*\d+)?/g);
  return numbers ? readFraction(numbers.at(-1) ?? '') : null;
};

// A right answer is confirmed at once, also when the student is ahead of us.
const judge = (lesson: Lesson, line: Expression, step: Step, answer: Fraction): Turn => {
  const whole = evaluate(line);
  if (whole && equal(answer, whole)) return finish(lesson, whole);
  if (equal(answer, step.result)) return advance(lesson, step);
  return hint({ ...lesson, rung: lesson.rung + 1 }, step, `${show(answer)} is not it yet. `);
};

const advance = (lesson: Lesson, step: Step): Turn => {
  const next = nextStep(step.after);
  if (!next) return finish(lesson, step.result);
  const line = showExpression(step.after);
  const done = `Right: ${showExpression(step.operation)} = ${show(step.result)}. Now the line reads ${line}.`;
  return { text: `${done}\n\n${next.reason} ${question(next)}`, lesson: { ...lesson, line, rung: 0 } };
};

const finish = (lesson: Lesson, result: Fraction): Turn => ({
  text: `Yes, ${lesson.exercise} = ${show(result)}. Well done.\n\nWhat would you like to work out next?`,
  lesson: null,
});

// The ladder: point at the step, give the rule, do a twin, show this step and go on.
const hint = (lesson: Lesson, step: Step, before: string): Turn => {
  const asked = showExpression(step.operation);
  if (lesson.rung === 1)
    return {
      text: `${before}Look only at ${asked} and leave the rest of the line alone. ${question(step)}`,
      lesson,
    };
  if (lesson.rung === 2) return { text: `${before}${step.reason} ${rule(step)} ${question(step)}`, lesson };
  if (lesson.rung === 3)
    return { text: `${before}${twin(step)} Now the same way: ${question(step)}`, lesson };
  const shown = advance(lesson, step);
  const opened = `This step is ${asked} = ${show(step.result)}.`;
  return shown.lesson
    ? {
        ...shown,
        text: `${opened} Now the line reads ${shown.lesson.line}. Try the next step yourself.\n\n${questionAfter(step)}`,
      }
    : {
        text: `${opened} So ${lesson.exercise} = ${show(step.result)}.\n\nTry one like it alone: what is ${twinOf(step).written}?`,
        lesson: twinLesson(step),
      };
};

const questionAfter = (step: Step): string => {
  const next = nextStep(step.after);
  return next ? question(next) : '';
};

const RULES = {
  '+': 'Adding means putting the two amounts together.',
  '−': 'Subtracting means going from the first number down by the second.',
  '×': 'Multiplying means taking the second number as many times as the first says.',
  '÷': 'Dividing asks how often the second number fits into the first.',
  '^': 'A power is the first number multiplied by itself, as often as the small number says.',
} as const;

const rule = ({ operation }: Step): string => RULES[operation.operator];

const twin = (step: Step): string => {
  const { written, result } = twinOf(step);
  return `Here is one like it: ${written} = ${result}.`;
};

const twinLesson = (step: Step): Lesson => {
  const { written } = twinOf(step);
  return { kind: 'arithmetic', exercise: written, line: written, rung: 0 };
};

const ONE: Fraction = { top: 1n, bottom: 1n };

// The same operation with its first number a little larger; a quotient grows by its divisor, so that it stays whole.
const twinOf = ({ operation }: Step): { written: string; result: string } => {
  const left = evaluate(operation.left) ?? ONE;
  const right = evaluate(operation.right) ?? ONE;
  const by = operation.operator === '÷' ? right : ONE;
  const withLeft = (value: Fraction): Operation => ({
    ...operation,
    left: { kind: 'number', value },
    right: { kind: 'number', value: right },
  });
  // One larger may be zero below the line, or a power too long to write; then one smaller is not.
  const like = [withLeft(add(left, by)), withLeft(subtract(left, by))].find((one) => evaluate(one) !== null);
  const result = like && evaluate(like);
  return like && result
    ? { written: showExpression(like), result: show(result) }
    : { written: '2 + 3', result: '5' };
};
