const GOALS: Readonly<Record<string, string>> = {
  factor: 'We want to write it as a product.',
  simplify: 'We want it as simple as possible.',
  expand: 'We want it without brackets.',
  evaluate: 'We want one number.',
  'work out': 'We want one number.',
  derive: 'We’re looking for its derivative.',
  integrate: 'We’re looking for its integral.',
  limit: 'We’re looking for the number it gets closer and closer to.',
  convert: 'We want the same amount in the other unit.',
  round: 'We want the nearest number of that kind.',
  sort: 'We want to put them in order.',
  compare: 'We want to compare them.',
  graph: 'Where does the curve meet the axes?',
  mean: 'We’re looking for their mean.',
  median: 'We’re looking for their median.',
  mode: 'We’re looking for their mode.',
  range: 'We’re looking for their range.',
  eigenvalues: 'We’re looking for its eigenvalues.',
  'partial fractions': 'We want a sum of simpler fractions.',
  'length of time': 'We want to know how long that is.',
};

/** What an exercise is after, in one sentence. */
export const goalOf = ({ kind, letters }: { kind: string; letters: readonly string[] }): string => {
  if (kind !== 'solve') return GOALS[kind] ?? '';
  return letters.length === 1 ? `We want $${letters[0]}$ alone.` : 'We want a value for every letter.';
};
