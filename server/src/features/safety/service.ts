import { othersFirst } from '../../line.ts';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { isWorthClassifying, makeClassifier } from './classifier/classifier.ts';
import { WEIGHTS } from './classifier/weights.ts';
import { makeNotice, type Noticed } from './concern.ts';
import { careIn, crisisReply } from './crisis-reply.ts';
import { makeFixedReply, type FixedReply, type Thread } from './fixed-reply.ts';
import { SIGNS } from './signs.ts';

export type { Noticed } from './concern.ts';

/** Knows who is in trouble and what must not be helped with, and what is said then. */
export interface Safety {
  /** The fixed words for what was said last; null when it is a matter of study, which an engine may answer. */
  fixedReply: FixedReply;
  /** Whether a message can be classified: some words, and no pasted page. */
  isWorthClassifying: (message: string) => boolean;
  /** What the rules have let through last, by its meaning and its writing; null when it is study, or when it can't be told. */
  classify: (thread: Thread) => Promise<Noticed | null>;
  /** What is said to somebody in trouble, or to a wish that is not met. */
  crisisReply: (noticed: Noticed, country: string | null) => string;
  /** Compiles the rules one by one, so that everybody else is served meanwhile and the first message need not wait for it. */
  warmUp: () => Promise<void>;
}

interface Dependencies {
  /** Without it, messages are classified by the way they are written. */
  embed: Embed | null;
  language: Pick<Language, 'languageOf' | 'smallWordsOf'>;
}

export const makeSafety = (dependencies: Dependencies): Safety => {
  const classify = makeClassifier(dependencies, WEIGHTS);
  return {
    fixedReply: makeFixedReply(makeNotice(dependencies.language)),
    isWorthClassifying,
    classify: async (thread) => {
      const message = thread.at(-1)?.text ?? '';
      const noticed = await classify(message);
      const isIdle = wasAsked(thread) || TIRED_OF_THINKING.test(message) || isArguing(thread);
      return noticed?.concern === 'doubt' && isIdle ? null : noticed;
    },
    crisisReply,
    warmUp: async () => {
      for (const { sign, unless } of SIGNS) {
        // Patterns are compiled by their first use, and once more, better, by the second.
        for (const pattern of [sign, sign, unless, unless]) pattern?.test('');
        await othersFirst();
      }
    },
  };
};

/** What everybody says after a long problem. */
const TIRED_OF_THINKING = /\b(?:my )?brain (?:hurts?|is (?:fried|mush|melting|dead)|melted)\b/i;

/** Who argues in an essay speaks of its matter: bans, wars and phones that somebody likes. What is certain is noticed there too. */
const isArguing = (thread: Thread): boolean =>
  thread.slice(-RECENT).some(({ by, text }) => by === 'student' && /\b(?:essay|debate|thesis)\b/i.test(text));

/** One question is care; the same one at every turn is not. */
const wasAsked = (thread: Thread): boolean =>
  thread.slice(-RECENT).some(({ by, text }) => by === 'tutor' && careIn(text) !== null);
const RECENT = 9;
