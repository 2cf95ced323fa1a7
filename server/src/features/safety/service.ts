import type { Embed } from '../../ports/embed/port.ts';
import { isWorthClassifying, makeClassifier } from './classifier/classifier.ts';
import { WEIGHTS } from './classifier/weights.ts';
import type { Noticed } from './concern.ts';
import { crisisReply } from './crisis-reply.ts';
import { fixedReply, type Thread } from './fixed-reply.ts';

export type { Noticed } from './concern.ts';

/** Knows who is in trouble and what must not be helped with, and what is said then. */
export interface Safety {
  /** The fixed words for what was said last; null when it is a matter of study, which an engine may answer. */
  fixedReply: (thread: Thread, country: string | null) => string | null;
  /** Whether a message can be classified: some words, and no pasted page. */
  isWorthClassifying: (message: string) => boolean;
  /** What the rules have let through, by its meaning and its writing; null when it is study, or when it can't be told. */
  classify: (message: string) => Promise<Noticed | null>;
  /** What is said to somebody in trouble, or to a wish that is not met. */
  crisisReply: (noticed: Noticed, country: string | null) => string;
}

/** Without a model of meanings, messages are classified by the way they are written. */
export const makeSafety = ({ embed }: { embed: Embed | null }): Safety => ({
  fixedReply,
  isWorthClassifying,
  classify: makeClassifier(embed, WEIGHTS),
  crisisReply,
});
