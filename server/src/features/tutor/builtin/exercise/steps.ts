import {
  inOurWriting,
  judgeWork,
  type Line,
  sameLine,
  type ShownStep,
  whyWrong,
  type Worked,
} from '@studia/mathematics';
import type { OpenExercise } from '../memory.ts';
import { bareOf, isDenied } from '../said/readings.ts';
import { inMarkdown } from '../show/markdown.ts';
import { inline } from '../show/mathematics.ts';
import { pictureAtOpening, pictureOf } from '../show/picture.ts';
import { goalOf } from './goal.ts';
import { bothParts, judgeWithParts } from './judge.ts';
import { onRung } from './ladder.ts';
import { remarkOn } from './slip-remark.ts';
import { solutionOf, stepsOf } from './solution.ts';
import { newExercise, type Turn } from './turn.ts';
import { twinOf } from './twin.ts';

/** Opens an exercise on whatever the engine has worked: asks where to begin, and keeps the steps to itself. */
export const openSteps = (exercise: string, worked: Worked): Turn => {
  const [first] = stepsOf(worked);
  const picture = pictureAtOpening(worked);
  return {
    text: `${beginning(worked)}\n\nWhat have you tried, or what would you do first?`,
    exercise: newExercise('steps', exercise, first?.before.text ?? worked.problem.text),
    solution: solutionOf(worked),
    ...(picture && { picture }),
  };
};

const beginning = (worked: Worked): string =>
  isTold(worked)
    ? together('Let’s take this one together:', `${named(worked.problem)}.`, goalOf(worked))
    : together('Let’s work on', `${inline(worked.problem)} together.`, goalOf(worked));

const together = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

// A problem that is told has no line that could be read aloud in a sentence.
const isTold = ({ problem }: Worked): boolean => problem.latex.startsWith('\\text{');
/** A line inside a sentence; words stand in quotation marks. */
export const named = (line: Pick<Line, 'text' | 'latex'>): string =>
  /\p{L}{2}/u.test(line.text) && !inline(line).startsWith('$') ? `“${inline(line)}”` : inline(line);

/** The answer to what the student says while such an exercise is open; null when it has nothing to do with it. */
export const continueSteps = (open: OpenExercise, worked: Worked, said: string): Turn | null => {
  const step = stepAt(open, worked);
  if (!step) return null;
  const verdict = judgeWithParts(worked, said, open.found);
  if (verdict.kind === 'right') return finished(open, worked);
  const reached = lineReached(worked, step, said);
  if (reached) return advance(open, worked, reached, 'Right.');
  if (verdict.kind === 'incomplete')
    return stay(
      { ...open, found: bothParts(worked, open.found, said) },
      worked,
      `That’s right, but not all of it: you have ${verdict.found} of ${verdict.of}. ${worked.answer.value?.kind === 'both' ? 'What is the other letter?' : 'What else makes the line true?'}`,
    );
  if (verdict.kind === 'right, other form' && verdict.missing !== 'not solved yet')
    return stay(
      open,
      worked,
      `Yes, that has the right value, but it’s ${verdict.missing}. How could you write it better?`,
    );
  if (saysTheSame(step, said))
    return stay(open, worked, 'That line is right too: it says the same thing. What comes next?');
  if (verdict.kind === 'right, other form')
    return stay(open, worked, 'Yes, that line is right, but we’re not done yet. What comes next?');
  if (verdict.kind === 'unreadable') return null;
  return hint(
    open,
    worked,
    'Not quite. ',
    together(whyWrong(worked, bareOf(said)), remarkOn(slipIn(step, said)).trim()),
  );
};

/** The next hint of the ladder. */
export const hintForSteps = (open: OpenExercise, worked: Worked): Turn => hint(open, worked, '');

/** Why the step at hand is taken. */
export const whyOfStep = (open: OpenExercise, worked: Worked): Turn => {
  const step = stepAt(open, worked);
  const rule = step ? together(sentence(step.rule), keptBack(worked, step)) : '';
  return stay(
    { ...open, rung: Math.max(2, open.rung) },
    worked,
    `${rule} What do you get for ${inline(step?.before ?? worked.problem)}?`.trim(),
  );
};

export const stepAt = (open: OpenExercise, worked: Worked): ShownStep | undefined =>
  stepsOf(worked).find(({ before }) => before.text === open.line) ?? stepsOf(worked)[0];

/** The end of an exercise: it is confirmed, and shown as a picture where one helps. */
export const finished = (open: OpenExercise, worked: Worked): Turn => ({
  text: `Yes, ${isTold(worked) ? 'the answer is' : `${inline(worked.problem)} gives`} ${inline(worked.answer)}. Well done.\n\nWhat would you like to work out next?`,
  exercise: null,
  finished: open.exercise,
  right: true,
  picture: pictureOf(worked),
});

/** The step whose result the student has written, this one or a later one. */
const lineReached = (worked: Worked, step: ShownStep, said: string): ShownStep | undefined => {
  const steps = stepsOf(worked);
  const line = inOurWriting(said) ?? said.trim();
  return steps.slice(steps.indexOf(step)).findLast(({ after }) => after.text === line);
};

const COMPARES = /[=<>≤≥]/;
const IS_A_LINE = /[a-z=<>≤≥+*×÷^√]/i;

// Only a line can say the same as a line: a lone number is an answer, and near is not right.
const saysTheSame = ({ before, after }: ShownStep, said: string): boolean =>
  !after.latex.startsWith('\\text{') &&
  IS_A_LINE.test(inOurWriting(said) ?? '') &&
  !isDenied(said) &&
  (COMPARES.test(said) || !COMPARES.test(after.text)) &&
  !CONSTANT_LETTERS.test(after.text) &&
  inOurWriting(said) !== before.text &&
  sameLine(after.text, said);

// As a letter to solve for, i and e would be read as the numbers of that name.
const CONSTANT_LETTERS = /(?<!\p{L})[ie](?!\p{L})/u;

const slipIn = ({ before }: ShownStep, said: string) => {
  const verdict = judgeWork(`${before.text}\n${said}`);
  return verdict.kind === 'wrong' && verdict.line === 1 ? verdict.slip : 'unknown';
};

const stay = (open: OpenExercise, worked: Worked, text: string): Turn => ({
  text,
  exercise: { ...open, effort: open.effort + 1 },
  solution: solutionOf(worked),
});

const advance = (open: OpenExercise, worked: Worked, step: ShownStep, praise: string): Turn => {
  const steps = stepsOf(worked);
  const next = steps[steps.indexOf(step) + 1];
  if (!next)
    return {
      ...finished(open, worked),
      text: `${praise} That’s the answer: ${inline(worked.answer)}.\n\nWhat would you like to work out next?`,
    };
  return {
    text: `${praise} Now we have ${inline(next.before)}.\n\nWhat comes next?`,
    exercise: { ...open, line: next.before.text, rung: 0, effort: open.effort + 1 },
    right: true,
    solution: solutionOf(worked),
  };
};

// The ladder: point at the step, give the rule, do a twin, show this step and go on.
const hint = (open: OpenExercise, worked: Worked, before: string, seen = ''): Turn => {
  const step = stepAt(open, worked);
  const climbed = { ...open, rung: open.rung + 1, effort: open.effort + 1 };
  if (!step) return stay(open, worked, `${before}${goalOf(worked)} What would you do first?`);
  const said = onRung(climbed.rung, {
    point: seen === '' ? together(`Look only at ${named(step.before)}.`, goalOf(worked)) : seen,
    rule: together(seen, sentence(step.rule), keptBack(worked, step)),
    twin: climbed.rung === 3 ? twinWords(open, worked, step) : null,
    ask:
      climbed.rung > 1
        ? 'What do you get?'
        : isTold(worked)
          ? 'What is the first thing to do?'
          : 'What’s one thing you could do next?',
  });
  return said === null
    ? showStep(climbed, worked, step)
    : { text: `${before}${said}`, exercise: climbed, solution: solutionOf(worked) };
};

const showStep = (open: OpenExercise, worked: Worked, step: ShownStep): Turn => {
  const shown = advance(
    open,
    worked,
    step,
    `This step: ${inMarkdown(lower(step.rule))}. It gives ${inline(step.after)}.`,
  );
  if (shown.exercise) return shown;
  const twin = twinOf(open.exercise, worked);
  if (!twin)
    return {
      ...shown,
      text: shown.text.replace(/\n\n[^\n]*$/, '\n\nCan you say in your own words how we got there?'),
    };
  const next = openSteps(twin.exercise, twin.worked);
  return {
    ...shown,
    text: shown.text.replace(
      /\n\n[^\n]*$/,
      `\n\nTry a similar one on your own: ${inMarkdown(twin.exercise)}`,
    ),
    exercise: next.exercise,
  };
};

const twinWords = (open: OpenExercise, worked: Worked, step: ShownStep): string | null => {
  const twin = twinOf(open.exercise, worked);
  const like = twin?.worked.steps[stepsOf(worked).indexOf(step)];
  return like
    ? `Here’s a similar one: ${inMarkdown(lower(like.rule))}, and ${inline(like.before)} becomes ${inline(like.after)}. Now do the same with ${inline(step.before)}.`
    : null;
};

// A reason may name the very answer; then the rule alone has to do.
const keptBack = ({ answer }: Worked, { reason }: ShownStep): string =>
  reason.includes(answer.text) || /\d\s*=\s*\d/.test(reason) ? '' : inMarkdown(reason);

const sentence = (rule: string): string => `${inMarkdown(rule)}.`;
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
