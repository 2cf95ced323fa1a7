/** The four sample boards, in their order. */
export const boardTitles = [
  'Pythagoras’ theorem',
  'One half and one third',
  'A ball thrown up',
  'The water cycle',
] as const;

/** What the sample boards say to who can't see them. */
export const boardTopicsText = {
  position: (now: number, all: number): string => `${now} of ${all}`,
  next: 'Next topic',
  pythagoras: {
    title: boardTitles[0],
    triangle: 'A triangle with a right angle. Its short sides are called a and b, the long one c.',
    corner: 'The right angle is between a and b.',
    result: 'The squares on a and b together have the same area as the square on c.',
  },
  fractions: {
    title: boardTitles[1],
    bars: 'Two bars of the same length: one cut into halves, the other into thirds.',
    same: 'Both are cut again, into sixths: the half is three of them, the third is two.',
  },
  ball: {
    title: boardTitles[2],
    curve: 'Height against time: the curve rises, bends over and comes down again.',
    top: 'At the top, for a moment, the speed is zero.',
  },
  water: {
    title: boardTitles[3],
    sea: 'The sea, and the sun above it.',
    rising: 'Water rises from the sea as vapour.',
    cloud: 'It cools into a cloud.',
    rain: 'Rain falls on the mountain and runs back into the sea.',
  },
} as const;
