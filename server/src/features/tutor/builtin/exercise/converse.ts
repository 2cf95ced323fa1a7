import type { Style } from '@studia/contract/chat';
import { evaluateSum, findSum, nextSumStep, readSum, showSum, type Worked } from '@studia/mathematics';
import type { Intent } from '../intent/intent.ts';
import type { Memory, OpenExercise } from '../memory.ts';
import { bareOf } from '../said/readings.ts';
import { inMarkdown } from '../show/markdown.ts';
import { inline } from '../show/mathematics.ts';
import { aboutStep, namesAStep } from './about-step.ts';
import { continueSum, expects, hintForSum, lineOfSum } from './arithmetic.ts';
import { howToCheck } from './check-it.ts';
import { claimsASum, judgedClaim } from './claim.ts';
import { judgeClaim } from './judge.ts';
import { listTurn, openFromList, withNext } from './list-turn.ts';
import { exercisesIn } from './list.ts';
import { moveAsked } from './move-asked.ts';
import { openProblem } from './open.ts';
import { judgedWork, linesOfWork } from './own-work.ts';
import { continueSteps, hintForSteps, named, stepAt, whyOfStep } from './steps.ts';
import { waitsForReason, type Turn } from './turn.ts';
import { twinOf } from './twin.ts';
import { variationOf } from './variation.ts';
import { askedForAll, explainWhole, howItWent, revealed } from './whole.ts';
import { workedIn } from './worked.ts';

/** What mathematics has to say to a message; null when it is about something else. */
export const mathematicsTurn = (
  message: string,
  intent: Intent,
  memory: Memory,
  style: Style,
): Turn | null => {
  const turned = listTurn(message, memory, style);
  if (turned) return turned;
  const items = intent.kind === 'check' ? [] : exercisesIn(message);
  const turn =
    items.length > 1 ? openFromList(items, 0, style, true) : oneExercise(message, intent, memory, style);
  return withNext(turn, memory, style);
};

const oneExercise = (said: string, intent: Intent, memory: Memory, style: Style): Turn | null => {
  const message = withFunction(said, memory.exercise?.exercise ?? memory.finished ?? '');
  const { exercise: open } = memory;
  const lines = linesOfWork(message, intent.kind === 'check');
  const work = lines.length > 0 ? judgedWork(lines, open) : null;
  if (work) return work;
  const opened = style === 'explain' ? explainWhole : openProblem;
  const last = open?.exercise ?? memory.finished;
  const varied = last === null ? null : variationOf(message, last);
  if (varied !== null) return opened(varied);
  const asked =
    memory.finished === null || (open && !namesAStep(message))
      ? null
      : askedAfterwards(message, memory.finished);
  if (asked) return asked;
  if (open && !setsAnother(message, open))
    return onOpenExercise(message, namesAStep(message) ? { ...intent, kind: 'hint' } : intent, open);
  const again = saidAgain(message, memory);
  if (again?.right) return again;
  const lookedBack = LOOKS_BACK.has(intent.kind) && memory.last === 'exercise' ? howItWent(memory) : null;
  return judgedClaim(message) ?? (asksForWords(message) ? null : opened(message)) ?? lookedBack ?? again;
};

// “And f(-1)?” asks about the function that was given before.
const withFunction = (message: string, last: string): string => {
  const [given, name = ''] = /\b([fgh])\s*\(\s*x\s*\)\s*=\s*[^,;?]*x[^,;?]*/.exec(last) ?? [];
  const value = new RegExp(
    String.raw`\b${name || 'f'}\s*\(\s*x\s*\)\s*=\s*([-−]?\d+(?:\.\d+)?)\s*[?.]?\s*$`,
  ).exec(message)?.[1];
  if (given !== undefined && value !== undefined)
    return `Solve ${given.replace(/^[^=]*=/, '').trim()} = ${value}`;
  const isMeant = given !== undefined && new RegExp(String.raw`\b${name}\s*\(`).test(message);
  return isMeant && !new RegExp(String.raw`\b${name}\s*\(\s*x\s*\)\s*=[^,;?]*x`).test(message)
    ? `If ${given.trim()}, ${message.replace(/^\W*(?:and|now|then|what about)\s+/i, 'what is ')}`
    : message;
};

const askedAfterwards = (message: string, finished: string): Turn | null =>
  howToCheck(message, finished) ?? aboutStep(message, finished);

const LOOKS_BACK = new Set<Intent['kind']>(['why', 'meaning', 'simpler', 'reveal']);

// What is read out of “prove that …”, or a formula without a number whose letters are to be explained, is not what was asked for.
const asksForWords = (message: string): boolean =>
  ASKS_FOR_PROOF.test(message) ||
  (!/\d/.test(message.replaceAll(/\b\d+(?:st|nd|rd|th)\b/gi, '')) && ASKS_WHAT_IT_MEANS.test(message));
const ASKS_WHAT_IT_MEANS = /\b(?:means?|stands? for|explain|understand|represents?)\b/i;
const ASKS_FOR_PROOF =
  /^\s*(?:(?:please|can you|how (?:do|can|would) (?:i|you|we))\s+)?(?:prove|disprove|show that|derive the)\b/i;

// A word that sets a task: what follows is no answer to the line before.
const TASK =
  /\b(?:solve|factor|simplify|evaluateSum|differentiate|integrate|derivative|what is|what are|what's|how many|how much|find|round|convert|expand|work out|calculate|compute|graph|plot|what if|what about|how about)\b/i;

/** Whether a message sets another exercise than the open one. */
const setsAnother = (message: string, open: OpenExercise): boolean => {
  const sum = findSum(message);
  if (open.kind === 'steps') return TASK.test(message) && /\d/.test(message) && workedIn(message) !== null;
  if (!sum) return TASK.test(message) && /\d/.test(message) && workedIn(message) !== null;
  return !isPartOfSum(open, showSum(sum)) && !isAnswerToSum(open, message);
};

const ONLY_A_FRACTION = /^\s*[-−]?\d+\s*\/\s*\d+\s*[.!?]*\s*$/;

// "4 × 2 = 8" or "1/2" in the middle of an exercise is the student's step, not a new exercise.
const isAnswerToSum = (open: OpenExercise, message: string): boolean => {
  const sum = findSum(message);
  const value = sum && evaluateSum(sum);
  if (ONLY_A_FRACTION.test(message)) return true;
  return (claimsASum(message) || /\d\s*\/\s*\d/.test(message)) && value !== null && expects(open, value);
};

const isPartOfSum = (open: OpenExercise, sum: string): boolean => {
  const line = readSum(open.line);
  const step = line && nextSumStep(line);
  return step !== null && [step.operation, step.after].some((one) => showSum(one) === sum);
};

const onOpenExercise = (message: string, intent: Intent, open: OpenExercise): Turn | null => {
  const steps = open.kind === 'steps' ? workedIn(open.exercise) : null;
  const claimed = steps ? null : judgedClaim(message);
  if (claimed?.right && claimed.finished === open.exercise) return claimed;
  const asked = steps ? moveAsked(message, open, steps) : null;
  if (asked) return asked;
  const said = steps ? continueSteps(open, steps, message) : continueSum(open, message);
  if (said?.right) return said;
  switch (intent.kind) {
    case 'reveal':
      return askedForAll(open, message);
    case 'hint':
    case 'simpler':
    case 'meaning':
      return steps ? hintForSteps(open, steps) : hintForSum(open);
    case 'why':
      return steps ? whyOfStep(open, steps) : hintForSum({ ...open, rung: Math.max(1, open.rung) });
    case 'example':
      return steps ? hintForSteps({ ...open, rung: 2 }, steps) : hintForSum({ ...open, rung: 2 });
    case 'back':
      return {
        text: `Back to work: we’re at ${standing(open)}.\n\nWhat would you do next?`,
        exercise: open,
      };
    case 'stop':
      return {
        text: 'All right, let’s leave it there. What would you like to do instead?',
        exercise: null,
        finished: open.exercise,
      };
    default:
      if (said) return said;
      if (TELLS_THE_WAY.test(message))
        return withThanks(steps ? hintForSteps(open, steps) : hintForSum(open));
      if (waitsForReason(open) && /\p{L}{2,}/u.test(message)) return revealed(open);
      return { text: backToWork(open), exercise: open, unrelated: true };
  }
};

// How somebody went about it is no answer, and nothing for the books either.
const TELLS_THE_WAY =
  /^\W*(?:(?:but|so|well|ok)\b[\s,]*)*(?:i|we) (?:just |only |first |have )*(?:add|multipl|subtract|divid|us(?:ed|e)\b|tried|did|put|took|squared|count|guess)/i;
const withThanks = (turn: Turn | null): Turn | null =>
  turn && { ...turn, text: `Thanks, now I see how you did it. ${turn.text}` };

/** The line at which an open exercise stands. */
export const standing = (open: OpenExercise): string => {
  if (open.kind === 'arithmetic') return lineOfSum(open);
  const worked = workedIn(open.exercise);
  const step = worked ? stepAt(open, worked) : undefined;
  return step ? inline(step.before) : inMarkdown(open.line);
};

const backToWork = (open: OpenExercise): string =>
  `I couldn’t find any maths in that. We’re at ${standing(open)}. Write what you get for the next step, or say “hint”.`;

// Who gives the right answer once more hears once more that it is right.
const saidAgain = (message: string, { finished }: Memory): Turn | null => {
  if (finished === null || message.length > 100 || TASK.test(message)) return null;
  const worked = workedIn(finished);
  if (!worked || isSumOfItsOwn(message, worked)) return null;
  const { kind } = judgeClaim(worked, message);
  if (kind === 'right')
    return {
      text: `Yes, that’s right: ${inline(worked.answer)}. Shall we try another one like it?`,
      exercise: null,
      finished,
      offer: 'another one',
      right: true,
    };
  return kind === 'wrong' && worked.answer.value && isOnlyAnAnswer(message)
    ? {
        text: `That’s not the answer to ${named(worked.problem)}. Do you want to go through it again, step by step?`,
        exercise: null,
        finished,
        offer: finished,
      }
    : null;
};

// Whoever says more than a number, a letter and a unit says something else.
const isOnlyAnAnswer = (message: string): boolean =>
  (bareOf(message).match(/\p{L}{2,}/gu) ?? []).length <= 1 &&
  !/\b(?:why|how|step|number|page|if)\b/i.test(message);

// After 5 + 5, `20 / 2` is a new exercise, though it comes to the same.
const isSumOfItsOwn = (message: string, { answer }: Worked): boolean =>
  findSum(message) !== null &&
  answer.value?.kind === 'number' &&
  !message.includes('=') &&
  !ONLY_A_FRACTION.test(message);

/** Another exercise like the last one; null when none was done or none is found. */
export const anotherOne = ({ finished, exercise }: Memory): Turn | null => {
  const last = exercise?.exercise ?? finished;
  const worked = last === null ? null : workedIn(last);
  if (last === null || !worked) return null;
  const twin = twinOf(last, worked);
  return twin && openProblem(twin.exercise);
};
