import type { Style } from '@studia/contract/chat';
import type { ExerciseList, Memory } from '../memory.ts';
import { placeWanted } from './list.ts';
import { openProblem } from './open.ts';
import type { Turn } from './turn.ts';
import { explainWhole } from './whole.ts';

/** Opens one exercise of a list. */
export const openFromList = (items: string[], at: number, style: Style, isNew = false): Turn | null => {
  const item = items[at];
  const opened = item === undefined ? null : (style === 'explain' ? explainWhole : openProblem)(item);
  if (!opened) return null;
  const list: ExerciseList = { items, at, open: opened.exercise?.exercise ?? opened.finished ?? null };
  const begun = isNew ? `I see ${items.length} exercises. Let’s take them one by one.\n\n` : '';
  return { ...opened, text: `${begun}**Number ${at + 1}.** ${goingOn(opened, list)}`, list };
};

// Where everything is shown at once, the student says when to go on.
const goingOn = ({ text, exercise }: Turn, { items, at }: ExerciseList): string =>
  exercise || at + 1 >= items.length
    ? text
    : withLastLine(text, `Is anything unclear, or shall we move on to number ${at + 2}?`);

/** What a message means in a list of exercises; null when it does not turn to another one. */
export const listTurn = (message: string, { list, exercise }: Memory, style: Style): Turn | null => {
  const place = list && placeWanted(message, list, exercise !== null);
  return list && place !== null ? openFromList(list.items, place, style) : null;
};

/** A turn that ends an exercise of a list goes on with the next one. */
export const withNext = (turn: Turn | null, { list }: Memory, style: Style): Turn | null => {
  if (!list || !turn || turn.exercise || turn.list !== undefined || turn.finished !== list.open) return turn;
  const next = turn.right ? openFromList(list.items, list.at + 1, style) : null;
  if (next)
    return { ...next, text: withLastLine(turn.text, next.text), finished: turn.finished, right: true };
  return turn.right && list.at + 1 === list.items.length
    ? {
        ...turn,
        text: withLastLine(turn.text, 'That was the last one on your list. Which was the hardest?'),
        list: null,
      }
    : turn;
};

const withLastLine = (text: string, line: string): string => text.replace(/\n\n[^\n]*$/, `\n\n${line}`);
