import * as recordRules from '../../server/src/features/practice/rules/chance.ts';
import {
  simulatedHelp,
  simulatedOrder,
} from '../../server/src/features/practice/rules/simulation.fixture.ts';
import { simulatedQuizzes } from '../../server/src/features/quiz/rules/simulation.fixture.ts';

/** A thousand students whose abilities are known: what quizzes and mastery make of them. `npm run evals:simulation`. */
const GROUPS = ['weakest fifth', 'second', 'middle', 'fourth', 'strongest fifth'];
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(3)}`;

const STOCKS = [
  { stock: 'lessons', words: 'questions as the written lessons have them' },
  { stock: 'ample', words: 'questions of every difficulty, more than anybody needs' },
] as const;

console.log('Adaptive quiz, questions 11 to 20: right answers above the target');
for (const { stock, words } of STOCKS) {
  const fifths = simulatedQuizzes(recordRules, { stock, students: 1_000 });
  const mean = fifths.reduce((sum, { gap }) => sum + gap, 0) / fifths.length;
  console.log(`  ${words}: all students ${signed(mean)}`);
  for (const [place, { gap, reachable }] of fifths.entries())
    console.log(
      `    ${(GROUPS[place] ?? '').padEnd(16)} ${signed(gap)}   if the student’s ability were known: ${signed(reachable)}`,
    );
}
console.log('Order of ten ideas by mastery against the truth, mean Spearman correlation');
for (const about of [4, 8, 20, 40]) {
  const { ours, best } = simulatedOrder(10 * about);
  console.log(
    `  ${String(about).padStart(2)} answers about each idea: ${ours.toFixed(2)}   the best from the same answers: ${best.toFixed(2)}`,
  );
}
const { helped, raised } = simulatedHelp(100, 400);
console.log(`Answers with help: ${helped}; of them raised what is known to be done alone: ${raised}`);
