import { inOurWriting, judgeAnswer, sameLine, work } from '../mathematics/engine.ts';
import type { ShownStep, Worked } from '../mathematics/worked.ts';
import type { Lesson, Turn } from './lesson.ts';

/** Opens a lesson on whatever the mathematics engine can work; null when it finds no problem. */
export const openSteps = (message: string): Turn | null => {
  const worked = work(message);
  const [first] = worked.kind === 'worked' ? stepsOf(worked) : [];
  if (worked.kind !== 'worked' || !first) return null;
  return {
    text: `Let’s work on ${worked.problem.text} one line at a time.\n\n${first.rule}. ${first.reason}\n\nWhat does the next line read?`,
    lesson: { kind: 'steps', exercise: message, line: first.before.text, rung: 0 },
  };
};

/** The answer to what the student says while such a lesson is open; null when it has nothing to do with it. */
export const continueSteps = (lesson: Lesson, said: string): Turn | null => {
  const worked = work(lesson.exercise);
  const step =
    worked.kind === 'worked' ? stepsOf(worked).find(({ before }) => before.text === lesson.line) : undefined;
  if (worked.kind !== 'worked' || !step) return null;
  const verdict = judgeAnswer(worked, said);
  if (verdict.kind === 'right') return finished(worked);
  const reached = lineReached(worked, step, said);
  if (reached) return advance(lesson, worked, reached, 'Right.');
  if (sameLine(step.after.text, said) && inOurWriting(said) !== step.before.text)
    return { text: 'That line is right, too: it says the same. Go on from there. What comes next?', lesson };
  if (verdict.kind === 'incomplete')
    return {
      text: `That is right, but not all of it: you have ${verdict.found} of ${verdict.of}. What else makes the line true?`,
      lesson,
    };
  if (verdict.kind === 'right, other form')
    return {
      text: `That has the right value, but it is ${verdict.missing}. How could you write it better?`,
      lesson,
    };
  if (verdict.kind === 'unreadable' && !asksForHelp(said)) return null;
  return hint(lesson, worked, step, verdict.kind === 'wrong' ? 'Not quite. ' : '');
};

/** The step whose result the student has written, this one or a later one. */
const lineReached = (worked: Worked, step: ShownStep, said: string): ShownStep | undefined => {
  const steps = stepsOf(worked);
  const line = inOurWriting(said);
  return line === null
    ? undefined
    : steps.slice(steps.indexOf(step)).findLast(({ after }) => after.text === line);
};

const asksForHelp = (said: string): boolean =>
  /\b(hint|help|stuck|lost|how|why|show|don.?t know|no idea|idk|give up|next)\b/i.test(said);

/** A problem without lines of its own is one step from problem to answer. */
const stepsOf = ({ steps, problem, answer }: Worked): readonly ShownStep[] =>
  steps.length > 0
    ? steps
    : [{ before: problem, after: answer, rule: 'Work it out', reason: 'There is only one thing to do.' }];

const finished = ({ problem, answer }: Worked): Turn => ({
  text: `Yes, ${problem.text} gives ${answer.text}. Well done.\n\nWhat would you like to work out next?`,
  lesson: null,
});

const advance = (lesson: Lesson, worked: Worked, step: ShownStep, praise: string): Turn => {
  const steps = stepsOf(worked);
  const next = steps[steps.indexOf(step) + 1];
  if (!next)
    return {
      ...finished(worked),
      text: `${praise} That is the answer: ${worked.answer.text}.\n\nWhat would you like to work out next?`,
    };
  return {
    text: `${praise} Now the line reads ${next.before.text}.\n\n${next.rule}. ${next.reason}\n\nWhat comes next?`,
    lesson: { ...lesson, line: next.before.text, rung: 0 },
  };
};

// The ladder: look again, the rule and its reason, then this step is shown.
const hint = (lesson: Lesson, worked: Worked, step: ShownStep, before: string): Turn => {
  const rung = lesson.rung + 1;
  if (rung === 1)
    return {
      text: `${before}Look at ${step.before.text} again. The next thing to do: ${lower(step.rule)}. What do you get?`,
      lesson: { ...lesson, rung },
    };
  if (rung === 2)
    return {
      text: `${before}${step.rule}: ${lower(step.reason)} How does ${step.before.text} look after that?`,
      lesson: { ...lesson, rung },
    };
  return advance(lesson, worked, step, `${before}This step gives ${step.after.text}.`);
};

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
