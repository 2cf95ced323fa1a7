import { show } from '../expression/fraction.ts';
import { number } from '../expression/tree.ts';
import { plainLine, type Worked } from '../worked.ts';
import { solveRelations, type SolvedStory } from './relations.ts';

/** A solved story as the engine hands out its work: one step for each line, the answer with its unit. */
const asWorked = (text: string, { answer, unit, isPutBack, lines }: SolvedStory): Worked => {
  const problem = text.replaceAll(/\s+/g, ' ').trim();
  const befores = [problem, ...lines.map((line) => line.text)];
  const amount =
    unit === '$' ? `$${inMoney(show(answer))}` : `${show(answer)}${unit === '' ? '' : ` ${unit}`}`;
  return {
    kind: 'worked',
    problem: plainLine(problem),
    instruction: 'solve the story',
    steps: lines.map((line, at) => ({
      before: plainLine(befores[at] ?? problem),
      after: plainLine(line.text),
      rule: line.reason,
      reason: line.reason,
    })),
    answer: { ...plainLine(amount), value: number(answer) },
    check: isPutBack ? 'put-back' : null,
  };
};

// $4.5 is written $4.50.
const inMoney = (digits: string): string => (/^\d+\.\d$/.test(digits) ? `${digits}0` : digits);

/** Works an arithmetic story; null when it was not read whole. */
export const workByRelations = (text: string): Worked | null => {
  const story = solveRelations(text);
  return story && asWorked(text, story);
};
