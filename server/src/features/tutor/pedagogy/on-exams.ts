import type { State } from '../state/state.ts';
import { examsIn, minutesIn } from '../understand/exam-list.ts';
import type { Reading } from '../understand/reading.ts';
import { subjectsIn } from '../understand/school-subjects.ts';
import type { Move } from './moves.ts';

/** Exams that are told of with their days, and what is said of their plan afterwards. */
export const onExams = (state: State, { plain, wish }: Reading): Move | null => {
  if (wish !== null || state.language !== 'en') return null;
  if (state.focus === 'plan' && state.plan?.isOfExams) {
    const isOfPlan =
      minutesIn(plain) !== null ||
      examsIn(plain).length > 0 ||
      (subjectsIn(plain).length > 0 && OF_A_PLAN.test(plain));
    return isOfPlan ? { kind: 'plan exams' } : null;
  }
  const exams = examsIn(plain);
  const isPlanned =
    exams.length > 1 || (exams.length === 1 && minutesIn(plain) !== null && IS_AN_EXAM.test(plain));
  return isPlanned && (IS_AN_EXAM.test(plain) || minutesIn(plain) !== null) ? { kind: 'plan exams' } : null;
};
const IS_AN_EXAM = /\b(?:tests?|exams?|quiz(?:zes)?|finals?|midterms?|mocks?)\b/;
const OF_A_PLAN =
  /\b(?:how (?:much|long|many)|hard(?:er|est)?|worse|worst|bad at|struggl\w*|worried|scared|difficult|suck at|first)\b/;
