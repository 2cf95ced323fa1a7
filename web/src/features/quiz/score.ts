import type { QuizAnswer } from '@studia/contract/quiz';

const RIGHT_FROM = 0.8;
const SURE_FROM = 75;

type Level = 'all' | 'most' | 'some' | 'few';

/** What the answers of a quiz come to; answers that nobody could judge yet are left out. */
export const scoreOf = (answers: readonly QuizAnswer[]) => {
  const judged = answers.filter(({ outcome }) => outcome !== null && outcome.correct !== null);
  const right = judged.filter(isRight);
  const sure = judged.filter(({ confidence }) => (confidence ?? 0) >= SURE_FROM);
  const alone = right.filter(({ hints }) => hints === 0).length;
  return {
    judged: judged.length,
    right: right.length,
    alone,
    withHelp: right.length - alone,
    sure: sure.length,
    sureAndRight: sure.filter(isRight).length,
    toCompare: answers.length - judged.length,
    level: levelOf(right.length, judged.length),
  };
};

const isRight = ({ outcome }: QuizAnswer): boolean => (outcome?.correct ?? 0) >= RIGHT_FROM;

const levelOf = (right: number, of: number): Level => {
  if (of > 0 && right === of) return 'all';
  if (right >= of * 0.7) return 'most';
  return right >= of * 0.35 ? 'some' : 'few';
};
