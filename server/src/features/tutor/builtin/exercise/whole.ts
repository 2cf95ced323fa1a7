import type { Solution } from '@studia/contract/proof';
import type { Memory, OpenExercise } from '../memory.ts';
import { inMarkdown } from '../show/markdown.ts';
import { inline, onItsOwn } from '../show/mathematics.ts';
import { pictureOf } from '../show/picture.ts';
import { openProblem } from './open.ts';
import { solutionOf, solutionOfSum } from './solution.ts';
import type { Turn } from './turn.ts';
import { twinOf } from './twin.ts';
import { workedIn } from './worked.ts';

/** A worked solution as a student reads it: every step with its reason, the answer at the end. */
const wholeSolution = ({ problem, steps, answer }: Solution): string => {
  const lines = steps.map(
    ({ reason, ...line }, at) => `${at + 1}. ${inMarkdown(reason)}\n   ${onItsOwn(line)}`,
  );
  return [
    onItsOwn(problem),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    `**Answer:** ${inline(answer)}`,
  ].join('\n\n');
};

/** The whole worked answer at once, for who has chosen that; null when there is no problem to work. */
export const explainWhole = (message: string): Turn | null => {
  const opened = openProblem(message);
  if (!opened?.exercise || !opened.solution) return opened;
  const worked = opened.exercise.kind === 'steps' ? workedIn(opened.exercise.exercise) : null;
  return {
    text: `${wholeSolution(opened.solution)}\n\nWhich of these steps would you like to try on your own, with another problem?`,
    exercise: null,
    finished: opened.exercise.exercise,
    solution: opened.solution,
    picture: worked ? pictureOf(worked) : null,
  };
};

/** The whole way of the exercise that was finished last; null when there was none. */
export const howItWent = ({ finished }: Memory): Turn | null => {
  const explained = finished === null ? null : explainWhole(finished);
  return explained && { ...explained, text: `Here’s how it works, step by step.\n\n${explained.text}` };
};

const ENOUGH_WORK = 4;

/** What is said to who asks for the whole solution: it is shown to who has worked for it, or asks twice and says why. */
export const askedForAll = (open: OpenExercise, said: string): Turn | null => {
  const asked = open.asked + 1;
  const reasoned = open.reasoned || givesReason(said);
  if (open.effort >= ENOUGH_WORK || (asked > 1 && reasoned)) return revealed(open);
  const exercise = { ...open, asked, reasoned };
  if (asked === 1)
    return {
      text: 'I’ll show you all of it if you still want that after giving it a go. You learn by doing a step yourself: what have you tried so far? Or say “hint”.',
      exercise,
    };
  return {
    text: 'I can show you the full solution. First, tell me briefly: why do you want to see it now?',
    exercise,
  };
};

const REASON =
  /\b(?:because|since|so (?:that )?i|in order to|i (?:need|have|want|must|tried|am|already|can't|don't|just)|i'm|my|due|exam|test|tomorrow|homework|late|compare|check|learn|understand|stuck|time)\b/i;
const givesReason = (said: string): boolean => {
  const rest = said.replaceAll(
    /\b(?:i (?:just )?(?:want|need)|just|please|tell|give|show|me|the|whole|full|final|answer|solution|steps|i give up)\b/gi,
    ' ',
  );
  return REASON.test(rest) && (rest.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;
};

/** The whole solution in the middle of an exercise, and a twin to do alone. */
export const revealed = (open: OpenExercise): Turn | null => {
  const worked = open.kind === 'steps' ? workedIn(open.exercise) : null;
  const solution = worked ? solutionOf(worked) : solutionOfSum(open.exercise);
  if (!solution) return null;
  const twin = worked ? twinOf(open.exercise, worked) : null;
  const next = twin ? openProblem(twin.exercise) : null;
  const task = twin
    ? `Now try a similar one on your own: ${inMarkdown(twin.exercise)}`
    : 'Which step wouldn’t you have found yourself? Try to explain it in your own words.';
  return {
    text: `Here’s the full solution.\n\n${wholeSolution(solution)}\n\n${task}`,
    exercise: next?.exercise ?? null,
    finished: open.exercise,
    solution,
    picture: worked ? pictureOf(worked) : null,
  };
};
