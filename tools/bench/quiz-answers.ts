import { randomUUID } from 'node:crypto';
import { percentile as at, type Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { makeStudent, type Student } from './student.ts';

const STUDENTS = 50;
const QUESTIONS = 15;
const ROUNDS_TOGETHER = 3;
/** How long a student thinks about a question: short, so that more of them answer at once than in any class. */
const THINKING = { least: 1_000, most: 3_000 };

interface Question {
  idea: { id: string };
  item: { id: string; kind: string; options: string[] };
}
interface Running {
  student: Student;
  id: string;
  ahead: Question[];
}

/** How long a student waits for feedback while fifty take a quiz: from the answer sent to the answer explained. */
export const benchQuizAnswers = async (dataDir: string): Promise<Figures> => {
  const product = await startProduct(dataDir);
  try {
    return await measure(product.url);
  } finally {
    await product.stop();
  }
};

const measure = async (url: string): Promise<Figures> => {
  const running: Running[] = [];
  for (let number = 0; number < STUDENTS; number += 1)
    running.push(await begin(url, await makeStudent(url, `quiz-${number}@bench.example.org`)));
  const together: number[] = [];
  // The very worst: a teacher says "now", and everybody's answer comes in the same moment.
  for (let round = 0; round < ROUNDS_TOGETHER; round += 1)
    together.push(...(await Promise.all(running.map((one) => answerNext(url, one)))));
  const waits = (await Promise.all(running.map((one) => play(url, one)))).flat();
  return [
    [`answers of ${STUDENTS} students at once`, String(waits.length)],
    ['feedback after, median', `${at(waits, 0.5).toFixed(0)} ms`],
    ['feedback after, p95', `${at(waits, 0.95).toFixed(0)} ms`, '100 ms'],
    [
      'feedback where all answer in the same moment, median / p95',
      `${at(together, 0.5).toFixed(0)} / ${at(together, 0.95).toFixed(0)} ms`,
    ],
  ];
};

const post = async <Reply>(url: string, { token }: Student, path: string, body: object): Promise<Reply> => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply;
};

const begin = async (url: string, student: Student): Promise<Running> => {
  const { quiz } = await post<{ quiz: Omit<Running, 'student'> }>(url, student, '/api/quizzes', {
    scope: { book: 'arithmetic' },
    length: QUESTIONS,
    difficulty: 'adaptive',
    mode: 'practise',
    minutes: null,
  });
  return { student, id: quiz.id, ahead: quiz.ahead };
};

const play = async (url: string, running: Running): Promise<number[]> => {
  const waits: number[] = [];
  while (running.ahead.length > 0) {
    const { least, most } = THINKING;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
    waits.push(await answerNext(url, running));
  }
  return waits;
};

/** Answers the next question and goes on to the one after it; how long that took. */
const answerNext = async (url: string, running: Running): Promise<number> => {
  const [question] = running.ahead;
  if (!question) throw new Error('The quiz is over.');
  const began = performance.now();
  const reply = await post<{ ahead: Question[] }>(
    url,
    running.student,
    `/api/quizzes/${running.id}/answers`,
    {
      id: randomUUID(),
      idea: question.idea.id,
      item: question.item.id,
      answer: answerTo(question.item),
      confidence: 75,
      hints: 0,
      milliseconds: 2_000,
    },
  );
  const took = performance.now() - began;
  running.ahead = reply.ahead;
  return took;
};

const answerTo = ({ kind, options }: Question['item']): object => {
  if (kind === 'choice') return { kind, option: options[0] };
  if (kind === 'order') return { kind, order: options };
  return kind === 'true-false' ? { kind, value: true, reason: 'it is so' } : { kind, text: '12' };
};
