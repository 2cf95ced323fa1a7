import { quantile, visitor } from './conversation.mjs';
import { startProduct } from './product.mjs';

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
export const benchFirstWords = async (dataDir) => {
  const product = await startProduct(dataDir, { TRUST_PROXY: 'true' });
  try {
    // The books are read once, at the first question that needs them.
    const cold = await waitOf(product.url, STUDENTS, ['What is a cell?']);
    const waits = await Promise.all(
      Array.from({ length: STUDENTS }, (_, number) => waitOf(product.url, number, rotated(number))),
    );
    const all = waits.flat();
    return [
      ['very first question after the start', `${Math.round(cold[0])} ms`],
      [`first words, ${STUDENTS} students at once: p50 (aim 300)`, `${Math.round(quantile(all, 0.5))} ms`],
      ['p95 (aim 1000)', `${Math.round(quantile(all, 0.95))} ms`],
      ['answers', String(all.length)],
    ];
  } finally {
    await product.stop();
  }
};

// Not everybody asks the same at the same moment.
const rotated = (by) => [
  ...QUESTIONS.slice(by % QUESTIONS.length),
  ...QUESTIONS.slice(0, by % QUESTIONS.length),
];

const waitOf = async (url, number, questions) => {
  const student = visitor(url, number);
  const session = await student.begin();
  const waits = [];
  for (const question of questions) {
    const asked = performance.now();
    let first = null;
    for await (const { type, error } of student.ask(session, question)) {
      if (type === 'error') throw new Error(error);
      if (type === 'delta') first ??= performance.now() - asked;
    }
    waits.push(first ?? Number.POSITIVE_INFINITY);
  }
  return waits;
};
