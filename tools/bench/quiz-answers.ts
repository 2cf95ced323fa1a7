import { randomUUID } from 'node:crypto';
import { percentile as at, type Figures } from './figures.ts';
import { startProduct } from './product.ts';
import { makeStudent, type Student } from './student.ts';

const STUDENTS = 50;
const QUESTIONS = 12;
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
  const waits = (await Promise.all(running.map((one) => play(url, one)))).flat();
  return [
    [`answers of ${STUDENTS} students at once`, String(waits.length)],
    ['feedback after, median', `${at(waits, 0.5).toFixed(0)} ms`],
    ['feedback after, p95', `${at(waits, 0.95).toFixed(0)} ms`, '100 ms'],
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

const play = async (url: string, { student, id, ahead }: Running): Promise<number[]> => {
  const waits: number[] = [];
  let [next] = ahead;
  while (next) {
    const { least, most } = THINKING;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
    const began = performance.now();
    const reply = await post<{ ahead: Question[] }>(url, student, `/api/quizzes/${id}/answers`, {
      id: randomUUID(),
      idea: next.idea.id,
      item: next.item.id,
      answer: answerTo(next.item),
      confidence: 75,
      hints: 0,
      milliseconds: 2_000,
    });
    waits.push(performance.now() - began);
    [next] = reply.ahead;
  }
  return waits;
};

const answerTo = ({ kind, options }: Question['item']): object => {
  if (kind === 'choice') return { kind, option: options[0] };
  if (kind === 'order') return { kind, order: options };
  return kind === 'true-false' ? { kind, value: true, reason: 'it is so' } : { kind, text: '12' };
};
