import type { ShownStep, Worked } from '@studia/mathematics';
import { stepsOf } from './solution.ts';
import { workedIn } from './worked.ts';

/** The words that set a line of a student's own as a task of the same kind. */
const TASKS: Readonly<Record<string, string>> = {
  solve: 'Solve',
  simplify: 'Simplify',
  expand: 'Expand',
  'work out': 'What is',
  evaluate: 'What is',
};

/** A line of the student's own, worked from where it stands; null where it doesn’t lead to the same answer, or to a part of it. */
export const ownWay = ({ instruction, answer }: Worked, line: string): Worked | null => {
  const task = TASKS[instruction];
  const own = task === undefined ? null : workedIn(`${task} ${line}`);
  return own?.problem.text === line && partsOf(answer.text).includes(own.answer.text) ? own : null;
};
const partsOf = (answer: string): string[] => [answer, ...answer.split(' and ')];

/** What is left to do at a line: from there on where it is one of ours, by its own way where it is the student’s. */
export const stepsFrom = (worked: Worked, line: string): readonly ShownStep[] => {
  const steps = stepsOf(worked);
  const at = steps.findIndex(({ before }) => before.text === line);
  if (at >= 0) return steps.slice(at);
  const own = ownWay(worked, line);
  return own ? stepsOf(own) : steps;
};
