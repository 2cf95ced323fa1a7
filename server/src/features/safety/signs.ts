import type { Sign } from './sign.ts';
import { ABUSE } from './signs-of-abuse.ts';
import { BODILY_DANGER } from './signs-of-bodily-danger.ts';
import { DOUBTS } from './signs-of-doubt.ts';
import { EMERGENCY } from './signs-of-emergency.ts';
import { SELF_HARM } from './signs-of-self-harm.ts';
import { UNFIT } from './unfit-wishes.ts';

export type { Concern } from './sign.ts';

/** Every sign, the most urgent first: who has taken something needs a doctor before a conversation. */
export const SIGNS: readonly Sign[] = [
  ...EMERGENCY,
  ...BODILY_DANGER,
  ...SELF_HARM,
  ...ABUSE,
  ...UNFIT,
  ...DOUBTS,
];
