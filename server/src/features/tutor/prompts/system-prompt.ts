import { COUNTRIES } from '@studia/contract/countries';
import { STANDARDS } from '@studia/contract/profile';
import type { Learner, Situation } from '../turn.ts';
import explain from './explain.md?raw';
import guide from './guide.md?raw';
import tutor from './tutor.md?raw';

/** The rules that a model is given. They hold nothing that a student wrote. */
export const systemPrompt = ({ style, learner }: Situation, today: Date): string =>
  [
    tutor,
    style === 'explain' ? explain : guide,
    aboutLearner(learner),
    `Today is ${today.toISOString().slice(0, 10)}.`,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');

// A country can be typed freely, so only names that we know ourselves may stand among the rules.
const aboutLearner = (learner: Learner | null): string => {
  const standard = STANDARDS.find((one) => one === learner?.standard);
  const country = COUNTRIES.find((one) => one === learner?.country);
  if (!standard && !country) return '';
  return `The student ${[standard && `is in: ${standard}`, country && `lives in: ${country}`].filter(Boolean).join('; ')}.`;
};
