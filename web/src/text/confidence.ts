import type { Confidence } from '@studia/contract/practice';

/** How sure a student is, in the words of who is asked. */
export const confidenceText = {
  howSure: 'How sure are you?',
  steps: {
    25: 'Just guessing',
    50: 'Not sure',
    75: 'Fairly sure',
    95: 'Certain',
  } satisfies Record<Confidence, string>,
} as const;
