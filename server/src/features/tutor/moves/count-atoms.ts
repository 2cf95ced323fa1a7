import type { Move } from '../pedagogy/moves.ts';
import { ask, say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** The idea that counting atoms belongs to. */
const BALANCING = 'chemistry/balance-with-coefficients';

/** A chemical equation: balanced or not, by counting; who asks how is not told the numbers. */
export const countAtoms = (
  { state }: MoveContext,
  {
    balance: { line, isBalanced, element, left, right, changed, hint, claim },
  }: Extract<Move, { kind: 'count atoms' }>,
): Reply => {
  const next = goOn(state, { item: null, waits: 'answer', heard: state.heard ?? BALANCING });
  // Another formula is another substance: that is how nobody may balance.
  if (changed.length > 0)
    return {
      parts: [say('formulaChanged', { formula: changed.join(', ') }), ask('notBalancedAsk')],
      state: next,
    };
  if (claim && !isBalanced)
    return {
      parts: [
        say(claim.isRight ? 'coefficientFits' : 'coefficientNot', { shown: claim.shown }),
        ...(claim.lead
          ? [
              ask('balanceHint', {
                ...claim.lead,
                count: String(claim.lead.count),
                each: String(claim.lead.each),
              }),
            ]
          : [
              say('notBalanced', { line, element, left: String(left), right: String(right) }),
              ask('notBalancedAsk'),
            ]),
      ],
      state: next,
    };
  return {
    parts: hint
      ? [
          ask('balanceHint', {
            element,
            count: String(hint.count),
            formula: hint.formula,
            each: String(hint.each),
          }),
        ]
      : isBalanced
        ? [
            say('balanced', { line }),
            ...(/\d\.\d/.test(line) ? [say('balancedHalf')] : []),
            ask('balancedAsk'),
          ]
        : [
            say('notBalanced', { line, element, left: String(left), right: String(right) }),
            ask('notBalancedAsk'),
          ],
    state: next,
  };
};
