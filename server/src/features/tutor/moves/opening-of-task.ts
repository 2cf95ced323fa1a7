import type { ExerciseFacts } from '../../exercises/service.ts';
import { goalOf } from '../wording/goal.ts';
import { ask, say, type Part } from '../wording/parts.ts';

const isSum = ({ goal, isTold }: ExerciseFacts): boolean =>
  !isTold && (goal.kind === 'work out' || goal.kind === 'evaluate');

/** The first sentence about a task: what it is, and what is wanted. */
export const openingOf = (facts: ExerciseFacts): Part => {
  const fill = { problem: facts.problem, goal: goalOf(facts.goal) };
  if (isSum(facts)) return say(facts.next === null ? 'openSum' : 'openLongSum', fill);
  return say(facts.isTold ? 'openStory' : 'openLine', fill);
};

/** The first question about a task. What `asked` names is what a law could find. */
export const openingQuestion = (facts: ExerciseFacts, asked: string | null): Part => {
  if (isSum(facts) && facts.next === null) return ask('sumAsk', { line: facts.line });
  if (facts.goal.kind !== 'formula' || !facts.isTold) return ask('openFirst');
  const all = facts.given;
  const given = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}` : all.join('');
  if (asked !== null && given !== '') return ask('openAskedAsk', { asked, given });
  return all.length > 1 ? ask('openGivenAsk', { given }) : ask('openStoryAsk');
};
