import { visitor } from './conversation.ts';
import { quantile, type Figures } from './figures.ts';
import { startProduct } from './product.ts';

const STUDENTS = 20;
const QUESTIONS = [
  'What is photosynthesis?',
  'Solve 3x + 7 = 22',
  'Why do we have seasons?',
  'Factor x^2 - 5x + 6',
  'What is opportunity cost?',
  'A train travels 180 km in 2.5 hours. How fast is it?',
  'Compare acids and bases',
  'hint',
];

/** How long students wait for the first word of the built-in tutor when a whole class asks at once. */
export const benchFirstWords = async (dataDir: string): Promise<Figures> => {
  const product = await startProduct(dataDir, { TRUST_PROXY: 'true' });
  try {
    // The books are read once, at the first question that needs them.
    const cold = await waitOf(product.url, STUDENTS, ['What is a cell?']);
    const waits = await Promise.all(
      Array.from({ length: STUDENTS }, (_, number) => waitOf(product.url, number, rotated(number))),
    );
    const all = waits.flat();
    return [
      ['very first question after the start', `${Math.round(cold[0] ?? Number.NaN)} ms`],
      [`first words, ${STUDENTS} students at once: p50`, `${Math.round(quantile(all, 0.5))} ms`, '300 ms'],
      ['first words, p95', `${Math.round(quantile(all, 0.95))} ms`, '1,000 ms'],
      ['answers', String(all.length)],
    ];
  } finally {
    await product.stop();
  }
};

// Not everybody asks the same at the same moment.
const rotated = (by: number): string[] => [
  ...QUESTIONS.slice(by % QUESTIONS.length),
  ...QUESTIONS.slice(0, by % QUESTIONS.length),
];

const waitOf = async (url: string, number: number, questions: readonly string[]): Promise<number[]> => {
  const student = visitor(url, number);
  const session = await student.begin();
  const waits: number[] = [];
  for (const question of questions) {
    const asked = performance.now();
    let first: number | null = null;
    for await (const { type, error } of student.ask(session, question)) {
      if (type === 'error') throw new Error(error);
      if (type === 'delta') first ??= performance.now() - asked;
    }
    waits.push(first ?? Number.POSITIVE_INFINITY);
  }
  return waits;
};
