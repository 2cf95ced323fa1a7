import type { IdeaId } from '@studia/contract/lessons';
import { QUIZ } from '@studia/contract/limits';
import type { AskedQuestion } from './asked-question.ts';
import { chooseNext, type Candidate } from './choose.ts';
import type { QuizState, StoredQuestion } from './quiz-state.ts';

/** A question that got its place. */
export interface Planned {
  idea: IdeaId;
  item: string;
  chance: number;
}

type Plannable = Pick<StoredQuestion, 'content' | 'chance' | 'daysSince' | 'answered'>;

/** The questions that come next, as many as are handed over ahead; what is not answered yet is not held for or against anybody. */
export const planNext = (
  { difficulty, length }: Pick<QuizState, 'difficulty' | 'length'>,
  questions: readonly Plannable[],
): Planned[] => {
  const asked: AskedQuestion[] = questions
    .flatMap((question) => (question.answered ? [{ ...question, answered: question.answered }] : []))
    .toSorted((one, other) => one.answered.number - other.answered.number)
    .map(({ content, chance, answered }) => ({
      idea: content.idea.id,
      kind: content.item.kind,
      correct: answered.verdict.correct,
      chance,
    }));
  let open = questions.filter(({ answered }) => answered === null).map(candidateIn);
  const planned: Candidate[] = [];
  const wanted = Math.min(QUIZ.ahead, length - asked.length);
  while (planned.length < wanted) {
    const next = chooseNext(open, [...asked, ...planned.map(asPlanned)], difficulty);
    if (!next) break;
    planned.push(next);
    open = open.filter((one) => one !== next);
  }
  return planned.map(({ idea, item, chance }) => ({ idea, item, chance }));
};

const candidateIn = ({ content, chance, daysSince }: Plannable): Candidate => ({
  idea: content.idea.id,
  item: content.item.id,
  kind: content.item.kind,
  difficulty: content.item.difficulty,
  needs: content.idea.needs,
  chance,
  daysSince,
});

const asPlanned = ({ idea, kind, chance }: Candidate): AskedQuestion => ({
  idea,
  kind,
  chance,
  correct: null,
});
