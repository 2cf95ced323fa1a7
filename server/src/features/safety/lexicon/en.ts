import { ABOUT_OTHERS } from './en-others.ts';
import { ABOUT_PEERS } from './en-peers.ts';
import { ABOUT_ONESELF } from './en-self.ts';
import { ABOUT_WISHES } from './en-wishes.ts';
import type { Phrases } from './slot.ts';

/** English, as `wording.ts` writes it out: "I'm" is "i am", "don't" is "do not". */
export const ENGLISH: Phrases = { ...ABOUT_ONESELF, ...ABOUT_OTHERS, ...ABOUT_PEERS, ...ABOUT_WISHES };
