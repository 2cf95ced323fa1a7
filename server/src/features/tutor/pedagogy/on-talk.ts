import { UNSURE, type Reading } from '../understand/reading.ts';
import type { Move } from './moves.ts';

const LEAVES =
  /\b(?:bye+|(?:i )?(?:have to |got to |gotta |must )?go now|gtg|gotta go|have to go|see (?:you|ya))\b/;

/** Small talk. */
export const onTalk = ({ act, plain, certainty }: Reading): Move | null => {
  if (certainty < UNSURE) return null;
  switch (act) {
    case 'hello':
      if (
        /\b(?:how (?:are|r) (?:you|u)|and (?:you|u)|wbu|hbu|how's it going|how about (?:you|u))\b/.test(plain)
      )
        return { kind: 'talk', about: 'how are you' };
      return {
        kind: 'talk',
        about: /\b(?:bye+|goodbye|see (?:you|ya)|good ?night|gtg|gotta go)\b/.test(plain) ? 'bye' : 'hello',
      };
    case 'thanks':
      return { kind: 'talk', about: LEAVES.test(plain) ? 'bye' : 'thanks' };
    case 'about-you':
    case 'rude':
    case 'feeling':
    case 'figure':
    case 'off-topic':
    case 'no':
      return { kind: 'talk', about: act };
    case 'yes':
    case 'next':
    case 'another':
    case 'harder':
    case 'easier':
      return { kind: 'talk', about: 'ready' };
    default:
      return null;
  }
};
