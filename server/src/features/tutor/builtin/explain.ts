import type { Proof } from '@studia/contract/proof';
import { work } from '../mathematics/engine.ts';
import type { Worked } from '../mathematics/worked.ts';

/** The whole worked answer at once, for who has chosen that; null when there is no problem to work. */
export const explain = (message: string): { text: string; proof: Proof } | null => {
  const worked = work(message);
  if (worked.kind !== 'worked') return null;
  const lines = worked.steps.map(
    ({ after, rule, reason }, at) => `${at + 1}. ${rule}. ${reason}\n   ${after.text}`,
  );
  const steps = lines.length > 0 ? `\n\n${lines.join('\n')}` : '';
  return {
    text: `${worked.problem.text}${steps}\n\nAnswer: ${worked.answer.text}\n\nWhich of these steps would you like to try alone on another problem?`,
    proof: proofOf(worked),
  };
};

/** What a worked problem rests on. */
const proofOf = ({ problem, steps, answer }: Worked): Proof => ({
  source: 'mathematics',
  quotes: [],
  solution: {
    problem: { text: problem.text, latex: problem.latex },
    steps: steps.map(({ after, rule, reason }) => ({
      text: after.text,
      latex: after.latex,
      reason: `${rule}. ${reason}`,
    })),
    answer: { text: answer.text, latex: answer.latex },
  },
  checks: [],
  picture: null,
});
