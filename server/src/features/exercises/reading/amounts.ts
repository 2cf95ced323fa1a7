import { numberIn } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';
import { balanceIn, equationIn, termsOf } from './balance.ts';

/** What is said of amounts beside a chemical equation, held against its ratio. */
export interface Amounts {
  line: string;
  given: string;
  /** “4 mol of Al go with 2 mol of Al2O3”. */
  ratio: string;
  claimed: string;
  isRight: boolean;
}

const AMOUNT =
  /(?<![\d.])(\d{1,6}(?:\.\d{1,4})?)\s?(mol|moles?|g|grams?)\s(?:of\s)?((?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,6}\)\d{0,2}){1,8})(?![\p{L}\d])/gu;
const AN_AMOUNT = /(?<![\d.])(\d{1,6}(?:\.\d{1,4})?)\s?(mol|moles?|g|grams?)\b/gi;
const ASKS = /\b(?:how (?:many|much)|why|what|which|limiting|excess|left over|yield|%)/i;

interface Amount {
  value: number;
  isMoles: boolean;
  formula: string;
}

const amountsIn = (text: string): Amount[] =>
  Array.from(text.matchAll(AMOUNT), ([, value = '', unit = '', formula = '']) => ({
    value: Number(value),
    isMoles: /^m/i.test(unit),
    formula,
  }));

/** “4Al + 3O2 → 2Al2O3, so 0.4 mol Al makes 0.4 mol Al2O3”; null where that says nothing of one amount that follows from another. */
export const amountsBeside = (message: string, earlier: readonly string[]): Amounts | null => {
  if (ASKS.test(message)) return null;
  const all = [...earlier, message];
  const written = all.findLast((one) => equationIn(one) !== null);
  const equation = written === undefined ? null : equationIn(written);
  if (!equation || balanceIn(equation[0])?.isBalanced !== true) return null;
  const amounts = amountsIn(inDigits(message.replace(equation[0], ' ')));
  const [given, claimed] = amounts.length === 0 ? again(message, earlier) : amounts;
  if (!given || !claimed || amounts.length > 2 || given.isMoles !== claimed.isMoles) return null;
  const terms = termsOf(equation);
  const [one, other] = [given, claimed].map(({ formula }) => terms.find((term) => term.formula === formula));
  if (!one || !other || one === other) return null;
  const unit = given.isMoles ? 'mol' : 'g';
  const expected = given.isMoles
    ? (given.value * other.times) / one.times
    : inGrams(equation[0], given, claimed);
  if (expected === null) return null;
  return {
    line: equation[0].replaceAll(/\s*(?:-+>|=+>?)\s*/g, ' → '),
    given: `${given.value} ${unit} of ${given.formula}`,
    ratio: `${one.times} mol of ${one.formula} go with ${other.times} mol of ${other.formula}`,
    claimed: `${claimed.value} ${unit} of ${claimed.formula}`,
    isRight: Math.abs(expected - claimed.value) <= ROUNDED * expected,
  };
};
const ROUNDED = 0.006;
const inDigits = (text: string): string =>
  text.replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));

/** “Oh so 0.2 mol”: the last amount that was claimed, anew. */
const again = (message: string, earlier: readonly string[]): Amount[] => {
  const [given, before] = amountsIn(
    inDigits(earlier.slice(-RECENT).findLast((one) => amountsIn(one).length === 2) ?? ''),
  );
  const [own, more] = Array.from(message.matchAll(AN_AMOUNT));
  const words = message.match(/\p{L}{3,}/gu)?.length ?? 0;
  return given && before && own && !more && words <= A_FEW && /^m/i.test(own[2] ?? '') === before.isMoles
    ? [given, { ...before, value: Number(own[1]) }]
    : [];
};
const [RECENT, A_FEW] = [2, 5];

const inGrams = (equation: string, given: Amount, asked: Amount): number | null => {
  const arrow = equation.replace('⇌', '→');
  const task = `${arrow}. How many grams of ${asked.formula} do you get from ${given.value} g of ${given.formula}?`;
  return numberIn(workedIn(task)?.answer.text.replace(/ g$/, '') ?? '');
};
