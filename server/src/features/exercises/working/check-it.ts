import { type Operation, readSum, symbolsOf, type Worked } from '@studia/mathematics';
import { inline } from '../show/mathematics.ts';

const isSingle = ({ left, right }: Operation): boolean => left.kind === 'number' && right.kind === 'number';

const WAY_BACK: Readonly<Record<Operation['operator'], string>> = {
  '+': 'Go the way back: take one of the two numbers away from your result. The other one must be left. Is it?',
  '−': 'Go the way back: add what you took away to your result. You must be at the first number again. Are you?',
  '×': 'Go the way back: divide your result by one of the two numbers. The other one must come out. Does it?',
  '÷': 'Go the way back: multiply your result by the number that you divided by. The first number must come out. Does it?',
  '^': 'Write the power as a product and multiply from left to right. Do you get the same?',
};

const BY_TASK: Readonly<Record<string, string>> = {
  factor: 'Multiply the factors out again: you should get back what we started with. Do you?',
  expand:
    'Put a small number in for the letter, first in the old line and then in the new one. Do both give the same?',
  simplify:
    'Put a small number in for the letter, first in the old line and then in the new one. Do both give the same?',
  integrate: 'Differentiate your answer: you should get back what was under the integral sign. Do you?',
  'work out': 'Work it out a second way, with decimals for example. Does the same come out?',
  evaluate: 'Work it out a second way, with decimals for example. Does the same come out?',
  formula:
    'Put your answer back into the formula together with the other numbers: do both sides agree? And is it about the size you expected?',
  line: 'Put each of the two points into your equation: is it true for both?',
  derive:
    'Try two numbers close together and see how steeply the function rises between them. Is that about what your answer says there?',
};

/** How the answer to a problem can be checked by the student. */
export const checkOf = ({ instruction, problem, answer }: Worked): string => {
  const sum = readSum(problem.text);
  if (sum?.kind === 'operation' && isSingle(sum)) return WAY_BACK[sum.operator];
  const [letter, other] = answer.value ? symbolsOf(answer.value) : [];
  if (instruction === 'solve' && letter !== undefined && other === undefined)
    return `Put your answer in for $${letter}$ in the very first line, ${inline(problem)}, and work out each side alone. ${/[<>≤≥]/.test(problem.text) ? 'Take any number that your answer allows: both sides must fit the sign between them.' : 'Both sides must come to the same number.'} Do they?`;
  if (instruction === 'solve')
    return `Put your values into every line of ${inline(problem)}. Is each of them true?`;
  return (
    BY_TASK[instruction] ??
    `Put ${inline(answer)} back into the question: does everything fit, and is it about the size you expected?`
  );
};
