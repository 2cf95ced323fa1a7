import type { IdeaId } from '@studia/contract/lessons';
import type { AskedQuestion } from './asked-question.ts';

/** How far a student may be from what their record says, in log-odds: the record learns slowly, a quiz of ten questions can't wait for it. */
const SPREAD = 2;
/** How far, beside that, from what it says of an idea that was asked about a moment ago. */
const SPREAD_AGAIN = 1;
const STEPS = 6;

type Judged = Pick<AskedQuestion, 'idea' | 'chance'> & { correct: number };

/**
 * Chances as this quiz sees them. It shifts what the record foretells by how much better or worse the student did in it than was
 * foretold; and for an idea that came before, by how that went, too: the record expects more of a second question
 * than a student has learnt who was lucky with the first.
 */
export const chancesAfter = (
  asked: readonly AskedQuestion[],
): ((one: Pick<AskedQuestion, 'idea' | 'chance'>) => number) => {
  const judged = asked.flatMap(({ idea, chance, correct }) =>
    correct === null ? [] : [{ idea, chance, correct }],
  );
  const shift = shiftIn(judged, SPREAD);
  const again = shiftIn(
    secondOnes(judged).map(({ idea, chance, correct }) => ({
      idea,
      correct,
      chance: shifted(chance, shift),
    })),
    SPREAD_AGAIN,
  );
  const met = new Set(asked.map(({ idea }) => idea));
  return ({ idea, chance }) => shifted(chance, met.has(idea) ? shift + again : shift);
};

/** The shift that explains answers best, held back by how unlikely a large one is: the most probable one, by Newton's method. */
const shiftIn = (judged: readonly Judged[], spread: number): number => {
  let shift = 0;
  for (let step = 0; step < STEPS && judged.length > 0; step += 1) {
    let [slope, bend] = [-shift / spread ** 2, 1 / spread ** 2];
    for (const { correct, chance } of judged) {
      const expected = shifted(chance, shift);
      slope += correct - expected;
      bend += expected * (1 - expected);
    }
    shift += Math.max(-1, Math.min(1, slope / bend));
  }
  return shift;
};

/** The answers about ideas that had come before. */
const secondOnes = (judged: readonly Judged[]): Judged[] => {
  const met = new Set<IdeaId>();
  return judged.filter(({ idea }) => met.size === met.add(idea).size);
};

const shifted = (chance: number, shift: number): number =>
  1 / (1 + Math.exp(-(Math.log(chance / (1 - chance)) + shift)));
