import type { Slip } from '@studia/mathematics';

const REMARKS: Readonly<Record<Slip, string>> = {
  sign: 'Check the signs again: one of them has flipped. ',
  'brackets not multiplied out completely':
    'Whatever is in front of the brackets multiplies everything inside them. ',
  'square of a sum': 'The square of a sum is more than the sum of the squares. ',
  'done on one side only': 'What is done to one side must be done to the other. ',
  'comparison not turned':
    'Look at the number you divided by: the inequality flips if it’s negative, and only then. ',
  'order of operations': 'Multiplying comes before adding. ',
  'solution lost': 'One solution got lost on the way. ',
  arithmetic: '',
  unknown: '',
};

/** What a mistake looks like, in a sentence; nothing when it can't be told. */
export const remarkOn = (slip: Slip): string => REMARKS[slip];
