import type { ExerciseFacts } from '../../exercises/service.ts';
import { say, type Part } from '../wording/parts.ts';
import { PHRASES, type PhraseKey } from '../wording/phrases.ts';
import type { MoveContext } from './context.ts';

/** The reason behind what is done in a step, by how the step is named; the first that fits. */
const REASONS: readonly (readonly [step: RegExp, phrase: PhraseKey])[] = [
  [/power of a power|multiply the exponents/i, 'whyPowerOfPower'],
  [/negative exponent|zero as exponent/i, 'whySmallExponents'],
  [/exponents? (?:is|are) added|add the exponents/i, 'whyExponents'],
  [/upside down|turned over/i, 'whyTurnOver'],
  [/same bottom|one bottom|all the bottoms/i, 'whySameBottom'],
  [/top by top/i, 'whyTopByTop'],
  [/minus a minus|take the opposite|subtracting a negative/i, 'whyMinusMinus'],
  [/multiply out|brackets?.*(?:every|each)|distribut/i, 'whyBrackets'],
  [/like terms|letters with letters/i, 'whyLikeTerms'],
  [/pythagoras/i, 'whyPythagoras'],
  [/percent/i, 'whyPercent'],
  [/^factor\b|factor to zero|product is (?:zero|0)/i, 'whyFactors'],
  [/in order|sort|middle/i, 'whySorted'],
  [/mean|add (?:them|all) (?:up|together)/i, 'whyMean'],
  [/wherever .* stands|put it in/i, 'whyTwoLetters'],
  [/before (?:adding|plus)|multiplying? (?:comes )?(?:first|before)|comes first/i, 'whyOrder'],
];

const NEVER_ZERO = /\bdivid\w* (?:it |both sides |everything )?by (?:the )?(?:e\s?\^|\d+\s?\^|exp|power)/i;
/** “15 minus 10” and “add the percents”, where each is of another amount. */
const TWO_PERCENTS = /of what it was before/;
const PUT_TOGETHER =
  /\d\s?%?\s?(?:minus|plus|and|[-+−])\s?\d|\b(?:add|subtract|together|combine|minus|plus)\b/i;
const TURNS = /\bflip|\bturn|\bsign|\bswitch|\breverse|\bchange/i;

/** Why a step is taken, in numbers or pictures; null where only its rule is known, or the reason was told already. */
export const reasonOf = (
  { reading, thread }: MoveContext,
  facts: ExerciseFacts,
  steps: readonly string[],
  hasTried: boolean,
): Part | null => {
  const [letter = 'x'] = facts.goal.letters;
  const phrase = NEVER_ZERO.test(reading.message)
    ? 'whyNeverZero'
    : TWO_PERCENTS.test(steps.join(' ')) && PUT_TOGETHER.test(reading.message)
      ? 'whyTwoPercents'
      : facts.isInequality && (TURNS.test(reading.message) || hasTried)
        ? 'whyFlip'
        : (REASONS.find(([step]) => steps.some((one) => step.test(one)))?.[1] ??
          (steps.some((one) => /\bboth sides\b/i.test(one)) ? 'whyBalance' : null));
  const isTold =
    phrase !== null && thread.some(({ text }) => text.includes(PHRASES[phrase][0].slice(0, BEGINNING)));
  return phrase === null || isTold ? null : say(phrase, { letter: `$${letter}$` });
};
const BEGINNING = 40;
