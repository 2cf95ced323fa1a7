import { phrase } from './phrases.ts';
import type { Script } from './script.ts';

/** So much of a photo is read back that it can be recognised. */
const PHOTO_WORDS = 30;
export const shortened = (text: string): string => {
  const words = text.split(/\s+/);
  return words.length <= PHOTO_WORDS ? text : `${words.slice(0, PHOTO_WORDS).join(' ')} …`;
};

const CHOOSING = {
  whatToday: ['hello', 'whatToday'],
  whatElse: ['sure', 'whatElse'],
  notFound: ['notFound', 'otherWords'],
  photoUnread: ['photoUnread', 'photoAgain'],
} as const;

/** Asks what to do, in words that fit why. */
export const choose = (script: Script, suggestions: readonly string[], why: keyof typeof CHOOSING): null => {
  const [words, ask] = CHOOSING[why];
  script.set({ mode: 'choosing', waits: 'topic' });
  script.speak(words);
  script.ask(
    phrase(ask, 0),
    suggestions.map((label) => ({ label, wish: null })),
  );
  return null;
};
