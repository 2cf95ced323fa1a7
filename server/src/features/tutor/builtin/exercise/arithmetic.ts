import {
  equal,
  evaluateSum,
  findSum,
  type Fraction,
  nextSumStep,
  readSum,
  showSum,
  type Sum,
  type SumStep,
} from '@studia/mathematics';
import type { OpenExercise } from '../memory.ts';
import { numberSaid } from '../said/number-said.ts';
import { equationInline, numberInline, sumInline } from '../show/mathematics.ts';
import { onRung } from './ladder.ts';
import { namedOperation } from './operation-words.ts';
import { solutionOfSum } from './solution.ts';
import { strategyFor } from './strategy.ts';
import { newExercise, type Turn } from './turn.ts';
import { twinOfStep } from './twin-sum.ts';

/** The first answer to a sum: asks where to begin, and never says the result. */
export const openSum = (sum: Sum): Turn => {
  const written = showSum(sum);
  const step = evaluateSum(sum) && nextSumStep(sum);
  if (!step) return { text: withoutResult(sum), exercise: null };
  const [beginning, ask] =
    step.after.kind === 'number'
      ? [`Let’s work out ${sumInline(sum)}.`, question(step)]
      : [
          `Let’s work out ${sumInline(sum)} one step at a time.`,
          'What have you tried, or what would you do first?',
        ];
  return {
    text: `${beginning}\n\n${ask}`,
    exercise: newExercise('arithmetic', written, written),
    solution: solutionOfSum(written),
  };
};

/** The answer to what the student says while a sum is open; null when it has nothing to do with it. */
export const continueSum = (open: OpenExercise, said: string): Turn | null => {
  const line = readSum(open.line);
  const step = line && nextSumStep(line);
  if (!line || !step) return null;
  const written = said.includes('=') ? null : findSum(said);
  if (written) {
    const text = showSum(written);
    if (text === showSum(step.after)) return advance(open, step, 'Right.');
    if (text === showSum(step.operation)) return begunRightly(open, step);
  }
  const answer = numberSaid(said);
  if (answer) return judge(open, line, step, answer);
  const named = namedOperation(said, line, step);
  if (named === 'this') return begunRightly(open, step);
  return named === 'another' ? hint(open, 'That comes later. ') : null;
};

/** The next hint of the ladder. */
export const hintForSum = (open: OpenExercise): Turn | null => hint(open, '');

/** Whether a number is what the exercise waits for: the next step, or already the end. */
export const expects = (open: OpenExercise, number: Fraction): boolean => {
  const line = readSum(open.line);
  const wanted = line ? [nextSumStep(line)?.result, evaluateSum(line)] : [];
  return wanted.some((one) => one && equal(one, number));
};

/** Where a sum stands, in one sentence. */
export const lineOfSum = ({ line }: OpenExercise): string => {
  const sum = readSum(line);
  return sum ? sumInline(sum) : line;
};

const withoutResult = (sum: Sum): string =>
  sum.kind === 'number'
    ? `${sumInline(sum)} is already as simple as it gets. What would you like to work out with it?`
    : `${sumInline(sum)} has no result: somewhere it divides by zero, or a power gets too big. Can you find where?`;

const question = ({ operation }: SumStep): string => `What is ${sumInline(operation)}?`;

const begunRightly = (open: OpenExercise, step: SumStep): Turn => ({
  text: `Yes, that comes first. ${step.reason} ${question(step)}`,
  right: true,
  exercise: { ...open, effort: open.effort + 1 },
});

// A right answer is confirmed at once, also when the student is ahead of us.
const judge = (open: OpenExercise, line: Sum, step: SumStep, answer: Fraction): Turn | null => {
  const whole = evaluateSum(line);
  if (whole && equal(answer, whole)) return finish(open, whole);
  if (equal(answer, step.result))
    return advance(open, step, `Right: ${equationInline(step.operation, step.result)}.`);
  return hint(open, `${numberInline(answer)} is not it yet. `);
};

const advance = (open: OpenExercise, step: SumStep, praise: string): Turn => {
  const next = nextSumStep(step.after);
  if (!next) return finish(open, step.result);
  const ask = next.after.kind === 'number' ? question(next) : 'What comes next?';
  return {
    text: `${praise} Now we have ${sumInline(step.after)}.\n\n${ask}`,
    exercise: { ...open, line: showSum(step.after), rung: 0, effort: open.effort + 1 },
    right: true,
    solution: solutionOfSum(open.exercise),
  };
};

const finish = (open: OpenExercise, result: Fraction): Turn => {
  const exercise = readSum(open.exercise);
  const equation = exercise ? equationInline(exercise, result) : numberInline(result);
  return {
    text: `Yes, ${equation}. Well done.\n\nWhat would you like to work out next?`,
    exercise: null,
    finished: open.exercise,
    right: true,
  };
};

const RULES = {
  '+': 'Adding means putting the two amounts together.',
  '−': 'Subtracting means going from the first number down by the second.',
  '×': 'Multiplying means adding up the second number as many times as the first says.',
  '÷': 'Dividing asks how many times the second number fits into the first.',
  '^': 'A power means multiplying the number by itself; the small number says how many of them to multiply.',
} as const;

// The ladder: point at the step, give the rule, do a twin, show this step and go on.
const hint = (open: OpenExercise, before: string): Turn | null => {
  const line = readSum(open.line);
  const step = line && nextSumStep(line);
  if (!step) return null;
  const twin = twinOfStep(step);
  const isAlone = step.after.kind === 'number';
  const how = strategyFor(step) ?? RULES[step.operation.operator];
  const climbed = { ...open, rung: open.rung + 1, effort: open.effort + 1 };
  const said = onRung(climbed.rung, {
    point: isAlone
      ? RULES[step.operation.operator]
      : `Look only at ${sumInline(step.operation)} and leave the rest of the line alone.`,
    rule: isAlone ? how : `${step.reason} ${how}`,
    twin: `Here’s a similar one: ${equationInline(twin.sum, twin.result)}. Now try it the same way:`,
    ask: question(step),
  });
  return said === null
    ? showStep(climbed, step)
    : { text: `${before}${said}`, exercise: climbed, solution: solutionOfSum(open.exercise) };
};

const showStep = (open: OpenExercise, step: SumStep): Turn => {
  const shown = `This step is ${equationInline(step.operation, step.result)}.`;
  const gone = advance(open, step, shown);
  if (gone.exercise) return { ...gone, text: gone.text.replace('\n\n', ' Try the next step yourself.\n\n') };
  const { sum } = twinOfStep(step);
  const written = showSum(sum);
  const exercise = readSum(open.exercise);
  const whole = exercise ? ` So ${equationInline(exercise, step.result)}.` : '';
  return {
    text: `${shown}${whole}\n\nTry a similar one on your own: what is ${sumInline(sum)}?`,
    exercise: newExercise('arithmetic', written, written),
    finished: open.exercise,
    solution: solutionOfSum(written),
  };
};
