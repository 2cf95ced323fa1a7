import type { Quote } from '@studia/contract/proof';
import { intentOf } from './intent/intent.ts';
import { proofOf, type Moment, type Reply } from './moment.ts';
import { questionsIn } from './said/questions.ts';

type Speaker = (moment: Moment) => Promise<Reply | null>;

/** Answers to several questions in one message, what the books say first and what is to be worked out last; null for one question. */
export const questionsTurn = async (
  moment: Moment,
  inBooks: Speaker,
  inMathematics: Speaker,
): Promise<Reply | null> => {
  const questions = questionsIn(moment.message);
  if (questions.length < 2) return null;
  const isProblem = await moment.mathWorker.ask('areProblems', questions, []);
  const problem = questions.find((_, at) => isProblem[at]);
  const others = questions.filter((_, at) => !isProblem[at]);
  // Several problems are a list, and one thing after the other in mathematics.
  if (isProblem.length === 0 || others.length === 0 || others.length < questions.length - 1) return null;
  const answers: Reply[] = [];
  for (const question of others) {
    const { memory } = answers.at(-1) ?? moment;
    const answer = await inBooks({ ...moment, message: question, intent: intentOf(question), memory });
    if (answer) answers.push(answer);
  }
  const memory = answers.at(-1)?.memory ?? moment.memory;
  const worked =
    problem === undefined
      ? null
      : await inMathematics({ ...moment, message: problem, intent: intentOf(problem), memory });
  return joined(worked ? [...answers, worked] : answers);
};

const joined = (replies: readonly Reply[]): Reply | null => {
  const last = replies.at(-1);
  if (!last) return null;
  const quotes: Quote[] = [];
  const texts = replies.map(({ text, proof }, at) => {
    const numbered = text.replaceAll(
      / \[(\d)\]/g,
      (_, number: string) => ` [${Number(number) + quotes.length}]`,
    );
    quotes.push(...(proof?.quotes ?? []));
    return at === replies.length - 1 ? numbered : withoutTask(numbered);
  });
  const { proof, memory } = last;
  return {
    text: texts.join('\n\n'),
    memory,
    proof: proof ? { ...proof, quotes } : quotes.length > 0 ? proofOf('books', { quotes }) : null,
  };
};

// One task at the end is enough.
const withoutTask = (text: string): string => text.replace(/\n\n[^\n]*\?$/, '');
