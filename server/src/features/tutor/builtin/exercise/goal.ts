import { symbolsOf, type Worked } from '@studia/mathematics';

const GOALS: Readonly<Record<string, string>> = {
  factor: 'The goal is to write it as a product.',
  simplify: 'The goal is to write it as simply as possible.',
  expand: 'The goal is to write it without brackets.',
  evaluate: 'The goal is one number.',
  'work out': 'The goal is one number.',
  derive: 'The goal is to find its derivative.',
  integrate: 'The goal is to find its integral.',
  limit: 'The goal is the number it gets closer and closer to.',
  convert: 'The goal is the same amount in the other unit.',
  round: 'The goal is the nearest number of that kind.',
  sort: 'The goal is to put them in order.',
  compare: 'The goal is to compare them.',
  graph: 'The goal is to find where the curve meets the axes.',
  mean: 'The goal is to find their mean.',
  median: 'The goal is to find their median.',
  mode: 'The goal is to find their mode.',
  range: 'The goal is to find their range.',
  eigenvalues: 'The goal is to find its eigenvalues.',
  'partial fractions': 'The goal is a sum of simpler fractions.',
  'length of time': 'The goal is to find how long that is.',
};

/** What an exercise is after, in one sentence. */
export const goalOf = ({ instruction, answer }: Worked): string => {
  if (instruction === 'solve') {
    const letters = answer.value ? symbolsOf(answer.value) : [];
    return letters.length === 1
      ? `The goal is to find out what $${letters[0]}$ is.`
      : 'The goal is to find a value for every letter.';
  }
  return GOALS[instruction] ?? '';
};
