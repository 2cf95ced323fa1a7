import type { Property } from '../../exercises/service.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import type { MoveContext, Reply } from './context.ts';

/** Behind a right answer: what was said of something else as well. */
export const propertyBeside = (property: Property | null): Part[] => {
  if (!property) return [];
  const { claim, isRight, why } = property;
  if (isRight === null) return [say('propertyOpen', { claim })];
  return [isRight ? say('propertyRight', { why }) : say('propertyWrong', { claim, why })];
};

/** What is said of another property of what the task is about, and nothing else. */
export const judgeProperty = ({ state }: MoveContext, { isRight, why }: Property): Reply => ({
  parts: isRight
    ? [say('askedRight', { line: why })]
    : [
        say('notQuite'),
        { part: 'say', phrase: 'whyRule', fill: { reason: why }, breaks: false },
        ask('afterSlip'),
      ],
  state: { ...state, lost: 0, thought: null },
});
